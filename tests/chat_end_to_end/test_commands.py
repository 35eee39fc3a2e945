"""The slash commands themselves: when Discord is told of them, and those that answer an ask."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from msgspec.structs import replace

from bot.chat.answer.context import Context
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import Answering
from bot.chat.press import Press
from bot.playground.client import all_text
from bot.playground.control import PlanFault
from bot.playground.faults import RequestFault
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.inside import bot_inside, command
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, controls, must_act
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_TURNS = 40


async def nothing(ctx: Context, press: Press) -> Reply:
    return Reply()


async def test_discord_is_told_of_the_commands_only_when_they_have_changed(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        told = []
        for name in ("first", "first", "other"):
            async with bot_inside(stage, command(name, nothing)):
                requests = stage.playground.core.transcript.of("request")
            told.append(len([entry for entry in requests if entry.what.startswith("PUT ")]))
        assert told == [1, 1, 2]


async def test_public_texts_are_in_the_language_that_was_set_where_discord_tells_none(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await stage.start_bot(SPELVARDEN_LANGUAGE="nb")
        channel = await stage.channel()
        dane, swede = await stage.person("Dan", "da"), await stage.person("Sven", "sv-SE")
        for person, join in ((dane, "Bli med"), (swede, "Gå med")):
            lobby = await person.answer(await person.slash(channel, "play", game="riftforce"))
            assert join in all_text(lobby)
        rolled = await dane.answer(await dane.slash(channel, "roll", die=6, count=2))
        assert "til sammen" in all_text(rolled)
        help_ = await dane.answer(await dane.slash(channel, "help"))
        assert "table" in all_text(help_), "what only one person reads is in English"


async def test_nothing_that_discord_is_told_of_a_command_is_cut(stage: Stage) -> None:
    """Names, descriptions and choices, in every language."""
    commands = stage.playground.core.world.commands_of(int(stage.bot), None)
    told = [text for command in commands for text in texts_of(command.body)]
    assert len(told) > 300
    assert [text for text in told if text.endswith("…") or len(text) > 100] == []


def texts_of(body: Any) -> Iterator[str]:
    """All that people read of a command, its parameters and their choices."""
    for key in ("name", "description"):
        yield body.get(key) or ""
        yield from (body.get(f"{key}_localizations") or {}).values()
    for part in (*(body.get("options") or ()), *(body.get("choices") or ())):
        yield from texts_of(part)


@pytest.mark.parametrize("gone", [True, False], ids=["vanished", "changed"])
async def test_commands_that_discord_has_otherwise_are_registered_again(
    tmp_path: Path, gone: bool
) -> None:
    """By anybody: the developer's portal, another program with the same token."""
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        anna, channel = await stage.person("Anna"), await stage.channel()
        await stage.stop_bot()
        path = path_of(stage, "play")
        await as_the_bot(stage, "DELETE" if gone else "PATCH", path, {"description": "Another"})
        await stage.start_bot()
        offered = {command.name: command.description for command in await anna.commands(channel)}
        assert offered["play"] == "Open a table in this channel"
        await stage.stop_bot()
        await stage.start_bot()
        requests = stage.playground.core.transcript.of("request")
        assert len([entry for entry in requests if entry.what.startswith("PUT ")]) == 2


ENTRY_POINT = {
    "name": "launch",
    "name_localizations": {"de": "starten"},
    "type": 4,
    "handler": 2,
    "integration_types": [0],
}


async def test_the_command_that_opens_an_activity_stays_as_it_is(tmp_path: Path) -> None:
    """Discord makes it where Activities are switched on, and takes no list without it."""
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await as_the_bot(stage, "POST", f"/applications/{stage.bot}/commands", ENTRY_POINT)
        (before,) = stage.playground.core.world.commands_of(int(stage.bot), None)
        await stage.start_bot()
        commands = stage.playground.core.world.commands_of(int(stage.bot), None)
        assert len(commands) > 10
        (after,) = (command for command in commands if command.type == 4)
        assert after.id == before.id
        assert after.body | before.body == after.body


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (RequestFault(kind="status", status=400, code=50240), "400/50240"),
        (RequestFault(kind="rate_limited", seconds=86_400.0), "not for another 86400 s"),
    ],
    ids=["refused", "too many a day"],
)
async def test_commands_that_discord_does_not_take_keep_nobody_from_playing(
    tmp_path: Path, fault: RequestFault, told: str
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        anna, channel = await stage.person("Anna"), await stage.channel()
        await stage.stop_bot()
        await as_the_bot(stage, "DELETE", path_of(stage, "roll"), {})
        path = f"/applications/{stage.bot}/commands"
        fault = replace(fault, method="PUT", path=path)
        await stage.client.order(PlanFault(fault=fault))
        before = len(stage.log)
        await stage.start_bot(SPELVARDEN_LOG="warning")
        assert f"Discord does not take the bot's commands ({told}" in stage.log[before:]
        assert "can't be reached" not in stage.log[before:]
        lobby = await anna.answer(await anna.slash(channel, "play", game="riftforce"))
        assert "Join" in all_text(lobby)


def path_of(stage: Stage, name: str) -> str:
    """Where Discord has one of the bot's commands."""
    commands = stage.playground.core.world.commands_of(int(stage.bot), None)
    found = next(command for command in commands if command.name == name)
    return f"/applications/{stage.bot}/commands/{found.id}"


async def as_the_bot(stage: Stage, method: str, path: str, body: object) -> None:
    headers = {"Authorization": f"Bot {stage.token}", "Content-Type": "application/json"}
    url, data = f"{stage.playground.url}/api/v10{path}", msgspec.json.encode(body)
    async with (
        aiohttp.ClientSession() as http,
        http.request(method, url, data=data, headers=headers) as reply,
    ):
        assert reply.status in (200, 204)


async def test_a_draw_is_offered_and_accepted_by_command(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "storma_slottet", [anna, bo])
    first = await play_until_draw(board, anna, bo)
    second = bo if first is anna else anna
    await first.someone.slash(channel, "offer-draw")
    await second.someone.until_sees("offers a draw", channel)
    await second.someone.slash(channel, "offer-draw")
    await anna.someone.until(lambda: "Rematch" in all_text(anna.newest(board)))


async def play_until_draw(board: SeenMessage, *players: Player) -> Player:
    """Plays until somebody may offer a draw, which nobody may in the opening; returns them."""
    for _ in range(MOST_TURNS):
        for player in players:
            hand = await player.hand(board)
            presses = [control.press for control in controls(hand)]
            if any(isinstance(p, Answering) and p.ask == "offer-draw" for p in presses):
                return player
            if must_act(hand):
                await player.act(hand)
    raise AssertionError("nobody may offer a draw")


async def test_a_card_is_turned_by_command(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "ordet_fanger", [anna, bo], "start_here")
    await anna.act(await anna.hand(board))
    await anna.someone.slash(channel, "draw")
    await bo.someone.until_sees("Anna flips", channel)
