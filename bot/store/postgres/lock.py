"""The lock on a store in a PostgreSQL database: an advisory lock of the session that writes."""

import os
import socket
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from bot.store.lock import InUse, NotReached
from bot.store.postgres.connecting import connect
from bot.store.postgres.engine import PostgresStore
from bot.store.postgres.session import ENDED, IDLE_MS, Connection, Session, end

KEYS = f"{0x5370656C}, 0"
STANDS_BY, AT_WORK = "spelvarden stands by", "spelvarden at work: "
LONGEST_NAME = 63
"""More of a session's name PostgreSQL leaves out."""
ENDS_IDLE = (
    f"SET idle_session_timeout = {IDLE_MS}; SET idle_in_transaction_session_timeout = {IDLE_MS}"
)
TAKE = f"SELECT pg_try_advisory_lock({KEYS})"
NAME = "SELECT set_config('application_name', $1, false)"
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND application_name"
HOLDER = f"SELECT application_name {OTHERS} LIKE '{AT_WORK}%' LIMIT 1"
AWAITED = f"SELECT EXISTS (SELECT {OTHERS} = '{STANDS_BY}')"


class SessionLock:
    """A process that waits for it has a session, which others know by its name."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: Connection | None = None
        self._holder = ""
        """Who held it when this began to wait."""

    @property
    def where(self) -> str:
        return f"the database {urlsplit(self._url).path.strip('/')}"

    async def take(self) -> "HeldSession":
        try:
            if self._waiting is None:
                self._waiting = await connect(self._url)
                await self._waiting.execute(ENDS_IDLE)
                await self._waiting.execute(NAME, STANDS_BY)
                self._holder = await self._waiting.fetchval(HOLDER) or ""
            return await self._try(self._waiting)
        except ENDED as error:
            await self.rest()
            raise NotReached(
                f"The database server has ended a session ({type(error).__name__}): look at its "
                "log."
            ) from error

    async def _try(self, connection: Connection) -> "HeldSession":
        if not await connection.fetchval(TAKE):
            raise _in_use(self._holder)
        await connection.execute(NAME, _own_name())
        self._waiting = None
        return HeldSession(self._url, Session(connection, AWAITED))

    async def rest(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            await end(waiting)


class HeldSession:
    def __init__(self, url: str, session: Session) -> None:
        self._url = url
        self.session = session
        self.fence = session

    async def is_awaited(self) -> bool:
        return await self.session.is_awaited()

    async def open_store(self) -> PostgresStore:
        return await PostgresStore.open(self._url, self.session)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.session.end()


def _own_name() -> str:
    return f"{AT_WORK}{os.getpid()} on {socket.gethostname()}"[:LONGEST_NAME]


def _in_use(name: str) -> InUse:
    holder = name.removeprefix(AT_WORK) or "unknown"
    return InUse(
        f"Another process (number {holder}) already works with this database: stop it, begin this "
        "one with --standby, or give it another database by DATABASE_URL.",
        holder,
    )
