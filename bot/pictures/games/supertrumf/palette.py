"""The colours of Supertrumf. An attribute has a colour, and always its sign or name beside it."""

from bot.pictures.display import Colour

GROUND = "#2B2140"
PLATE = "#46376B"
WELL = "#1D152E"
"""Areas deeper than the ground."""
PAPER_OF_FIGURES = "#FAF5E6"
ROW, BAR = "#ECE2C9", "#D3BC8A"
BROWN = "#4A3416"
MIDNIGHT = "#17121F"
PRIZE = "#8A6410"
QUIET = "#CFC6E0"
"""Secondary text."""

ATTRIBUTES: dict[str, Colour] = {
    "supertrumf/strength": "#AE2329",
    "supertrumf/stamina": "#17713A",
    "supertrumf/speed": "#155FA8",
    "supertrumf/cunning": "#A01A6B",
    "supertrumf/magic": "#5D36B5",
    "supertrumf/courage": "#85570A",
}
OTHER = "#4B5563"


def colour_of(sign: str) -> Colour:
    """The attribute's colour, dark enough for white letters."""
    return ATTRIBUTES.get(sign, OTHER)
