"""Sessions that only read."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import asyncpg

from bot.host.ports import Broken, Lost
from bot.store.postgres.connecting import connect
from bot.store.postgres.dialect import translated
from bot.store.postgres.errors import explained
from bot.store.postgres.session import ENDED, Connection, end
from bot.store.sql_store import Rows
from bot.store.steps import SqlRow

T = TypeVar("T")

READ_ONLY = "SET default_transaction_read_only = on"
SLOW_AT_ONCE = 2
"""Sessions for what takes its time."""
BATCH = 500
"""Rows that a thread is given at a time."""


class ReadingSession:
    """One session for what is read at once, and others, opened when needed, for what takes its
    time."""

    def __init__(self, url: str, connection: Connection) -> None:
        self.lost: asyncio.Future[Lost] = asyncio.get_running_loop().create_future()
        self._url = url
        self._connection = connection
        self._closed = False
        self._using = asyncio.Lock()
        self._slowly = asyncio.Semaphore(SLOW_AT_ONCE)
        self._aside_now: set[Connection] = set()
        connection.add_termination_listener(lambda _: self._lose())

    @classmethod
    async def open(cls, url: str) -> Self:
        connection = await connect(url)
        await connection.execute(READ_ONLY)
        return cls(url, connection)

    async def read(self, sql: str, *values: Any) -> list[SqlRow]:
        async with self._using, self._told():
            return await _rows(self._connection, sql, *values)

    async def read_slowly(self, sql: str, *values: Any) -> list[SqlRow]:
        async with self._aside() as connection:
            return await _rows(connection, sql, *values)

    async def fold(self, read: Callable[[Rows], T]) -> T:
        loop = asyncio.get_running_loop()
        async with self._aside() as connection:
            await connection.transaction(isolation="repeatable_read", readonly=True).start()

            def asked(question: Coroutine[Any, Any, Any]) -> Any:
                return asyncio.run_coroutine_threadsafe(question, loop).result()

            def rows(sql: str, *values: Any) -> Iterator[SqlRow]:
                cursor = asked(_cursor(connection, sql, *values))
                while batch := asked(cursor.fetch(BATCH)):
                    yield from (tuple(row) for row in batch)

            return await asyncio.to_thread(read, rows)

    async def close(self) -> None:
        self._closed = True
        async with self._using:
            await end(self._connection)

    def terminate(self) -> None:
        """Nobody waits for a server that does not answer."""
        for connection in (self._connection, *self._aside_now):
            connection.terminate()

    def _lose(self) -> None:
        if not self._closed and not self.lost.done():
            self.lost.set_result(Lost("the database server has ended the session that reads"))

    @asynccontextmanager
    async def _aside(self) -> AsyncIterator[Connection]:
        """A session of its own, ended at once if nobody waits for it any more: then a thread that
        reads in it gets an error."""
        async with self._slowly, self._told():
            connection = await connect(self._url)
            self._aside_now.add(connection)
            try:
                await connection.execute(READ_ONLY)
                yield connection
            except asyncio.CancelledError:
                connection.terminate()
                raise
            finally:
                self._aside_now.discard(connection)
                await end(connection)

    @asynccontextmanager
    async def _told(self) -> AsyncIterator[None]:
        """Raises the driver's errors as the store's. Nothing could be kept by what only reads."""
        if self._closed:
            raise Broken("the store is closed")
        try:
            yield
        except asyncpg.DataError as error:  # which is an error of the session's to ENDED
            raise explained(error) from None
        except ENDED as error:
            raise Lost(f"the session that reads has ended: {type(error).__name__}") from error
        except asyncpg.PostgresError as error:
            raise explained(error) from None


async def _rows(connection: Connection, sql: str, *values: Any) -> list[SqlRow]:
    return [tuple(row) for row in await connection.fetch(translated(sql), *values)]


async def _cursor(connection: Connection, sql: str, *values: Any) -> Any:
    return await connection.cursor(translated(sql), *values)
