"""The colours that all games share. Every pair of text and ground has a contrast of at least 4.7,
and no colour says anything that a shape or a word doesn't say too."""

from typing import NamedTuple

from bot.pictures.display import Colour


class Tint(NamedTuple):
    """The fill of a block, and the colour of the sign on it."""

    block: Colour
    sign: Colour


INK = "#15181C"
PAPER = "#FFFFFF"
CREAM = "#F4F1E8"
GOLD = "#FFC533"
DAMAGE = "#D01C1C"
FAINT = "#C3CBD8"
"""Secondary text on a dark ground."""
SHADOW = "#00000055"

SUITS: dict[str, Colour] = {
    "S": "#15181C",
    "C": "#0B5394",
    "H": "#C8102E",
    "D": "#C25100",
    "X": "#6A2C91",
}
"""Four suits and the jokers."""

NIGHT = 0x0E1219


def ground(colour: int) -> Colour:
    """A dark ground in a game's colour."""
    return mixed(colour, NIGHT, 0.26)


def plate(colour: int) -> Colour:
    """A plate on that ground, a little lighter."""
    return mixed(colour, NIGHT, 0.5)


def mixed(one: int, other: int, share: float) -> Colour:
    """A mixture with the given share of the first colour."""
    parts = (
        round((one >> shift & 255) * share + (other >> shift & 255) * (1 - share))
        for shift in (16, 8, 0)
    )
    return "#" + "".join(f"{part:02X}" for part in parts)
