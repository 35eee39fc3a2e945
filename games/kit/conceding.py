"""Giving up. Between two players it ends the match and the other has won, which the kit handles for
every game. A game for more players has a ruling of its own, and a function for `Concede` in its
table `at_any_time`."""

from typing import TypeVar

import msgspec

from games.kit.chance import Chance
from games.kit.say import Say, Seat, Value, Who, say
from games.kit.state import GameState

StateT = TypeVar("StateT", bound=GameState)


class Concede(msgspec.Struct, frozen=True, tag="concede"):
    """Gives up, at any time. Nobody is asked for it, and no clock does it. It has a stamp for games
    that use stamps."""

    at: int = 0


class Conceded(msgspec.Struct, frozen=True, tag="conceded"):
    """The phase after one of two players gave up: the match is over."""

    by: Seat

    @property
    def winner(self) -> Seat:
        return 1 - self.by


class GaveUp(msgspec.Struct, frozen=True, tag="gave up"):
    """The event of a match that goes on without this seat."""

    seat: Seat


def concede(state: StateT, seat: Seat, move: Concede, chance: Chance) -> StateT:
    """Ends a match between two. Hidden cards stay hidden."""
    return state.then(phase=Conceded(seat))


def has_given_up(seat: Seat) -> Say:
    return say("kit-gave-up", who=Who(seat))


def won_by_it(seat: Seat, winner: Value) -> Say:
    """How a match ended when nobody else was left."""
    return say("kit-over-conceded", who=Who(seat), winner=winner)


def would_end_it(winner: Value) -> Say:
    """What giving up would lead to, for the player who is about to."""
    return say("kit-concede-ends", winner=winner)
