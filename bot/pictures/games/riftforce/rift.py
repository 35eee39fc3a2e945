"""The Rift itself: torn ground between both shores."""

from collections.abc import Iterator

from bot.pictures.display import WIDTH, Drawn, Frame, Outline
from bot.pictures.games.riftforce.palette import CLIFF, GLOW

TEETH = (0, 5, 1, 6, 2, 4, 0, 5, 2, 6, 1, 4, 0, 6, 3, 5, 1, 4, 0)
"""The heights of the teeth along an edge."""
UPWARDS, DOWNWARDS = "M8 1L16 15H0Z", "M8 15L16 1H0Z"
"""Arrows towards one shore and the other."""


def rift(frame: Frame, glow: str = GLOW) -> Iterator[Drawn]:
    """The Rift across the whole picture, with light from below along its edges."""
    yield Outline(_torn(frame), 0, 0, 1, glow)
    yield Outline(_torn(frame.inset(0, 2)), 0, 0, 1, CLIFF)


def _torn(frame: Frame) -> str:
    step = WIDTH / (len(TEETH) - 1)
    upper = [(place * step, frame.y + tooth) for place, tooth in enumerate(TEETH)]
    lower = [
        (WIDTH - place * step, frame.bottom - tooth) for place, tooth in enumerate((*TEETH[1:], 3))
    ]
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in (*upper, *lower)) + "Z"
