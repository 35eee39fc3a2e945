"""Ladders and their ratings as rows, and back."""

from collections.abc import Iterable

from bot.host.ladders import NOTHING_COUNTED, Board, Counted, Ladder, Leader, Rung, Rungs, Stand
from bot.host.model import User
from bot.host.rating import Rating
from bot.host.results import Before
from bot.store.steps import SqlRow, StoreStep, upsert

OF_LADDER = "server = ? AND game = ? AND season = ?"
LADDER_OF = "SELECT server, game, season FROM results WHERE table_id = ? AND server IS NOT NULL"
UNCOUNTED = (
    "SELECT DISTINCT server, game, season FROM results WHERE server IS NOT NULL AND NOT EXISTS "
    "(SELECT 1 FROM rated WHERE rated.server = results.server AND rated.game = results.game "
    "AND rated.season = results.season "
    "AND (rated.ended, rated.table_id) >= (results.ended, results.table_id)) "
    "UNION SELECT DISTINCT server, game, season FROM ratings WHERE NOT EXISTS "
    "(SELECT 1 FROM rated WHERE rated.server = ratings.server AND rated.game = ratings.game "
    "AND rated.season = ratings.season)"
)
COUNT_AGAIN = "DELETE FROM rated"
BEGIN = "INSERT INTO rated VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
COUNTED_UP_TO = f"SELECT ended, table_id FROM rated WHERE {OF_LADDER}"
RUNGS = f"SELECT mode, user, mu, sigma, matches, won FROM ratings WHERE {OF_LADDER}"
TO_COUNT = (
    f"SELECT body, season, 0 FROM results WHERE {OF_LADDER} AND (ended, table_id) > (?, ?) "
    "ORDER BY ended, table_id"
)
ALL_COUNTED = "SELECT server, game, season, ended, table_id FROM rated ORDER BY 1, 2, 3"
ON_SERVER = (
    "SELECT body, season, 0 FROM results WHERE server = ? ORDER BY ended DESC, table_id DESC"
)
COUNT_ON_SERVER = "SELECT count(*) FROM results WHERE server = ?"
PLAYED = (
    "SELECT body, season, 0, user, facts FROM played JOIN results USING (table_id) "
    "WHERE user = ? AND (CAST(? AS BIGINT) IS NULL OR played.server = ?) "
    "ORDER BY played.ended DESC, table_id DESC LIMIT ?"
)
TO_COUNT_AGAIN = TO_COUNT.replace("ORDER BY", "AND (ended, table_id) <= (?, ?) ORDER BY")
MOVE_ON = (
    f"UPDATE rated SET ended = ?, table_id = ? WHERE {OF_LADDER} AND ended = ? AND table_id = ?"
)
IF_ALL = (
    f" AND (SELECT count(*) FROM results WHERE {OF_LADDER} AND (ended, table_id) <= (?, ?)) = ?"
)
KEEP = upsert("ratings", "server, game, season, mode, user", "mu", "sigma", "matches", "won")
LISTED = (
    f"FROM ratings WHERE {OF_LADDER} AND mode = ? AND NOT EXISTS "
    "(SELECT 1 FROM people WHERE people.user = ratings.user AND is_ranked = 0)"
)
LISTED_COUNT = f"SELECT count(*) {LISTED}"
LEADERS = (
    f"SELECT user, mu, sigma, matches, won {LISTED} "
    "ORDER BY matches < 10, mu DESC, user LIMIT ? OFFSET ?"
)
OWN = f"SELECT user, mu, sigma, matches, won {LISTED} AND user = ?"
BETTER = f"SELECT count(*) {LISTED} AND (matches < 10, -mu, user) < (?, ?, ?)"
BOARDS = "SELECT DISTINCT server, game, season, mode FROM ratings WHERE server = ?"
SEASONS = "SELECT number, began FROM seasons WHERE server = ? ORDER BY number"
BEGIN_SEASON = "INSERT INTO seasons VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
RATINGS_OF = (
    "SELECT server, game, season, mode, mu, sigma, matches, won FROM ratings WHERE user = ?"
)


def rungs_of(rows: Iterable[SqlRow]) -> Rungs:
    return {Rung(mode, user): Rating(*rating) for mode, user, *rating in rows}


def board_of(row: SqlRow) -> Board:
    *ladder, mode = row
    return Board(Ladder(*ladder), mode)


def key_of(board: Board) -> SqlRow:
    return (*board.ladder, board.mode)


def stands_of(rows: Iterable[SqlRow]) -> list[Stand]:
    return [Stand(board_of(row[:4]), Rating(*row[4:])) for row in rows]


def leaders_of(rows: Iterable[SqlRow], first: int) -> list[Leader]:
    """The first of them has so many before them."""
    return [
        Leader(place, user, Rating(*rating))
        for place, (user, *rating) in enumerate(rows, first + 1)
    ]


def order_of(user: User, mu: int, sigma: int, matches: int, won: int) -> SqlRow:
    """By what they are ordered."""
    return (Rating(mu, sigma, matches, won).is_provisional, -mu, user)


def counted_steps(ladder: Ladder, since: Before, counted: Counted) -> list[StoreStep]:
    """Nothing of it is kept where something else has happened to the ladder since it was read. Of
    one that is counted from the first result on, no older one may have come."""
    from_first = since == NOTHING_COUNTED
    last = counted.last if counted.number else since
    moves_on = StoreStep(MOVE_ON, (*last, *ladder, *since), swaps=True)
    if from_first:
        all_of = (*ladder, *last, counted.number)
        moves_on = StoreStep(MOVE_ON + IF_ALL, (*moves_on.row, *all_of), swaps=True)
    rows = (
        (*ladder, *rung, rating.mu, rating.sigma, rating.matches, rating.won)
        for rung, rating in counted.rungs.items()
    )
    return [
        moves_on,
        *([StoreStep(f"DELETE FROM ratings WHERE {OF_LADDER}", ladder)] if from_first else ()),
        *(StoreStep(KEEP, row) for row in rows),
    ]
