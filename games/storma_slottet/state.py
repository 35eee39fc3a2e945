"""The position of a match."""

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from games.kit.cards import Card, Suit
from games.kit.seats import Seat
from games.storma_slottet.cards import royals, toughness
from games.storma_slottet.events import Event

Place = Literal["active", "sickbay"]
PLACES: tuple[Place, ...] = ("active", "sickbay")


class DamageCard(msgspec.Struct, frozen=True, array_like=True):
    """A card ("Skadekort") lying on a court card, with the damage that it did."""

    card: Card
    damage: int


class Court(msgspec.Struct, frozen=True):
    """A court card on the table, with its damage cards in the order they came."""

    card: Card
    hurt_by: tuple[DamageCard, ...] = ()

    @property
    def damage(self) -> int:
        return sum(hurt.damage for hurt in self.hurt_by)

    @property
    def left(self) -> int:
        """How much more it stands; at 0 it falls."""
        return toughness(self.card) - self.damage


class Side(msgspec.Struct, frozen=True):
    """All that belongs to one player. `sickbay` is "Sjukstugan"; `unpaid` counts the trophies of
    this move that have not been paid for yet; `laid` lies face down until both have chosen."""

    house: Suit = ""
    hand: tuple[Card, ...] = ()
    laid: Card = ""
    active: Court | None = None
    sickbay: Court | None = None
    trophies: tuple[Card, ...] = ()
    unpaid: int = 0

    def court(self, place: Place) -> Court | None:
        return self.active if place == "active" else self.sickbay


class ChoosingSuits(msgspec.Struct, frozen=True, tag="choosing suits"):
    """One after the other chooses a royal house."""


class LayingActives(msgspec.Struct, frozen=True, tag="laying actives"):
    """Both choose their first Active card, face down."""


class RollingForStart(msgspec.Struct, frozen=True, tag="rolling for start"):
    """Both roll for who begins; None has not rolled yet."""

    shows: tuple[int | None, int | None] = (None, None)


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """The mover chooses one of the four moves."""


class RollingAttack(msgspec.Struct, frozen=True, tag="rolling attack"):
    """An attack with dice has been declared; its cards lie on the table."""

    cards: tuple[Card, ...]


class Healing(msgspec.Struct, frozen=True, tag="healing"):
    """The mover has healed once, and goes on with the same card or stops."""

    place: Place


class RollingHeal(msgspec.Struct, frozen=True, tag="rolling heal"):
    """A joker or doctor has been laid and must roll."""

    place: Place
    card: Card


class Lifting(msgspec.Struct, frozen=True, tag="lifting"):
    """The mover chooses which damage cards a healing card of this value lifts."""

    place: Place
    card: Card
    value: int


class Replacing(msgspec.Struct, frozen=True, tag="replacing"):
    """A seat has lost its Active card and chooses the next."""

    seat: Seat


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """A house has fallen, or (without a winner) a draw has been agreed on."""

    winner: Seat | None


Phase = (
    ChoosingSuits
    | LayingActives
    | RollingForStart
    | Turn
    | RollingAttack
    | Healing
    | RollingHeal
    | Lifting
    | Replacing
    | Ended
)


class State(msgspec.Struct, frozen=True):
    """`draw_pile` ("Draghög") is taken from its front. `turns` counts the turns begun. `offer` is
    who offers a draw; `declined` are the seats whose offer was declined in this turn."""

    doctors_in_sickbay: bool
    sides: tuple[Side, Side]
    draw_pile: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    phase: Phase = ChoosingSuits()
    mover: Seat = 0
    turns: int = 0
    offer: Seat | None = None
    declined: tuple[Seat, ...] = ()
    news: tuple[Event, ...] = ()

    def active(self, seat: Seat) -> Court:
        court = self.sides[seat].active
        assert court is not None
        return court


def other(seat: Seat) -> Seat:
    return 1 - seat


def change_side(state: State, seat: Seat, **changes: Any) -> State:
    """The state with one player's side changed."""
    changed = replace(state.sides[seat], **changes)
    mine, theirs = state.sides
    return replace(state, sides=(mine, changed) if seat else (changed, theirs))


def put_court(state: State, seat: Seat, place: Place, court: Court | None) -> State:
    if place == "active":
        return change_side(state, seat, active=court)
    return change_side(state, seat, sickbay=court)


def take_from_hand(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    hand = tuple(card for card in state.sides[seat].hand if card not in cards)
    return change_side(state, seat, hand=hand)


def put_in_hand(state: State, seat: Seat, card: Card) -> State:
    return change_side(state, seat, hand=(*state.sides[seat].hand, card))


def tell(state: State, *events: Event) -> State:
    return replace(state, news=(*state.news, *events))


def fallen_royals(state: State, seat: Seat) -> int:
    """How many of a seat's royal house are the other's trophies."""
    lost = state.sides[other(seat)].trophies
    return sum(card in lost for card in royals(state.sides[seat].house))


def cards_in_play(phase: Phase) -> tuple[Card, ...]:
    """The cards lying between the players: declared for an attack, or laid to heal."""
    match phase:
        case RollingAttack(cards=cards):
            return cards
        case RollingHeal(card=card) | Lifting(card=card):
            return (card,)
        case _:
            return ()


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats that the match waits for."""
    match state.phase:
        case ChoosingSuits():
            return (1,) if state.sides[0].house else (0,)
        case LayingActives():
            return tuple(seat for seat in (0, 1) if not state.sides[seat].laid)
        case RollingForStart(shows=shows):
            return tuple(seat for seat in (0, 1) if shows[seat] is None)
        case Replacing(seat=seat):
            return (seat,)
        case Ended():
            return ()
        case _:
            return (state.mover,)
