"""The Store in a PostgreSQL database: the session that holds the lock writes, another one reads."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Self, TypeVar

import asyncpg

from bot.host import stored
from bot.host.model import Stamp, User
from bot.host.ports import CannotOpen, Lost
from bot.store import rows
from bot.store.forgotten import KEPT_MS, MOST, SALT_BYTES, Forgotten
from bot.store.group_commit import CommitHook
from bot.store.postgres.migrate import migrate, migration_files
from bot.store.postgres.reading import ReadingSession
from bot.store.postgres.session import ENDED, Connection, Session
from bot.store.postgres.writer import SessionWriter
from bot.store.sql_store import Rows, SqlStore
from bot.store.steps import SqlRow, StoreStep, upsert

T = TypeVar("T")

PEOPLE = (
    f"SELECT {rows.PERSON_COLUMNS}, text FROM unnest(CAST(? AS BIGINT[])) WITH ORDINALITY "
    "AS asked (id, place) LEFT JOIN people ON people.user = asked.id "
    "LEFT JOIN notes ON name = CAST(? AS TEXT) || asked.id ORDER BY place"
)
KEEPS_ALL = (
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'"
)
"""A commit that returns is on the disk, whatever the server's default."""
FORGET_OLDEST = (
    "DELETE FROM forgotten WHERE at <= ? OR hash NOT IN "
    "(SELECT hash FROM forgotten ORDER BY at DESC LIMIT ?)"
)


class PostgresStore(SqlStore):
    """Lives as long as its sessions: once one of them has ended, the store is lost."""

    GUILD = "CAST(header_field(header, 'place', 'guild') AS BIGINT)"
    CARDS_HASH = "header_field(header, 'cards_hash')"

    def __init__(
        self,
        session: Session,
        reading: ReadingSession,
        forgotten: Forgotten,
        around_commit: CommitHook,
    ) -> None:
        self._session = session
        self._reading = reading
        self._forgotten = forgotten
        session.lost.add_done_callback(lambda _: reading.terminate())
        self._writer = SessionWriter(session, around_commit)
        super().__init__(self._writer)

    @classmethod
    async def open(
        cls,
        url: str,
        session: Session,
        around_commit: CommitHook = nullcontext,
        migrations: Sequence[Path] | None = None,
    ) -> Self:
        """Opens it by the session that holds the lock, which the caller has to end. Raises
        CannotOpen with a sentence, or Lost."""
        async with session.use() as connection:
            await connection.execute(KEEPS_ALL)
            await make_ready(connection, migrations)
            forgotten = await _read_forgotten(connection)
        return cls(session, await ReadingSession.open(url), forgotten, around_commit)

    async def people(
        self, users: Collection[User], noted: str
    ) -> Sequence[tuple[stored.Person | None, str | None]]:
        return rows.people_of(await self._read(PEOPLE, [*users], noted))

    async def begin_to_forget(self, user: User, at: Stamp) -> None:
        hashed = await asyncio.to_thread(self._forgotten.hash_of, user)
        await self._write(
            [
                StoreStep(upsert("forgotten", "hash", "at"), (hashed, at)),
                StoreStep(FORGET_OLDEST, (at - KEPT_MS, MOST)),
            ]
        )
        self._forgotten.note(hashed, at)

    async def lost(self) -> Lost:
        either = (self._session.lost, self._reading.lost)
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        return next(lost.result() for lost in either if lost.done())

    async def close(self) -> None:
        await self._writer.close()
        await self._reading.close()

    async def _read(self, sql: str, *values: Any) -> list[SqlRow]:
        return await self._reading.read(sql, *values)

    async def _read_slowly(self, sql: str, *values: Any) -> list[SqlRow]:
        return await self._reading.read_slowly(sql, *values)

    async def _fold(self, read: Callable[[Rows], T]) -> T:
        return await self._reading.fold(read)


async def make_ready(connection: Connection, migrations: Sequence[Path] | None = None) -> None:
    """Brings the database up to date; raises CannotOpen with a sentence."""
    try:
        if (encoding := await connection.fetchval("SHOW server_encoding")) != "UTF8":
            raise CannotOpen(
                f"The database is kept in {encoding}: make one by `createdb --encoding=UTF8`."
            )
        await migrate(connection, migration_files() if migrations is None else migrations)
    except ENDED:
        raise
    except asyncpg.InsufficientPrivilegeError as error:
        raise CannotOpen(
            f"The database can't be used ({error.args[0]}): make the bot's role its owner."
        ) from error
    except asyncpg.PostgresError as error:
        raise CannotOpen(f"The database can't be used: {error.args[0]}.") from error


async def _read_forgotten(connection: Connection) -> Forgotten:
    await connection.execute(
        "INSERT INTO forgotten_salt SELECT $1 WHERE NOT EXISTS (SELECT FROM forgotten_salt)",
        secrets.token_bytes(SALT_BYTES),
    )
    salt = await connection.fetchval("SELECT salt FROM forgotten_salt")
    found = await connection.fetch("SELECT hash, at FROM forgotten ORDER BY at")
    return Forgotten(salt, {hashed: Stamp(at) for hashed, at in found})
