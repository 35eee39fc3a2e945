"""The ratings of those who play a game on a server, as values that a store keeps."""

from typing import NamedTuple

from bot.host.model import LONG_AGO, TableId, User
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
    """Somebody's rating, and where it holds."""

    ladder: Ladder
    mode: str
    rating: Rating
