"""Taking tables that have ended out of the store, and the cards that no table needs any more."""

from bot.host.model import Stamp, TableId
from bot.store.steps import StoreStep

ENDED_BEFORE = (
    "SELECT id FROM tables JOIN inputs ON table_id = id AND inputs.revision = tables.revision "
    "WHERE phase = 'ended' AND {guild} = ? AND at < ? LIMIT ?"
)
UNNEEDED_CARDS = "SELECT hash FROM cards EXCEPT SELECT {cards_hash} FROM tables"
DROP_CARDS = (
    "DELETE FROM cards WHERE hash = ? AND NOT EXISTS "
    "(SELECT 1 FROM tables WHERE phase <> 'ended' AND {cards_hash} = cards.hash)"
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
