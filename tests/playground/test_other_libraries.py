"""The same bot in discord.js and in hikari: the playground is not made to discord.py's measure."""

from __future__ import annotations

import msgspec
import pytest

from bot.playground import Playground
from bot.playground.client import all_text
from bot.playground.control import CloseGateway, SetDMs
from tests.playground.conftest import QUICK
from tests.playground.dealer import PIXEL
from tests.playground.libraries import LIBRARIES, running_elsewhere
from tests.playground.scenes import Scene, open_scene

pytestmark = pytest.mark.parametrize("library", LIBRARIES)


async def test_a_bot_without_the_content_intent(library: str, scene: Scene) -> None:
    async with running_elsewhere(library, scene):
        await _plays(scene)
        await _sends_dms(scene)
        await scene.anna.write(scene.side, "A secret")
        await scene.bo.until_sees("Heard: nothing", scene.side)
        await _resumes(scene)


async def test_a_bot_with_the_content_intent_and_two_shards(library: str) -> None:
    settings = msgspec.structs.replace(QUICK, recommended_shards=2, max_concurrency=2)
    async with (
        await Playground.start(settings=settings) as playground,
        open_scene(playground) as scene,
        running_elsewhere(library, scene, CONTENT="1") as said,
    ):
        assert said == "ready with 2 shards"
        await scene.anna.write(scene.side, "A secret")
        reply = await scene.bo.until_sees("Heard: A secret")
        assert reply.reply_to is not None
        await _sends_dms(scene)


async def _plays(scene: Scene) -> None:
    anna, bo = scene.anna, scene.bo
    offered = await anna.complete(scene.table, "deal", "game", "r")
    assert [choice["value"] for choice in offered] == ["riftforce"]
    outcome = await anna.slash(scene.table, "deal", game="riftforce")
    table = await anna.answer(outcome)
    assert table.content == "Dealt riftforce"
    await anna.press(table, "Draw")
    await bo.until_sees("anna drew")
    hand = await anna.answer(await anna.press(table, "Hand"))
    assert hand.ephemeral
    assert bo.message(scene.table, hand.id) is None
    later = await anna.answer(await anna.press(table, "Later"))
    assert later.content == "Here it is"
    await anna.choose(table, "suits", "Spades", "Clubs")
    await bo.until_sees("Chosen: Spades, Clubs")
    await anna.press(table, "Name")
    await anna.fill(await anna.until_modal("Name your hero"), hero="Tuvstarr")
    await bo.until_sees("Named Tuvstarr")
    board = await anna.answer(await anna.slash(scene.table, "board"))
    assert "# The board" in all_text(board)
    picture = board.components[0]["components"][1]["items"][0]["media"]["url"]
    assert await scene.client.fetch(picture) == PIXEL


async def _sends_dms(scene: Scene) -> None:
    await scene.anna.slash(scene.table, "hand")
    dm = await scene.anna.until_sees("Your hand", also=lambda message: bool(message.files))
    assert await scene.client.fetch(dm.files[0].url) == PIXEL
    await scene.client.order(SetDMs(person=scene.bo.id, open=False))
    outcome = await scene.bo.slash(scene.table, "hand")
    assert (await scene.bo.answer(outcome)).content == "DM closed: 50007"


async def _resumes(scene: Scene) -> None:
    await scene.client.order(CloseGateway(code=4000))
    await scene.anna.write(scene.side, f"<@{scene.bot}> still there?")
    await scene.bo.until_sees("still there?", also=lambda message: message.author.bot)
    sent = [entry.what for entry in scene.playground.core.transcript.of("gateway")]
    assert any(what.startswith("op 6") for what in sent)
    assert sum(what.startswith("op 2") for what in sent) == 1
