"""The colours of Ordet fanger. A symbol is recognised by its shape; its colour helps."""

from bot.pictures.colours import mixed
from bot.pictures.display import Colour

GROUND = "#1F2B45"
PLATE = "#3B4A73"
WELL = "#141D31"
"""Areas deeper than the ground."""
QUIET = "#CBD3E4"
"""Secondary text."""
DIMMED_PAPER, DIMMED_INK = "#C7CDDA", "#343B49"
GRAPHITE = "#4A5263"
"""Secondary text on paper."""

SYMBOLS: dict[str, int] = {
    "symbol/circle": 0x0B5FB0,
    "symbol/triangle": 0xC8102E,
    "symbol/cross": 0x0A7A52,
    "symbol/star": 0xB05A00,
    "symbol/wave": 0x087E8B,
    "symbol/diamond": 0x6A3FA0,
    "symbol/hash": 0x3B4148,
    "symbol/flower": 0xB3257A,
}


def colour_of(symbol: str, *, dimmed: bool = False) -> Colour:
    return mixed(SYMBOLS[symbol], 0xC7CDDA, 0.72 if dimmed else 1)
