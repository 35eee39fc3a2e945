"""The colours of Riftforce: the ground on both sides of the Rift, and each guild's."""

from string import digits

from bot.pictures.colours import Tint

GROUND = "#1B2433"
SHORE = "#243147"
"""The ground of a location's cards."""
CLIFF = "#0D131F"
"""The Rift's edges, and the plates of players who are not awaited."""
LINE = "#3A4A66"
DIM = "#B4C0D4"
"""Secondary text."""
GLOW = "#6FE3D6"

WHITE = "#FFFFFF"

GUILDS = {
    "fire": Tint("#C6341B", WHITE),
    "water": Tint("#1467B3", WHITE),
    "earth": Tint("#7A4B22", WHITE),
    "plant": Tint("#2F7D32", WHITE),
    "thunderbolt": Tint("#F2B705", "#231A00"),
    "shadow": Tint("#4A2F87", WHITE),
    "ice": Tint("#B9DDF7", "#0F3557"),
    "crystal": Tint("#BD3B89", WHITE),
    "air": Tint("#7FD0D8", "#0E2A33"),
    "light": Tint("#F6EDC4", "#4A3A00"),
    "beast": Tint("#5A5F1E", WHITE),
    "sand": Tint("#E3C58A", "#4A3210"),
    "lava": Tint("#4A1A10", "#FFA55E"),
    "music": Tint("#0B6E75", WHITE),
    "acid": Tint("#B9DB2E", "#1F2B00"),
    "star": Tint("#2B3F9E", "#FFDE73"),
    "love": Tint("#A3123F", WHITE),
    "magnet": Tint("#4B5563", WHITE),
}
"""The ten guilds of the base set come first."""

BASE_SET = tuple(GUILDS)[:10]


def tint(art: str) -> Tint:
    """The tint of "riftforce/fire", or of one of its cards, such as "riftforce/fire5"."""
    return GUILDS[art.partition("/")[2].rstrip(digits)]
