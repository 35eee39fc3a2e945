"""Before a file is worked with: is it whole, is it ours, is it of today."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bot.host.ports import CannotOpen
from bot.store import private
from bot.store.cures import MAKE_ROOM, cure_of
from bot.store.sqlite import witness as witnesses
from bot.store.sqlite.connection import BUSY_SECONDS
from bot.store.sqlite.guard import Guard
from bot.store.sqlite.identity import identity_of, identity_without_wal, named_anew
from bot.store.sqlite.migrate import check_header, is_of_today, migrate
from bot.store.sqlite.wiping import wipe


def make_ready(file: Path, migrations: Sequence[Path], *, takes_over: bool = False) -> Guard:
    """Checks the whole file, and that it is the one that was last worked with, and brings it up
    to date; raises CannotOpen and leaves the file as it is if that can't be.

    A process that `takes_over` from one that has just ended relies on that one having read the
    whole file."""
    witnesses.check_before_opening(file)
    relies = takes_over and witnesses.vouches_for(file)
    try:
        check_header(file)
        private.begin(file)
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)) as opened:
            if not (relies and is_of_today(opened, migrations)):
                check(opened)
            _check_is_ours(file, opened)
            witnesses.check_identity(file, identity_of(opened))
            opened.execute("PRAGMA journal_mode = WAL")
            opened.execute("PRAGMA synchronous = FULL")
            migrate(opened, migrations)
            wipe(opened)
            return _guard_of(file, opened)
    except sqlite3.Error as error:
        raise CannotOpen(_why(file, error)) from error
    except OSError as error:
        raise CannotOpen(
            f"{error.filename or file} can't be used ({error.strerror}): {cure_of(error)}."
        ) from error


def _guard_of(file: Path, opened: sqlite3.Connection) -> Guard:
    """Without a witness the store has another name from now on, so that any that the file may
    take the place of is known for another."""
    known = witnesses.testimony_about(file)
    identity = identity_of(opened) if known is not None else named_anew(opened)
    assert identity is not None, "a store of today has an identity"
    opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    base = identity_without_wal(file)
    witness = witnesses.Witness(file, identity, 0 if base is None else base.commits)
    witness.vouch()
    return Guard(file, witness, identity.commits)


def check(connection: sqlite3.Connection) -> None:
    """Raises DatabaseError if anything in the file is damaged."""
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        error = sqlite3.DatabaseError(found)
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error


def _check_is_ours(file: Path, opened: sqlite3.Connection) -> None:
    found = {name for (name,) in opened.execute("SELECT name FROM sqlite_master")}
    if found and "tables" not in found:
        raise CannotOpen(
            f"{file} is no store of the bot's: move it away, or give the bot another folder with "
            "SPELVARDEN_VAR."
        )


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
                "backup in its place by ./spelvarden restore FILE, or move it away together with "
                f"{witnesses.witness_of(file).name} to start over."
            )
        case sqlite3.SQLITE_FULL:
            return f"{file} can't be opened ({error}): {MAKE_ROOM}."
    return f"{file} can't be opened ({error}): give the bot another folder with SPELVARDEN_VAR."
