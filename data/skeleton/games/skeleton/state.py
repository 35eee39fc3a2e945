"""All of a match at one moment."""

import msgspec

from games.kit.cards import Card
from games.kit.conceding import Conceded
from games.kit.say import Seat
from games.kit.state import GameState, at
from games.skeleton.events import Event
from games.skeleton.options import SkeletonOptions


class Laying(msgspec.Struct, frozen=True, tag="laying"):
    """Whoever has not laid in this round does."""


class Over(msgspec.Struct, frozen=True, tag="over"):
    """All rounds are played."""


Phase = Laying | Over | Conceded


class State(GameState, frozen=True, kw_only=True):
    phase: Phase = Laying()
    options: SkeletonOptions
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[Card | None, ...]
    points: tuple[int, ...]
    round: int = 1
    turned: tuple[Card, ...] = ()
    pile: tuple[Card, ...]
    news: tuple[Event, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)


def missing(state: State) -> tuple[Seat, ...]:
    """Who has not laid yet."""
    if not isinstance(state.phase, Laying):
        return ()
    return tuple(seat for seat, card in enumerate(state.laid) if card is None)


def without(state: State, seat: Seat, card: Card) -> tuple[tuple[Card, ...], ...]:
    """The hands once a seat has laid a card of its own."""
    left = tuple(held for held in state.hands[seat] if held != card)
    return at(state.hands, seat, left)
