"""The lobby: the courts, and the seats."""

import math
from collections.abc import Iterator

from bot.pictures.cards import FRENCH
from bot.pictures.colours import GOLD, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.drawing import Gathering
from bot.pictures.fitting import fit
from bot.pictures.foot import FOOT, free_seats
from bot.pictures.games.storma_slottet.faces import court
from bot.pictures.games.storma_slottet.palette import BAR, FELT, MINT, PLATE, SLOT
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Seat

MARGIN = 14.0
COURTS = (("S13", 14.0), ("H12", 0.0), ("D11", 0.0), ("C13", 14.0))
"""The cards that look over the wall, and how far down each stands."""
CARD_WIDTH, CARD_HEIGHT, STEP = 116.0, 166.0, 127.0
CARDS_TOP, TITLE_TOP, TITLE_HEIGHT = 18.0, 170.0, 68.0
SEAT_TOP, SEAT_HEIGHT = 252.0, 60.0
LINE = 40.0


def lobby(gathering: Gathering, reader: Reader, title: str) -> Picture:
    taken, most = gathering.taken, gathering.most
    items: list[Drawn] = [*_courts(reader)]
    banner = Frame(0, TITLE_TOP, WIDTH, TITLE_HEIGHT)
    items.append(Panel(banner, BAR))
    items += sign("table/castle", Frame(MARGIN, TITLE_TOP + 10, 44, 44), GOLD)
    items += sign("table/castle", Frame(WIDTH - MARGIN - 44, TITLE_TOP + 10, 44, 44), GOLD)
    items += fit(title, banner.inset(72, 6), "title", 50, 20, PAPER, "middle")
    for seat in range(most):
        items += _seat(seat, gathering, reader)
    top = SEAT_TOP + SEAT_HEIGHT + 3
    for number, line in enumerate(gathering.says):
        room = Frame(MARGIN, top + number * LINE, WIDTH - 2 * MARGIN, LINE - 4)
        items += fit(reader.text(line), room, "label", 17, 13, MINT, "middle", lines=2)
    top += len(gathering.says) * LINE
    items += free_seats(top, taken, most, reader, MINT)
    return Picture(math.ceil(top + FOOT), FELT, tuple(items))


def _courts(reader: Reader) -> Iterator[Drawn]:
    """One court card of each suit, its lower part behind the title."""
    start = (WIDTH - CARD_WIDTH - STEP * (len(COURTS) - 1)) / 2
    for place, (card, down) in enumerate(COURTS):
        frame = Frame(start + place * STEP, CARDS_TOP + down, CARD_WIDTH, CARD_HEIGHT)
        seen = TITLE_TOP - frame.y
        yield from court(f"{FRENCH}/{card}", frame, reader, seen)


def _seat(seat: Seat, gathering: Gathering, reader: Reader) -> Iterator[Drawn]:
    width = (WIDTH - 3 * MARGIN) / 2
    frame = Frame(MARGIN + seat * (width + MARGIN), SEAT_TOP, width, SEAT_HEIGHT)
    if seat >= gathering.taken:
        yield Panel(frame, SLOT, 10, PLATE, 2)
        yield from sign("table/seat", frame.inset(10), MINT)
        return
    is_kept = seat in gathering.kept
    yield Panel(frame, SLOT, 10, PLATE, 2) if is_kept else Panel(frame, PLATE, 10)
    place, shown = Frame(frame.x + 10, frame.y + 15, 30, 30), MINT if is_kept else GOLD
    yield from sign(gathering.sign_of(seat), place, shown)
    name = Frame(frame.x + 50, frame.y, frame.width - 60, frame.height).inset(0, 3)
    yield from fit(reader.names[seat], name, "name", 20, 13, PAPER, lines=2)
