"""SQLite connections, each with a thread of its own, and what may go wrong with the file."""

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.host.ports import Broken, Busy, DiskFull, SourceTaken, StoreError

T = TypeVar("T")

BUSY_SECONDS = 1.5

logging.getLogger("aiosqlite").setLevel(logging.INFO)


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that can run several statements in one visit to its thread: for a
    transaction of two rows the visits would cost more than the transaction."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        except ValueError as error:
            raise Broken("the store is closed") from error
        except sqlite3.Error as error:
            raise explained(error) from error
        return result


CACHE_KIB = 250
"""So much of the file each connection keeps in memory; the machine keeps more of it."""


async def connect(file: Path, pragma: str) -> Connection:
    """A connection to a file that has been made ready."""

    def connector() -> sqlite3.Connection:
        # No isolation level: transactions begin and end where we say so.
        connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)
        connection.execute(pragma)
        connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        return connection

    opened = Connection(connector, iter_chunk_size=64)
    await opened
    return opened


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
