"""SQLite connections, each with a thread of its own, and what may go wrong with the file."""

import sqlite3
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.host.ports import Broken, Busy, Conflict, DiskFull, SourceTaken, StoreError
from bot.store.renaming import header_without, renamed
from bot.store.steps import SqlRow, Transaction

RENAMED, IN_HEADER = "renamed", "header_without"
"""The SQL functions: a value in which somebody's id is another, and their mention a sign."""

BUSY_SECONDS = 1.5
CACHE_KIB = 250
"""How much of the file each connection caches; the system caches more of it."""


class TransactingConnection(sqlite3.Connection):
    """SQLite's connection, whose commit is one whole transaction: it runs the statements of the
    first that was laid out, and keeps them if all of them could be run. So a transaction needs its
    thread only once, and between two of its statements nobody waits for the loop."""

    def __init__(self, laid_out: deque[Transaction], *args: Any, **keywords: Any) -> None:
        super().__init__(*args, **keywords)
        self.create_function(RENAMED, 3, renamed, deterministic=True)
        self.create_function(IN_HEADER, 3, header_without, deterministic=True)
        self._laid_out = laid_out

    def commit(self) -> None:
        try:
            for sql, row, swaps in self._laid_out.popleft():
                changed = self.execute(sql, row).rowcount
                if swaps and changed != 1:
                    raise Conflict("the table is at another revision")
            super().commit()
        except BaseException:
            self.rollback()
            raise


class Connection:
    """A connection whose errors are the store's own. Each call is one visit to its thread, and
    the visits are made in the order of the calls, whether or not anybody still waits for them."""

    def __init__(self, opened: aiosqlite.Connection, laid_out: deque[Transaction]) -> None:
        self._opened = opened
        self._laid_out = laid_out
        self._closed = False

    @classmethod
    async def open(cls, file: Path, pragma: str) -> Self:
        """To a file that has been made ready. The first statement that changes anything begins a
        transaction, and holds the file from then on; one that another process holds is waited for
        in the thread."""
        laid_out: deque[Transaction] = deque()
        opened = await aiosqlite.connect(
            file,
            timeout=BUSY_SECONDS,
            isolation_level="IMMEDIATE",
            factory=partial(TransactingConnection, laid_out),
        )
        connection = cls(opened, laid_out)
        try:
            await connection.read(pragma)
            await connection.read("PRAGMA secure_delete = ON")  # what is deleted is overwritten
            await connection.read(f"PRAGMA cache_size = -{CACHE_KIB}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def read(self, sql: str, *values: Any) -> list[SqlRow]:
        with self._told():
            return [tuple(row) for row in await self._opened.execute_fetchall(sql, values)]

    async def transact(self, transaction: Transaction) -> None:
        """On the disk when it returns, or nothing of it."""
        with self._told():
            self._laid_out.append(transaction)
            await self._opened.commit()

    async def close(self) -> None:
        self._closed = True
        await self._opened.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        """A value that no column takes is a mistake of the caller, and also an error of the
        store."""
        if self._closed:
            raise Broken("the store is closed")
        try:
            yield
        except StoreError:
            raise
        except sqlite3.Error as error:
            raise explained(error) from error
        except Exception as error:
            raise Broken(f"{type(error).__name__}: {error}") from error


class Damaged(Broken):
    """What has been read is no whole store."""


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
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_ERROR:
            return Damaged(str(error))
    return Broken(str(error))
