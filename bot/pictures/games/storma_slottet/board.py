"""The battlefield: a side each, the Active cards facing each other with their damage cards fanned
on them, and between the sides what has just been done."""

from collections.abc import Iterator, Sequence

from bot.pictures.cards import back, pile, suit_and_rank
from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.storma_slottet.colours import (
    BAR,
    FELT,
    HEALED,
    LIFE,
    MINT,
    PLATE,
    SLOT,
    WOUNDED,
)
from bot.pictures.games.storma_slottet.deeds import deed_of
from bot.pictures.games.storma_slottet.faces import empty, is_joker, large_court, royal, shield, small
from bot.pictures.games.storma_slottet.sides import ROYALS, Court, Side, sides_of, zone_of
from bot.pictures.games.storma_slottet.stage import pile_place, stage
from bot.pictures.pieces import bar, damage_badge, just_now, sign
from bot.pictures.reader import Reader
from games.kit.cards import JACK
from games.kit.scenes import Face, Scene

MARGIN = 10.0
COLUMN = (WIDTH - 3 * MARGIN) / 2
PLATE_TOP, PLATE_HEIGHT = 8.0, 72.0
LIFE_TOP, LIFE_HEIGHT = 86.0, 38.0
FIGHT_TOP = 130.0
ACTIVE_WIDTH, ACTIVE_HEIGHT = 116.0, 158.0
FAN_WIDTH, FAN_HEIGHT, FAN_STEP = 42.0, 60.0, 36.0
SICKBAY_WIDTH, SICKBAY_HEIGHT = 58.0, 82.0
STAGE_TOP, STAGE_HEIGHT = 298.0, 84.0
HEIGHT = 390
PILES = 112.0


class Board:
    """Draws one scene's board."""

    def __init__(self, scene: Scene, reader: Reader, title: str) -> None:
        self._scene = scene
        self._reader = reader
        self._title = title

    def picture(self) -> Picture:
        one, other = sides_of(self._scene)
        items = [*Column(one, self._reader, mirrored=False).items()]
        items += Column(other, self._reader, mirrored=True).items()
        return Picture(HEIGHT, FELT, (*items, *self._between()))

    def _between(self) -> Iterator[Drawn]:
        strip = Frame(MARGIN, STAGE_TOP, WIDTH - 2 * MARGIN, STAGE_HEIGHT)
        yield from stage(
            deed_of(self._scene), strip.left_part(strip.width - PILES), self._reader, self._title
        )
        yield from self._piles(strip.right_part(PILES - 8))

    def _piles(self, frame: Frame) -> Iterator[Drawn]:
        draw, discard = zone_of(self._scene, "draw-pile"), zone_of(self._scene, "discard")
        place = pile_place(frame, 0)
        if draw and draw.hidden:
            yield from pile(draw.hidden, place, FELT)
        else:
            yield empty(place)
        place = pile_place(frame, 1)
        if discard and discard.faces:
            top = tuple(small(discard.faces[-1].art, place, self._reader))
            yield from pile(len(discard.faces) - 1, place, FELT, top)
        else:
            yield empty(place)


class Column:
    """One player's half. The right one is the left one's mirror image, cards and words apart."""

    def __init__(self, side: Side, reader: Reader, *, mirrored: bool) -> None:
        self._side = side
        self._reader = reader
        self._mirrored = mirrored

    def items(self) -> Iterator[Drawn]:
        yield from self._plate()
        yield from self._life()
        yield from self._sickbay()
        yield from self._active()

    def _at(self, x: float, y: float, width: float, height: float) -> Frame:
        """A place of the left half, counted from its outer edge, or its mirror image."""
        left = WIDTH - MARGIN - x - width if self._mirrored else MARGIN + x
        return Frame(left, y, width, height)

    def _plate(self) -> Iterator[Drawn]:
        side, awaited = self._side, self._side.is_awaited
        whole = self._at(0, PLATE_TOP, COLUMN, PLATE_HEIGHT)
        yield Panel(whole, PLATE, 10)
        head = whole.top_part(34)
        yield Panel(head, GOLD if awaited else PLATE, (10, 10, 0, 0) if awaited else 10)
        colour = INK if awaited else PAPER
        room = head.inset(10, 2)
        hand = room.right_part(line_width(str(side.hand), "number", 24) + 30)
        yield from sign("table/cards", hand.left_part(24), colour)
        yield from fit(str(side.hand), hand, "number", 24, 13, colour, "end")
        name = room.left_part(room.width - hand.width - 8)
        if awaited:
            yield from sign("table/turn", Frame(name.x - 2, name.middle[1] - 8, 16, 16), INK)
            name = name.right_part(name.width - 20)
        yield from fit(self._reader.names[side.seat], name, "name", 19, 13, colour, lines=2)
        yield from self._house(whole.bottom_part(38).inset(8, 3))
        yield from self._trophies(whole.bottom_part(38).inset(8, 3))

    def _house(self, frame: Frame) -> Iterator[Drawn]:
        if not self._side.house:
            return
        yield from shield(self._side.house, frame.left_part(32))
        for place, rank in enumerate(ROYALS):
            token = Frame(frame.x + 38 + place * 29, frame.y, 26, frame.height)
            fell = rank in self._side.fallen
            yield from royal(self._side.house, rank, token, self._reader, fell=fell)

    def _trophies(self, frame: Frame) -> Iterator[Drawn]:
        trophies = self._side.trophies
        room = frame.right_part(frame.width - 134)
        step = min(24.0, (room.width - 24 - 22) / max(1, len(trophies) - 1))
        taken = 24 + step * (len(trophies) - 1) if trophies else 0
        if not trophies:
            return
        yield from sign("table/trophy", Frame(room.right - taken - 24, room.y + 6, 20, 20), GOLD)
        for place, face in enumerate(trophies):
            token = Frame(room.right - taken + place * step, room.y, 24, room.height)
            if face.fresh:
                yield just_now(token.inset(1.5), 4)
            yield from _trophy(face, token, step, self._reader)

    def _life(self) -> Iterator[Drawn]:
        court = self._side.active
        if court is None or not court.toughness:
            return
        left, of = str(court.left), f"/{court.toughness}"
        wide = line_width("35", "number", 42) + 4
        number = self._at(2, LIFE_TOP, wide, LIFE_HEIGHT)
        yield from fit(left, number, "number", 42, 20, PAPER, "middle")
        beside = self._at(wide + 4, LIFE_TOP, 32, LIFE_HEIGHT)
        yield from fit(of, beside.bottom_part(26), "number", 20, 13, MINT, "middle")
        room = self._at(wide + 40, LIFE_TOP + 9, COLUMN - wide - 42, 20)
        share = court.left / court.toughness
        yield from bar(room, 0, LIFE, BAR)
        filled = room.width * share
        if filled:
            part = room.right_part(filled) if self._mirrored else room.left_part(filled)
            yield Panel(part, LIFE if share > 1 / 3 else WOUNDED, 6)

    def _active(self) -> Iterator[Drawn]:
        frame = self._at(4, FIGHT_TOP, ACTIVE_WIDTH, ACTIVE_HEIGHT)
        court = self._side.active
        if court is None:
            yield empty(frame)
            if self._side.lies_face_down:
                yield from back(frame, FELT)
            return
        if court.face.fresh:
            yield just_now(frame, ACTIVE_WIDTH / 13)
        yield from large_court(court.face.art, frame, self._reader)
        yield from self._fan(court, frame)

    def _fan(self, court: Court, active: Frame) -> Iterator[Drawn]:
        """The damage cards, over the lower part of the Active card and on towards the middle."""
        hurt = court.face.on_it
        if not hurt:
            return
        room = COLUMN - 4 - 20 - FAN_WIDTH
        step = min(FAN_STEP, room / max(1, len(hurt) - 1))
        taken = step * (len(hurt) - 1) + FAN_WIDTH
        place = self._at(24, active.bottom - FAN_HEIGHT + 6, taken, FAN_HEIGHT)
        for number, face in enumerate(hurt):
            frame = Frame(place.x + number * step, place.y, FAN_WIDTH, FAN_HEIGHT)
            yield from _damage_card(face, frame, step, self._reader)

    def _sickbay(self) -> Iterator[Drawn]:
        room = self._at(ACTIVE_WIDTH + 14, FIGHT_TOP, COLUMN - ACTIVE_WIDTH - 14, SICKBAY_HEIGHT + 6)
        court = self._side.sickbay
        card = Frame(room.x + 30, room.y, SICKBAY_WIDTH, SICKBAY_HEIGHT)
        yield from sign("table/bed", Frame(room.x, room.y + 2, 24, 24), MINT)
        if court is None:
            yield empty(card)
            return
        if court.face.fresh:
            yield just_now(card, 5)
        yield from small(court.face.art, card, self._reader, 34)
        yield from fit(str(court.left), Frame(card.right + 4, card.y, 34, 34), "number", 28, 13, PAPER)


def _trophy(face: Face, frame: Frame, step: float, reader: Reader) -> Iterator[Drawn]:
    yield from small(face.art, frame, reader, step)


def _damage_card(face: Face, frame: Frame, step: float, reader: Reader) -> Iterator[Drawn]:
    """One that does other damage than what is printed on it says how much."""
    if face.fresh:
        yield just_now(frame.inset(1), 4)
    yield from small(face.art, frame, reader, step)
    values = [mark.says.args.get("value") for mark in face.marks]
    value = next((value for value in values if isinstance(value, int)), 0)
    if is_joker(face.art) or suit_and_rank(face.art)[1] >= JACK:
        yield from damage_badge(value, Frame(frame.x - 2, frame.bottom - 24, 26, 26))


_UNUSED: Sequence[str] = (HEALED, SLOT)
