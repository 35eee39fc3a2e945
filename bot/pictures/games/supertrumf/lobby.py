"""The table before a match: a few of the cards, and who sits there."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, PAPER, SHADOW
from bot.pictures.display import WIDTH, Artwork, Drawn, Frame, Panel, Picture, Turned
from bot.pictures.drawing import Gathering
from bot.pictures.fitting import fit
from bot.pictures.games.supertrumf.palette import GROUND, PAPER_OF_FIGURES, PLATE, QUIET, WELL
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.seats import Seat

MARGIN, GAP = 12.0, 8.0
SHOWN = ("knight", "princess", "dragon", "witch", "kraken")
FAN = 150.0
TITLE = 52.0
SEAT, COLUMNS = 44.0, 2
SAYS = 26.0


def lobby(gathering: Gathering, reader: Reader, title: str) -> Picture:
    items: list[Drawn] = [Panel(Frame(0, 0, WIDTH, FAN + 10), WELL)]
    for place, name in enumerate(SHOWN):
        items.append(_fanned(name, place - len(SHOWN) // 2))
    banner = Frame(0, FAN - 6, WIDTH, TITLE)
    items.append(Panel(Frame(0, banner.y, WIDTH, 120), GROUND))
    items.append(Panel(banner, PLATE))
    items += fit(title, banner.inset(16, 4), "title", 42, 22, PAPER, "middle")
    y = banner.bottom + GAP + 2
    wide = (WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS
    for seat in range(gathering.most):
        row, column = divmod(seat, COLUMNS)
        top = y + row * (SEAT + GAP)
        frame = Frame(MARGIN + column * (wide + GAP), top, wide, SEAT)
        items += _seat(seat, frame, gathering.taken, reader)
    y += math.ceil(gathering.most / COLUMNS) * (SEAT + GAP)
    for line in gathering.says:
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, SAYS + 14)
        items += fit(reader.text(line), frame, "text", 18, 13, QUIET, "middle", lines=2)
        y += SAYS + 14 + GAP
    return Picture(math.ceil(y + 4), GROUND, tuple(items))


def _fanned(name: str, place: int) -> Turned:
    """A card of the fan; the one in the middle stands highest."""
    card = Frame(WIDTH / 2 - 62 + place * 92, 16 + 7 * place * place, 124, 170)
    inner = card.inset(6)
    items: tuple[Drawn, ...] = (
        Panel(card.moved(2, 2), SHADOW, 9),
        Panel(card, PAPER_OF_FIGURES, 9, WELL, 1.5),
        Artwork(f"supertrumf/{name}", inner.top_part(110), 5),
        Panel(inner.top_part(158).bottom_part(42), "#ECE2C9", 5),
    )
    return Turned(items, card.inset(-4), place * 7)


def _seat(seat: Seat, frame: Frame, taken: int, reader: Reader) -> Iterator[Drawn]:
    if seat >= taken:
        yield Panel(frame, "", 9, PLATE, 2)
        yield from sign("table/seat", frame.inset(9), PLATE)
        return
    yield Panel(frame, PLATE, 9)
    yield from sign("table/user", Frame(frame.x + 8, frame.y + 10, 24, 24), GOLD)
    name = Frame(frame.x + 38, frame.y + 3, frame.width - 46, frame.height - 6)
    yield from fit(reader.names[seat], name, "name", 20, 13, PAPER, lines=2)
