"""What a table tells of an answer that is being voted on, whatever lists there are."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import pytest

from bot.host.clock import ChatClock
from bot.host.model import Place
from bot.host.tables import Tables
from bot.lab.seeding import game, keep
from bot.library import Library, open_game
from games.ordet_fanger.moves import Contest
from tests.games.ordet_fanger.positions import NOA, ruled
from tests.stores import open_in

TABLE = "voting"


@asynccontextmanager
async def voting(folder: Path, known_answers: Callable[[str], Any] | None) -> AsyncIterator[Tables]:
    table = ruled()
    table.plays(NOA, Contest(table.state.rulings[-1].number, 3_000, "Oslo@2000"))
    store = await open_in(folder)
    await keep(store, TABLE, table.state, Place(1, 2), {0: 100, 1: 101, 2: 102})
    tables = await Tables.open(
        store, ChatClock(), open_game, known_answers=known_answers, is_shown=True
    )
    try:
        yield tables
    finally:
        await tables.stop()
        await store.close()


async def test_lists_are_read_in_a_thread(tmp_path: Path) -> None:
    readers = []

    def reading(key: str) -> Any:
        readers.append(current_thread())
        return Library().answers(key)

    async with voting(tmp_path, reading) as tables:
        found = await tables.realtime.listed(TABLE)
    assert found is not None and len(found.known) > 0 and not found.stands
    assert readers and main_thread() not in readers


@pytest.mark.parametrize("broken", [False, True])
async def test_without_a_list_that_can_be_read_there_is_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, broken: bool
) -> None:
    known = game().known_answers({"sv.toml": b"one = 7"})
    with caplog.at_level(logging.WARNING):
        async with voting(tmp_path, (lambda key: known) if broken else None) as tables:
            found = await tables.realtime.listed(TABLE)
    assert found is not None and found.text == "Oslo" and found.known == ()
    assert ("sv.toml: these are no answers" in caplog.text) is broken


async def test_a_table_at_which_nothing_is_voted_on_has_nothing_to_look_up(tmp_path: Path) -> None:
    async with voting(tmp_path, Library().answers) as tables:
        await keep(tables.store, "calm", ruled().state, Place(1, 3), {0: 100, 1: 101, 2: 102})
        assert await tables.realtime.listed("calm") is None
