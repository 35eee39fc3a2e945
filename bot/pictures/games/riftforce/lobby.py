"""The lobby: the guilds on both sides of the Rift, and the seats."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.drawing import Gathering
from bot.pictures.fitting import fit
from bot.pictures.foot import FOOT, free_seats
from bot.pictures.games.riftforce.palette import BASE_SET, CLIFF, DIM, GROUND, LINE, tint
from bot.pictures.games.riftforce.rift import rift
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Seat

MARGIN = 12.0
STEP, TOWER = 104.0, 74.0
RIFT_TOP, RIFT = 82.0, 92.0
SEAT_TOP, SEAT_HEIGHT = 268.0, 56.0
LINE_HEIGHT = 42.0


def lobby(gathering: Gathering, reader: Reader, title: str) -> Picture:
    taken, most = gathering.taken, gathering.most
    items: list[Drawn] = []
    for place, guild in enumerate(BASE_SET):
        row, column = divmod(place, 5)
        x = MARGIN + column * STEP
        down = (4, 14, 0, 10, 6)[column]
        y = RIFT_TOP - TOWER + down - 8 if row == 0 else RIFT_TOP + RIFT - down + 8
        items += _tower(f"riftforce/{guild}", Frame(x, y, STEP - 4, TOWER))
    banner = Frame(0, RIFT_TOP, WIDTH, RIFT)
    items += rift(banner)
    items += fit(title, banner.inset(30, 8), "title", 64, 20, PAPER, "middle")
    for seat in range(most):
        items += _seat(seat, gathering, reader)
    top = SEAT_TOP + SEAT_HEIGHT + 3
    for number, line in enumerate(gathering.says):
        room = Frame(MARGIN, top + number * LINE_HEIGHT, WIDTH - 2 * MARGIN, LINE_HEIGHT - 4)
        items += fit(reader.text(line), room, "label", 17, 13, DIM, "middle", lines=2)
    top += len(gathering.says) * LINE_HEIGHT
    items += free_seats(top, taken, most, reader, DIM)
    return Picture(math.ceil(top + FOOT), GROUND, tuple(items))


def _tower(art: str, frame: Frame) -> Iterator[Drawn]:
    yield Panel(frame, tint(art).block, 10)
    yield from sign(art, frame.inset(12), tint(art).sign)


def _seat(seat: Seat, gathering: Gathering, reader: Reader) -> Iterator[Drawn]:
    width = (WIDTH - 3 * MARGIN) / 2
    frame = Frame(MARGIN + seat * (width + MARGIN), SEAT_TOP, width, SEAT_HEIGHT)
    if seat >= gathering.taken:
        yield Panel(frame, "", 10, LINE, 2)
        yield from sign("table/seat", frame.inset(12), LINE)
        return
    is_kept = seat in gathering.kept
    yield Panel(frame, "", 10, LINE, 2) if is_kept else Panel(frame, CLIFF, 10)
    place, shown = Frame(frame.x + 10, frame.y + 13, 30, 30), DIM if is_kept else GOLD
    yield from sign(gathering.sign_of(seat), place, shown)
    name = Frame(frame.x + 50, frame.y, frame.width - 60, frame.height).inset(0, 3)
    colour = DIM if is_kept else PAPER
    yield from fit(reader.names[seat], name, "name", 20, 13, colour, lines=3)
