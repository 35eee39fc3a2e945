"""Taking one person out of the store: what is theirs alone goes, and what others need stays without
their id. An id of Discord's is found by its digits, wherever it stands, so that nothing that is
kept later can be overlooked."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.host.model import Stamp, TableId, User
from bot.store.sqlite.connection import BUSY_SECONDS, StoreStep, explained
from bot.store.sqlite.forgotten import KEPT_MS, MOST, Forgotten
from bot.store.sqlite.renaming import IN_HEADER, RENAMED

NO_LONGER = "0"
"""Stands in a note where somebody's id was."""
DONE = "forgotten "
"""Begins the name of the note that somebody with this hash has been forgotten. Its text is when,
and then whether the file has been written afresh since."""
WIPED = " wiped"

DROP_OLDEST = (
    "DELETE FROM notes WHERE name GLOB ? AND (CAST(text AS INTEGER) < ? OR name NOT IN "
    "(SELECT name FROM notes WHERE name GLOB ? ORDER BY CAST(text AS INTEGER) DESC LIMIT ?))"
)
NOTES_ABOUT = "SELECT name, text FROM notes WHERE ' ' || name || ' ' GLOB ?"
SCANNED = (
    "SELECT id FROM tables WHERE instr(header, :id) OR instr(marks, :id) OR instr(state, :id) "
    "UNION SELECT table_id FROM inputs WHERE user = :user OR instr(body, :id) "
    "OR instr(source, :id) UNION SELECT table_id FROM seats WHERE user = :user "
    "UNION SELECT table_id FROM messages WHERE instr(key, :id) OR instr(content, :id) "
    "UNION SELECT table_id FROM played WHERE user = :user "
    "UNION SELECT table_id FROM results WHERE instr(body, :id)"
)


def table_steps(table: TableId, user: User, other: User) -> list[StoreStep]:
    """The match stays whole, with another id in their place, which is no person's. The messages
    that were for them alone are no longer known, and neither is which press made a move."""
    named = (str(user), str(other))
    keys = "key GLOB ? OR key GLOB ?"
    theirs = (f"*-{user}", f"*-{user}-*")
    return [
        StoreStep(
            f"UPDATE tables SET header = {IN_HEADER}(header, ?, ?), "
            f"marks = {RENAMED}(marks, ?, ?), state = {RENAMED}(state, ?, ?) WHERE id = ?",
            (*named, *named, *named, table),
        ),
        StoreStep(
            "UPDATE inputs SET source = 'forgotten ' || revision, "
            "body = CASE WHEN kind IN ('word', 'join') THEN CAST('null' AS BLOB) ELSE body END "
            "WHERE table_id = ? AND user = ?",
            (table, user),
        ),
        StoreStep(
            f"UPDATE inputs SET body = {RENAMED}(body, ?, ?), source = {RENAMED}(source, ?, ?), "
            "user = CASE user WHEN ? THEN ? ELSE user END WHERE table_id = ?",
            (*named, *named, user, other, table),
        ),
        StoreStep(
            f"UPDATE results SET body = {RENAMED}(body, ?, ?) WHERE table_id = ?", (*named, table)
        ),
        StoreStep("DELETE FROM played WHERE table_id = ? AND user = ?", (table, user)),
        StoreStep("DELETE FROM seats WHERE table_id = ? AND user = ?", (table, user)),
        StoreStep("DELETE FROM copies WHERE table_id = ? AND user = ?", (table, user)),
        StoreStep(f"DELETE FROM messages WHERE table_id = ? AND ({keys})", (table, *theirs)),
        StoreStep(
            f"UPDATE messages SET content = {RENAMED}(content, ?, ?) WHERE table_id = ?",
            (*named, table),
        ),
    ]


def own_steps(user: User, hashed: str, at: Stamp) -> list[StoreStep]:
    """What is theirs alone, and that it is done."""
    digits = str(user)
    return [
        StoreStep("DELETE FROM people WHERE user = ?", (user,)),
        StoreStep("DELETE FROM copies WHERE user = ?", (user,)),
        StoreStep("DELETE FROM ratings WHERE user = ?", (user,)),
        StoreStep("DELETE FROM notes WHERE ' ' || name || ' ' GLOB ?", (f"* {digits} *",)),
        StoreStep(
            f"UPDATE notes SET text = {RENAMED}(text, ?, ?) WHERE instr(text, ?)",
            (digits, NO_LONGER, digits),
        ),
        StoreStep(
            f"UPDATE last_options SET options = {RENAMED}(options, ?, ?) WHERE instr(options, ?)",
            (digits, NO_LONGER, digits),
        ),
        done_step(hashed, at),
        StoreStep(DROP_OLDEST, (f"{DONE}*", at - KEPT_MS, f"{DONE}*", MOST)),
    ]


def done_step(hashed: str, at: Stamp) -> StoreStep:
    """Notes that the person with this hash is forgotten: nothing older is kept of them."""
    return StoreStep("REPLACE INTO notes VALUES (?, ?)", (f"{DONE}{hashed}", str(at)))


def tables_with(file: Path, user: User) -> Sequence[TableId]:
    """All tables in which somebody stands. It reads the whole store, by a connection of its own:
    for a thread."""
    with reading(file) as opened:
        return told(opened, SCANNED, {"id": str(user), "user": user})


def not_done(file: Path, forgotten: Forgotten) -> Mapping[str, Stamp]:
    """The hashes, each with its stamp, of people who were forgotten while another store lay here,
    or whose deletion was cut short. For a thread."""
    with reading(file) as opened:
        noted = "SELECT name || ' ' || text FROM notes WHERE name GLOB ?"
        words = (line.split() for line in told(opened, noted, (f"{DONE}*",)))
        done = {hashed: int(at) for _, hashed, at, *_ in words}
        return {each: at for each, at in forgotten.hashes() if done.get(each, -1) < at}


def to_forget(file: Path, forgotten: Forgotten) -> Sequence[User]:
    """Who of them stands in the store. For a thread."""
    hashes = frozenset(not_done(file, forgotten))
    if not hashes:
        return ()
    with reading(file) as opened:
        people = (
            "SELECT user FROM people UNION SELECT user FROM inputs WHERE user > 0 "
            "UNION SELECT user FROM seats UNION SELECT user FROM copies "
            "UNION SELECT user FROM played UNION SELECT user FROM ratings"
        )
        return list(forgotten.known_among(told(opened, people, ()), hashes))


def wipe(opened: sqlite3.Connection) -> None:
    """If anybody has been forgotten since, writes the file afresh, without what SQLite may have
    left between its rows."""
    noted = "SELECT 1 FROM notes WHERE name GLOB ? AND text NOT GLOB ? LIMIT 1"
    if opened.execute(noted, (f"{DONE}*", f"*{WIPED}")).fetchone() is None:
        return
    opened.execute("VACUUM")
    mark = "UPDATE notes SET text = text || ? WHERE name GLOB ? AND text NOT GLOB ?"
    opened.execute(mark, (WIPED, f"{DONE}*", f"*{WIPED}"))


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection for a thread. Raises SQLite's errors as the store's."""
    try:
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as opened:
            opened.execute("PRAGMA query_only = ON")
            yield opened
    except sqlite3.Error as error:
        raise explained(error) from error


def told(
    opened: sqlite3.Connection, sql: str, values: tuple[str | int, ...] | dict[str, str | int]
) -> list[Any]:
    return [first for (first,) in opened.execute(sql, values)]
