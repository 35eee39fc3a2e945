"""The board: the attribute in question, the last round, and the players' places side by side."""

import math
from collections.abc import Iterator

from bot.pictures.colours import PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit
from bot.pictures.foot import FOOT, foot
from bot.pictures.games.supertrumf.cards import CardLook
from bot.pictures.games.supertrumf.last_round import strip_of
from bot.pictures.games.supertrumf.palette import GROUND, PLATE, QUIET, colour_of
from bot.pictures.games.supertrumf.round import (
    Deeds,
    compared,
    declared,
    deeds,
    lays,
    stocks_of,
)
from bot.pictures.games.supertrumf.seats import COUNTS, PRIZES_ROOM, SeatPlace, plate_for
from bot.pictures.pieces import just_now, sign
from bot.pictures.reader import Reader
from bot.pictures.strip import Strip
from games.kit.say import Named
from games.kit.scenes import Scene

MARGIN, GAP = 10.0, 11.0
TOP = 46.0
SMALLEST_BODY = 54.0
"""The least height of a place with cards face down."""
ONE_ROW, OF_TWO_ROWS = 300.0, 124.0
"""The heights of places in one row, and in two rows below the names."""
IN_A_ROW = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}


def round_table(scene: Scene, reader: Reader, title: str) -> Picture:
    done = deeds(scene)
    items = [*_top(scene, title, reader, done)]
    seats = sorted({zone.owner for zone in scene.board if zone.owner is not None})
    columns = IN_A_ROW.get(len(seats), 3)
    rows = math.ceil(len(seats) / columns)
    wide = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    plate = plate_for((reader.names[seat] for seat in seats), wide)
    top = GAP + TOP + GAP
    strip = _strip(scene, reader)
    if strip is not None:
        items += strip.drawn(top)
        top += strip.height + GAP
    room = ONE_ROW if rows == 1 else 2 * (OF_TWO_ROWS + plate)
    tall = room / rows if strip is None else _beside_strip(room - strip.height, rows, plate, scene)
    look = CardLook(reader, compared(scene)[1])
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        here = min(columns, len(seats) - row * columns)
        left = (WIDTH - here * wide - (here - 1) * GAP) / 2
        y = top + row * (tall + GAP)
        frame = Frame(left + column * (wide + GAP), y, wide, tall)
        items += SeatPlace(scene, seat, frame, plate, look, done).drawn()
    bottom = top + rows * (tall + GAP) - GAP + 3
    items += foot(bottom, title, stocks_of(scene, reader), QUIET)
    return Picture(math.ceil(bottom + FOOT), GROUND, tuple(items))


def shows_last_round(scene: Scene) -> bool:
    """False while the turned cards still lie on the table."""
    return scene.last_round is not None and not lays(scene)


def _strip(scene: Scene, reader: Reader) -> Strip | None:
    last = scene.last_round if shows_last_round(scene) else None
    return None if last is None else strip_of(last, reader)


def _beside_strip(room: float, rows: int, plate: float, scene: Scene) -> float:
    """The height of a place that shows only cards face down."""
    prizes = PRIZES_ROOM if any(zone.key.startswith("prizes-") for zone in scene.board) else 0
    return max(room / rows, plate + COUNTS + prizes + SMALLEST_BODY)


def _top(scene: Scene, title: str, reader: Reader, done: Deeds) -> Iterator[Drawn]:
    banner = Frame(MARGIN, GAP, WIDTH - 2 * MARGIN, TOP)
    art, attribute = _in_question(scene)
    if attribute is None:
        yield Panel(banner, PLATE, 10)
        yield from fit(title, banner.inset(16, 6), "title", 32, 18, PAPER)
        return
    if done.declared:
        yield just_now(banner, 10)
    yield Panel(banner, colour_of(art), 10)
    yield from sign(art, banner.left_part(60).inset(8, 7), PAPER)
    name = banner.right_part(banner.width - 62).inset(6, 5)
    yield from fit(reader.capital(attribute), name, "heading", 32, 18, PAPER)


def _in_question(scene: Scene) -> tuple[str, Named | None]:
    """The declared attribute, or the one that the turned cards were compared in."""
    art, attribute = declared(scene)
    return (art, attribute) if attribute is not None else compared(scene)
