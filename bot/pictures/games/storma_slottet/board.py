"""The battlefield: a half each, the Active cards facing each other, and below them what has just
been done, and the piles."""

from collections.abc import Iterator

from bot.pictures.cards import pile
from bot.pictures.display import WIDTH, Drawn, Frame, Picture
from bot.pictures.games.storma_slottet.colours import BACK, FELT
from bot.pictures.games.storma_slottet.column import MARGIN, Flank
from bot.pictures.games.storma_slottet.faces import empty, small
from bot.pictures.games.storma_slottet.feats import feat_of, life_changed
from bot.pictures.games.storma_slottet.sides import sides_of, zone_of
from bot.pictures.games.storma_slottet.stage import CARD_HEIGHT, CARD_WIDTH, stage
from bot.pictures.reader import Reader
from games.kit.scenes import Scene

STAGE_TOP, STAGE_HEIGHT = 296.0, 82.0
HEIGHT = 386
PILES = 110.0


def battlefield(scene: Scene, reader: Reader, title: str) -> Picture:
    one, other = sides_of(scene)
    left = Flank(one, life_changed(scene, one), reader, mirrored=False)
    right = Flank(other, life_changed(scene, other), reader, mirrored=True)
    strip = Frame(MARGIN, STAGE_TOP, WIDTH - 2 * MARGIN, STAGE_HEIGHT)
    items = (
        *left.items(),
        *right.items(),
        *stage(feat_of(scene), strip.left_part(strip.width - PILES), reader, title),
        *_piles(scene, strip.right_part(PILES), reader),
    )
    return Picture(HEIGHT, FELT, items)


def _piles(scene: Scene, frame: Frame, reader: Reader) -> Iterator[Drawn]:
    draw, discard = zone_of(scene, "draw-pile"), zone_of(scene, "discard")
    y = frame.middle[1] - CARD_HEIGHT / 2 + 3
    first = Frame(frame.x + 10, y, CARD_WIDTH, CARD_HEIGHT)
    second = first.moved(CARD_WIDTH + 14)
    if draw is not None and draw.hidden:
        yield from pile(draw.hidden, first, BACK)
    else:
        yield empty(first)
    if discard is not None and discard.faces:
        top = tuple(small(discard.faces[-1].art, second, reader))
        yield from pile(len(discard.faces) - 1, second, BACK, top)
    else:
        yield empty(second)
