"""The Store over one SQLite file: one connection writes, another reads."""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec

from bot.host import stored
from bot.host.model import Stamp, User
from bot.host.ports import Exchanged
from bot.store import rows
from bot.store.group_commit import CommitHook
from bot.store.sql_store import Rows, SqlStore
from bot.store.sqlite.connection import Connection, Damaged
from bot.store.sqlite.forgotten import ForgottenFile
from bot.store.sqlite.guard import Guard
from bot.store.sqlite.migrate import migration_files
from bot.store.sqlite.opening import make_ready
from bot.store.sqlite.reading import reading
from bot.store.sqlite.writer import Writer
from bot.store.steps import SqlRow

log = logging.getLogger(__name__)

T = TypeVar("T")

HEADER = "CASE WHEN json_valid(CAST(header AS TEXT)) THEN CAST(header AS TEXT) END"
PEOPLE = (
    f"SELECT {rows.PERSON_COLUMNS}, text FROM json_each(?1) "
    "LEFT JOIN people ON user = json_each.value "
    "LEFT JOIN notes ON name = ?2 || json_each.value ORDER BY json_each.key"
)
"""By a list of their ids."""


class SqliteStore(SqlStore):
    """Keeps the promises of Store by WAL with synchronous=FULL: a commit is one sync."""

    GUILD = f"json_extract({HEADER}, '$.place.guild')"
    CARDS_HASH = f"json_extract({HEADER}, '$.cards_hash')"

    def __init__(
        self, file: Path, guard: Guard, writing: Connection, reading: Connection, writer: Writer
    ) -> None:
        super().__init__(writer)
        self._file = file
        self._guard = guard
        self._writing = writing
        self._reading = reading
        self._writer = writer
        self._forgotten: ForgottenFile = ForgottenFile(file)

    @classmethod
    async def open(
        cls,
        file: Path,
        around_commit: CommitHook = nullcontext,
        migrations: Sequence[Path] | None = None,
        *,
        takes_over: bool = False,
    ) -> Self:
        """Opens or begins a store, or `takes_over` the one that a process which has just ended
        worked with; raises CannotOpen with a sentence."""
        files = migration_files() if migrations is None else migrations
        guard = await asyncio.to_thread(make_ready, file, files, takes_over=takes_over)
        writing = await Connection.open(file, "PRAGMA synchronous = FULL")
        reading = await Connection.open(file, "PRAGMA query_only = ON")
        return cls(file, guard, writing, reading, Writer(writing, guard, around_commit))

    async def people(
        self, users: Collection[User], noted: str
    ) -> Sequence[tuple[stored.Person | None, str | None]]:
        asked = msgspec.json.encode([*users]).decode()
        return rows.people_of(await self._read(PEOPLE, asked, noted))

    async def begin_to_forget(self, user: User, at: Stamp) -> None:
        await asyncio.to_thread(self._forgotten.add, user, at)

    async def forget(self, user: User, at: Stamp) -> None:
        """What was overwritten stands in the write-ahead log until that is begun again. While
        another program reads, such as one that makes a backup, that has to wait for the next
        start."""
        await super().forget(user, at)
        ((is_busy, *_),) = await self._writing.read("PRAGMA wal_checkpoint(TRUNCATE)")
        if is_busy:
            log.warning(
                "what was deleted is on the disk until the bot's next start: %s", self._file
            )

    async def lost(self) -> Exchanged:
        return await asyncio.shield(self._writer.exchanged)

    async def close(self) -> None:
        """An exchanged file's connections stay open until the process ends: closing them would
        write what is in the write-ahead log into whatever lies there now."""
        await self._writer.close()
        exchanged = await self._writer.look_for_exchange()
        if exchanged is None:
            await self._reading.close()
            await self._writing.close()
        self._guard.close()
        if exchanged is not None:
            raise exchanged

    async def _read(self, sql: str, *values: Any) -> list[SqlRow]:
        try:
            return await self._reading.read(sql, *values)
        except Damaged:
            await self._writer.look_for_exchange(is_damaged=True)
            raise

    async def _read_slowly(self, sql: str, *values: Any) -> list[SqlRow]:
        def read() -> list[SqlRow]:
            with reading(self._file) as opened:
                return opened.execute(sql, values).fetchall()

        return await asyncio.to_thread(read)

    async def _fold(self, read: Callable[[Rows], T]) -> T:
        def fold() -> T:
            with reading(self._file) as opened:
                opened.execute("BEGIN")
                return read(lambda sql, *values: opened.execute(sql, values))

        return await asyncio.to_thread(fold)
