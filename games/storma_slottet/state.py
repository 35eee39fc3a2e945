"""The position of a match."""

from collections.abc import Collection, Iterable
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from games.kit.cards import Card
from games.kit.conceding import Conceded
from games.kit.say import Seat
from games.kit.state import GameState, at
from games.kit.suits import Suit
from games.storma_slottet.cards import DECK, royals, toughness
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
        """How much life it has left; at 0 it falls."""
        return toughness(self.card) - self.damage


class Side(msgspec.Struct, frozen=True):
    """All that belongs to one player. `sickbay` is "Sjukstugan"; `unpaid` counts the trophies of
    this move that are not paid for yet; `shown` are the cards in hand that everybody saw go there
    (SS16)."""

    house: Suit = ""
    hand: tuple[Card, ...] = ()
    shown: tuple[Card, ...] = ()
    active: Court | None = None
    sickbay: Court | None = None
    trophies: tuple[Card, ...] = ()
    unpaid: int = 0

    def court(self, place: Place) -> Court | None:
        return self.active if place == "active" else self.sickbay


class ChoosingSuits(msgspec.Struct, frozen=True, tag="choosing suits"):
    """The players choose a royal house, one after the other."""


class LayingActives(msgspec.Struct, frozen=True, tag="laying actives"):
    """Both choose their first Active card, which lies face down until both have chosen; None has
    not chosen yet."""

    laid: tuple[Card | None, ...] = (None, None)


class RollingForStart(msgspec.Struct, frozen=True, tag="rolling for start"):
    """Both roll for who begins; None has not rolled yet."""

    shows: tuple[int | None, ...] = (None, None)


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
    """A royal house has fallen, or (without a winner) a draw was agreed on."""

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
    | Conceded
)


class State(GameState, frozen=True, kw_only=True):
    """`draw_pile` ("Draghög") is drawn from its front. `turns` counts the turns begun. `offer` is
    the seat that offers a draw; `declined` are the seats whose offer was declined in this turn.

    `batches` are what can be remembered: the cards of each draw pile, as everybody saw it shuffled,
    without those shuffled in again since.
    """

    phase: Phase = ChoosingSuits()
    news: tuple[Event, ...] = ()
    recent: tuple[tuple[Event, ...], tuple[Event, ...]] = ((), ())
    doctors_in_sickbay: bool
    sides: tuple[Side, Side] = (Side(), Side())
    draw_pile: tuple[Card, ...] = DECK
    discard: tuple[Card, ...] = ()
    batches: tuple[tuple[Card, ...], ...] = (DECK,)
    mover: Seat = 0
    turns: int = 0
    offer: Seat | None = None
    declined: tuple[Seat, ...] = ()

    def active(self, seat: Seat) -> Court:
        return self.court(seat, "active")

    def court(self, seat: Seat, place: Place) -> Court:
        """The card at a place where one is sure to lie."""
        court = self.sides[seat].court(place)
        assert court is not None
        return court


def other(seat: Seat) -> Seat:
    return 1 - seat


def change_side(state: State, seat: Seat, **changes: Any) -> State:
    """The state with one player's side changed."""
    return state.then(sides=at(state.sides, seat, replace(state.sides[seat], **changes)))


def put_court(state: State, seat: Seat, place: Place, court: Court | None) -> State:
    if place == "active":
        return change_side(state, seat, active=court)
    return change_side(state, seat, sickbay=court)


def take_from_hand(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    side = state.sides[seat]
    hand, shown = without(side.hand, cards), without(side.shown, cards)
    return change_side(state, seat, hand=hand, shown=shown)


def show_into_hand(state: State, seat: Seat, card: Card) -> State:
    """Moves the card into the hand while everybody sees it."""
    side = state.sides[seat]
    return change_side(state, seat, hand=(*side.hand, card), shown=(*side.shown, card))


def without(cards: Iterable[Card], gone: Collection[Card]) -> tuple[Card, ...]:
    return tuple([card for card in cards if card not in gone])


def discard(state: State, *cards: Card) -> State:
    return state.then(discard=(*state.discard, *cards))


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


def face_down(phase: Phase) -> tuple[Card, ...]:
    """The first Active cards that lie face down."""
    return tuple(card for card in laid_face_down(phase) if card is not None)


def laid_face_down(phase: Phase) -> tuple[Card | None, ...]:
    """The same by seat."""
    return phase.laid if isinstance(phase, LayingActives) else ()


def open_cards(state: State) -> tuple[Card, ...]:
    """All cards that everybody can see (SS29)."""
    cards = [*state.discard, *cards_in_play(state.phase)]
    for side in state.sides:
        cards += side.trophies
        for court in (side.active, side.sickbay):
            if court is not None:
                cards += (court.card, *(hurt.card for hurt in court.hurt_by))
    return tuple(cards)


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats that the match waits for."""
    match state.phase:
        case ChoosingSuits():
            return (1,) if state.sides[0].house else (0,)
        case LayingActives(laid=answers) | RollingForStart(shows=answers):
            return tuple(seat for seat in (0, 1) if answers[seat] is None)
        case Replacing(seat=seat):
            return (seat,)
        case Ended() | Conceded():
            return ()
        case _:
            return (state.mover,)
