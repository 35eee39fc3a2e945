"""What a player can do."""

from typing import Literal

import msgspec

from games.kit.cards import Card
from games.kit.showing import Forced
from games.kit.suits import Suit


class ChooseHouse(msgspec.Struct, frozen=True, tag="choose house"):
    """Take a suit as one's royal house (SS2)."""

    suit: Suit


class LayActive(msgspec.Struct, frozen=True, tag="lay active"):
    """Lay the first Active card face down (SS4)."""

    card: Card


class Roll(Forced, frozen=True, tag="roll"):
    """Roll the dice that are awaited: for the start, an attack, a joker or a doctor."""


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Discard cards of one suit and draw as many (SS8)."""

    cards: tuple[Card, ...]


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """Attack the other's Active card with these cards, all declared at once (SS9)."""

    cards: tuple[Card, ...]


class Heal(msgspec.Struct, frozen=True, tag="heal"):
    """Lay one healing card for one's own damaged card (SS18)."""

    card: Card
    place: Literal["active", "sickbay"] = "active"


class Lift(msgspec.Struct, frozen=True, omit_defaults=True, tag="lift"):
    """Lift these damage cards off the card being healed (SS20)."""

    cards: tuple[Card, ...] = ()


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Stop healing (SS18)."""


class Retreat(msgspec.Struct, frozen=True, tag="retreat"):
    """Move the Active card to Sjukstugan; this card takes its place (SS24)."""

    card: Card


class Replace(msgspec.Struct, frozen=True, tag="replace"):
    """Bring out this card, from the hand or Sjukstugan, for the Active card that fell (SS25)."""

    card: Card


class OfferDraw(msgspec.Struct, frozen=True, tag="offer draw"):
    """Offer a draw (SS30)."""


class AcceptDraw(msgspec.Struct, frozen=True, tag="accept draw"):
    """Accept the draw offered: the match is over."""


class DeclineDraw(msgspec.Struct, frozen=True, tag="decline draw"):
    """Decline the draw offered."""


Move = (
    ChooseHouse
    | LayActive
    | Roll
    | Exchange
    | Attack
    | Heal
    | Lift
    | Stop
    | Retreat
    | Replace
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
)
