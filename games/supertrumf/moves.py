"""What a player can do."""

import msgspec

from games.kit.showing import Forced
from games.supertrumf.cards import Attribute, Cards


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Blixtduell: keep the hand as it is."""


class Throw(msgspec.Struct, frozen=True, tag="throw"):
    """Blixtduell: throw the hand and draw a smaller one."""


class Roll(Forced, frozen=True, tag="roll"):
    """Blixtduell: roll the T6 for the lead."""


class Declare(msgspec.Struct, frozen=True, tag="declare"):
    """The leader (Spelförare) names the attribute of the round."""

    attribute: Attribute


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay one card face down, or a figure together with an item or a supertrump."""

    cards: Cards


class TakePrize(msgspec.Struct, frozen=True, tag="take prize"):
    """Blixtduell: take one of one's own prize cards, by its place from the left, 0 first."""

    place: int


Move = Keep | Throw | Roll | Declare | Lay | TakePrize
