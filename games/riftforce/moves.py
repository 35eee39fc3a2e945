"""What a seat can do."""

import msgspec

from games.kit.showing import Forced
from games.riftforce.cards import Card, GuildName


class Toss(Forced, frozen=True, tag="toss"):
    """Toss for who picks first."""


class PickGuild(msgspec.Struct, frozen=True, tag="pick"):
    """Take a guild that is shown."""

    guild: GuildName


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play cards in this order: all at one location, or each at its own."""

    cards: tuple[Card, ...]
    locations: tuple[int, ...]


class Activate(msgspec.Struct, frozen=True, tag="activate"):
    """Discard a card, to activate cards of its number or symbol."""

    discard: Card


class ActivateNext(msgspec.Struct, frozen=True, tag="activate-next"):
    """Carry out this card's ability."""

    card: Card


class Finish(msgspec.Struct, frozen=True, tag="finish"):
    """Activate no more cards."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Settle what the current ability leaves open: a card, or a location's number."""

    option: str


class CheckAndDraw(msgspec.Struct, frozen=True, tag="check"):
    """Score the controlled locations and draw up to seven cards."""


Move = Toss | PickGuild | Play | Activate | ActivateNext | Finish | Choose | CheckAndDraw
