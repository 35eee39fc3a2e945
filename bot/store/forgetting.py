"""Taking one person out of the store: what is theirs alone goes, and what others need stays without
their id. An id of Discord's is found by its digits, wherever it stands, so that nothing that is
kept later can be overlooked.

`renamed`, `header_without` and `instr` are SQL functions of each engine."""

from collections.abc import Iterable, Mapping

from bot.host.model import Stamp, TableId, User
from bot.store.forgotten import KEPT_MS, MOST, Forgotten
from bot.store.rows import KEEP_NOTE
from bot.store.steps import StoreStep, that_begin_with

NO_LONGER = "0"
"""Stands in a note where somebody's id was."""
DONE = "forgotten "
"""Begins the name of the note that somebody with this hash has been forgotten. Its text is when,
and then whether the file has been written afresh since."""
WIPED = " wiped"

_NAMED = "name >= ? AND name < ?"
DONE_NOTES = f"SELECT name || ' ' || text FROM notes WHERE {_NAMED}"
_WHEN = f"CASE WHEN {_NAMED} THEN CAST(replace(text, '{WIPED}', '') AS BIGINT) END"
DROP_OLDEST = (
    f"DELETE FROM notes WHERE {_NAMED} AND ({_WHEN} < ? OR name NOT IN "
    f"(SELECT name FROM notes WHERE {_NAMED} ORDER BY {_WHEN} DESC LIMIT ?))"
)
_ABOUT = "' ' || name || ' ' LIKE ?"
NOTES_ABOUT = f"SELECT name, text FROM notes WHERE {_ABOUT}"
SCANNED = (
    "SELECT id FROM tables "
    "WHERE instr(header, ?1) > 0 OR instr(marks, ?1) > 0 OR instr(state, ?1) > 0 "
    "UNION SELECT table_id FROM inputs WHERE user = ?2 OR instr(body, ?1) > 0 "
    "OR instr(source, ?1) > 0 UNION SELECT table_id FROM seats WHERE user = ?2 "
    "UNION SELECT table_id FROM messages WHERE instr(key, ?1) > 0 OR instr(content, ?1) > 0 "
    "UNION SELECT table_id FROM played WHERE user = ?2 "
    "UNION SELECT table_id FROM results WHERE instr(body, ?1) > 0"
)
"""By the digits of an id, and the id."""
EVERYBODY = (
    "SELECT user FROM people UNION SELECT user FROM inputs WHERE user > 0 "
    "UNION SELECT user FROM seats UNION SELECT user FROM copies "
    "UNION SELECT user FROM played UNION SELECT user FROM ratings"
)


def about(user: User) -> str:
    """What NOTES_ABOUT is asked with."""
    return f"% {user} %"


def table_steps(table: TableId, user: User, other: User) -> list[StoreStep]:
    """The match stays whole, with another id in their place, which is no person's. The messages
    that were for them alone are no longer known, and neither is which press made a move."""
    named = (str(user), str(other))
    keys = "key LIKE ? OR key LIKE ?"
    theirs = (f"%-{user}", f"%-{user}-%")
    return [
        StoreStep(
            "UPDATE tables SET header = header_without(header, ?, ?), "
            "marks = renamed(marks, ?, ?), state = renamed(state, ?, ?) WHERE id = ?",
            (*named, *named, *named, table),
        ),
        StoreStep(
            "UPDATE inputs SET source = 'forgotten ' || revision, "
            "body = CASE WHEN kind IN ('word', 'join') THEN ? ELSE body END "
            "WHERE table_id = ? AND user = ?",
            (b"null", table, user),
        ),
        StoreStep(
            "UPDATE inputs SET body = renamed(body, ?, ?), source = renamed(source, ?, ?), "
            "user = CASE user WHEN ? THEN ? ELSE user END WHERE table_id = ?",
            (*named, *named, user, other, table),
        ),
        StoreStep(
            "UPDATE results SET body = renamed(body, ?, ?) WHERE table_id = ?", (*named, table)
        ),
        StoreStep("DELETE FROM played WHERE table_id = ? AND user = ?", (table, user)),
        StoreStep("DELETE FROM seats WHERE table_id = ? AND user = ?", (table, user)),
        StoreStep("DELETE FROM copies WHERE table_id = ? AND user = ?", (table, user)),
        StoreStep(f"DELETE FROM messages WHERE table_id = ? AND ({keys})", (table, *theirs)),
        StoreStep(
            "UPDATE messages SET content = renamed(content, ?, ?) WHERE table_id = ?",
            (*named, table),
        ),
    ]


def own_steps(user: User, hashed: str, at: Stamp) -> list[StoreStep]:
    """What is theirs alone, and that it is done."""
    digits = str(user)
    named = that_begin_with(DONE)
    return [
        StoreStep("DELETE FROM people WHERE user = ?", (user,)),
        StoreStep("DELETE FROM copies WHERE user = ?", (user,)),
        StoreStep("DELETE FROM ratings WHERE user = ?", (user,)),
        StoreStep(f"DELETE FROM notes WHERE {_ABOUT}", (about(user),)),
        StoreStep(
            "UPDATE notes SET text = renamed(text, ?, ?) WHERE instr(text, ?) > 0",
            (digits, NO_LONGER, digits),
        ),
        StoreStep(
            "UPDATE last_options SET options = renamed(options, ?, ?) WHERE instr(options, ?) > 0",
            (digits, NO_LONGER, digits),
        ),
        done_step(hashed, at),
        StoreStep(DROP_OLDEST, (*named, *named, at - KEPT_MS, *named, *named, MOST)),
    ]


def done_step(hashed: str, at: Stamp) -> StoreStep:
    """Notes that the person with this hash is forgotten: nothing older is kept of them."""
    return StoreStep(KEEP_NOTE, (f"{DONE}{hashed}", str(at)))


def not_done(noted: Iterable[str], forgotten: Forgotten) -> Mapping[str, Stamp]:
    """The hashes, each with its stamp, of people who were forgotten while another store lay here,
    or whose deletion was cut short; by the DONE_NOTES."""
    words = (line.split() for line in noted)
    done = {hashed: int(at) for _, hashed, at, *_ in words}
    return {each: at for each, at in forgotten.hashes() if done.get(each, -1) < at}
