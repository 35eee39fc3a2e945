"""What happened. For a viewer, cards that are secret are UNSEEN: only their number is known."""

from typing import Literal

import msgspec

from games.kit.cards import Card
from games.kit.say import Seat
from games.kit.showing import Revealing
from games.kit.suits import Suit

UNSEEN: Card = "?"
"""A card that is face down for a viewer."""

DrawReason = Literal["exchange", "fill", "trophies"]


class HouseChosen(msgspec.Struct, frozen=True, tag="house chosen"):
    seat: Seat
    suit: Suit


class Dealt(Revealing, frozen=True, tag="dealt"):
    left: int


class ActiveLaid(msgspec.Struct, frozen=True, tag="active laid"):
    """Secret: the card."""

    seat: Seat
    card: Card


class ActivesTurned(Revealing, frozen=True, tag="actives turned"):
    cards: tuple[Card, Card]


class RolledForStart(msgspec.Struct, frozen=True, tag="rolled for start"):
    seat: Seat
    shows: int


class StartTied(msgspec.Struct, frozen=True, tag="start tied"):
    pass


class Started(msgspec.Struct, frozen=True, tag="started"):
    seat: Seat


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    seat: Seat
    cards: tuple[Card, ...]


class Drew(Revealing, frozen=True, tag="drew"):
    """Secret: the cards. `trophies` is how many are being paid for."""

    seat: Seat
    cards: tuple[Card, ...]
    reason: DrawReason
    trophies: int = 0

    @property
    def has_shown(self) -> bool:
        return bool(self.cards)


class Reshuffled(msgspec.Struct, frozen=True, tag="reshuffled"):
    count: int


class Attacked(msgspec.Struct, frozen=True, tag="attacked"):
    """An attack was declared; `target` is the Active card of the other seat."""

    seat: Seat
    cards: tuple[Card, ...]
    target: Card


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    """A joker or assassin rolled. Damage 0 is a fumble."""

    seat: Seat
    card: Card
    shows: tuple[int, ...]
    damage: int


class Hurt(msgspec.Struct, frozen=True, tag="hurt"):
    """An attack has done its damage; `left` is 0 if the card falls."""

    seat: Seat
    card: Card
    damage: int
    left: int


class Fell(msgspec.Struct, frozen=True, tag="fell"):
    """A court card of this seat has become the other's trophy."""

    seat: Seat
    card: Card


class HouseFell(msgspec.Struct, frozen=True, tag="house fell"):
    seat: Seat
    suit: Suit


class HealingLaid(msgspec.Struct, frozen=True, tag="healing laid"):
    seat: Seat
    card: Card
    target: Card


class HealingRolled(msgspec.Struct, frozen=True, tag="healing rolled"):
    """A joker or doctor rolled and can lift damage up to this value."""

    seat: Seat
    card: Card
    shows: tuple[int, int]
    value: int


class JokerKilled(msgspec.Struct, frozen=True, tag="joker killed"):
    """A joker's double zero when healing (SS22)."""

    seat: Seat
    target: Card


class DoctorFumbled(msgspec.Struct, frozen=True, tag="doctor fumbled"):
    """A doctor's double zero: the doctor lies on the card with this damage (SS23)."""

    seat: Seat
    card: Card
    target: Card
    damage: int


class Lifted(msgspec.Struct, frozen=True, tag="lifted"):
    """Damage cards were lifted by a healing card; none, if it could or should not."""

    seat: Seat
    target: Card
    cards: tuple[Card, ...]
    damage: int
    left: int


class HealingStopped(msgspec.Struct, frozen=True, tag="healing stopped"):
    seat: Seat


class Retreated(msgspec.Struct, frozen=True, tag="retreated"):
    seat: Seat
    card: Card
    instead: Card


class Replaced(msgspec.Struct, frozen=True, tag="replaced"):
    seat: Seat
    card: Card
    source: Literal["hand", "sickbay"]


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A turn passed by itself: no move was legal (SS6)."""

    seat: Seat


class DrawOffered(msgspec.Struct, frozen=True, tag="draw offered"):
    seat: Seat


class DrawDeclined(msgspec.Struct, frozen=True, tag="draw declined"):
    seat: Seat


class DrawLapsed(msgspec.Struct, frozen=True, tag="draw lapsed"):
    """The one asked has finished a turn without answering."""

    seat: Seat


class DrawAgreed(msgspec.Struct, frozen=True, tag="draw agreed"):
    seat: Seat


Event = (
    HouseChosen
    | Dealt
    | ActiveLaid
    | ActivesTurned
    | RolledForStart
    | StartTied
    | Started
    | Exchanged
    | Drew
    | Reshuffled
    | Attacked
    | Struck
    | Hurt
    | Fell
    | HouseFell
    | HealingLaid
    | HealingRolled
    | JokerKilled
    | DoctorFumbled
    | Lifted
    | HealingStopped
    | Retreated
    | Replaced
    | Passed
    | DrawOffered
    | DrawDeclined
    | DrawLapsed
    | DrawAgreed
)
