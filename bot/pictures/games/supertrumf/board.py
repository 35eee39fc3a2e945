"""The table of everybody: what is in question, and each player's place side by side."""

import math
from collections.abc import Iterator

from bot.pictures.cards import back
from bot.pictures.colours import GOLD, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit
from bot.pictures.games.supertrumf.cards import CardLook
from bot.pictures.games.supertrumf.palette import GROUND, PLATE, QUIET, colour_of
from bot.pictures.games.supertrumf.round import Deeds, compared, declared, deeds, zone_of
from bot.pictures.games.supertrumf.seats import SeatPlace, plate_for
from bot.pictures.pieces import just_now, sign
from bot.pictures.reader import Reader
from games.kit.say import Named
from games.kit.scenes import Scene, Zone

MARGIN, GAP = 10.0, 11.0
TOP = 50.0
STOCK = 82.0
"""How wide the pile stands there, and the pot or the discard."""
ONE_ROW, OF_TWO_ROWS = 300.0, 124.0
"""How tall places are; where there are two rows, below the names."""
IN_A_ROW = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}


def round_table(scene: Scene, reader: Reader, title: str) -> Picture:
    done = deeds(scene)
    items = [*_top(scene, reader, title, done)]
    seats = sorted({zone.owner for zone in scene.board if zone.owner is not None})
    columns = IN_A_ROW.get(len(seats), 3)
    rows = math.ceil(len(seats) / columns)
    wide = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    plate = plate_for((reader.names[seat] for seat in seats), wide)
    tall = ONE_ROW if rows == 1 else OF_TWO_ROWS + plate
    look = CardLook(reader, compared(scene)[1])
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        here = min(columns, len(seats) - row * columns)
        left = (WIDTH - here * wide - (here - 1) * GAP) / 2
        y = TOP + 2 * GAP + row * (tall + GAP)
        frame = Frame(left + column * (wide + GAP), y, wide, tall)
        items += SeatPlace(scene, seat, frame, plate, look, done).drawn()
    height = TOP + 2 * GAP + rows * (tall + GAP) + 2
    return Picture(math.ceil(height), GROUND, tuple(items))


def _top(scene: Scene, reader: Reader, title: str, done: Deeds) -> Iterator[Drawn]:
    stocks = [zone_of(scene, key) for key in ("discard", "pot", "pile")]
    shown = [zone for zone in stocks if zone is not None and (zone.hidden or zone.key == "pile")]
    right = WIDTH - MARGIN
    for zone in reversed(shown):
        frame = Frame(right - STOCK, GAP, STOCK, TOP)
        is_fresh = zone.key == "pot" and done.tied
        yield from _stock(zone, frame, reader, is_fresh=is_fresh)
        right -= STOCK + GAP
    banner = Frame(MARGIN, GAP, right - MARGIN, TOP)
    art, attribute = _in_question(scene)
    if attribute is None:
        yield Panel(banner, PLATE, 10)
        yield from fit(title, banner.inset(16, 6), "title", 34, 18, PAPER)
        return
    if done.declared:
        yield just_now(banner, 10)
    yield Panel(banner, colour_of(art), 10)
    yield from sign(art, banner.left_part(60).inset(8, 8), PAPER)
    name = banner.right_part(banner.width - 62).inset(6, 6)
    yield from fit(reader.capital(attribute), name, "heading", 34, 18, PAPER)


def _in_question(scene: Scene) -> tuple[str, Named | None]:
    """What is laid for, or what the turned cards were compared in."""
    art, attribute = declared(scene)
    return (art, attribute) if attribute is not None else compared(scene)


def _stock(zone: Zone, frame: Frame, reader: Reader, *, is_fresh: bool) -> Iterator[Drawn]:
    if is_fresh:
        yield just_now(frame, 10)
    yield Panel(frame, PLATE, 10)
    card = Frame(frame.x + 15, frame.y + 7, 19, 27)
    if zone.hidden:
        yield from back(card.moved(3, -2), PLATE)
        yield from back(card, PLATE)
    else:
        yield Panel(card, "", 3, QUIET, 1.5)
    number = Frame(card.right + 7, frame.y + 4, frame.right - card.right - 12, 30)
    yield from fit(str(zone.hidden), number, "number", 28, 16, PAPER)
    label = frame.bottom_part(19).inset(4, 1)
    colour = GOLD if is_fresh else QUIET
    yield from fit(reader.capital(zone.label), label, "label", 16, 13, colour, "middle")
