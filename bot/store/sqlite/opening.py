"""Before a file is worked with: is it whole, is it ours, is it of today."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bot.store.sqlite.connection import BUSY_SECONDS
from bot.store.sqlite.migrate import migrate
from bot.store.store import CannotOpen


def make_ready(file: Path, migrations: Sequence[Path]) -> None:
    """Checks the whole file and brings it up to date; raises CannotOpen and leaves the file as it
    is if that can't be."""
    try:
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)) as opened:
            check(opened)
            opened.execute("PRAGMA journal_mode = WAL")
            opened.execute("PRAGMA synchronous = FULL")
            migrate(opened, migrations)
    except sqlite3.Error as error:
        raise CannotOpen(_why(file, error)) from error


def check(connection: sqlite3.Connection) -> None:
    """Raises DatabaseError if anything in the file is damaged."""
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        error = sqlite3.DatabaseError(found)
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error


def _why(file: Path, error: sqlite3.Error) -> str:
    match error.sqlite_errorcode & 0xFF:
        case sqlite3.SQLITE_BUSY:
            return (
                f"Another process holds {file}: stop it, or give the bot another folder with "
                "SPELVARDEN_VAR."
            )
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return (
                f"{file} is damaged ({str(error).splitlines()[-1]}): it stays as it is; put a "
                "backup in its place, or move it away to begin anew."
            )
    return f"{file} can't be opened ({error}): give the bot another folder with SPELVARDEN_VAR."
