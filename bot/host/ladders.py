"""The ratings of those who play a game on a server, as values that a store keeps."""

from typing import NamedTuple

from bot.host.model import LONG_AGO, Stamp, TableId, User
from bot.host.rating import Rating
from bot.host.results import Before

NOTHING_COUNTED = Before(LONG_AGO, TableId(""))


class Ladder(NamedTuple):
    """A game on a server in one of its seasons."""

    server: int
    game: str
    season: int


class Rung(NamedTuple):
    """Somebody on a ladder, in one of the ways to play its game."""

    mode: str
    user: User


Rungs = dict[Rung, Rating]


class Counted(NamedTuple):
    """Ratings that `number` results have changed, up to the last of them."""

    rungs: Rungs
    number: int
    last: Before


class Stand(NamedTuple):
    """Somebody's rating, and on which board."""

    board: "Board"
    rating: Rating


class Leader(NamedTuple):
    """Somebody's place among all who stand on a leaderboard."""

    place: int
    user: User
    rating: Rating


class Season(NamedTuple):
    """One of a server's seasons. Number 0 is there before any was begun, and has no beginning."""

    number: int
    began: Stamp = LONG_AGO


class Board(NamedTuple):
    """A leaderboard: a ladder, in one of the ways to play its game."""

    ladder: Ladder
    mode: str
