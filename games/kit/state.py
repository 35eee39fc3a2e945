"""What the states of all games share. A state is frozen: what happens makes the next one."""

from typing import Any, Self, TypeVar

import msgspec

T = TypeVar("T")


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a game: every game's `State` gives `phase` and `news` their types.

    `phase` is what is waited for, a struct with whatever that phase alone needs. `news` are the
    events of the move that led here, secret parts included.
    """

    phase: Any
    news: tuple[Any, ...] = ()

    def then(self, *events: Any, **changes: Any) -> Self:
        """The state after these events, with these changes."""
        return msgspec.structs.replace(self, news=(*self.news, *events), **changes)


def at(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one at that place: a seat's, mostly."""
    return (*values[:place], value, *values[place + 1 :])
