"""The battlefield: the far side on top, the near side below, and between them the current action or
the last turn."""

import math
from collections.abc import Iterator

from bot.pictures.display import WIDTH, Drawn, Frame, Picture
from bot.pictures.foot import FOOT, Fact, foot
from bot.pictures.games.storma_slottet.camp_row import GAP, MARGIN, ON_BOARD, CampRow
from bot.pictures.games.storma_slottet.faces import small
from bot.pictures.games.storma_slottet.feats import feat_of, life_changed
from bot.pictures.games.storma_slottet.last_turn import last_turn
from bot.pictures.games.storma_slottet.palette import FELT, MINT
from bot.pictures.games.storma_slottet.sides import far_and_near, zone_of
from bot.pictures.games.storma_slottet.stage import STAGE, stage
from bot.pictures.reader import Reader
from games.kit.scenes import Scene

TOP = 8.0
CARD = 22.0
"""The width of the discard's top card."""


def battlefield(scene: Scene, reader: Reader, title: str) -> Picture:
    far, near = far_and_near(scene, reader)
    items: list[Drawn] = [*CampRow(far, life_changed(scene, far), TOP, ON_BOARD, reader).items()]
    y = TOP + ON_BOARD.tall + GAP
    strip = last_turn(scene, reader)
    if strip is not None:
        items += strip.drawn(y)
        y += strip.height + GAP
    else:
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, STAGE)
        items += stage(feat_of(scene), frame, reader, title)
        y = frame.bottom + GAP
    items += CampRow(near, life_changed(scene, near), y, ON_BOARD, reader).items()
    y += ON_BOARD.tall + 6
    items += piles(scene, y, title, reader)
    return Picture(math.ceil(y + FOOT), FELT, tuple(items))


def piles(scene: Scene, y: float, text: str, reader: Reader) -> Iterator[Drawn]:
    """The line at the bottom: both piles, and the top of the discard."""
    draw, discard = zone_of(scene, "draw-pile"), zone_of(scene, "discard")
    facts = [
        Fact(art, f"{reader.capital(zone.label)} {zone.hidden + len(zone.faces)}")
        for art, zone in (("table/cards", draw), ("table/x", discard))
        if zone is not None
    ]
    top = discard.faces[-1:] if discard is not None else ()
    yield from foot(y, text, facts, MINT, (CARD + 8) * len(top))
    for face in top:
        card = Frame(WIDTH - MARGIN - CARD, y + 2, CARD, 30)
        yield from small(face.art, card, reader)
