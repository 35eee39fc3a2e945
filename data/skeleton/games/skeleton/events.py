"""What a move has led to, secret parts included."""

import msgspec

from games.kit.cards import Card
from games.kit.say import Seat
from games.kit.showing import Revealing


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    seat: Seat


class Turned(Revealing, frozen=True, tag="turned"):
    """All cards of a round, by seat; nobody takes it if the highest are equal."""

    cards: tuple[Card, ...]
    winner: Seat | None


Event = Laid | Turned
