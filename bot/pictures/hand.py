"""The default hand: the table as its holder sees it, and below it the cards in rows. Each card's
left strip is visible; playable cards are raised and framed."""

import math
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.pictures.board import BoardOf
from bot.pictures.cards import card, is_french, marks
from bot.pictures.colours import GOLD, SHADOW, ground
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.foot import FOOT, foot
from bot.pictures.reader import Reader
from games.kit.asks import Pick
from games.kit.say import Named, Say, say
from games.kit.scenes import Face, Scene, Zone

MARGIN, GAP = 10.0, 8.0
CARD_WIDTH, WORDY_WIDTH, CARD_HEIGHT = 104.0, 99.0, 130.0
WIDEST_STEP, STRIP = 110.0, 46.0
A_ROW, WORDY_ROW = 10, 5
"""Cards with a text on them don't overlap."""
RAISED = 10.0
ROW = CARD_HEIGHT + RAISED + 8


class HandOf:
    """Draws the cards of one hand."""

    def __init__(self, scene: Scene, own: Sequence[Zone], reader: Reader, colour: int) -> None:
        faces = [face for zone in own for face in zone.faces]
        others = tuple(zone for zone in scene.board if zone not in own)
        self._table = BoardOf(replace(scene, board=others), reader, colour)
        self._faces = faces
        self._reader = reader
        self._colour = colour
        self._playable = playable(scene, faces)
        self._are_french = all(map(is_french, faces))
        self._width = CARD_WIDTH if self._are_french else WORDY_WIDTH

    def picture(self) -> Picture:
        items, y = self.drawn()
        items += foot(y, hand_counted(len(self._faces), self._reader))
        return Picture(math.ceil(y + FOOT), ground(self._colour), tuple(items))

    def drawn(self) -> tuple[list[Drawn], float]:
        """Everything except the line at the bottom, and its height."""
        count = math.ceil(len(self._faces) / (A_ROW if self._are_french else WORDY_ROW))
        each = math.ceil(len(self._faces) / count)
        items, y = self._table.drawn()
        for row in range(count):
            top = y + GAP + row * ROW
            items += self._row(self._faces[row * each : (row + 1) * each], top)
        return items, y + GAP + count * ROW

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


def hand_counted(count: int, reader: Reader) -> str:
    """The number of cards."""
    cards = reader.text(say("kit-cards", count=count))
    return f"{reader.text(say('pictures-hand'))} · {cards}"


def playable(scene: Scene, faces: Sequence[Face]) -> tuple[Say | Named, ...]:
    """The names of the cards that can be played now. Empty if all or none can, since nothing needs
    telling apart then."""
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
