"""What the states of all games share. A state is frozen: what happens makes the next one."""

from typing import Any, Self, TypeVar

import msgspec

from games.kit.say import Say, Seat

T = TypeVar("T")


class TookBack(msgspec.Struct, frozen=True):
    """A seat has taken its last move back. `what` is what everybody had been told of that move."""

    seat: Seat
    what: Say | None = None


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a game: every game's `State` gives `phase` and `news` their types.

    `phase` is what is waited for, a struct with whatever that phase alone needs. `news` are the
    events of the move that led here, secret parts included. `gave_up` are the players that the
    match goes on without, the first one first. After a take-back, that is the only news. `recent`
    are the events of earlier moves: those of the last finished round, and those of the round in
    play.
    """

    phase: Any
    news: tuple[Any, ...] = ()
    recent: tuple[tuple[Any, ...], tuple[Any, ...]] = ((), ())
    gave_up: tuple[Seat, ...] = ()
    taken_back: TookBack | None = None

    @property
    def seats(self) -> int:
        """How many play; a game for more than two overrides it."""
        return 2

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """The seats that have not given up."""
        return tuple(seat for seat in range(self.seats) if seat not in self.gave_up)

    def goes_on_without(self, seat: Seat) -> Self:
        """The state after this seat gave up, where the match goes on."""
        return msgspec.structs.replace(self, gave_up=(*self.gave_up, seat))

    def told(self, *, round_is_over: bool | None) -> Self:
        """The state before the next move: its news join the recent events, if those are kept."""
        if round_is_over is None:
            return msgspec.structs.replace(self, news=(), taken_back=None)
        if not (self.news or round_is_over or self.taken_back):
            return self
        last, present = self.recent
        present = present + self.news
        recent = (present, ()) if round_is_over else (last, present)
        return msgspec.structs.replace(self, news=(), recent=recent, taken_back=None)

    def last_round(self, *, is_over: bool) -> tuple[Any, ...]:
        """The events of the last finished round: the one that this move ended, if it ended one."""
        last, present = self.recent
        return (*present, *self.news) if is_over else last

    def then(self, *events: Any, **changes: Any) -> Self:
        """The state after these events, with these changes."""
        return msgspec.structs.replace(self, news=(*self.news, *events), **changes)


def at(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one at that place, mostly a seat's."""
    return (*values[:place], value, *values[place + 1 :])
