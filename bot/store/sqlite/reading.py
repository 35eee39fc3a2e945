"""Reading a file in a thread, by a connection of its own."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.sqlite.connection import BUSY_SECONDS, explained


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection for a thread. Raises SQLite's errors as the store's."""
    try:
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as opened:
            opened.execute("PRAGMA query_only = ON")
            yield opened
    except sqlite3.Error as error:
        raise explained(error) from error
