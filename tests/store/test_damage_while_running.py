"""A store that is damaged while the bot works with it: either the next change is refused for good,
or nothing that was acknowledged is lost."""

import asyncio
import os
import resource
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from bot.host.ports import Broken, DiskFull, Exchanged
from bot.store.sqlite import guard
from bot.store.sqlite.backup import copy
from bot.store.sqlite.engine import SqliteStore
from bot.store.sqlite.witness import wal_of
from tests.store.changes import opening

PAGE = 4096

Mishap = Callable[[Path, Path], None]


class Store(SqliteStore):
    async def end(self) -> None:
        """Like the process, which takes the connections with it that `close` has left open."""
        try:
            await self.close()
        finally:
            await self._reading.close()
            await self._writing.close()


def cut(share: float) -> Mishap:
    def half(file: Path, kept: Path) -> None:
        os.truncate(file, int(file.stat().st_size * share))

    return half


def cut_to(size: int) -> Mishap:
    return lambda file, kept: os.truncate(file, size)


def cut_last_page(file: Path, kept: Path) -> None:
    os.truncate(file, file.stat().st_size - PAGE)


def cut_and_fill_with_zeros(file: Path, kept: Path) -> None:
    size = file.stat().st_size
    os.truncate(file, size // 2)
    os.truncate(file, size)


def overwrite(start: int, content: bytes) -> Mishap:
    def write(file: Path, kept: Path) -> None:
        with file.open("r+b") as opened:
            opened.seek(start)
            opened.write(content)

    return write


def overwrite_second_half(file: Path, kept: Path) -> None:
    half = file.stat().st_size // 2
    overwrite(half, b"\xee" * half)(file, kept)


def copy_backup_over_it(file: Path, kept: Path) -> None:
    shutil.copy(kept, file)


def put_backup_there(file: Path, kept: Path) -> None:
    kept.replace(file)


def delete(file: Path, kept: Path) -> None:
    file.unlink()


def of_wal(mishap: Mishap) -> Mishap:
    return lambda file, kept: mishap(wal_of(file), kept)


MISHAPS = {
    "half": cut(0.5),
    "nine tenths": cut(0.9),
    "last page": cut_last_page,
    "one page": cut_to(PAGE),
    "header only": cut_to(100),
    "part of the header": cut_to(30),
    "nothing": cut_to(0),
    "zeros for its second half": cut_and_fill_with_zeros,
    "junk for its second half": overwrite_second_half,
    "zeros for its header": overwrite(0, bytes(100)),
    "junk for its header": overwrite(16, b"\xee" * 84),
    "another page count": overwrite(28, b"\0\1\0\0"),
    "backup copied over it": copy_backup_over_it,
    "backup in its place": put_backup_there,
    "taken away": delete,
    "log: half": of_wal(cut(0.5)),
    "log: last page": of_wal(cut_last_page),
    "log: one page": of_wal(cut_to(PAGE)),
    "log: header only": of_wal(cut_to(32)),
    "log: nothing": of_wal(cut_to(0)),
    "log: zeros for its header": of_wal(overwrite(0, bytes(32))),
    "log: other salts": of_wal(overwrite(16, b"other it")),
    "log: copied over": of_wal(copy_backup_over_it),
    "log: taken away": of_wal(delete),
}


CHECKPOINTS = ("TRUNCATE", "PASSIVE", "RESTART", "FULL")


def checkpoint(file: Path, how: str = "PASSIVE") -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute(f"PRAGMA wal_checkpoint({how})")


@pytest.mark.parametrize("content_in", ["file", "log", "both"])
@pytest.mark.parametrize("mishap", MISHAPS)
async def test_no_acknowledged_change_is_lost_unseen(
    tmp_path: Path, mishap: str, content_in: str
) -> None:
    file, kept = tmp_path / "store.db", tmp_path / "kept.db"
    store = await Store.open(file)
    acknowledged: set[str] = set()
    refused = 0

    async def open_tables(first: int, number: int) -> None:
        """A burst, whose changes share commits, and then one after the other."""
        nonlocal refused
        names = [f"t{n}" for n in range(first, first + number)]
        results = await asyncio.gather(
            *(store.commit(opening(name)) for name in names), return_exceptions=True
        )
        for name, failure in zip(names, results, strict=True):
            refused += failure is not None
            acknowledged.update([name] if failure is None else [])

    await open_tables(0, 60)
    await asyncio.to_thread(copy, file, kept)
    if content_in != "log":
        checkpoint(file)
    if content_in != "file":
        await open_tables(60, 60)
    MISHAPS[mishap](file, kept)
    for number in range(200, 206):
        await open_tables(number, 1)
    if refused:
        with pytest.raises(Exchanged, match="so the bot stops and keeps nothing more"):
            await store.commit(opening("one more"))
        assert refused == 6
        assert "restore FILE" in str(await asyncio.wait_for(store.lost(), 1))
    with pytest.raises(Exchanged) if refused else nullcontext():
        await store.end()
    if not refused:
        again = await Store.open(file)
        assert acknowledged <= set(await again.tables())
        await again.end()


async def test_a_log_that_is_taken_away_before_the_first_change_is_noticed(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "store.db")
    wal_of(tmp_path / "store.db").unlink()
    with pytest.raises(Exchanged):
        await store.commit(opening("t1"))
    with pytest.raises(Exchanged):
        await store.end()


async def test_damage_that_only_a_read_meets_is_noticed_by_it(tmp_path: Path) -> None:
    """As after a mishap in the very moment of a commit, which takes it for its own doing."""
    file = tmp_path / "store.db"
    store = await Store.open(file)
    await asyncio.gather(*(store.commit(opening(f"t{number}")) for number in range(60)))
    checkpoint(file)
    overwrite(PAGE, b"\xee" * (file.stat().st_size - PAGE))(file, file)
    store._guard._looked = guard._look(file)
    with pytest.raises(Broken):
        await store.tables()
    assert "has been damaged" in str(await asyncio.wait_for(store.lost(), 1))
    with pytest.raises(Exchanged):
        await store.end()


async def test_what_sqlite_itself_does_to_the_files_accuses_nobody(tmp_path: Path) -> None:
    """Checkpoints of ours and of other programs, a log that begins again from its start, readers,
    and a file that was only touched."""
    file = tmp_path / "store.db"
    store = await Store.open(file)
    tables = {f"t{number}" for number in range(400)}
    for number, table in enumerate(sorted(tables)):
        await store.commit(opening(table))
        if number % 50 == 0:
            checkpoint(file, CHECKPOINTS[number // 50 % len(CHECKPOINTS)])
        if number % 80 == 0:
            os.utime(file)
            await asyncio.to_thread(copy, file, tmp_path / "copy.db")
    assert set(await store.tables()) == tables
    await store.end()


async def test_a_reader_who_holds_checkpoints_up_accuses_nobody(tmp_path: Path) -> None:
    """The file's header then counts pages that are still in the log alone."""
    file = tmp_path / "store.db"
    store = await Store.open(file)
    are_missing = 0
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        for number in range(0, 120, 2):
            await store.commit(opening(f"t{number}"))
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM tables").fetchone()
            await store.commit(opening(f"t{number + 1}"))
            checkpoint(file)
            are_missing += counted_pages(file) * PAGE > file.stat().st_size
            reader.execute("COMMIT")
    assert are_missing
    assert len(await store.tables()) == 120
    await store.end()


def counted_pages(file: Path) -> int:
    return int.from_bytes(file.read_bytes()[28:32], "big")


async def test_a_change_that_had_no_room_accuses_nobody(tmp_path: Path) -> None:
    """Not even the first: the log then begins with a header that it does not keep."""
    file = tmp_path / "store.db"
    store = await Store.open(file)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    for room in (40, 20_000):
        resource.setrlimit(resource.RLIMIT_FSIZE, (wal_of(file).stat().st_size + room, limits[1]))
        try:
            with pytest.raises((DiskFull, Broken)):
                await asyncio.gather(*(store.commit(opening(f"no {room} {n}")) for n in range(40)))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        await store.commit(opening(f"t{room}"))
    assert {"t40", "t20000"} <= set(await store.tables())
    await store.end()
