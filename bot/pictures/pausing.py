"""The band below the picture of a paused match."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.pictures.colours import GOLD, INK
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit
from bot.pictures.foot import CORNER_WIDTH
from bot.pictures.reader import Reader
from games.kit.say import Say

BAND, MARGIN = 44, 5.0
BAR, TALL = 7.0, 20.0


def paused(picture: Picture, message: Say, reader: Reader) -> Picture:
    """The picture with a band that says it is paused."""
    items = (*picture.items, *_band(picture.height, reader.text(message)))
    return replace(picture, height=picture.height + BAND, items=items)


def _band(top: float, text: str) -> Iterator[Drawn]:
    """The band, beside the corner that Discord's badge covers."""
    left = CORNER_WIDTH + 6
    frame = Frame(left, top, WIDTH - left - 10, BAND - MARGIN)
    yield Panel(frame, GOLD, 9)
    for place in range(2):
        x = frame.x + 14 + place * (BAR + 5)
        yield Panel(Frame(x, frame.middle[1] - TALL / 2, BAR, TALL), INK, 2)
    room = frame.right_part(frame.width - 46).inset(10, 4)
    yield from fit(text, room, "heading", 22, 14, INK)
