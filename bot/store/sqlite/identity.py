"""Which store a file is, and how far it has come: a row in it that every commit counts up."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple


class Identity(NamedTuple):
    """A store's name, and the number of its latest commit."""

    name: str
    commits: int


COUNT = "UPDATE identity SET commits = commits + 1"


def identity_of(connection: sqlite3.Connection) -> Identity | None:
    """None for a file that is no store yet."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'identity'").fetchone():
        return None
    return Identity(*connection.execute("SELECT name, commits FROM identity").fetchone())


def identity_without_wal(file: Path) -> Identity | None:
    """What the file itself says, whatever its write-ahead log would add; None if it says nothing
    that can be read."""
    try:
        with closing(
            sqlite3.connect(f"{file.absolute().as_uri()}?immutable=1", uri=True)
        ) as opened:
            return identity_of(opened)
    except sqlite3.Error:
        return None


def named_anew(connection: sqlite3.Connection) -> Identity:
    """Gives the store another name: what has the old one is another store from now on."""
    connection.execute("UPDATE identity SET name = lower(hex(randomblob(8)))")
    identity = identity_of(connection)
    assert identity is not None, "a store of today has an identity"
    return identity
