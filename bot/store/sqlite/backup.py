"""A copy of a store as of one moment, whether or not a bot is working with it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.host.ports import Broken, CannotOpen
from bot.store import private
from bot.store.sqlite.connection import BUSY_SECONDS, explained
from bot.store.sqlite.opening import check


def copy(source: Path, target: Path) -> None:
    """One long read, which holds up nobody: the writer goes on in the WAL. The copy appears under
    its name only when it is whole and has been checked. Raises CannotOpen if there is no store, and
    StoreError if the copy fails."""
    if not source.is_file():
        raise CannotOpen(f"There is no store at {source}: nothing to copy.")
    beside = target.with_name(f".{target.name}.new")
    try:
        beside.unlink(missing_ok=True)
        private.begin(beside)
        _copy_checked(source, beside)
        beside.replace(target)
    except sqlite3.Error as error:
        beside.unlink(missing_ok=True)
        raise explained(error) from error
    except OSError as error:
        raise Broken(f"{target} can't be written: {error.strerror}") from error


def _copy_checked(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"file:{source}?mode=rw", uri=True, timeout=BUSY_SECONDS)) as live,
        closing(sqlite3.connect(target)) as kept,
    ):
        live.backup(kept)
        kept.execute("PRAGMA journal_mode = DELETE")
        check(kept)
