"""What happened, secrets included; story.py tells it to each viewer."""

from typing import Literal

import msgspec

from games.kit.conceding import GaveUp
from games.kit.say import Seat
from games.kit.showing import Revealing
from games.supertrumf.cards import Attribute, Card, Cards

Why = Literal["value", "supertrump"]
"""What decided a round, or tied it."""


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    dealer: Seat


class Kept(msgspec.Struct, frozen=True, tag="kept"):
    seat: Seat


class Threw(msgspec.Struct, frozen=True, tag="threw"):
    seat: Seat
    cards: Cards


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    seat: Seat
    shows: int


class RolledEqual(msgspec.Struct, frozen=True, tag="rolled equal"):
    """Both dice show the same: both roll again."""


class Leads(msgspec.Struct, frozen=True, tag="leads"):
    """The dice gave the lead."""

    seat: Seat


class LeadPassed(msgspec.Struct, frozen=True, tag="lead passed"):
    """The lead fell to a seat without cards and went on clockwise."""

    seat: Seat
    to: Seat


class Declared(msgspec.Struct, frozen=True, tag="declared"):
    seat: Seat
    attribute: Attribute


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    seat: Seat
    cards: Cards


class Shown(msgspec.Struct, frozen=True):
    """One player's turned cards; no value where a supertrump lies among them."""

    seat: Seat
    cards: Cards
    value: int | None


class Turned(Revealing, frozen=True, tag="turned"):
    attribute: Attribute
    shown: tuple[Shown, ...]

    def of(self, seat: Seat) -> Shown | None:
        """What that seat turned, if it took part."""
        return next((shown for shown in self.shown if shown.seat == seat), None)


class Won(msgspec.Struct, frozen=True, tag="won"):
    """A round decided; `cards` is how many go to the winning pile (none in Blixtduell)."""

    seat: Seat
    why: Why
    cards: int


class Tied(msgspec.Struct, frozen=True, tag="tied"):
    """A round that nobody won; `pot` is how many cards now lie in the pot."""

    seats: tuple[Seat, ...]
    why: Why
    pot: int


class Reshuffled(msgspec.Struct, frozen=True, tag="reshuffled"):
    cards: int


class Drew(Revealing, frozen=True, tag="drew"):
    seat: Seat
    cards: Cards


class TookPrize(Revealing, frozen=True, tag="took prize"):
    seat: Seat
    card: Card
    left: int


class KeptTheRest(msgspec.Struct, frozen=True, tag="kept the rest"):
    """The last player with cards moves their hand and the pot to their winning pile."""

    seat: Seat
    hand: int
    pot: int


class PotLost(msgspec.Struct, frozen=True, tag="pot lost"):
    """Nobody holds a card: the pot counts for nobody."""

    pot: int


Event = (
    Dealt
    | Kept
    | Threw
    | Rolled
    | RolledEqual
    | Leads
    | LeadPassed
    | Declared
    | Laid
    | Turned
    | Won
    | Tied
    | Reshuffled
    | Drew
    | TookPrize
    | KeptTheRest
    | PotLost
    | GaveUp
)
