"""The colours that all games share. Each pair that is read together has a contrast of 4.7 or more,
and no colour says anything that a shape or a word beside it does not say as well."""

from typing import NamedTuple

from bot.pictures.display import Colour


class Tint(NamedTuple):
    """What a block is filled with, and the sign on it."""

    block: Colour
    sign: Colour


INK = "#15181C"
PAPER = "#FFFFFF"
CREAM = "#F4F1E8"
GOLD = "#FFC533"
DAMAGE = "#D01C1C"
FAINT = "#C3CBD8"
"""For what is read second, on a dark ground."""
SHADOW = "#00000055"

SUITS: dict[str, Colour] = {
    "S": "#15181C",
    "C": "#0B5394",
    "H": "#C8102E",
    "D": "#C25100",
    "X": "#6A2C91",
}
"""Four suits and the jokers, told apart at a glance."""

NIGHT = 0x0E1219


def ground(colour: int) -> Colour:
    """A dark ground in a game's colour."""
    return mixed(colour, NIGHT, 0.26)


def plate(colour: int) -> Colour:
    """What lies on that ground, a little lighter."""
    return mixed(colour, NIGHT, 0.5)


def mixed(one: int, other: int, share: float) -> Colour:
    """So much of one colour, the rest of the other."""
    parts = (
        round((one >> shift & 255) * share + (other >> shift & 255) * (1 - share))
        for shift in (16, 8, 0)
    )
    return "#" + "".join(f"{part:02X}" for part in parts)
