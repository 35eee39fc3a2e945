"""A card as a line of a table, its numbers below the signs of their attributes."""

from collections.abc import Iterator, Sequence

from bot.pictures.colours import GOLD, INK
from bot.pictures.display import Artwork, Drawn, Frame, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.supertrumf.cards import CardLook, blank, ink_on
from bot.pictures.games.supertrumf.palette import QUIET
from bot.pictures.games.supertrumf.printed import Points, PrintedCard
from bot.pictures.pieces import sign
from games.kit.say import say

ART = 62.0
NAME = 18.0


def row_of_signs(attributes: Sequence[Points], frame: Frame, look: CardLook) -> Iterator[Drawn]:
    for points, cell in zip(attributes, _columns(attributes, frame), strict=True):
        yield from sign(points.sign, cell, GOLD if look.is_lit(points) else QUIET)


def table_row(
    card: PrintedCard, attributes: Sequence[Points], frame: Frame, look: CardLook
) -> Iterator[Drawn]:
    yield from blank(card, frame, 6)
    yield Artwork(card.art, frame.inset(3).left_part(ART), 4)
    left = frame.x + ART + 8
    name = Frame(left, frame.y + 2, frame.right - left - 5, NAME)
    text = look.reader.capital(card.name)
    yield from fit(text, name, "number", 18.5, 13, ink_on(card))
    below = Frame(frame.x, frame.y + NAME + 1, frame.width, frame.height - NAME - 3)
    if card.kind == "supertrump":
        word = look.reader.capital(say("supertrumf-supertrump-points"))
        band = Frame(left, below.y, frame.right - left - 5, below.height)
        yield from fit(word, band, "title", 24, 13, GOLD)
        return
    for points, cell in zip(attributes, _columns(attributes, below), strict=True):
        worth = card.worth(points.attribute)
        if not worth and card.kind == "item":
            continue
        is_lit = look.is_lit(points)
        if is_lit:
            yield Panel(cell.inset(1, 0), GOLD, 4)
        colour = INK if is_lit else ink_on(card)
        yield from fit(card.shown(worth), cell, "number", 22, 13, colour, "middle")


def _columns(attributes: Sequence[Points], frame: Frame) -> list[Frame]:
    left = frame.x + ART + 6
    step = (frame.right - 4 - left) / max(1, len(attributes))
    return [
        Frame(left + place * step, frame.y, step, frame.height) for place in range(len(attributes))
    ]
