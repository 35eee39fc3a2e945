"""/table shows the board once more: only the newest one can be played on, whatever happens."""

from contextlib import suppress
from pathlib import Path

import pytest

from bot.playground.client import Failed, all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def playing(stage: Stage) -> tuple[Player, SeenMessage]:
    players = [Player(await stage.person(name), seed) for seed, name in enumerate(("Anna", "Bo"))]
    return players[0], await start(stage, await stage.channel(), "storma_slottet", players)


async def points_on(player: Player, old: SeenMessage, new: SeenMessage) -> None:
    someone = player.someone

    def look() -> SeenMessage | None:
        message = someone.message(old.channel, old.id)
        leads_on = message is not None and f"/{new.channel}/{new.id}" in all_text(message)
        return message if leads_on else None

    assert not buttons(await someone.until(look, "where the board is now"))
    shown = someone.message(new.channel, new.id)
    assert shown is not None and buttons(shown)


async def test_the_board_that_was_shown_before_points_to_the_new_one(stage: Stage) -> None:
    anna, first = await playing(stage)
    boards = [first]
    for _ in range(2):
        outcome = await anna.someone.slash(first.channel, "table")
        boards.append(await anna.someone.answer(outcome))
        for old in boards[:-1]:
            await points_on(anna, old, boards[-1])


async def test_a_kill_before_the_new_board_is_noted_leaves_no_second_one_to_press(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await stage.start_bot(module="tests.chat_end_to_end.late_bot")
        anna, old = await playing(stage)
        with suppress(Failed):
            await anna.someone.slash(old.channel, "table")
        assert (await stage.until_ended())[0] == 9
        new = [message for message in anna.someone.sees(old.channel) if buttons(message)][-1]
        assert new.id != old.id
        await stage.start_bot()
        await points_on(anna, old, new)
        assert stage.refused() == []
