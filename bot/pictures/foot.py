"""The line at the bottom of a picture. Discord covers the corner at its left with a badge."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.pictures.colours import FAINT, GOLD
from bot.pictures.display import WIDTH, Colour, Drawn, Frame
from bot.pictures.fitting import fit, line_width
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import say

CORNER_WIDTH, CORNER_HEIGHT = 60.0, 33.0
"""The corner that the badge may cover: only the ground is drawn there."""
FOOT = 34.0
MARGIN, SIGN, BETWEEN = 12.0, 20.0, 16.0
SIZE, SMALLEST = 17.0, 13.0


class Fact(msgspec.Struct, frozen=True, gc=False):
    """A number with its sign, such as the size of a pile. A number that has just changed is
    gold."""

    art: str
    text: str
    is_new: bool = False


def foot(
    y: float,
    text: str,
    facts: Sequence[Fact] = (),
    colour: Colour = FAINT,
    taken: float = 0,
) -> Iterator[Drawn]:
    """A few words beside the corner, and the facts, which take `taken` units on the right."""
    left = CORNER_WIDTH + 6
    room = Frame(left, y, WIDTH - left - MARGIN - taken, FOOT).inset(0, 4)
    for fact in reversed(facts):
        wide = min(line_width(fact.text, "label", SIZE) + 3, room.width / 2)
        shown = GOLD if fact.is_new else colour
        yield from fit(fact.text, room.right_part(wide), "label", SIZE, SMALLEST, shown, "end")
        room = room.left_part(room.width - wide - 6)
        yield from sign(fact.art, room.right_part(SIGN).inset(0, 3), shown)
        room = room.left_part(room.width - SIGN - BETWEEN)
    yield from fit(text, room, "label", SIZE, SMALLEST, colour)


def free_seats(
    y: float, taken: int, most: int, reader: Reader, colour: Colour = FAINT
) -> Iterator[Drawn]:
    """The foot of a lobby's picture."""
    if free := most - taken:
        yield from foot(y, reader.text(say("pictures-free", count=free)), (), colour)


def corner(height: float) -> Frame:
    """The corner for the badge in a picture of this height."""
    return Frame(0, height - CORNER_HEIGHT, CORNER_WIDTH, CORNER_HEIGHT)
