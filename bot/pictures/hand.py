"""The hand of any game: the cards in rows, each with its left strip in sight, those that can be
played now raised and framed."""

import math
from collections.abc import Iterator, Sequence

from bot.pictures.cards import card, is_french, marks
from bot.pictures.colours import GOLD, SHADOW, ground, plate
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.pieces import headline
from bot.pictures.reader import Reader
from games.kit.asks import Pick
from games.kit.say import Named, Say, say
from games.kit.scenes import Face, Scene

MARGIN, HEADLINE = 10.0, 34.0
CARD_WIDTH, WORDY_WIDTH, CARD_HEIGHT = 104.0, 99.0, 130.0
WIDEST_STEP, STRIP = 110.0, 46.0
A_ROW, WORDY_ROW = 10, 5
"""No card lies on one that says in words what it is."""
RAISED = 10.0
ROW = CARD_HEIGHT + RAISED + 8


class HandOf:
    """Draws the cards of one hand."""

    def __init__(
        self, scene: Scene, faces: Sequence[Face], reader: Reader, colour: int, title: str
    ) -> None:
        self._faces = faces
        self._reader = reader
        self._colour = colour
        self._title = title
        self._playable = playable(scene, faces)
        self._are_french = all(map(is_french, faces))
        self._width = CARD_WIDTH if self._are_french else WORDY_WIDTH

    def picture(self) -> Picture:
        count = math.ceil(len(self._faces) / (A_ROW if self._are_french else WORDY_ROW))
        each = math.ceil(len(self._faces) / count)
        items: list[Drawn] = [*self._headline()]
        for row in range(count):
            top = HEADLINE + 8 + row * ROW
            items += self._row(self._faces[row * each : (row + 1) * each], top)
        height = math.ceil(HEADLINE + 8 + count * ROW + 4)
        return Picture(height, ground(self._colour), tuple(items))

    def _headline(self) -> Iterator[Drawn]:
        frame = Frame(0, 0, WIDTH, HEADLINE)
        hand = self._reader.text(say("pictures-hand"))
        cards = self._reader.text(say("pictures-cards", count=len(self._faces)))
        yield from headline(self._title, f"{hand} · {cards}", frame, plate(self._colour))

    def _row(self, faces: Sequence[Face], top: float) -> Iterator[Drawn]:
        room = WIDTH - 2 * MARGIN - self._width
        step = min(WIDEST_STEP, room / max(1, len(faces) - 1))
        left = (WIDTH - (len(faces) - 1) * step - self._width) / 2
        for place, face in enumerate(faces):
            raised = face.name in self._playable
            y = top + (0 if raised else RAISED)
            frame = Frame(left + place * step, y, self._width, CARD_HEIGHT)
            yield Panel(frame.moved(-2, 2), SHADOW, self._width / 13)
            yield from card(face, frame, min(STRIP, step), self._reader)
            if raised:
                yield Panel(frame, "", self._width / 13, GOLD, 4)
            yield from marks(face, frame, self._reader)


def playable(scene: Scene, faces: Sequence[Face]) -> tuple[Say | Named, ...]:
    """The names of those cards that can be played where the match waits for it. Where that is all
    of them, or none, they need no telling apart."""
    on_offer = [
        choice.name
        for form in scene.asks
        if not form.optional
        for field in form.fields
        if isinstance(field, Pick)
        for choice in field.choices
    ]
    names = tuple(face.name for face in faces if face.name in on_offer)
    return names if len(names) < len(faces) else ()
