"""The hand, with everything one plays from: both sides, the last turn or the unfinished part of
this one, and the cards by suit. Playable cards are raised and framed, with signs for what they can
do."""

import math
from collections.abc import Iterator, Mapping, Sequence

from bot.pictures.cards import FRENCH, suit_and_rank
from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.foot import FOOT
from bot.pictures.games.storma_slottet.board import piles
from bot.pictures.games.storma_slottet.camp_row import ABOVE_HAND, CampRow
from bot.pictures.games.storma_slottet.faces import in_hand
from bot.pictures.games.storma_slottet.feats import feat_of, life_changed
from bot.pictures.games.storma_slottet.last_turn import last_turn
from bot.pictures.games.storma_slottet.palette import FELT
from bot.pictures.games.storma_slottet.sides import far_and_near
from bot.pictures.games.storma_slottet.stage import STAGE, stage
from bot.pictures.hand import hand_counted
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.asks import Pick
from games.kit.scenes import Face, Scene, Zone

MARGIN = 12.0
CARD_WIDTH, TALL, SHORT = 104.0, 104.0, 96.0
WIDEST_STEP = CARD_WIDTH + 8
A_ROW, ONE_ROW, TWO_ROWS = 11, 5, 22
RAISED = 12.0
BETWEEN = 17.0
BADGE = 26.0

DOES: Mapping[str, str] = {
    "attack": "table/swords",
    "heal": "table/first-aid",
    "active": "table/castle",
    "replace": "table/castle",
}
"""The sign of what a card would do in each ask."""


class HandOfSuits:
    """Draws one hand below the table."""

    def __init__(self, scene: Scene, own: Sequence[Zone], reader: Reader) -> None:
        self._scene = scene
        self._faces = next(zone for zone in own if zone.key == "hand").faces
        self._does = doings(scene)
        self._reader = reader
        self._height = TALL if len(self._faces) <= TWO_ROWS else SHORT

    def picture(self) -> Picture:
        items, y = self._table()
        rows = _rows(self._faces)
        for number, row in enumerate(rows):
            items += self._row(row, y + 4 + number * (self._height + BETWEEN))
        y += 4 + len(rows) * (self._height + BETWEEN)
        items += piles(self._scene, y, hand_counted(len(self._faces), self._reader), self._reader)
        return Picture(math.ceil(y + FOOT), FELT, tuple(items))

    def _table(self) -> tuple[list[Drawn], float]:
        """Both sides, the viewer's own below, and the last action."""
        scene, reader = self._scene, self._reader
        items: list[Drawn] = []
        y = 8.0
        for side in far_and_near(scene, reader):
            items += CampRow(side, life_changed(scene, side), y, ABOVE_HAND, reader).items()
            y += ABOVE_HAND.tall + 8
        strip, feat = last_turn(scene, reader), feat_of(scene)
        if strip is not None:
            items += strip.drawn(y)
            y += strip.height + 8
        elif feat is not None:
            items += stage(feat, Frame(10, y, WIDTH - 20, STAGE), reader, "")
            y += STAGE + 8
        return items, y

    def _row(self, faces: Sequence[Face], top: float) -> Iterator[Drawn]:
        room = WIDTH - 2 * MARGIN - CARD_WIDTH
        step = min(WIDEST_STEP, room / max(1, len(faces) - 1))
        start = (room - step * (len(faces) - 1)) / 2 + MARGIN
        new: list[Drawn] = []
        for place, face in enumerate(faces):
            shown = CARD_WIDTH if place == len(faces) - 1 else min(step, CARD_WIDTH)
            does = tuple(DOES[key] for key in self._does.get(face.art, ()))
            y = top + (0 if does else RAISED)
            frame = Frame(start + place * step, y, CARD_WIDTH, self._height)
            yield from in_hand(face.art, frame, shown, self._reader, framed=bool(does))
            yield from _badges(does, frame, shown)
            if face.fresh:
                new += _new(frame, shown)
        yield from new


def doings(scene: Scene) -> Mapping[str, tuple[str, ...]]:
    """What each card in hand can do now, by its look. Exchanging is left out: almost any card can
    be exchanged."""
    does: dict[str, tuple[str, ...]] = {}
    for form in scene.asks:
        for field in form.fields:
            if form.key in DOES and isinstance(field, Pick) and field.key != "place":
                # A healing card is offered once for each card it can heal.
                for card in dict.fromkeys(choice.key.partition("-")[0] for choice in field.choices):
                    art = f"{FRENCH}/{card}"
                    does[art] = (*does.get(art, ()), form.key)
    return does


def _rows(faces: Sequence[Face]) -> list[Sequence[Face]]:
    """A few cards in one row; otherwise in as few rows as fit, at least two. A suit stays in one
    row unless that makes the row much longer than the others."""
    count = 1 if len(faces) <= ONE_ROW else max(2, math.ceil(len(faces) / A_ROW))
    rows, start = [], 0
    for row in range(1, count + 1):
        end = _end_of_row(faces, start, round(len(faces) * row / count))
        rows.append(faces[start:end])
        start = end
    return rows


def _end_of_row(faces: Sequence[Face], start: int, even: int) -> int:
    if even >= len(faces):
        return len(faces)
    for end in (even, even + 1, even - 1):
        fits = start < end < len(faces) and end - start <= A_ROW and len(faces) - end <= 2 * A_ROW
        if fits and _suit(faces[end]) != _suit(faces[end - 1]):
            return end
    return even


def _suit(face: Face) -> str:
    return suit_and_rank(face.art)[0]


def _badges(does: Sequence[str], frame: Frame, shown: float) -> Iterator[Drawn]:
    """The signs on the lower edge of the card's visible part, stacked if that is narrow."""
    side_by_side = shown > len(does) * (BADGE + 4)
    across = BADGE + 4 if side_by_side else 0
    up = 0 if side_by_side else BADGE + 2
    x = frame.x + (shown - BADGE - across * (len(does) - 1)) / 2
    for place, art in enumerate(does):
        y = frame.bottom - BADGE * 0.62 - place * up
        badge = Frame(x + place * across, y, BADGE, BADGE)
        yield Panel(badge, GOLD, BADGE / 2, INK, 1.5)
        yield from sign(art, badge.inset(5), INK)


def _new(frame: Frame, shown: float) -> Iterator[Drawn]:
    """The mark of a card that was just drawn."""
    corner_of = Frame(frame.x + shown - 13, frame.y - 11, 24, 24)
    yield Panel(corner_of, INK, 12, PAPER, 1.5)
    yield from sign("table/sparkle", corner_of.inset(4), GOLD)
