"""The files of a world that is kept on disk: whether they can be used, and opening them."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO

import msgspec

from bot.playground.records import KINDS, Record

WORLD, TRANSCRIPT, LOCK = "world.sqlite3", "transcript.jsonl", "lock"
VERSION = 1
"""Of what the records mean. A world of a version before there were any has 0."""
BUSY_SECONDS = 1.5
TABLES = {
    "records": (
        "CREATE TABLE records (kind TEXT NOT NULL, id INTEGER NOT NULL, body BLOB NOT NULL, "
        "PRIMARY KEY (kind, id)) WITHOUT ROWID"
    ),
    "files": "CREATE TABLE files (id INTEGER PRIMARY KEY, body BLOB NOT NULL)",
}
_SHORTEST = 512
_MOVE_AWAY = "move it away to begin a new world"


class UnusableFolder(Exception):
    """A world can't be kept there. The text begins a sentence, and `cure` goes on with it."""

    def __init__(self, problem: str, cure: str) -> None:
        super().__init__(problem)
        self.cure = cure


class FolderInUse(UnusableFolder):
    """Another playground already writes to this folder."""


def take(folder: Path) -> IO[str]:
    """The lock of a folder, made if it isn't there."""
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        _keep_private(folder)
        handle = os.fdopen(private(str(folder / LOCK), os.O_WRONLY | os.O_CREAT | os.O_APPEND), "a")
    except (OSError, ValueError) as error:
        raise _unwritable(folder, error) from error
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.close()
        raise FolderInUse(f"Another playground already runs in {folder}", "stop it") from error
    try:
        os.truncate(handle.fileno(), 0)
        os.write(handle.fileno(), str(os.getpid()).encode())
        open(folder / TRANSCRIPT, "a", opener=private).close()
    except OSError as error:
        handle.close()
        raise _unwritable(folder, error) from error
    return handle


def private(path: str, flags: int) -> int:
    """Opens a file that nobody but its owner may read."""
    return os.open(path, flags, 0o600)


def begin(file: Path) -> None:
    """As SQLite then does what it writes beside it; and it says what is wrong with the file."""
    if not file.exists():
        with suppress(OSError):
            open(file, "a", opener=private).close()


def _keep_private(folder: Path) -> None:
    """Others may do nothing with what is ours."""
    for path in (folder, *folder.glob("*.*"), folder / LOCK):
        with suppress(OSError):
            path.chmod(path.stat().st_mode & 0o700)


def open_world(folder: Path) -> tuple[sqlite3.Connection, list[Record]]:
    """The world's file, begun if it isn't there, and all records in it."""
    file = folder / WORLD
    _check_not_emptied(file, folder / TRANSCRIPT)
    with _explained(file):
        begin(file)
        database = sqlite3.connect(
            file, timeout=BUSY_SECONDS, check_same_thread=False, isolation_level=None
        )
        try:
            _make_ready(file, database)
            return database, list(_records(file, database))
        except BaseException:
            database.close()
            raise


def _check_not_emptied(file: Path, transcript: Path) -> None:
    """Refuses an empty file where a world was: SQLite would silently make a new database of it."""
    try:
        size = file.stat().st_size
        happened = transcript.stat().st_size > 0
    except OSError:
        return  # opening it will say so
    if size == 0 and happened:
        raise UnusableFolder(f"{file} is empty, and a world was in it", _MOVE_AWAY)
    if 0 < size < _SHORTEST:
        raise _damaged(file, f"it has only {size} bytes")


def _make_ready(file: Path, database: sqlite3.Connection) -> None:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    found = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
    tables = {name for name in found if not name.startswith("sqlite_")}
    if tables and tables != set(TABLES):
        raise UnusableFolder(f"{file} is no world of the playground's", _MOVE_AWAY)
    if version > VERSION:
        raise UnusableFolder(
            f"{file} is of version {version}, and this playground knows versions up to {VERSION}",
            f"start the newer one again, {_MOVE_AWAY}",
        )
    (sound,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if sound != "ok":
        raise _damaged(file, sound.splitlines()[-1])
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("BEGIN IMMEDIATE")
    for name, schema in TABLES.items():
        if name not in tables:
            database.execute(schema)
    database.execute(f"PRAGMA user_version = {VERSION}")
    database.execute("COMMIT")


def _records(file: Path, database: sqlite3.Connection) -> Iterator[Record]:
    with closing(database.execute("SELECT kind, id, body FROM records ORDER BY id")) as rows:
        for kind, number, body in rows:
            if kind not in KINDS:
                raise _damaged(file, f"{kind} {number} is no record that is known here")
            try:
                yield msgspec.json.decode(body, type=KINDS[kind])
            except (msgspec.DecodeError, UnicodeError, TypeError, RecursionError) as error:
                raise _damaged(file, f"{kind} {number}: {error}") from error


def file_sizes(database: sqlite3.Connection) -> Iterator[tuple[int, int]]:
    """Each kept file's id and how many bytes it has, the oldest first."""
    yield from database.execute("SELECT id, length(body) FROM files ORDER BY id")


@contextmanager
def _explained(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise _unusable(file, error) from error


def _unusable(file: Path, error: sqlite3.Error) -> UnusableFolder:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY:
            return UnusableFolder(f"Another process holds {file}", "stop it")
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return _damaged(file, str(error))
        case sqlite3.SQLITE_FULL:
            return UnusableFolder(f"There is no room left for {file}", "make some")
    return UnusableFolder(f"{file} can't be used ({error})", "make it writable")


def _damaged(file: Path, why: str) -> UnusableFolder:
    return UnusableFolder(f"{file} is damaged ({why})", f"put a copy in its place, {_MOVE_AWAY}")


def _unwritable(folder: Path, error: OSError | ValueError) -> UnusableFolder:
    where, why = folder, str(error)
    if isinstance(error, OSError):
        where, why = error.filename or folder, error.strerror or why
    return UnusableFolder(f"{where} can't be written ({why})", "make it writable")
