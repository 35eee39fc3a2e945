"""The one session in which a process writes. It holds the lock, so a process that loses it can
write nothing more, and what the next one finds is all that there will be."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias

import asyncpg

from bot.host.clock import STEADY
from bot.host.ports import Lost

Connection: TypeAlias = asyncpg.Connection

PINGS_SECONDS = 0.5
CLOSING_SECONDS = 1.0
IDLE_MS = 2_000
"""The server ends a session in which nothing has happened for so long, in a transaction or not."""
SILENT_SECONDS = 1.5
"""A process that has had no answer for so long begins nothing: the server may be about to end its
session."""
LOST_SECONDS = 2.5
"""A process that has had no answer for so long gives its session up."""

ENDED = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InternalClientError,
    asyncpg.InterfaceError,
    OSError,
)
"""What the driver raises in a session that has ended, or can't be gone on with."""


class Session:
    """Holds the lock until `end`, or until it is lost: the server has ended it, or can't be
    reached."""

    def __init__(self, connection: Connection, awaited: str) -> None:
        """`awaited` is a query that tells whether anybody waits for the lock."""
        self.lost: asyncio.Future[Lost] = asyncio.get_running_loop().create_future()
        self._connection = connection
        self._awaited = awaited
        self._using = asyncio.Lock()
        self._news = asyncio.Event()
        self._answered = _seconds()
        """When the latest question was asked that has been answered. The answer itself may have
        lain here for long before a process that was stopped reads it."""
        connection.add_termination_listener(lambda _: self._lose("the server has ended it"))
        self._pinging = asyncio.create_task(self._ping())
        self._patience = asyncio.get_running_loop().call_later(LOST_SECONDS, self._look)

    def may_act(self) -> bool:
        return not self.lost.done() and _seconds() - self._answered < SILENT_SECONDS

    async def until_it_may(self) -> None:
        while not self.may_act():
            if self.lost.done():
                raise self._lost_by_now()
            self._news.clear()
            await self._news.wait()

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Connection]:
        """The connection, for one at a time. Raises Lost if the session ends, or has ended."""
        async with self._using:
            while not self.may_act():
                await self._ask_again()
            async with self._asking() as connection:
                yield connection

    async def is_awaited(self) -> bool:
        """Whether another process waits for the lock."""
        async with self.use() as connection:
            return bool(await connection.fetchval(self._awaited))

    async def end(self) -> None:
        """Gives up the lock; what is under way must have ended."""
        self._pinging.cancel()
        self._patience.cancel()
        if self.lost.done():
            return
        self.lost.set_result(Lost("the session has been closed"))
        self._news.set()
        await end(self._connection)

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[Connection]:
        asked = _seconds()
        try:
            yield self._connection
        except asyncpg.QueryCanceledError:
            self._hear(asked)
            raise
        except ENDED as error:
            self._lose(type(error).__name__)
            raise self._lost_by_now() from error
        except asyncpg.PostgresError:
            self._hear(asked)
            raise
        self._hear(asked)

    def _hear(self, asked: float) -> None:
        self._answered = asked
        self._news.set()

    async def _ping(self) -> None:
        while not self.lost.done():
            await asyncio.sleep(PINGS_SECONDS)
            with suppress(Lost, asyncpg.PostgresError):
                async with self._using:
                    await self._ask_again()

    async def _ask_again(self) -> None:
        if self.lost.done():
            raise self._lost_by_now()
        async with self._asking() as connection:
            await connection.execute("SELECT")

    def _look(self) -> None:
        left = self._answered + LOST_SECONDS - _seconds()
        if left <= 0:
            self._lose("it has not answered for a while")
        elif not self.lost.done():
            self._patience = asyncio.get_running_loop().call_later(left, self._look)

    def _lose(self, why: str) -> None:
        if self.lost.done():
            return
        self.lost.set_result(Lost(f"the session with the database has ended: {why}"))
        self._news.set()
        self._connection.terminate()

    def _lost_by_now(self) -> Lost:
        return Lost(str(self.lost.result()))


async def end(connection: Connection) -> None:
    """Closes it, or if that can't be done in good order, leaves it to the server."""
    try:
        await connection.close(timeout=CLOSING_SECONDS)
    except (*ENDED, asyncpg.PostgresError):
        connection.terminate()


def _seconds() -> float:
    """As they pass in the machine's sleep, too."""
    return time.clock_gettime(STEADY)
