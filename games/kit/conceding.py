"""Giving up. Between two it ends the match, and the other has won: that is the kit's to say, so no
game needs a word for it. A game for more has a ruling of its own, and a function for `Concede` in
its table `at_any_time`."""

from typing import TypeVar

import msgspec

from games.kit.chance import Chance
from games.kit.say import Say, Value, Who, say
from games.kit.seats import Seat
from games.kit.state import GameState

StateT = TypeVar("StateT", bound=GameState)


class Concede(msgspec.Struct, frozen=True, tag="concede"):
    """Gives up, with whatever else is going on; nobody is asked for it, and no clock does it. It
    has a stamp for games that go by stamps."""

    at: int = 0


class Conceded(msgspec.Struct, frozen=True, tag="conceded"):
    """A phase: of two this one has given up, and the match is over."""

    by: Seat

    @property
    def winner(self) -> Seat:
        return 1 - self.by


class GaveUp(msgspec.Struct, frozen=True, tag="gave up"):
    """An event where the match goes on."""

    seat: Seat


def concede(state: StateT, seat: Seat, move: Concede, chance: Chance) -> StateT:
    """Ends a match between two. Whatever lies hidden stays so."""
    return state.then(phase=Conceded(seat))


def has_given_up(seat: Seat) -> Say:
    return say("kit-gave-up", who=Who(seat))


def won_by_it(seat: Seat, winner: Value) -> Say:
    """How a match has ended when nobody else was left."""
    return say("kit-over-conceded", who=Who(seat), winner=winner)


def would_end_it(winner: Value) -> Say:
    """What giving up leads to, for whoever is about to."""
    return say("kit-concede-ends", winner=winner)
