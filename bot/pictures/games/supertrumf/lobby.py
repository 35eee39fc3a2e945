"""The lobby: a few cards, and the seats."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, PAPER
from bot.pictures.display import WIDTH, Artwork, Colour, Drawn, Frame, Panel, Picture
from bot.pictures.drawing import Gathering
from bot.pictures.fitting import fit
from bot.pictures.foot import FOOT, free_seats
from bot.pictures.games.supertrumf import palette
from bot.pictures.games.supertrumf.cards import ART_ASPECT
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Seat

MARGIN, GAP = 12.0, 8.0
SHOWN = (
    ("knight", palette.PAPER_OF_FIGURES, -2),
    ("witch", palette.PAPER_OF_FIGURES, 2),
    ("carpet", palette.ATTRIBUTES["supertrumf/speed"], -1),
    ("dagger", GOLD, 1),
    ("dragon", palette.PAPER_OF_FIGURES, 0),
)
"""Figures, an item and a supertrump, each with its edge, from the outer cards to the middle one."""
SPREAD = 134.0
WIDTHS = (168.0, 138.0, 114.0)
"""The widths, from the card in the middle outwards."""
TITLE = 52.0
SEAT, COLUMNS = 50.0, 2
SAYS = 26.0


def lobby(gathering: Gathering, reader: Reader, title: str) -> Picture:
    items: list[Drawn] = [Panel(Frame(0, 0, WIDTH, SPREAD), palette.WELL)]
    for name, edge, place in SHOWN:
        items += _standing(name, edge, place)
    banner = Frame(0, SPREAD, WIDTH, TITLE)
    items.append(Panel(banner, palette.PLATE))
    items += fit(title, banner.inset(16, 4), "title", 42, 22, PAPER, "middle")
    y = banner.bottom + GAP + 2
    wide = (WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS
    for seat in range(gathering.most):
        row, column = divmod(seat, COLUMNS)
        top = y + row * (SEAT + GAP)
        frame = Frame(MARGIN + column * (wide + GAP), top, wide, SEAT)
        items += _seat(seat, frame, gathering, reader)
    y += math.ceil(gathering.most / COLUMNS) * (SEAT + GAP)
    for line in gathering.says:
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, SAYS + 14)
        items += fit(reader.text(line), frame, "text", 18, 13, palette.QUIET, "middle", lines=2)
        y += SAYS + 14 + GAP
    items += free_seats(y - GAP + 2, gathering.taken, gathering.most, reader, palette.QUIET)
    return Picture(math.ceil(y - GAP + 2 + FOOT), palette.GROUND, tuple(items))


def _standing(name: str, edge: Colour, place: int) -> Iterator[Drawn]:
    """A card behind the title; the one in the middle is nearest."""
    wide = WIDTHS[abs(place)]
    tall = (wide - 12) / ART_ASPECT + 14
    middle = WIDTH / 2 + place * (WIDTH - 2 * MARGIN - WIDTHS[-1]) / 4
    card = Frame(middle - wide / 2, SPREAD - tall, wide, tall)
    art = card.inset(6).top_part((wide - 12) / ART_ASPECT)
    yield Panel(card.inset(-2).top_part(card.height + 2), palette.WELL, (12, 12, 0, 0))
    yield Panel(card, edge, (10, 10, 0, 0))
    yield Artwork(f"supertrumf/{name}", art, 5)


def _seat(seat: Seat, frame: Frame, gathering: Gathering, reader: Reader) -> Iterator[Drawn]:
    if seat >= gathering.taken:
        yield Panel(frame, "", 9, palette.PLATE, 2)
        yield from sign("table/seat", frame.inset(12), palette.PLATE)
        return
    is_kept = seat in gathering.kept
    yield Panel(frame, "", 9, palette.PLATE, 2) if is_kept else Panel(frame, palette.PLATE, 9)
    place, shown = Frame(frame.x + 8, frame.y, 24, frame.height), palette.QUIET if is_kept else GOLD
    yield from sign(gathering.sign_of(seat), place, shown)
    name = Frame(frame.x + 38, frame.y + 3, frame.width - 46, frame.height - 6)
    colour = palette.QUIET if is_kept else PAPER
    yield from fit(reader.names[seat], name, "name", 20, 13, colour, lines=3)
