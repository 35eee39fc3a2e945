"""Before the battle: the courts, and who sits down to fight for them."""

import math
from collections.abc import Iterator, Sequence

from bot.pictures.colours import GOLD, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture, Turned
from bot.pictures.fitting import fit
from bot.pictures.games.storma_slottet.colours import BAR, FELT, MINT, PLATE, SLOT
from bot.pictures.games.storma_slottet.faces import court
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.seats import Seat

MARGIN = 14.0
FANNED = (("S13", -15.0), ("H12", -5.0), ("D11", 5.0), ("C13", 15.0))
"""The courts, and by how many degrees each is turned."""
CARD_WIDTH, CARD_HEIGHT, STEP = 118.0, 160.0, 86.0
FAN_TOP, TITLE_TOP, TITLE_HEIGHT = 22.0, 186.0, 66.0
SEAT_TOP, SEAT_HEIGHT = 262.0, 52.0
LINE = 40.0


def lobby(taken: int, most: int, says: Sequence[str], reader: Reader, title: str) -> Picture:
    items: list[Drawn] = [*_courts(reader)]
    banner = Frame(0, TITLE_TOP, WIDTH, TITLE_HEIGHT)
    items.append(Panel(banner, BAR))
    items += sign("table/castle", Frame(MARGIN, TITLE_TOP + 10, 44, 44), GOLD)
    items += sign("table/castle", Frame(WIDTH - MARGIN - 44, TITLE_TOP + 10, 44, 44), GOLD)
    items += fit(title, banner.inset(72, 6), "title", 50, 20, PAPER, "middle")
    for seat in range(most):
        items += _seat(seat, taken, reader)
    top = SEAT_TOP + SEAT_HEIGHT + 10
    for number, line in enumerate(says):
        room = Frame(MARGIN, top + number * LINE, WIDTH - 2 * MARGIN, LINE - 4)
        items += fit(line, room, "label", 17, 13, MINT, "middle", lines=2)
    return Picture(math.ceil(top + len(says) * LINE + 4), FELT, tuple(items))


def _courts(reader: Reader) -> Iterator[Drawn]:
    """Fanned like a hand that is held up."""
    start = (WIDTH - CARD_WIDTH - STEP * (len(FANNED) - 1)) / 2
    for place, (card, degrees) in enumerate(FANNED):
        outer = abs(degrees) > 10
        frame = Frame(start + place * STEP, FAN_TOP + (16 if outer else 0), CARD_WIDTH, CARD_HEIGHT)
        sheet = frame.inset(2)
        drawn = tuple(court(f"french/{card}", sheet, reader, sheet.height - 2))
        yield Turned(drawn, frame, degrees)


def _seat(seat: Seat, taken: int, reader: Reader) -> Iterator[Drawn]:
    width = (WIDTH - 3 * MARGIN) / 2
    frame = Frame(MARGIN + seat * (width + MARGIN), SEAT_TOP, width, SEAT_HEIGHT)
    if seat >= taken:
        yield Panel(frame, SLOT, 10, PLATE, 2)
        yield from sign("table/seat", frame.inset(10), MINT)
        return
    yield Panel(frame, PLATE, 10)
    yield from sign("table/user", Frame(frame.x + 10, frame.y + 11, 30, 30), GOLD)
    name = Frame(frame.x + 50, frame.y, frame.width - 60, frame.height).inset(0, 3)
    yield from fit(reader.names[seat], name, "name", 20, 13, PAPER, lines=2)
