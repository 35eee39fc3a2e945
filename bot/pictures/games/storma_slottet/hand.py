"""A hand: suits kept together, what can act now raised and framed, with what it can do on it."""

import math
from collections.abc import Iterator, Mapping, Sequence

from bot.pictures.cards import FRENCH, suit_and_rank
from bot.pictures.colours import GOLD, INK, PAPER, SUITS
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.storma_slottet.colours import BAR, FELT, MINT
from bot.pictures.games.storma_slottet.faces import in_hand
from bot.pictures.games.storma_slottet.sides import sides_of
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.asks import Pick
from games.kit.say import say
from games.kit.scenes import Face, Scene, Zone

MARGIN, HEADLINE = 12.0, 44.0
CARD_WIDTH, TALL, SHORT = 104.0, 134.0, 102.0
WIDEST_STEP = CARD_WIDTH + 8
A_ROW, ONE_ROW, TWO_ROWS = 11, 5, 22
RAISED = 12.0
BETWEEN = 20.0
BADGE = 26.0

DOES: Mapping[str, str] = {
    "attack": "table/swords",
    "heal": "table/first-aid",
    "active": "table/castle",
    "replace": "table/castle",
}
"""What a card that can be chosen in an ask would do, as a sign."""


class HandOfSuits:
    """Draws one hand, and whom it is up against."""

    def __init__(self, scene: Scene, own: Sequence[Zone], reader: Reader) -> None:
        hand = next(zone for zone in own if zone.key == "hand")
        self._faces = hand.faces
        self._laid = [face for zone in own if zone is not hand for face in zone.faces]
        self._seat = hand.owner
        self._enemy = next(side for side in sides_of(scene) if side.seat != self._seat)
        self._is_awaited = self._seat in scene.awaited
        self._does = doings(scene)
        self._reader = reader
        self._height = TALL if len(self._faces) <= TWO_ROWS else SHORT

    def picture(self) -> Picture:
        rows = _rows(self._faces)
        items: list[Drawn] = [*self._headline()]
        for number, row in enumerate(rows):
            items += self._row(row, HEADLINE + 10 + number * (self._height + BETWEEN))
        height = math.ceil(HEADLINE + 16 + len(rows) * (self._height + BETWEEN))
        return Picture(height, FELT, tuple(items))

    def _headline(self) -> Iterator[Drawn]:
        yield Panel(Frame(0, 0, WIDTH, HEADLINE), GOLD if self._is_awaited else BAR)
        room = Frame(0, 0, WIDTH, HEADLINE).inset(14, 4)
        hand = self._reader.text(say("pictures-hand"))
        count = self._reader.text(say("pictures-cards", count=len(self._faces)))
        colour = INK if self._is_awaited else PAPER
        if self._is_awaited:
            yield from sign("table/turn", room.left_part(18), colour)
            room = room.right_part(room.width - 24)
        words = room.left_part(room.width - 190)
        yield from fit(f"{hand} · {count}", words, "heading", 21, 13, colour)
        beside = room.right_part(180)
        if self._laid:
            yield from _chip("table/castle", self._laid[0], "", beside, self._reader)
        elif self._enemy.active is not None:
            left = str(self._enemy.active.left)
            yield from _chip("table/target", self._enemy.active.face, left, beside, self._reader)

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
    """What each card in hand can do now, by its look; of exchanging, which almost any can, nothing
    is said."""
    does: dict[str, tuple[str, ...]] = {}
    for form in scene.asks:
        for field in form.fields:
            if form.key in DOES and isinstance(field, Pick) and field.key != "place":
                # A card that heals is offered once for each place where it can.
                for card in dict.fromkeys(choice.key.partition("-")[0] for choice in field.choices):
                    art = f"{FRENCH}/{card}"
                    does[art] = (*does.get(art, ()), form.key)
    return does


def _rows(faces: Sequence[Face]) -> list[Sequence[Face]]:
    """A few cards on one row; else on as few as will do, but on two at least, a suit kept together
    where that makes no row much longer than the others."""
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
    """On the lower edge of what shows of the card, upon each other if that is narrow."""
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
    """On a card that has just been drawn."""
    corner_of = Frame(frame.x + shown - 13, frame.y - 11, 24, 24)
    yield Panel(corner_of, INK, 12, PAPER, 1.5)
    yield from sign("table/sparkle", corner_of.inset(4), GOLD)


def _chip(art: str, face: Face, left: str, frame: Frame, reader: Reader) -> Iterator[Drawn]:
    """A card of the table and how much it can still take."""
    taken = line_width(left, "number", 28) + (8 if left else 0)
    chip = frame.right_part(96 + taken)
    yield Panel(chip, BAR, 9, MINT, 1)
    yield from sign(art, Frame(chip.x + 8, chip.y + 7, 22, 22), MINT)
    card = Frame(chip.x + 36, chip.y + 4, 54, chip.height - 8)
    yield Panel(card, PAPER, 5)
    letter, rank = suit_and_rank(face.art)
    text = reader.text(say("pictures-rank", rank=rank))
    yield from fit(text, card.left_part(30).inset(3, 2), "number", 25, 13, SUITS[letter], "middle")
    yield from sign(f"{FRENCH}/{letter}", card.right_part(25).inset(3, 4), SUITS[letter])
    number = Frame(card.right + 6, chip.y, taken - 4, chip.height)
    yield from fit(left, number, "number", 28, 13, PAPER)
