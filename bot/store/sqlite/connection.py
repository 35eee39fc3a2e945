"""SQLite connections, each with a thread of its own, and what may go wrong with the file."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.host.ports import Broken, Busy, DiskFull, SourceTaken, StoreError

SqlRow = tuple[Any, ...]

BUSY_SECONDS = 1.5
CACHE_KIB = 250
"""So much of the file each connection keeps in memory; the machine keeps more of it."""


class Connection:
    """A connection whose errors are the store's own. Each call is one visit to its thread, and
    the visits are made in the order of the calls, whether or not anybody still waits for them."""

    def __init__(self, opened: aiosqlite.Connection) -> None:
        self._opened = opened
        self._closed = False

    @classmethod
    async def open(cls, file: Path, pragma: str, *, waits: bool = True) -> Self:
        """To a file that has been made ready. The first statement that changes anything begins a
        transaction, and holds the file from then on; one that another process holds is waited for
        in the thread, or Busy at once."""
        timeout = BUSY_SECONDS if waits else 0.0
        opened = await aiosqlite.connect(file, timeout=timeout, isolation_level="IMMEDIATE")
        connection = cls(opened)
        try:
            await connection.read(pragma)
            await connection.read(f"PRAGMA cache_size = -{CACHE_KIB}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def read(self, sql: str, *values: Any) -> list[SqlRow]:
        with self._told():
            return [tuple(row) for row in await self._opened.execute_fetchall(sql, values)]

    async def change(self, *changes: tuple[str, Sequence[SqlRow]]) -> list[int | StoreError]:
        """How many rows each statement has changed, run once with each of its rows, or why it
        could not. They wait for each other in the thread and not for the loop; behind one that
        fails they are run all the same."""
        return await asyncio.gather(*(self._change(sql, rows) for sql, rows in changes))

    async def _change(self, sql: str, rows: Sequence[SqlRow]) -> int | StoreError:
        try:
            with self._told():
                # aiosqlite logs what it calls and with what: an iterator shows nothing of the rows.
                return (await self._opened.executemany(sql, iter(rows))).rowcount
        except StoreError as error:
            return error

    async def commit(self) -> None:
        with self._told():
            await self._opened.commit()

    async def rollback(self) -> None:
        """Nothing where no transaction is under way."""
        with self._told():
            await self._opened.rollback()

    async def close(self) -> None:
        self._closed = True
        await self._opened.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        """A value that no column takes is a mistake of whoever brought it, and an error of the
        store's as well."""
        if self._closed:
            raise Broken("the store is closed")
        try:
            yield
        except sqlite3.Error as error:
            raise explained(error) from error
        except Exception as error:
            raise Broken(f"{type(error).__name__}: {error}") from error


def explained(error: sqlite3.Error) -> StoreError:
    """SQLite's error as one of the store's."""
    code = getattr(error, "sqlite_errorcode", 0)
    match code & 0xFF:
        case sqlite3.SQLITE_FULL:
            return DiskFull(str(error))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return Busy(str(error))
        case sqlite3.SQLITE_CONSTRAINT if "inputs.source" in str(error):
            return SourceTaken(str(error))
    return Broken(str(error))
