"""Dice: six sides with pips, others with a number."""

from collections.abc import Iterator

from bot.pictures.artwork import ellipse
from bot.pictures.colours import CREAM, INK
from bot.pictures.display import Drawn, Frame, Outline, Panel
from bot.pictures.fitting import fit

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""The positions of the pips, seen from the middle."""

KITE = "M50 3L95 60L50 97L5 60Z"
EDGES = "M50 3L72 64L50 97M50 3L28 64L50 97M5 60L28 64H72L95 60"
"""A die of ten sides, seen from above one of them."""


def die(sides: int, shows: int, frame: Frame) -> Iterator[Drawn]:
    if sides == 6:
        yield from _six(shows, frame)
    else:
        yield from _ten(shows, frame)


def _six(shows: int, frame: Frame) -> Iterator[Drawn]:
    yield Panel(frame, CREAM, frame.width / 5, INK, frame.width / 22)
    pip = ellipse(0, 0, 1, 1)
    x, y = frame.middle
    for across, down in PIPS[shows]:
        step = frame.width * 0.26
        yield Outline(pip, x + across * step, y + down * step, frame.width * 0.1, INK)


def _ten(shows: int, frame: Frame) -> Iterator[Drawn]:
    scale = frame.width / 100
    yield Outline(KITE, frame.x, frame.y, scale, CREAM)
    yield Outline(EDGES, frame.x, frame.y, scale, "", "#B9B2A0", frame.width / 60)
    yield Outline(KITE, frame.x, frame.y, scale, "", INK, frame.width / 22)
    face = Frame(frame.x + 27 * scale, frame.y + 22 * scale, 46 * scale, 42 * scale)
    yield from fit(str(shows), face, "number", 42 * scale, 8, INK, "middle")
