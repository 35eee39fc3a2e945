"""The strip between the sides: the last move, with its cards and dice."""

from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK
from bot.pictures.dice import die
from bot.pictures.display import Drawn, Frame, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.storma_slottet.faces import small
from bot.pictures.games.storma_slottet.feats import Beat, Cast, Cure, Feat, Harm, Hint, LaidCard
from bot.pictures.games.storma_slottet.palette import BAR, HEALED, MINT
from bot.pictures.pieces import badge, damage_badge, sign
from bot.pictures.reader import Reader
from games.kit.say import say

STAGE, LABEL = 80.0, 22.0
CARD_WIDTH, CARD_HEIGHT = 40.0, 54.0
BESIDE = 5.0
WIDTHS = {LaidCard: CARD_WIDTH, Cast: 44.0, Hint: 34.0, Harm: 52.0, Cure: 52.0}


def stage(feat: Feat | None, frame: Frame, reader: Reader, title: str) -> Iterator[Drawn]:
    yield Panel(frame, BAR, 10)
    room = frame.inset(12, 6)
    if feat is None:
        yield from sign("table/castle", room.left_part(44), MINT)
        beside = room.right_part(room.width - 58)
        yield from fit(title, beside, "title", 34, 16, MINT)
        return
    yield from fit(
        _told(feat, reader),
        frame.top_part(LABEL).inset(12, 1).moved(down=2),
        "category",
        17,
        13,
        GOLD,
    )
    below = frame.bottom_part(CARD_HEIGHT + 4).inset(12, 2)
    yield from _row(feat.beats, below, reader)


def _told(feat: Feat, reader: Reader) -> str:
    label = reader.capital(feat.label)
    if feat.seat is None:
        return label
    return reader.text(say("storma-slottet-picture-feat", name=reader.names[feat.seat], what=label))


def _row(beats: tuple[Beat, ...], frame: Frame, reader: Reader) -> Iterator[Drawn]:
    """Side by side; cards overlap if there is too little room."""
    taken = sum(WIDTHS[type(beat)] + BESIDE for beat in beats)
    laid = sum(isinstance(beat, LaidCard) for beat in beats)
    over = max(0.0, taken - frame.width) / max(1, laid)
    x = frame.x
    for beat in beats:
        width = WIDTHS[type(beat)]
        step = width + BESIDE - (over if isinstance(beat, LaidCard) else 0)
        yield from _beat(beat, Frame(x, frame.y, width, frame.height), step, reader)
        x += step


def _beat(beat: Beat, frame: Frame, step: float, reader: Reader) -> Iterator[Drawn]:
    x, y = frame.middle
    match beat:
        case LaidCard(art):
            place = Frame(frame.x, y - CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT)
            yield from small(art, place, reader, step)
        case Cast(shows):
            side = min(46.0, frame.height)
            yield from die(10, shows, Frame(x - side / 2, y - side / 2, side, side))
        case Hint(art):
            yield from sign(art, Frame(x - 15, y - 15, 30, 30), MINT)
        case Harm(value):
            yield from damage_badge(value, Frame(x - 25, y - 25, 50, 50))
        case Cure(value):
            yield from sign("table/first-aid", Frame(x - 25, y - 14, 22, 22), HEALED)
            place = Frame(x - 4, y - 14, 30, 28)
            yield from badge(str(value), place, HEALED, INK)
