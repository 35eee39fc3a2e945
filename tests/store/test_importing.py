"""A file's rows in a database: all of them, or none and one sentence."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from msgspec.structs import replace

from bot.cli.main import main
from bot.host.ladders import Board, Ladder, Season
from bot.host.messages import BOARD
from bot.host.ratings import bring_up_to_date
from bot.host.stored import HandCopy, LastOptions, Person, Preset, Run
from bot.settings import DatabaseUrl, Settings
from bot.store.postgres.importing import TABLES
from bot.store.sqlite.engine import SqliteStore
from tests.store.changes import KIM, LEE, header, move, opening, result, sent, wanted
from tests.store.engines import StorePlace


async def fill(file: Path) -> None:
    """At least one row of each kind, and more tables than are read at a time."""
    store = await SqliteStore.open(file)
    await store.commit(opening())
    last = LastOptions((22, 1), "tiny", {"rounds": "3"})
    await store.commit(move(2, wanted=(wanted(BOARD, 3, b"what"),), last=last))
    await store.sent(sent(BOARD, 2, 900, b"\x00\xff"))
    await store.begin_season(1, Season(1, 4000))
    await store.commit(opening("t2"))
    ended = replace(move(2, "t2"), header=header(phase="ended"), result=result("t2"))
    await store.commit(ended)
    await bring_up_to_date(store, Ladder(1, "tiny", 1))
    await store.keep_person(Person(KIM, "sv-SE", 8800, dm_closed=True))
    await store.keep_copy(HandCopy("t1", KIM, 77, "a token", 1001, 5_000, 3), 0)
    await store.keep_preset(Preset(1, "tiny", "snabb ö 🂡", {"rounds": "1"}))
    await store.keep_note(f"name {LEE}", "Lee")
    await store.keep_run(Run(1, 100, 0, 100))
    await store.begin_to_forget(666, 9_000)
    await store.close()


def rows_of(file: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as opened:
        return sorted(opened.execute(f"SELECT * FROM {table}").fetchall(), key=repr)


async def test_every_row_comes_along(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "store.db"
    await fill(file)
    monkeypatch.setenv("DATABASE_URL", database_url)
    assert await asyncio.to_thread(main, ["import", str(file)]) == 0
    database = await asyncpg.connect(database_url)
    for table in TABLES:
        there = rows_of(file, table)
        here = [tuple(row) for row in await database.fetch(f"SELECT * FROM {table}")]
        assert there, table
        assert sorted(here, key=repr) == there, table
    await database.close()
    async with StorePlace(
        Settings(var=tmp_path, database=DatabaseUrl(database_url))
    ).opened() as store:
        assert await store.listed(Board(Ladder(1, "tiny", 1), "")) == 2
        assert list(await store.to_forget()) == []
        await store.keep_person(Person(666))
        assert list(await store.to_forget()) == [666]


async def test_what_can_t_be_taken_over_is_one_sentence(
    tmp_path: Path,
    database_url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, other = tmp_path / "store.db", tmp_path / "other.db"

    async def told(file: Path) -> str:
        assert await asyncio.to_thread(main, ["import", str(file)]) == 2
        sentence = capsys.readouterr().err
        assert sentence.count("\n") == 1
        return sentence

    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert "DATABASE_URL names no database" in await told(file)
    monkeypatch.setenv("DATABASE_URL", database_url)
    assert "There is no store at" in await told(file)
    file.write_bytes(b"no store" * 100)
    assert "is no store of the bot's, or damaged" in await told(file)
    with closing(sqlite3.connect(other)) as opened:
        opened.execute("CREATE TABLE something (else_ TEXT)")
    assert "is no store of the bot's, or damaged" in await told(other)
    file.unlink()
    await fill(file)
    place = StorePlace(Settings(var=tmp_path / "none", database=DatabaseUrl(database_url)))
    async with place.opened() as store:
        assert "already works with this database" in await told(file)
        await store.keep_note("any", "thing")
    assert "isn't empty" in await told(file)
    async with StorePlace(Settings(var=tmp_path)).opened():
        assert "already works with the folder" in await told(file)
