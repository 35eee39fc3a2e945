"""One table of somebody's can't be read any more: at the others everything goes on, and what
happens to their places is noticed."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.life import STORE
from bot.playground.client import all_text, buttons
from bot.playground.control import DeleteChannel
from tests.chat_end_to_end.matches import play_turn, start
from tests.chat_end_to_end.player import Player, table_of, until_board
from tests.chat_end_to_end.sent import until_sent
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

"""By then whatever a press changes has been sent."""


async def two(stage: Stage) -> tuple[Player, Player]:
    return Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)


def lose_cards(stage: Stage, table: str) -> None:
    """The table is bound to cards that are nowhere."""
    with closing(sqlite3.connect(stage.var / STORE)) as store, store:
        store.execute(
            "UPDATE tables SET header = replace(header, (SELECT hash FROM cards WHERE game = "
            "tables.game), 'lost') WHERE id = ?",
            (table,),
        )


async def test_its_people_find_their_other_tables(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        torn, *whole, elsewhere = [await stage.channel() for _ in range(4)]
        anna, bo = await two(stage)
        unreadable = await start(stage, torn, "supertrumf", [anna, bo])
        boards = [await start(stage, channel, "riftforce", [anna, bo]) for channel in whole]
        await stage.kill_bot()
        lose_cards(stage, table_of(unreadable))
        await stage.start_bot()
        shown = await anna.someone.answer(await anna.someone.slash(whole[0], "table"))
        assert table_of(shown) == table_of(boards[0])
        asked = await anna.someone.answer(await anna.someone.slash(elsewhere, "hand"))
        assert len(buttons(asked)) == 2
        told = await anna.someone.answer(await anna.someone.slash(elsewhere, "draw"))
        assert "can’t open that table" not in all_text(told)
        await stage.client.order(DeleteChannel(channel=whole[0]))
        await anna.someone.until_sees("can’t find the channel")
        asked = await anna.someone.answer(await anna.someone.slash(elsewhere, "table"))
        await anna.press(asked, "settle")
        moved = await until_board(anna, elsewhere)
        await play_turn(anna, moved, table_of(moved))


async def test_that_a_place_is_gone_is_noticed_though_it_stood_there_too(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        lost = await stage.channel()
        anna, bo = await two(stage)
        unreadable = await start(stage, lost, "supertrumf", [anna, bo])
        board = await start(stage, lost, "riftforce", [anna, bo])
        await anna.press(anna.newest(board), "pause")
        await until_sent(stage, table_of(board))
        await stage.kill_bot()
        lose_cards(stage, table_of(unreadable))
        await stage.client.order(DeleteChannel(channel=lost))
        await stage.start_bot()
        told = await bo.someone.until_sees("can’t find the channel")
        assert "Riftforce" in all_text(told)


async def test_that_a_place_is_gone_is_noticed_though_it_stands_in_slow_mode(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        slow, lost = await stage.channel(), await stage.channel()
        anna, bo = await two(stage)
        unreadable = await start(stage, slow, "ordet_fanger", [anna, bo], do="start_here")
        board = await start(stage, lost, "riftforce", [anna, bo])
        await anna.press(anna.newest(board), "pause")
        await until_sent(stage, table_of(board))
        await stage.kill_bot()
        lose_cards(stage, table_of(unreadable))
        stage.playground.core.world.channels[int(slow)].slowmode = 5
        await stage.client.order(DeleteChannel(channel=lost))
        await stage.start_bot()
        told = await bo.someone.until_sees("can’t find the channel")
        assert "Riftforce" in all_text(told)
        assert "Traceback" not in stage.log
