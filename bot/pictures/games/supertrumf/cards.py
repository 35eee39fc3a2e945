"""The cards, as large as there is room for: whole, with their attributes in words; small, with
their signs; in a line, as a lay shows them. Figures are paper, objects lie in the colour of what
they add to, supertrumps are black and gold."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.pictures.colours import GOLD, INK, PAPER, SHADOW
from bot.pictures.display import Artwork, Colour, Drawn, Frame, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.supertrumf.palette import (
    BAR,
    BROWN,
    MIDNIGHT,
    PAPER_OF_FIGURES,
    QUIET,
    ROW,
    colour_of,
)
from bot.pictures.games.supertrumf.printed import Points, PrintedCard
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Named, say

HIGHEST = 22
"""A bar is full at so many points."""
ART_ASPECT = 1.6
SHARED_COLUMNS = 3


class Look(msgspec.Struct, frozen=True):
    """What the cards of a picture share: who reads them, and the attribute in question."""

    reader: Reader
    attribute: Named | None = None

    def is_lit(self, points: Points) -> bool:
        return points.attribute == self.attribute

    def is_idle(self, card: PrintedCard) -> bool:
        """An object that adds nothing to what is in question."""
        lit = any(map(self.is_lit, card.points))
        return card.kind == "item" and self.attribute is not None and not lit


def ground_of(card: PrintedCard) -> Colour:
    match card.kind:
        case "figure":
            return PAPER_OF_FIGURES
        case "item":
            return colour_of(card.points[0].sign)
        case "supertrump":
            return MIDNIGHT


def ink_on(card: PrintedCard) -> Colour:
    return {"figure": "#2A1C08", "item": PAPER, "supertrump": GOLD}[card.kind]


def blank(card: PrintedCard, frame: Frame, radius: float = 9) -> Iterator[Drawn]:
    yield Panel(frame.moved(down=2), SHADOW, radius)
    edge = GOLD if card.kind == "supertrump" else MIDNIGHT
    yield Panel(frame, ground_of(card), radius, edge, 2 if card.kind == "supertrump" else 1)


def title(card: PrintedCard, frame: Frame, look: Look, largest: float) -> Iterator[Drawn]:
    name = look.reader.capital(card.name)
    yield from fit(name, frame, "title", largest, 13, ink_on(card), "middle", lines=2)


def whole_card(card: PrintedCard, frame: Frame, look: Look) -> Iterator[Drawn]:
    """With every attribute in words, a bar and a number."""
    yield from blank(card, frame)
    inner = frame.inset(6)
    yield from title(card, inner.top_part(38).inset(1, 0), look, 22)
    art = Frame(inner.x, inner.y + 42, inner.width, inner.width / ART_ASPECT)
    below = Frame(inner.x, art.bottom + 6, inner.width, inner.bottom - art.bottom - 6)
    yield Artwork(card.art, art, 5)
    match card.kind:
        case "figure":
            yield from _rows(card, below, look)
        case "item":
            yield from _plates(card, below, look)
        case "supertrump":
            yield from _boast(below, look)


def _rows(card: PrintedCard, frame: Frame, look: Look) -> Iterator[Drawn]:
    step = (frame.height + 3) / max(1, len(card.points))
    for place, points in enumerate(card.points):
        row = Frame(frame.x, frame.y + place * step, frame.width, step - 3)
        yield from _row(points, row, look)


def _row(points: Points, row: Frame, look: Look) -> Iterator[Drawn]:
    is_lit = look.is_lit(points)
    ground, bar, colour = (GOLD, GOLD, INK) if is_lit else (ROW, BAR, BROWN)
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
    yield from fit(
        str(points.value), number, "number", 27 if is_lit else 22, 13, "#1A1206", "end"
    )


def _plates(card: PrintedCard, frame: Frame, look: Look) -> Iterator[Drawn]:
    """What an object adds: a plate for each attribute, large."""
    count = max(1, len(card.points))
    step = (frame.height + 6) / count
    for place, points in enumerate(card.points):
        plate = Frame(frame.x, frame.y + place * step, frame.width, step - 6)
        ground, colour = _plate_colours(points, look)
        yield Panel(plate, ground, 6)
        tall = min(plate.height * 0.5, 46.0)
        middle = plate.middle[1] - (10 if plate.height > 60 else 8)
        icon = Frame(plate.x + 10, middle - tall / 2, tall * 0.8, tall)
        yield from sign(points.sign, icon, colour)
        left = icon.right + 2
        number = Frame(left, middle - tall / 2, plate.right - left - 8, tall)
        yield from fit(card.shown(points.value), number, "number", 47, 20, colour, "middle")
        name = look.reader.capital(points.attribute)
        label = plate.bottom_part(24).inset(4, 1)
        yield from fit(name, label, "category", 18, 13, colour, "middle")


def _plate_colours(points: Points, look: Look) -> tuple[Colour, Colour]:
    if look.is_lit(points):
        return GOLD, INK
    if look.attribute is None:
        return PAPER, colour_of(points.sign)
    return "#00000040", PAPER


def _boast(frame: Frame, look: Look) -> Iterator[Drawn]:
    """What a supertrump does, instead of numbers."""
    tall = min(frame.height * 0.4, 64.0)
    yield from sign("table/crown", frame.top_part(tall + 8), GOLD)
    word = look.reader.capital(say("supertrumf-supertrump-points"))
    band = Frame(frame.x, frame.y + tall + 12, frame.width, 30)
    yield Panel(band, GOLD, 5)
    yield from fit(word, band.inset(5, 2), "title", 24, 13, INK, "middle")
    beats = look.reader.capital(say("supertrumf-picture-beats-all"))
    rest = Frame(frame.x, band.bottom + 4, frame.width, frame.bottom - band.bottom - 4)
    yield from fit(beats, rest, "category", 17, 13, GOLD, "middle", lines=2)


def small_card(card: PrintedCard, frame: Frame, look: Look) -> Iterator[Drawn]:
    """With the attributes' signs and numbers."""
    yield from blank(card, frame)
    inner = frame.inset(5)
    numbers = inner.bottom_part(51)
    yield from title(card, inner.top_part(31).inset(1, 0), look, 19)
    top = inner.y + 33
    yield Artwork(card.art, Frame(inner.x, top, inner.width, numbers.y - 4 - top), 4)
    match card.kind:
        case "figure":
            yield from _grid(card, numbers, look)
        case "item":
            yield from _shields(card, numbers, look)
        case "supertrump":
            yield from _band(numbers.inset(0, 6), look)


def _grid(card: PrintedCard, frame: Frame, look: Look) -> Iterator[Drawn]:
    step = (frame.width + 3) / SHARED_COLUMNS
    for place, points in enumerate(card.points):
        row, column = divmod(place, SHARED_COLUMNS)
        cell = Frame(frame.x + column * step, frame.y + row * 26, step - 3, 25)
        is_lit = look.is_lit(points)
        yield Panel(cell, GOLD if is_lit else ROW, 4)
        if not is_lit:
            share = min(1.0, points.value / HIGHEST)
            yield Panel(cell.bottom_part(4).left_part(max(4, cell.width * share)), BAR, 2)
        icon = Frame(cell.x + 2, cell.y, min(18, cell.width * 0.42), cell.height - 2)
        yield from sign(points.sign, icon, INK if is_lit else BROWN)
        left = icon.right + 1
        number = Frame(left, cell.y, cell.right - left - 1, cell.height - 3)
        yield from fit(
            str(points.value), number, "number", 24 if is_lit else 21, 13, "#1A1206", "middle"
        )


def _shields(card: PrintedCard, frame: Frame, look: Look) -> Iterator[Drawn]:
    step = (frame.width + 4) / max(1, len(card.points))
    for place, points in enumerate(card.points):
        plate = Frame(frame.x + place * step, frame.y + 2, step - 4, frame.height - 2)
        ground, colour = _plate_colours(points, look)
        yield Panel(plate, ground, 5)
        side = min(28.0, plate.width * 0.42)
        icon = Frame(plate.x + 4, plate.y, side, plate.height)
        taken = side + 8
        start = plate.x if taken > plate.width else plate.x + max(0, (plate.width - 92) / 2)
        icon = icon.moved(start - plate.x)
        yield from sign(points.sign, icon, colour)
        number = Frame(icon.right + 1, plate.y, plate.right - icon.right - 5, plate.height)
        number = number.left_part(min(number.width, 60))
        yield from fit(card.shown(points.value), number, "number", 38, 16, colour, "middle")


def _band(frame: Frame, look: Look) -> Iterator[Drawn]:
    yield Panel(frame, GOLD, 5)
    side = min(28.0, frame.height - 6)
    icon = Frame(frame.x + 6, frame.middle[1] - side / 2, side, side)
    yield from sign("table/crown", icon, INK)
    word = look.reader.capital(say("supertrumf-supertrump-points"))
    room = Frame(icon.right + 3, frame.y, frame.right - icon.right - 8, frame.height)
    yield from fit(word, room, "title", 24, 13, INK, "middle")


def lay_of(cards: Sequence[PrintedCard], frame: Frame, look: Look) -> Iterator[Drawn]:
    """The cards of one lay: beside each other, or where that is too narrow on each other."""
    if len(cards) == 1:
        width = min(frame.width, max(150.0, frame.height * 1.15), 170.0)
        left = frame.x + (frame.width - width) / 2
        yield from laid_card(cards[0], Frame(left, frame.y, width, frame.height), look)
        return
    if frame.height > frame.width:
        tall = (frame.height - 6) / 2
        for place, card in enumerate(cards):
            each = Frame(frame.x, frame.y + place * (tall + 6), frame.width, tall)
            yield from laid_card(card, each, look)
        return
    wide = (frame.width - 6) / 2
    for place, card in enumerate(cards):
        each = Frame(frame.x + place * (wide + 6), frame.y, wide, frame.height)
        yield from laid_card(card, each, look)


def laid_card(card: PrintedCard, frame: Frame, look: Look) -> Iterator[Drawn]:
    if frame.width >= 116 and frame.height >= 140:
        yield from small_card(card, frame, look)
        return
    yield from blank(card, frame, 7)
    inner = frame.inset(4)
    if frame.width > 1.4 * frame.height:
        art = inner.left_part(inner.width * 0.5)
        text = inner.right_part(inner.width * 0.5 - 4)
    else:
        art = inner.top_part(inner.height * 0.5)
        text = inner.bottom_part(inner.height * 0.5 - 2)
    yield Artwork(card.art, art, 4)
    name = look.reader.capital(card.name)
    yield from fit(name, text, "category", 17, 13, ink_on(card), "middle", lines=4)
    if look.attribute is not None:
        yield from _worth(card, art, look)


def _worth(card: PrintedCard, art: Frame, look: Look) -> Iterator[Drawn]:
    """What it adds to the sum, on its illustration."""
    place = Frame(art.x - 2, art.bottom - 24, 34, 26)
    yield Panel(place, MIDNIGHT, (0, 6, 0, 4))
    if card.kind == "supertrump":
        yield from sign("table/crown", place.inset(4), GOLD)
        return
    worth = card.worth(look.attribute)
    colour = QUIET if look.is_idle(card) else PAPER
    yield from fit(card.shown(worth), place.inset(2), "number", 23, 13, colour, "middle")
