"""Disks that give trouble, and a mark by which another process sees a running commit."""

import asyncio
import mmap
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bot.lab.torture.protocol import SLOW_SYNC_SECONDS, Trouble
from bot.store.sqlite.engine import SqliteStore

MARK = "committing"
PAGE_BYTES = 4096
ROOM_PAGES = 3
MUCH_ROOM_PAGES = 1_000_000
SPELL_SECONDS = (0.01, 0.05)


class CommitMark:
    """One byte shared by two processes."""

    def __init__(self, folder: Path) -> None:
        file = folder / MARK
        if not file.exists():
            file.write_bytes(b"\0")
        with file.open("r+b") as opened:
            self._byte = mmap.mmap(opened.fileno(), 1)

    @property
    def is_set(self) -> bool:
        return self._byte[0] == 1

    def set(self, value: bool) -> None:
        self._byte[0] = int(value)


class Disk:
    """Wraps each commit of a life."""

    def __init__(self, folder: Path, trouble: Trouble) -> None:
        self._mark = CommitMark(folder)
        self._trouble = trouble

    @asynccontextmanager
    async def around_commit(self) -> AsyncIterator[None]:
        self._mark.set(True)
        try:
            if self._trouble == "slow":
                await asyncio.sleep(SLOW_SYNC_SECONDS)
            yield
        finally:
            self._mark.set(False)


class CrampedStore(SqliteStore):
    """A store whose disk can be filled up and emptied."""

    async def fill_and_empty(self, rng: Random) -> None:
        """Leaves little room and then much, in turns."""
        while True:
            await self._leave_room(rng.randrange(ROOM_PAGES))
            await asyncio.sleep(rng.uniform(*SPELL_SECONDS))
            await self.empty()
            await asyncio.sleep(rng.uniform(*SPELL_SECONDS))

    async def empty(self) -> None:
        await self._leave_room(MUCH_ROOM_PAGES)

    async def fail_and_recover(self, rng: Random) -> None:
        """Makes the system refuse to extend the write-ahead log, on and off."""
        wal = self._file.with_name(f"{self._file.name}-wal")
        while True:
            longest = wal.stat().st_size + rng.randrange(4 * PAGE_BYTES)
            _limit_files(longest)
            await asyncio.sleep(rng.uniform(*SPELL_SECONDS))
            _limit_files(resource.RLIM_INFINITY)
            await asyncio.sleep(rng.uniform(*SPELL_SECONDS))

    async def _leave_room(self, pages: int) -> None:
        ((used,),) = await self._writing.read("PRAGMA page_count")
        await self._writing.read(f"PRAGMA max_page_count = {used + pages}")


def _limit_files(longest: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (longest, hard))
