"""A backup in the store's place. What was there before is kept beside it."""

import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from bot.host.ports import Broken, CannotOpen
from bot.store.sqlite.backup import copy
from bot.store.sqlite.migrate import check_header
from bot.store.sqlite.witness import index_of, sync_folder, wal_of, witness_of


def put_in_place(backup: Path, store: Path) -> Path | None:
    """Where what was there before lies now, if anything was. Killed on the way, it leaves all as it
    was, or the backup with a write-ahead log or a witness that is not its own, which the next start
    says. Nobody may be working with it."""
    if not backup.is_file():
        raise CannotOpen(f"There is no backup at {backup}.")
    beside = store.with_name(f".{store.name}.new")
    try:
        check_header(backup)
        copy(backup, beside)
        _check_is_store(beside)
        aside = _keep_aside(store)
        beside.replace(store)
        wal_of(store).unlink(missing_ok=True)
        witness_of(store).unlink(missing_ok=True)
        sync_folder(store.parent)
    except (Broken, sqlite3.Error) as error:
        beside.unlink(missing_ok=True)
        raise CannotOpen(f"{backup} is no backup of the bot's, or damaged ({error}).") from error
    except OSError as error:
        raise Broken(f"{store} can't be written: {error.strerror}.") from error
    return aside


def _check_is_store(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("SELECT 1 FROM tables LIMIT 1")


def _keep_aside(store: Path) -> Path | None:
    """With its write-ahead log, so that together they can still be opened."""
    names = (store.with_name(f"{store.name}.before-restore-{number}") for number in count(1))
    aside = next(path for path in names if not path.exists() and not wal_of(path).exists())
    index_of(store).unlink(missing_ok=True)
    found = [path for path in (wal_of(store), store) if path.exists()]
    for path in found:
        _keep(path, aside if path == store else wal_of(aside))
    return aside if found else None


def _keep(file: Path, other: Path) -> None:
    """Under another name as well; copied where a file can have but one."""
    try:
        other.hardlink_to(file)
    except OSError:
        shutil.copy2(file, other)
