"""What the states of all games share. A state is frozen: what happens makes the next one."""

from typing import Any, Self, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from games.kit.say import Say
from games.kit.seats import Seat

T = TypeVar("T")


class TookBack(msgspec.Struct, frozen=True):
    """A seat has taken its last move back: what everybody had been told of it, if anything."""

    seat: Seat
    what: Say | None = None


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a game: every game's `State` gives `phase` and `news` their types.

    `phase` is what is waited for, a struct with whatever that phase alone needs. `news` are the
    events of the move that led here, secret parts included. `gave_up` are those without whom the
    match goes on, the first one first; it is written down only where there are any. Where a
    move was taken back that is the only news. `recent` are the events of the moves before: those
    of the last finished round, and those of the round that is being played.
    """

    phase: Any
    news: tuple[Any, ...] = ()
    recent: tuple[tuple[Any, ...], tuple[Any, ...]] = ((), ())
    gave_up: tuple[Seat, ...] | UnsetType = UNSET
    taken_back: TookBack | UnsetType = UNSET

    @property
    def seats(self) -> int:
        """How many play; a game for more than two tells."""
        return 2

    @property
    def conceders(self) -> tuple[Seat, ...]:
        return self.gave_up or ()

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """Who has not given up."""
        return tuple(seat for seat in range(self.seats) if seat not in self.conceders)

    def goes_on_without(self, seat: Seat) -> Self:
        """The match as it goes on once this seat has given up."""
        return msgspec.structs.replace(self, gave_up=(*self.conceders, seat))

    def told(self, *, round_is_over: bool | None) -> Self:
        """The state before the next move: its news join the recent events, if these are kept."""
        if round_is_over is None:
            return msgspec.structs.replace(self, news=(), taken_back=UNSET)
        if not (self.news or round_is_over or self.taken_back):
            return self
        last, present = self.recent
        present = present + self.news
        recent = (present, ()) if round_is_over else (last, present)
        return msgspec.structs.replace(self, news=(), recent=recent, taken_back=UNSET)

    def last_round(self, *, is_over: bool) -> tuple[Any, ...]:
        """The events of the last finished round: of the one that this move has ended, if it has."""
        last, present = self.recent
        return (*present, *self.news) if is_over else last

    def then(self, *events: Any, **changes: Any) -> Self:
        """The state after these events, with these changes."""
        return msgspec.structs.replace(self, news=(*self.news, *events), **changes)


def at(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one at that place: a seat's, mostly."""
    return (*values[:place], value, *values[place + 1 :])
