"""What the SQLite engine does about disks, files and power cuts."""

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, nullcontext
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from bot.host.messages import BOARD, HandKey
from bot.host.ports import Busy, CannotOpen, Conflict, DiskFull
from bot.host.stored import Person
from bot.store.folder import Folder
from bot.store.sqlite.backup import copy
from bot.store.sqlite.engine import SqliteStore
from bot.store.sqlite.migrate import SCHEMA, SCHEMA_VERSION, migration_files, statements
from bot.store.sqlite.restore import put_in_place
from bot.store.sqlite.witness import wal_of
from tests.store.changes import (
    before_changes_of_all_kinds,
    changes_of_all_kinds,
    header,
    move,
    opening,
    sent,
    wanted,
)
from tests.store.processes import child, said


async def test_it_syncs_each_commit_in_a_wal(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "store.db")
    assert await store._writing.read("PRAGMA journal_mode") == [("wal",)]
    full = 2
    assert await store._writing.read("PRAGMA synchronous") == [(full,)]
    await store.close()


async def test_nobody_waits_for_a_commit_whose_task_has_ended(tmp_path: Path) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    @asynccontextmanager
    async def wait_for_the_test() -> AsyncIterator[None]:
        begun.set()
        await go_on.wait()
        yield

    store = await SqliteStore.open(tmp_path / "store.db", around_commit=wait_for_the_test)
    first = asyncio.create_task(store.commit(opening("t0")))
    await begun.wait()
    second = asyncio.create_task(store.commit(opening("t1")))
    await asyncio.sleep(0)
    committing = store._writer._committing
    assert committing is not None
    committing.cancel()
    async with asyncio.timeout(20):
        await asyncio.wait({first, second})
    assert first.cancelled() and second.cancelled()
    go_on.set()
    assert list(await store.tables()) == []
    await store.commit(opening("t1"))
    assert list(await store.tables()) == ["t1"]
    await store.close()


class Counted:
    """Counts the commits around which it is entered."""

    def __init__(self) -> None:
        self.commits = 0

    def __call__(self) -> nullcontext[None]:
        self.commits += 1
        return nullcontext()


async def test_a_cancelled_commit_is_whole_and_the_next_one_told_its_own_end(
    tmp_path: Path,
) -> None:
    """What was queued for SQLite's thread runs there, whether or not somebody waits for it."""
    store = await SqliteStore.open(tmp_path / "store.db")
    await store.commit(opening("t0"))
    go_on = threading.Event()
    await store._writing._opened.create_function("go_on", 0, lambda: go_on.wait(20))
    reading = asyncio.create_task(store._writing.read("SELECT go_on()"))
    cancelled = asyncio.create_task(store.commit(opening("t1")))
    for _ in range(3):
        await asyncio.sleep(0)
    committing = store._writer._committing
    assert committing is not None
    committing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    stale = asyncio.create_task(store.commit(move(7, "t0")))
    for _ in range(3):
        await asyncio.sleep(0)
    go_on.set()
    with pytest.raises(Conflict):
        await stale
    assert await reading == [(1,)]
    with closing(sqlite3.connect(tmp_path / "store.db", timeout=0)) as other:
        other.execute("BEGIN IMMEDIATE")
    assert set(await store.tables()) == {"t0", "t1"}
    await store.commit(move(2, "t0"))
    await store.close()


async def test_what_queues_during_a_commit_is_the_next_one(tmp_path: Path) -> None:
    begun: asyncio.Queue[None] = asyncio.Queue()
    go_on = asyncio.Semaphore(1)

    @asynccontextmanager
    async def wait_for_the_test() -> AsyncIterator[None]:
        begun.put_nowait(None)
        await go_on.acquire()
        yield

    store = await SqliteStore.open(tmp_path / "store.db", around_commit=wait_for_the_test)
    await asyncio.gather(*(store.commit(opening(f"t{number}")) for number in range(64)))
    await begun.get()
    first = asyncio.create_task(store.commit(move(2, "t0")))
    await begun.get()
    others = asyncio.gather(*(store.commit(move(2, f"t{number}")) for number in range(1, 64)))
    go_on.release()
    go_on.release()
    await asyncio.gather(first, others)
    await begun.get()
    assert begun.empty()
    await store.close()


@pytest.mark.parametrize("order", list(permutations(range(3))))
async def test_changes_of_all_kinds_share_one_commit(
    tmp_path: Path, order: tuple[int, ...]
) -> None:
    counted = Counted()
    store = await SqliteStore.open(tmp_path / "store.db", around_commit=counted)
    await asyncio.gather(*map(store.commit, before_changes_of_all_kinds()))
    changes = changes_of_all_kinds()
    await asyncio.gather(*(store.commit(changes[number]) for number in order))
    assert counted.commits == 2
    await store.close()


async def test_a_full_disk_is_told_and_then_forgotten(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "store.db")
    await store.commit(opening())
    await store._writing.read("PRAGMA max_page_count = 1")
    big = header(commitment="x" * 100_000)
    with pytest.raises(DiskFull):
        await store.commit(opening("t2", commitment=big.commitment))
    assert await store.table("t2") is None
    await store._writing.read("PRAGMA max_page_count = 1000000")
    await store.commit(opening("t2", commitment=big.commitment))
    assert await store.table("t2") is not None
    await store.close()


@pytest.mark.alone
async def test_a_file_held_by_another_process_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.connection.BUSY_SECONDS", 0.1)
    store = await SqliteStore.open(tmp_path / "store.db")
    await store.commit(opening())
    with child(
        "import sqlite3, sys",
        "file = sqlite3.connect(sys.argv[1] + '/store.db', isolation_level=None)",
        "file.execute('BEGIN IMMEDIATE')",
        "print('held', flush=True)",
        "sys.stdin.read()",
        folder=tmp_path,
    ) as other:
        assert said(other) == "held"
        began = time.monotonic()
        at_once = (store.commit(move(2, source=f"click {number}")) for number in range(20))
        results = await asyncio.gather(*at_once, return_exceptions=True)
        assert [type(result) for result in results] == [Busy] * 20
        assert time.monotonic() - began < 1
    await store.commit(move(2))
    await store.close()


async def test_a_damaged_file_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    store = await SqliteStore.open(file)
    await asyncio.gather(*(store.commit(opening(f"t{number}")) for number in range(50)))
    await store.close()
    content = bytearray(file.read_bytes())
    for page in range(3, len(content) // 4096):
        content[page * 4096 : page * 4096 + 64] = b"\xee" * 64
    file.write_bytes(content)
    with pytest.raises(CannotOpen, match=r"is damaged .*: it stays as it is; put a backup"):
        await SqliteStore.open(file)
    assert file.read_bytes() == bytes(content)


@pytest.mark.parametrize("content", [b"this was never a database" * 400, b"SQLite format 3\0" * 99])
async def test_a_file_that_is_no_store_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "store.db"
    file.write_bytes(content)
    with pytest.raises(CannotOpen, match="is damaged"):
        await SqliteStore.open(file)
    assert file.read_bytes() == content


async def test_another_program_s_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    with closing(sqlite3.connect(file)) as recipes:
        recipes.execute("CREATE TABLE recipes (name TEXT)")
    content = file.read_bytes()
    with pytest.raises(CannotOpen, match="is no store of the bot's"):
        await SqliteStore.open(file)
    assert file.read_bytes() == content


async def test_a_folder_in_the_file_s_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "store.db").mkdir()
    with pytest.raises(CannotOpen, match=r"store\.db can't be opened"):
        await SqliteStore.open(tmp_path / "store.db")


async def test_a_newer_store_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    await (await SqliteStore.open(file)).close()
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("PRAGMA user_version = 99")
    with pytest.raises(CannotOpen, match="version 99"):
        await SqliteStore.open(file)


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION))
async def test_a_store_of_0_1_0_is_refused_and_kept(tmp_path: Path, version: int) -> None:
    """Killed while it ran: part of it is in the write-ahead log alone."""
    (tmp_path / "ran").mkdir()
    (tmp_path / "var").mkdir()
    file = tmp_path / "var" / "store.db"
    with closing(sqlite3.connect(tmp_path / "ran" / "store.db", isolation_level=None)) as older:
        older.execute("PRAGMA journal_mode = WAL")
        older.execute("CREATE TABLE tables (id TEXT)")
        older.execute(f"PRAGMA user_version = {version}")
        older.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        older.execute("INSERT INTO tables VALUES ('t1')")
        for each in (tmp_path / "ran").iterdir():
            shutil.copy(each, file.parent)
    content = {each: each.read_bytes() for each in file.parent.iterdir()}
    assert content[wal_of(file)]
    with pytest.raises(CannotOpen, match=rf"^The store is of version {version}, .* 0\.1\.0 can"):
        await SqliteStore.open(file)
    assert {each: each.read_bytes() for each in file.parent.iterdir()} == content
    with pytest.raises(CannotOpen, match=rf"of version {version}, .* 0\.1\.0 can"):
        put_in_place(file, tmp_path / "new.db")
    assert not (tmp_path / "new.db").exists()


def test_schema_and_migrations_are_read_as_statements() -> None:
    for file in (SCHEMA, *migration_files()):
        assert list(statements(file.read_text(encoding="utf-8")))


def test_migrations_are_numbered_from_the_schema_s_version_on(tmp_path: Path) -> None:
    second, first = (tmp_path / f"{SCHEMA_VERSION + n:04}_some.sql" for n in (2, 1))
    second.touch()
    with pytest.raises(AssertionError, match=f"number from {SCHEMA_VERSION + 1} on"):
        migration_files(tmp_path)
    first.touch()
    assert migration_files(tmp_path) == [first, second]


NEWEST = SCHEMA_VERSION + len(migration_files())


async def test_a_migration_changes_a_store_of_before_and_a_new_one(tmp_path: Path) -> None:
    made_up = tmp_path / f"{NEWEST + 1:04}_colours.sql"
    made_up.write_text("ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';\n")
    before, new = tmp_path / "before.db", tmp_path / "new.db"
    store = await SqliteStore.open(before)
    await store.keep_person(Person(501, "sv"))
    await store.close()
    for file in (before, new):
        await (await SqliteStore.open(file, migrations=[*migration_files(), made_up])).close()
    assert rows_of(before, "SELECT user, locale, colour FROM people") == [(501, "sv", "red")]
    assert rows_of(new, "SELECT colour FROM people") == []
    for file in (before, new):
        assert rows_of(file, "PRAGMA user_version") == [(NEWEST + 1,)]


async def test_a_store_without_any_migration_keeps_what_people_have_chosen(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    await (await SqliteStore.open(file, migrations=[])).close()
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("INSERT INTO people VALUES (501, 'sv-SE', 8800, 1, 1, 0, NULL)")
    store = await SqliteStore.open(file)
    kept = Person(501, "sv-SE", 8800, dm_closed=True, rolls=True, pictures=False)
    assert await store.person(501) == kept
    await store.close()


def rows_of(file: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as opened:
        return opened.execute(sql).fetchall()


async def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    bad = tmp_path / f"{NEWEST + 1:04}_bad.sql"
    bad.write_text("CREATE TABLE half (way TEXT);\nCREATE TABLE half (way TEXT);\n")
    await (await SqliteStore.open(file)).close()
    content = file.read_bytes()
    with pytest.raises(CannotOpen, match="half already exists"):
        await SqliteStore.open(file, migrations=[*migration_files(), bad])
    assert file.read_bytes() == content
    store = await SqliteStore.open(file)
    await store.commit(opening())
    await store.close()
    bad.write_text("CREATE TABLE half (way TEXT);\n")
    again = await SqliteStore.open(file, migrations=[*migration_files(), bad])
    assert await again.table("t1") is not None
    await again.close()


@pytest.mark.parametrize("statements_run", [1, 2, 3])
async def test_a_migration_killed_on_the_way_goes_on_or_back(
    tmp_path: Path, statements_run: int
) -> None:
    """The child stops dead in the middle of its last migration and is killed there."""
    second = tmp_path / f"{NEWEST + 1:04}_more.sql"
    second.write_text("".join(f"CREATE TABLE more_{n} (x);\n" for n in range(4)))
    with child(
        "import sqlite3, sys, time",
        "from pathlib import Path",
        "from bot.store.sqlite.migrate import migrate, migration_files",
        "class Slow(sqlite3.Connection):",
        "    made = 0",
        "    def execute(self, sql, *values):",
        "        result = super().execute(sql, *values)",
        "        self.made += sql.startswith('CREATE TABLE more')",
        f"        if self.made == {statements_run}:",
        "            print('half way', flush=True)",
        "            time.sleep(60)",
        "        return result",
        "folder = Path(sys.argv[1])",
        "file = sqlite3.connect(folder / 'store.db', isolation_level=None, factory=Slow)",
        "file.execute('PRAGMA journal_mode = WAL')",
        f"migrate(file, [*migration_files(), folder / {second.name!r}])",
        folder=tmp_path,
    ) as process:
        assert said(process) == "half way"
    with closing(sqlite3.connect(tmp_path / "store.db")) as file:
        (version,) = file.execute("PRAGMA user_version").fetchone()
        made = file.execute("SELECT count(*) FROM sqlite_master WHERE name LIKE 'more%'")
        assert (version, made.fetchone()[0]) == (NEWEST, 0)
    store = await SqliteStore.open(tmp_path / "store.db", migrations=[*migration_files(), second])
    await store.commit(opening())
    await store.close()


def test_a_second_process_is_kept_out_of_the_folder(tmp_path: Path) -> None:
    with child(
        "import sys",
        "from pathlib import Path",
        "from bot.store.folder import Folder",
        "held = Folder(Path(sys.argv[1]))",
        "print('held', flush=True)",
        "sys.stdin.read()",
        folder=tmp_path,
    ) as other:
        assert said(other) == "held"
        with pytest.raises(CannotOpen, match=f"number {other.pid}.*SPELVARDEN_VAR"):
            Folder(tmp_path)
    with Folder(tmp_path), pytest.raises(CannotOpen, match="Another process"):
        Folder(tmp_path)
    Folder(tmp_path).release()


def test_a_folder_that_can_t_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(CannotOpen, match="can't be written"):
        Folder(tmp_path / "file")


async def test_a_backup_taken_while_working_is_whole(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "store.db")
    await store.commit(opening())
    going_on = asyncio.gather(*(store.commit(opening(f"x{n}")) for n in range(200)))
    await asyncio.to_thread(copy, tmp_path / "store.db", tmp_path / "copy.db")
    await going_on
    await store.commit(move(2))
    await store.close()
    copied = await SqliteStore.open(tmp_path / "copy.db")
    found = await copied.table("t1")
    assert found is not None
    assert found.revision == 1
    for table in await copied.live():
        assert len(await copied.log(table.id)) == 1
    await copied.close()


async def test_a_backup_can_be_taken_by_another_process_and_after_the_end(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "store.db")
    await store.commit(opening())
    with child(
        "import sys",
        "from pathlib import Path",
        "from bot.store.sqlite.backup import copy",
        "folder = Path(sys.argv[1])",
        "copy(folder / 'store.db', folder / 'copy.db')",
        folder=tmp_path,
    ) as another:
        assert another.wait() == 0
    await store.close()
    copy(tmp_path / "store.db", tmp_path / "later.db")
    for name in ("copy.db", "later.db"):
        copied = await SqliteStore.open(tmp_path / name)
        assert await copied.table("t1") is not None
        await copied.close()


def test_there_is_no_backup_of_nothing(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="no store at"):
        copy(tmp_path / "store.db", tmp_path / "copy.db")


async def test_what_a_message_was_sent_shares_the_commit_of_the_next_move(tmp_path: Path) -> None:
    counted = Counted()
    store = await SqliteStore.open(tmp_path / "store.db", around_commit=counted)
    await store.commit(opening())
    await store.want("t1", 1, [wanted(BOARD, 3), wanted(HandKey(1), 4)])
    notes = [asyncio.create_task(store.sent(sent(key, 1, 77))) for key in (BOARD, HandKey(1))]
    await asyncio.sleep(0)
    assert counted.commits == 2
    await store.commit(move(2))
    await asyncio.gather(*notes)
    assert counted.commits == 3
    await store.sent(sent(BOARD, 2, 77))
    assert counted.commits == 4
    closing_in = asyncio.create_task(store.sent(sent(BOARD, 3, 7)))
    await asyncio.sleep(0)
    await store.close()
    await closing_in
    assert counted.commits == 5
