"""A position of Supertrumf Fantasy."""

from typing import Any, Literal, TypeVar

import msgspec

from games.kit.seats import Seat
from games.supertrumf.cards import Attribute, Cards
from games.supertrumf.events import Event, Turned

Play = Literal["classic", "blixtduell"]
Phase = Literal["redraw", "roll", "declare", "lay", "prize", "over"]
T = TypeVar("T")


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything there is, with one entry for each seat where it belongs to a seat.

    The pile's first card is its top. `leader` is Spelförare; from the turning on it is the
    round's winner. `winning_piles` (Vinsthög) and `pot` are classic; `prizes` (Priskort),
    `discard`, `throws`, `settled` and `rolls` are Blixtduell. `turned` shows the last round until
    the next is declared.
    """

    play: Play
    phase: Phase
    leader: Seat
    pile: Cards
    hands: tuple[Cards, ...]
    laid: tuple[Cards, ...]
    winning_piles: tuple[Cards, ...]
    prizes: tuple[Cards, ...]
    throws: tuple[int, ...]
    settled: tuple[bool, ...]
    rolls: tuple[int, ...]
    pot: Cards = ()
    discard: Cards = ()
    declared: Attribute | None = None
    turned: Turned | None = None
    news: tuple[Event, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    def then(self, *events: Event, **changes: Any) -> "State":
        """The state after this happened."""
        return msgspec.structs.replace(self, news=(*self.news, *events), **changes)

    def in_round(self) -> list[Seat]:
        """Who takes part in the round: everybody who held a card when it began (ST15)."""
        return [seat for seat in range(self.seats) if self.hands[seat] or self.laid[seat]]

    def yet_to_lay(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.hands[seat] and not self.laid[seat]]

    def may_act(self) -> list[Seat]:
        """Whose turn it is; in Blixtduell the leader may lay before the opponent (ST23)."""
        match self.phase:
            case "redraw":
                return [seat for seat in range(self.seats) if not self.settled[seat]]
            case "roll":
                return [seat for seat in range(self.seats) if not self.rolls[seat]]
            case "declare" | "prize":
                return [self.leader]
            case "lay" if self.play == "blixtduell":
                return self.yet_to_lay()
            case "lay":
                return self._leader_last(self.yet_to_lay())
            case "over":
                return []

    def awaited(self) -> list[Seat]:
        """Whom the match waits for: a leader who may lay need not, while others have yet to."""
        return self._leader_last(self.may_act()) if self.phase == "lay" else self.may_act()

    def _leader_last(self, waiting: list[Seat]) -> list[Seat]:
        return [seat for seat in waiting if seat != self.leader] or waiting


def changed(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values with another one at that seat."""
    return (*values[:seat], value, *values[seat + 1 :])
