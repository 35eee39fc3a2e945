"""The cards: whole with their attributes in words, or small with symbols. Figures are paper, items
have the colour of what they add to, supertrumps are black and gold."""

import math
from collections.abc import Iterator

import msgspec

from bot.pictures.colours import GOLD, INK, PAPER, SHADOW
from bot.pictures.display import Artwork, Colour, Drawn, Frame, Panel
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.supertrumf import palette
from bot.pictures.games.supertrumf.printed import Points, PrintedCard
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Named, say

HIGHEST = 22
"""The points of a full bar."""
ART_ASPECT = 1.6
HIDDEN_ABOVE = 0.2
TALLEST_ART, FIGURE_ART, PLATE_ROOM = 140.0, 84.0, 62.0
GRID_COLUMNS = 3
SIGN_SIDE = 0.72
"""The size of a sign beside a number, relative to the number's."""
LOW_NUMBERS, HIGH_NUMBERS = 51.0, 84.0


class CardLook(msgspec.Struct, frozen=True):
    """What the cards of a picture share: the reader, and the attribute in question."""

    reader: Reader
    attribute: Named | None = None

    def is_lit(self, points: Points) -> bool:
        return points.attribute == self.attribute

    def is_idle(self, card: PrintedCard) -> bool:
        """Whether an item adds nothing to the attribute in question."""
        lit = any(map(self.is_lit, card.points))
        return card.kind == "item" and self.attribute is not None and not lit


def ground_of(card: PrintedCard) -> Colour:
    match card.kind:
        case "figure":
            return palette.PAPER_OF_FIGURES
        case "item":
            return palette.colour_of(card.points[0].sign)
        case "supertrump":
            return palette.MIDNIGHT


def ink_on(card: PrintedCard) -> Colour:
    return {"figure": "#2A1C08", "item": PAPER, "supertrump": GOLD}[card.kind]


def blank(card: PrintedCard, frame: Frame, radius: float = 9) -> Iterator[Drawn]:
    yield Panel(frame.moved(down=2), SHADOW, radius)
    edge = GOLD if card.kind == "supertrump" else palette.MIDNIGHT
    yield Panel(frame, ground_of(card), radius, edge, 2 if card.kind == "supertrump" else 1)


def title(card: PrintedCard, frame: Frame, look: CardLook, largest: float) -> Iterator[Drawn]:
    name = look.reader.capital(card.name)
    yield from fit(name, frame, "title", largest, 13, ink_on(card), "middle", lines=2)


def whole_card(card: PrintedCard, frame: Frame, look: CardLook) -> Iterator[Drawn]:
    """A card with every attribute in words, a bar and a number."""
    yield from blank(card, frame)
    inner = frame.inset(6)
    yield from title(card, inner.top_part(38).inset(1, 0), look, 22)
    art = Frame(inner.x, inner.y + 42, inner.width, _art_height(card, inner))
    below = Frame(inner.x, art.bottom + 6, inner.width, inner.bottom - art.bottom - 6)
    yield Artwork(card.art, art, 5)
    match card.kind:
        case "figure":
            yield from _rows(card, below, look)
        case "item":
            yield from _plates(card, below, look)
        case "supertrump":
            yield from _boast(below, look)


def _art_height(card: PrintedCard, inner: Frame) -> float:
    """Cards with fewer numbers show more of their illustration."""
    if card.kind == "figure":
        return min(inner.width / ART_ASPECT, FIGURE_ART)
    plates = max(len(card.points), 1) if card.kind == "item" else 2
    return min(inner.width, TALLEST_ART, inner.height - 48 - plates * PLATE_ROOM)


def _rows(card: PrintedCard, frame: Frame, look: CardLook) -> Iterator[Drawn]:
    step = (frame.height + 3) / max(1, len(card.points))
    for place, points in enumerate(card.points):
        row = Frame(frame.x, frame.y + place * step, frame.width, step - 3)
        yield from _row(points, row, look)


def _row(points: Points, row: Frame, look: CardLook) -> Iterator[Drawn]:
    is_lit = look.is_lit(points)
    ground, bar, colour = (GOLD, GOLD, INK) if is_lit else (palette.ROW, palette.BAR, palette.BROWN)
    yield Panel(row, ground, 5)
    if not is_lit:
        width = max(10.0, row.width * min(1.0, points.value / HIGHEST))
        yield Panel(row.left_part(width), bar, 5)
    icon = Frame(row.x + 4, row.y + 2, 17, row.height - 4)
    yield from sign(points.sign, icon, colour)
    number = row.right_part(34).inset(5, 0)
    label = Frame(icon.right + 4, row.y, row.width - 25 - 30, row.height)
    name = look.reader.capital(points.attribute)
    yield from fit(name, label, "label", 17, 13, colour)
    yield from fit(str(points.value), number, "number", 27 if is_lit else 22, 13, "#1A1206", "end")


def _plates(card: PrintedCard, frame: Frame, look: CardLook) -> Iterator[Drawn]:
    """What an item adds: a large plate for each attribute."""
    step = (frame.height + 6) / max(1, len(card.points))
    for place, points in enumerate(card.points):
        plate = Frame(frame.x, frame.y + place * step, frame.width, step - 6)
        ground, colour = _plate_colours(points, look)
        yield Panel(plate, ground, 6)
        label = plate.bottom_part(plate.height * 0.3).inset(4, 1)
        large = plate.top_part(plate.height * 0.72).inset(6, 2)
        yield from _bonus(card, points, large, colour)
        name = look.reader.capital(points.attribute)
        yield from fit(name, label, "category", 19, 13, colour, "middle")


def _bonus(card: PrintedCard, points: Points, frame: Frame, colour: Colour) -> Iterator[Drawn]:
    """The sign and the number, together in the middle."""
    text, gap = card.shown(points.value), 5.0
    breadth = SIGN_SIDE + line_width(text, "number", 100) / 100
    size = min(47.0, frame.height * 0.95, (frame.width - gap) / breadth)
    side, wide = size * SIGN_SIDE, line_width(text, "number", size)
    left = frame.middle[0] - (side + gap + wide) / 2
    yield from sign(points.sign, Frame(left, frame.y, side, frame.height), colour)
    number = Frame(left + side + gap, frame.y, wide + 1, frame.height)
    yield from fit(text, number, "number", size, 13, colour)


def _plate_colours(points: Points, look: CardLook) -> tuple[Colour, Colour]:
    if look.is_lit(points):
        return GOLD, INK
    if look.attribute is None:
        return PAPER, palette.colour_of(points.sign)
    return "#00000040", PAPER


def _boast(frame: Frame, look: CardLook) -> Iterator[Drawn]:
    """What a supertrump does, instead of numbers."""
    tall = min(frame.height * 0.4, 64.0)
    yield from sign("table/crown", frame.top_part(tall + 8), GOLD)
    band = Frame(frame.x, frame.y + tall + 12, frame.width, 32)
    yield from _band(band, look)
    beats = look.reader.capital(say("supertrumf-picture-beats-all"))
    rest = Frame(frame.x, band.bottom + 4, frame.width, frame.bottom - band.bottom - 4)
    yield from fit(beats, rest, "category", 17, 13, GOLD, "middle", lines=2)


def small_card(card: PrintedCard, frame: Frame, look: CardLook) -> Iterator[Drawn]:
    """A card with the attributes' signs and numbers."""
    yield from blank(card, frame)
    inner = frame.inset(5)
    name = inner.top_part(30)
    spare = inner.height - 37 - inner.width / ART_ASPECT
    numbers = inner.bottom_part(max(LOW_NUMBERS, min(HIGH_NUMBERS, spare)))
    shown = Frame(inner.x, name.bottom + 3, inner.width, numbers.y - name.bottom - 7)
    yield from _window(card, shown)
    yield from title(card, name.inset(1, 0), look, 19)
    match card.kind:
        case "figure":
            yield from _grid(card, numbers, look)
        case "item":
            yield from _shields(card, numbers, look)
        case "supertrump":
            yield from _band(numbers.inset(0, 5), look)
            corner = Frame(shown.x, shown.y, 34, 30)
            yield Panel(corner, palette.MIDNIGHT, (0, 0, 9, 0))
            yield from sign("table/crown", corner.inset(4), GOLD)


def _window(card: PrintedCard, shown: Frame) -> Iterator[Drawn]:
    """The illustration, cut off more below than above: heads are at the top."""
    over = max(0.0, shown.width / ART_ASPECT - shown.height)
    above = over * HIDDEN_ABOVE if card.kind == "figure" else over / 2
    yield Artwork(card.art, Frame(shown.x, shown.y - above, shown.width, shown.height + over))
    ground = ground_of(card)
    if over:
        yield Panel(Frame(shown.x, shown.y - above, shown.width, above), ground)
        yield Panel(Frame(shown.x, shown.bottom, shown.width, over - above), ground)


def _grid(card: PrintedCard, frame: Frame, look: CardLook) -> Iterator[Drawn]:
    step = (frame.width + 3) / GRID_COLUMNS
    tall = frame.height / math.ceil(len(card.points) / GRID_COLUMNS)
    for place, points in enumerate(card.points):
        row, column = divmod(place, GRID_COLUMNS)
        cell = Frame(frame.x + column * step, frame.y + row * tall, step - 3, tall - 1.5)
        is_lit = look.is_lit(points)
        yield Panel(cell, GOLD if is_lit else palette.ROW, 4)
        if not is_lit:
            share = min(1.0, points.value / HIGHEST)
            yield Panel(cell.bottom_part(4).left_part(max(4, cell.width * share)), palette.BAR, 2)
        icon = Frame(cell.x + 2, cell.y, min(18, cell.width * 0.42), cell.height - 2)
        yield from sign(points.sign, icon, INK if is_lit else palette.BROWN)
        left = icon.right + 1
        number = Frame(left, cell.y, cell.right - left - 1, cell.height - 3)
        yield from fit(
            str(points.value), number, "number", 24 if is_lit else 21, 13, "#1A1206", "middle"
        )


def _shields(card: PrintedCard, frame: Frame, look: CardLook) -> Iterator[Drawn]:
    step = (frame.width + 4) / max(1, len(card.points))
    for place, points in enumerate(card.points):
        plate = Frame(frame.x + place * step, frame.y + 2, step - 4, frame.height - 2)
        ground, colour = _plate_colours(points, look)
        yield Panel(plate, ground, 5)
        yield from _bonus(card, points, plate.inset(4, 6), colour)


def _band(frame: Frame, look: CardLook) -> Iterator[Drawn]:
    yield Panel(frame, GOLD, 5)
    word = look.reader.capital(say("supertrumf-supertrump-points"))
    yield from fit(word, frame.inset(6, 2), "title", 27, 13, INK, "middle")
