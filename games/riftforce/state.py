"""A position: both sides of the Rift, and what is awaited."""

from typing import Literal

import msgspec

from games.kit.conceding import Conceded
from games.kit.say import Seat
from games.kit.state import GameState
from games.riftforce.cards import Card, GuildName
from games.riftforce.events import Event

Location = int
"""0 to 4 along the Rift; players count from 1."""

LOCATIONS = range(5)
MIDDLE: Location = 2
HAND_SIZE = 7
GUILDS_EACH = 4
MOST_PLAYED = 3
MOST_ACTIVATED = 3
RIFTFORCE_TO_END = 12


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A card on the board with the damage on it."""

    card: Card
    damage: int = 0


Column = tuple[Piece, ...]
"""One side's cards at a location from first to last; the first lies nearest the Rift."""


class Side(msgspec.Struct, frozen=True):
    """All that is one player's. The top of the pile comes first, the top of the discard last.
    `seen` are the cards of the hand that everybody knows to be there."""

    guilds: tuple[GuildName, ...] = ()
    hand: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    columns: tuple[Column, ...] = ((),) * len(LOCATIONS)
    riftforce: int = 0
    seen: tuple[Card, ...] = ()


class Effect(msgspec.Struct, frozen=True):
    """An ability being carried out, or waiting: whose it is, when it happens, the step it has
    reached, and what it has destroyed at once."""

    card: Card
    when: Literal["activated", "played"]
    step: int = 0
    felled: Card | None = None


class Tossing(msgspec.Struct, frozen=True, tag="toss"):
    """The toss for the first pick is awaited."""

    seat: Seat = 0


class Drafting(msgspec.Struct, frozen=True, tag="draft"):
    """A guild is to be picked."""

    seat: Seat


class Acting(msgspec.Struct, frozen=True, tag="act"):
    """One of the three actions is to be chosen."""

    seat: Seat


class Activating(msgspec.Struct, frozen=True, tag="activate"):
    """A card has been discarded, and the next card to activate is awaited."""

    seat: Seat
    discarded: Card
    activated: tuple[Card, ...] = ()


class Choosing(msgspec.Struct, frozen=True, tag="choose"):
    """The first effect of the agenda waits for one of the options. The abilities are those of an
    activated card, or of cards that were played."""

    seat: Seat
    agenda: tuple[Effect, ...]
    options: tuple[str, ...]
    activating: Activating | None = None


class Over(msgspec.Struct, frozen=True, tag="over"):
    how: Literal["riftforce", "standstill"]


Phase = Tossing | Drafting | Acting | Activating | Choosing | Over | Conceded


class State(GameState, frozen=True, kw_only=True):
    """Guilds lie in `shown` while they can be picked and in `out` when they are not played with."""

    guilds: Literal["base", "all"]
    sides: tuple[Side, ...]
    shown: tuple[GuildName, ...] = ()
    out: tuple[GuildName, ...] = ()
    phase: Phase
    starter: Seat = 0
    news: tuple[Event, ...] = ()
    recent: tuple[tuple[Event, ...], tuple[Event, ...]] = ((), ())


def other(seat: Seat) -> Seat:
    return 1 - seat


def neighbours(location: Location) -> tuple[Location, ...]:
    """The outermost locations have one neighbour, the others two."""
    return tuple(near for near in (location - 1, location + 1) if near in LOCATIONS)


def controlled(own: Side, enemy: Side) -> tuple[Location, ...]:
    """The locations with own cards and no enemy."""
    return tuple(
        location for location in LOCATIONS if own.columns[location] and not enemy.columns[location]
    )


def on_board(side: Side) -> tuple[Card, ...]:
    """Its cards along the Rift, each location's from first to last."""
    return tuple(piece.card for column in side.columns for piece in column)
