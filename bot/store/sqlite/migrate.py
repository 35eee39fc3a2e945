"""Numbered migrations: each a file, each one transaction that also counts `user_version` up, so
that an interrupted one has either happened or not."""

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.host.ports import CannotOpen

MIGRATIONS = Path(__file__).parent / "migrations"


def migration_files(folder: Path = MIGRATIONS) -> Sequence[Path]:
    """The migrations in order; the file's number is the version that it leads to."""
    files = sorted(folder.glob("*.sql"))
    numbers = [int(file.name.partition("_")[0]) for file in files]
    assert numbers == list(range(1, len(files) + 1)), f"{folder} must be numbered from 1"
    return files


def migrate(connection: sqlite3.Connection, files: Sequence[Path]) -> None:
    """Brings a store up to the last of these migrations."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(files):
        raise CannotOpen(
            f"The store is of version {version}, and this Spelvärden knows versions up to "
            f"{len(files)}: start the newer one again, or go back to a backup."
        )
    for number, file in enumerate(files[version:], version + 1):
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
