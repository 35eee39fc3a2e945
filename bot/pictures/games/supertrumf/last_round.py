"""The last round in small: each card as its illustration, with what it added."""

from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import Artwork, Drawn, Frame, Panel
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.supertrumf.cards import CardLook, blank
from bot.pictures.games.supertrumf.palette import MIDNIGHT, PLATE, QUIET, WELL
from bot.pictures.games.supertrumf.printed import printed
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from bot.pictures.strip import Strip, StripLook
from games.kit.say import Named
from games.kit.scenes import Face, LastRound

WORTH = 19.0
FEW = 3
"""With more players than this, their cards are smaller."""


class Miniatures(StripLook):
    """Overlapping cards still show what they added."""

    wide, tall, least = 54.0, 42.0, 28.0

    def __init__(self, last: LastRound) -> None:
        super().__init__(PLATE, WELL, QUIET)
        self._attribute = attribute_of(last)
        if len(last.zones) > FEW:
            self.wide, self.tall, self.least = 46.0, 35.0, 27.0

    def card(self, face: Face, frame: Frame, shown: float, reader: Reader) -> Iterator[Drawn]:
        drawn = printed(face)
        yield from blank(drawn, frame, 6)
        yield Artwork(drawn.art, frame.inset(2), 4)
        if drawn.kind == "supertrump":
            corner = Frame(frame.x, frame.y, 24, WORTH)
            yield Panel(corner, MIDNIGHT, (6, 0, 6, 0))
            yield from sign("table/crown", corner.inset(3), GOLD)
            return
        worth = drawn.worth(self._attribute)
        text = drawn.shown(worth)
        wide = line_width(text, "number", 17) + 8
        corner = Frame(frame.x, frame.y, wide, WORTH)
        idle = CardLook(reader, self._attribute).is_idle(drawn)
        yield Panel(corner, MIDNIGHT if idle else GOLD, (6, 0, 6, 0))
        ink = PAPER if idle else INK
        yield from fit(text, corner.inset(3, 2), "number", 17, 13, ink, "middle")


def strip_of(last: LastRound, reader: Reader) -> Strip:
    return Strip(last, reader, Miniatures(last))


def attribute_of(last: LastRound) -> Named | None:
    """The attribute that the cards were compared in."""
    for zone in last.zones:
        attribute = zone.label.args.get("attribute")
        if isinstance(attribute, Named):
            return attribute
    return None
