"""Taking tables that have ended out of the store, and the cards that no table needs any more."""

from collections.abc import Collection, Sequence
from pathlib import Path

from bot.host.model import Stamp, TableId
from bot.store.sqlite.connection import StoreStep
from bot.store.sqlite.forgetting import reading, told

HEADER = "CASE WHEN json_valid(CAST(header AS TEXT)) THEN CAST(header AS TEXT) END"
ENDED_BEFORE = (
    "SELECT id FROM tables JOIN inputs ON table_id = id AND inputs.revision = tables.revision "
    f"WHERE phase = 'ended' AND json_extract({HEADER}, '$.place.guild') = ? AND at < ? LIMIT ?"
)
NEEDED_CARDS = f"SELECT DISTINCT json_extract({HEADER}, '$.cards_hash') FROM tables"
DROP_CARDS = (
    "DELETE FROM cards WHERE hash = ? AND NOT EXISTS (SELECT 1 FROM tables "
    f"WHERE phase <> 'ended' AND json_extract({HEADER}, '$.cards_hash') = cards.hash)"
)
OUTLIVED = (
    "FROM results WHERE server = ? AND ended < ? "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)"
)
SAID_BEFORE = (
    "SELECT DISTINCT messages.table_id FROM messages INDEXED BY contents "
    "JOIN tables ON id = messages.table_id AND phase = 'ended' "
    "JOIN inputs ON inputs.table_id = id AND inputs.revision = tables.revision "
    "WHERE content IS NOT NULL AND sent >= wanted AND at < ? LIMIT ?"
)
FORGET_SAID = (
    "UPDATE messages SET content = NULL "
    "WHERE table_id = ? AND content IS NOT NULL AND sent >= wanted"
)
OF_TABLE = ("inputs", "messages", "copies", "seats")


def ended_before(file: Path, server: int, before: Stamp, most: int) -> Sequence[TableId]:
    """It reads the headers of all tables, by a connection of its own: for a thread."""
    with reading(file) as opened:
        return told(opened, ENDED_BEFORE, (server, before, most))


def drop_steps(table: TableId) -> list[StoreStep]:
    """All rows of a table that has ended."""
    dropped = "DELETE FROM tables WHERE id = ? AND phase = 'ended'"
    return [
        StoreStep(dropped, (table,), swaps=True),
        *(StoreStep(f"DELETE FROM {rows} WHERE table_id = ?", (table,)) for rows in OF_TABLE),
    ]


def drop_results_steps(server: int, before: Stamp) -> list[StoreStep]:
    """The older ones of those results whose tables are gone."""
    which = (server, before)
    return [
        StoreStep(f"DELETE FROM played WHERE table_id IN (SELECT table_id {OUTLIVED})", which),
        StoreStep(f"DELETE {OUTLIVED}", which),
    ]


def unneeded_cards(file: Path) -> Collection[str]:
    """The hashes of the cards that no table is bound to. For a thread."""
    with reading(file) as opened:
        needed = frozenset(told(opened, NEEDED_CARDS, ()))
        return frozenset(told(opened, "SELECT hash FROM cards", ())) - needed


def drop_cards_steps(hashes: Collection[str]) -> list[StoreStep]:
    """A table that was opened after `unneeded_cards` was asked keeps its own."""
    return [StoreStep(DROP_CARDS, (each,)) for each in hashes]
