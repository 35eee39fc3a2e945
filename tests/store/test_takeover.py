"""A store that one process takes over from another: what that one has read is not read once more,
unless something has happened to it."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from bot.host.ports import CannotOpen, Exchanged
from bot.store.folder import Folder
from bot.store.lock import InUse
from bot.store.sqlite.engine import SqliteStore
from bot.store.sqlite.lock import FolderLock
from tests.store.changes import opening

JUNK = b"\xee" * 64


async def fill(file: Path) -> SqliteStore:
    store = await SqliteStore.open(file)
    await asyncio.gather(*(store.commit(opening(f"t{number}")) for number in range(50)))
    return store


def damage(file: Path) -> None:
    """Its last page, which nothing reads that opens it."""
    with file.open("r+b") as opened:
        opened.seek(-4096, 2)
        opened.write(JUNK)


async def test_only_a_process_that_takes_over_relies_on_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.lock.JUST_NOW_SECONDS", 600.0)
    file = tmp_path / "store.db"
    await (await fill(file)).close()
    damage(file)
    standby = FolderLock(file)
    with Folder(tmp_path), pytest.raises(InUse):
        await standby.take()
    async with await standby.take() as held:
        await (await held.open_store()).close()
    async with await FolderLock(file).take() as held:
        with pytest.raises(CannotOpen, match="is damaged"):
            await held.open_store()


async def test_nobody_relies_on_a_process_that_has_noticed_something(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    store = await fill(file)
    await store.close()
    store = await SqliteStore.open(file)
    damage(file)
    with pytest.raises(Exchanged):
        await store.commit(opening("t51"))
    with pytest.raises(CannotOpen, match="is damaged"):
        await SqliteStore.open(file, takes_over=True)
    with suppress(Exchanged):
        await store.close()
    await store._reading.close()
    await store._writing.close()
