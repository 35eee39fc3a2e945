"""The store's format: `schema.sql`, and what has changed since as numbered migrations. Each file is
one transaction that also sets `user_version`, so that an interrupted one has happened or not."""

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.host.ports import CannotOpen
from bot.store.sqlite.witness import HEADER_BYTES, MAGIC

HERE = Path(__file__).parent
SCHEMA, MIGRATIONS = HERE / "schema.sql", HERE / "migrations"
SCHEMA_VERSION = 15
"""What `schema.sql` makes. Versions 1 to 14 were of Spelvärden 0.1.0."""
VERSION_AT = slice(60, 64)
"""Where a file's header has its `user_version`."""


def migration_files(folder: Path = MIGRATIONS) -> Sequence[Path]:
    """The migrations in order; the file's number is the version that it leads to."""
    files = sorted(folder.glob("*.sql"))
    numbers = [int(file.name.partition("_")[0]) for file in files]
    first = SCHEMA_VERSION + 1
    assert numbers == list(range(first, first + len(files))), f"{folder}: number from {first} on"
    return files


def check_header(file: Path) -> None:
    """Raises CannotOpen for a store of 0.1.0 before SQLite opens it: SQLite would take in the
    write-ahead log beside it, and the store must stay as it is."""
    if not file.is_file():
        return
    with file.open("rb") as opened:
        header = opened.read(HEADER_BYTES)
    if header.startswith(MAGIC):
        _check_not_older(int.from_bytes(header[VERSION_AT], "big"))


def is_of_today(connection: sqlite3.Connection, migrations: Sequence[Path]) -> bool:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return bool(version == SCHEMA_VERSION + len(migrations))


def migrate(connection: sqlite3.Connection, migrations: Sequence[Path]) -> None:
    """Brings a store up to the last of these migrations; an empty one gets the schema first."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    _check_not_older(version)
    newest = SCHEMA_VERSION + len(migrations)
    if version > newest:
        raise CannotOpen(
            f"The store is of version {version}, and this Spelvärden knows versions up to "
            f"{newest}: start the newer one again, or go back to a backup."
        )
    steps = enumerate((SCHEMA, *migrations), SCHEMA_VERSION)
    for number, file in (step for step in steps if step[0] > version):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements(file.read_text(encoding="utf-8")):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def statements(script: str) -> Iterator[str]:
    """The statements of a script. (sqlite3's own executescript would commit before it begins.)"""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    assert not statement.strip(), f"an unfinished statement: {statement}"


def _check_not_older(version: int) -> None:
    if 0 < version < SCHEMA_VERSION:
        raise CannotOpen(
            f"The store is of version {version}, which only Spelvärden 0.1.0 can open: start that "
            "again, or give this one another folder with SPELVARDEN_VAR."
        )
