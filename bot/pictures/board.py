"""The default board: a plate for each player, with their zones below it from left to right, cards
face down with their count, and the last round at the bottom."""

import math
from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.pictures.cards import card, is_french, marks, pile
from bot.pictures.colours import CREAM, FAINT, ground, plate
from bot.pictures.dice import die
from bot.pictures.display import WIDTH, Drawn, Frame, Picture
from bot.pictures.fitting import fit, line_width
from bot.pictures.foot import FOOT, foot
from bot.pictures.news import is_fresh, told
from bot.pictures.pieces import just_now, seat_plate
from bot.pictures.reader import Reader, near_seat
from bot.pictures.strip import Strip, plain_look
from games.kit.say import Seat
from games.kit.scenes import Face, Rolled, Scene, Zone

MARGIN, GAP = 12.0, 12.0
PLATE, LABEL = 34.0, 22.0
WELL = "#00000055"
CARD_WIDTH, CARD_HEIGHT, WORDY_WIDTH = 64.0, 88.0, 106.0
"""Cards with a text on them are wider."""
BESIDE, BEHIND = 6.0, 16.0
"""The distance between open cards, and between cards face down."""
STRIP = 30.0
ON_IT = 0.6
"""The scale of cards that lie on a card."""
DIE = 40.0
ROOM = WIDTH - 2 * MARGIN


class BoardOf:
    """Draws the board of one scene from the top down."""

    def __init__(self, scene: Scene, reader: Reader, colour: int) -> None:
        self._scene = scene
        self._reader = reader
        self._colour = colour
        self._news = told(scene)
        self._y = GAP

    def picture(self, title: str) -> Picture:
        items, y = self.drawn()
        items += foot(y, title)
        return Picture(math.ceil(y + FOOT), ground(self._colour), tuple(items))

    def drawn(self) -> tuple[list[Drawn], float]:
        """Everything except the line at the bottom, and its height."""
        items = [*self._dice(), *self._owners(), *self._last_round()]
        return items, self._y

    def _last_round(self) -> Iterator[Drawn]:
        last = self._scene.last_round
        if last is None:
            return
        strip = Strip(last, self._reader, plain_look(last, plate(self._colour), WELL))
        yield from strip.drawn(self._y)
        self._y += strip.height

    def _dice(self) -> Iterator[Drawn]:
        for rolled in self._scene.dice:
            room = Frame(MARGIN, self._y, ROOM, DIE)
            shown = len(rolled.shows) * (DIE + 8)
            text = room.right_part(ROOM - shown - 6)
            for place, shows in enumerate(rolled.shows):
                side = Frame(MARGIN + place * (DIE + 8), self._y, DIE, DIE)
                yield from die(rolled.sides, shows, side)
            yield from fit(self._rolled_by(rolled), text, "label", 19, 13, CREAM, lines=2)
            self._y += DIE + GAP

    def _rolled_by(self, rolled: Rolled) -> str:
        label = self._reader.capital(rolled.label)
        return label if rolled.owner is None else f"{self._reader.names[rolled.owner]}: {label}"

    def _owners(self) -> Iterator[Drawn]:
        near = near_seat(self._scene, self._reader)
        own_last = sorted(
            self._scene.board, key=lambda zone: near is not None and zone.owner == near
        )
        for owner, zones in groupby(own_last, key=lambda zone: zone.owner):
            yield from self._owned(owner, list(zones))

    def _owned(self, owner: Seat | None, zones: Sequence[Zone]) -> Iterator[Drawn]:
        numbers = [zone for zone in zones if not zone.faces and not zone.hidden]
        counted = " · ".join(self._counted(zone) for zone in numbers if zone.number is not None)
        if owner is not None:
            frame = Frame(MARGIN, self._y, ROOM, PLATE)
            name, awaited = self._reader.names[owner], owner in self._scene.awaited
            yield from seat_plate(name, counted, frame, plate(self._colour), awaited=awaited)
            self._y += PLATE + GAP / 2
        elif counted:
            frame = Frame(MARGIN, self._y, ROOM, LABEL)
            yield from fit(counted, frame, "label", 19, 13, CREAM)
            self._y += LABEL + GAP / 2
        for row in self._rows([zone for zone in zones if zone.faces or zone.hidden]):
            yield from self._row(row)

    def _counted(self, zone: Zone) -> str:
        return f"{self._reader.capital(zone.label)} {zone.number}"

    def _rows(self, zones: Sequence[Zone]) -> Iterator[list[Zone]]:
        """Groups zones into rows that fit."""
        row: list[Zone] = []
        for zone in zones:
            if row and self._width([*row, zone]) > ROOM:
                yield row
                row = []
            row.append(zone)
        if row:
            yield row

    def _width(self, zones: Sequence[Zone]) -> float:
        return sum(self._zone_width(zone) for zone in zones) + GAP * (len(zones) - 1)

    def _zone_width(self, zone: Zone) -> float:
        label = min(line_width(self._label(zone), "label", 16), ROOM)
        return max(label, min(ROOM, self._cards_width(zone)))

    def _cards_width(self, zone: Zone) -> float:
        return sum(map(_advance, zone.faces)) + (CARD_WIDTH + BEHIND if zone.hidden else 0)

    def _label(self, zone: Zone) -> str:
        label = self._reader.capital(zone.label)
        return label if zone.number is None else f"{label}: {zone.number}"

    def _row(self, zones: Sequence[Zone]) -> Iterator[Drawn]:
        x = MARGIN
        for zone in zones:
            width = self._zone_width(zone)
            label = Frame(x, self._y, width, LABEL)
            yield from fit(self._label(zone), label, "label", 16, 13, FAINT)
            yield from self._cards(zone, Frame(x, self._y + LABEL + 5, width, CARD_HEIGHT))
            x += width + GAP
        self._y += LABEL + CARD_HEIGHT + GAP * 1.5

    def _cards(self, zone: Zone, frame: Frame) -> Iterator[Drawn]:
        taken = self._cards_width(zone)
        last = _wide(zone.faces[-1]) if zone.faces else CARD_WIDTH
        tighter = min(1.0, (frame.width - last) / max(1.0, taken - BESIDE - last))
        x = frame.x
        if zone.hidden:
            place = Frame(x, frame.y, CARD_WIDTH, CARD_HEIGHT)
            yield from pile(zone.hidden, place, plate(self._colour))
            x += (CARD_WIDTH + BEHIND) * tighter
        for face in zone.faces:
            place = Frame(x, frame.y, _wide(face), CARD_HEIGHT)
            yield from self._face(face, place, _advance(face) * tighter)
            x += _advance(face) * tighter

    def _face(self, face: Face, place: Frame, strip: float) -> Iterator[Drawn]:
        if is_fresh(face, self._news):
            yield just_now(place, 6)
        yield from card(face, place, min(STRIP, strip), self._reader)
        for number, other in enumerate(face.on_it):
            small = Frame(
                place.x + place.width * 0.55 + number * CARD_WIDTH * ON_IT * 0.6,
                place.bottom - CARD_HEIGHT * ON_IT + 4,
                CARD_WIDTH * ON_IT,
                CARD_HEIGHT * ON_IT,
            )
            yield from card(other, small, STRIP * ON_IT, self._reader)
        yield from marks(face, place, self._reader)


def _advance(face: Face) -> float:
    """The distance from one card to the next."""
    on_it = len(face.on_it) * CARD_WIDTH * ON_IT * 0.6 + (10 if face.on_it else 0)
    return _wide(face) + BESIDE + on_it


def _wide(face: Face) -> float:
    return CARD_WIDTH if is_french(face) else WORDY_WIDTH
