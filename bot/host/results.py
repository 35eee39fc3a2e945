"""What is kept of a match that has ended, for histories, records and ratings: plain facts."""

from typing import NamedTuple

import msgspec

from bot.host.model import NOBODY, Ending, Place, Stamp, TableId, User
from games.kit.say import Say, Seat

MOST_READ = 100
"""How many results are read at a time where all are wanted."""


class SeatResult(msgspec.Struct, frozen=True, gc=False, kw_only=True, array_like=True):
    """What came of a seat for one person, or for the bot player where nobody sat there before it.
    There are several for a seat that somebody else took over."""

    seat: Seat
    user: User
    """NOBODY is the bot player; below that somebody whose data were deleted."""
    place: int | None = None
    """Where the seat came, 1 being first and shared by all winners; none if the match ended for
    nobody, or if somebody else sat there in the end."""
    score: int | None = None
    bot_player: str | None = None
    """At which level the bot player played the seat in the end, if it did."""
    conceded: bool = False
    left: bool = False
    """Whether they were not at the table in the end."""
    bot_moves: int = 0
    """How many moves the bot player made for them."""
    moves: int = 0
    """How many they made themselves."""
    timed: int = 0
    """For how many of these it is known how long they thought: none in real time."""
    thought: int = 0
    """How long they thought over these, in milliseconds."""
    facts: dict[str, int] = {}
    """What the game counts of a player, by the game's own names."""
    hints: int = 0
    """How many hints they took."""
    came_late: bool = False
    """Whether somebody else, or the bot player, had the seat when the match began."""


class Before(NamedTuple):
    """A place among results: this moment, and this table of those that ended in it."""

    ended: Stamp
    table: TableId


class MatchResult(msgspec.Struct, frozen=True, gc=False, kw_only=True, array_like=True):
    """A match that has ended, however it did. A lesson leaves none."""

    table: TableId
    game: str
    mode: str
    """Which of the game's ways it was, by the option's value; empty where it has only one."""
    place: Place
    in_own_thread: bool
    """Whether its thread was begun for it at a message of the channel, for all who see that."""
    began: Stamp
    ended: Stamp
    ending: Ending
    how: str
    """How the rules say that it ended; empty if it was broken off."""
    message: Say | None
    """The same as a sentence."""
    seats: tuple[SeatResult, ...]
    season: int = 0
    """How many seasons the server had begun when it ended. The store knows."""
    has_record: bool = True
    """Whether it can still be replayed. The store knows."""
    sides: tuple[tuple[Seat, ...], ...] = ()
    """The seats that played together; none where each played alone."""
    handicapped: tuple[Seat, ...] = ()
    """Those for which the game was made easier, as for somebody who is young."""

    @property
    def stands(self) -> Before:
        """Its place among results."""
        return Before(self.ended, self.table)

    @property
    def people(self) -> tuple[User, ...]:
        """Who has played in it."""
        return tuple(dict.fromkeys(each.user for each in self.seats if each.user != NOBODY))


class ResultQuery(NamedTuple):
    """Which results: of a person, on a server, of a game and of a season, each if it is given; a
    person or a server must be. The newest come first; `before` continues where a page ended,
    `after` turns back, and then the page is the one right before."""

    user: User | None = None
    server: int | None = None
    game: str | None = None
    season: int | None = None
    before: Before | None = None
    after: Before | None = None
    most: int = MOST_READ
