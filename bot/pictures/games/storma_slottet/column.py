"""One player's half of the battlefield: the plate with the house, the life of the Active card, that
card with its damage cards fanned on it, and Sjukstugan."""

from collections.abc import Iterator

from bot.pictures.cards import back
from bot.pictures.colours import DAMAGE, GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Colour, Drawn, Frame, Panel
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.storma_slottet.colours import (
    BACK,
    BAR,
    HEALED,
    LIFE,
    MINT,
    PLATE,
    WOUNDED,
)
from bot.pictures.games.storma_slottet.faces import (
    ROUND,
    court,
    empty,
    is_number,
    royal,
    shield,
    small,
)
from bot.pictures.games.storma_slottet.sides import ROYALS, Camp, CourtCard
from bot.pictures.pieces import damage_badge, just_now, sign
from bot.pictures.reader import Reader
from games.kit.scenes import Face

MARGIN = 10.0
COLUMN = (WIDTH - 3 * MARGIN) / 2
PLATE_TOP, PLATE_HEIGHT, NAME_HEIGHT = 8.0, 72.0, 34.0
LIFE_TOP, LIFE_HEIGHT, LIFE_WORDS = 85.0, 38.0, 78.0
FIGHT_TOP = 128.0
ACTIVE_WIDTH, ACTIVE_HEIGHT = 116.0, 158.0
FAN_WIDTH, FAN_HEIGHT, FAN_STEP, FAN_FROM = 42.0, 60.0, 36.0, 24.0
SICKBAY_WIDTH, SICKBAY_HEIGHT, SICKBAY_SEEN = 62.0, 94.0, 62.0
ONE_ROW, ROW_UP = 7, 22.0
"""More damage cards than so many lie in two rows on the card in Sjukstugan."""
LOW = 1 / 3


class Flank:
    """The right one is the left one's mirror image, cards and words apart. `change` is what the
    Active card's life has just gained or, negative, lost."""

    def __init__(self, side: Camp, change: int, reader: Reader, *, mirrored: bool) -> None:
        self._side = side
        self._change = change
        self._reader = reader
        self._mirrored = mirrored

    def items(self) -> Iterator[Drawn]:
        yield from self._plate()
        if self._side.active is not None and self._side.active.toughness:
            yield from self._life(self._side.active)
        yield from self._sickbay()
        yield from self._active()

    def _at(self, x: float, y: float, width: float, height: float) -> Frame:
        """A place of the left half, counted from its outer edge, or its mirror image."""
        left = WIDTH - MARGIN - x - width if self._mirrored else MARGIN + x
        return Frame(left, y, width, height)

    def _plate(self) -> Iterator[Drawn]:
        side, awaited = self._side, self._side.is_awaited
        whole = self._at(0, PLATE_TOP, COLUMN, PLATE_HEIGHT)
        head, low = whole.top_part(NAME_HEIGHT), whole.bottom_part(PLATE_HEIGHT - NAME_HEIGHT)
        yield Panel(whole, PLATE, 10)
        if awaited:
            yield Panel(head, GOLD, (10, 10, 0, 0))
        colour = INK if awaited else PAPER
        room = head.inset(10, 2)
        if side.offers_draw:
            yield from sign("table/handshake", room.right_part(28), colour)
            room = room.left_part(room.width - 36)
        hand = room.right_part(line_width(str(side.hand), "number", 24) + 30)
        yield from sign("table/cards", hand.left_part(24), colour)
        yield from fit(str(side.hand), hand, "number", 24, 13, colour, "end")
        name = room.left_part(room.width - hand.width - 8)
        if awaited:
            yield from sign("table/turn", Frame(name.x - 2, name.middle[1] - 8, 16, 16), INK)
            name = name.right_part(name.width - 20)
        yield from fit(self._reader.names[side.seat], name, "name", 19, 13, colour, lines=2)
        if side.house:
            yield from self._house(low.inset(8, 3))
        if side.trophies:
            yield from self._trophies(low.inset(8, 3))

    def _house(self, frame: Frame) -> Iterator[Drawn]:
        yield from shield(self._side.house, frame.left_part(32))
        for place, rank in enumerate(ROYALS):
            token = Frame(frame.x + 38 + place * 27, frame.y, 25, frame.height)
            if rank == self._side.just_fallen:
                yield just_now(token.inset(2), 4)
            fell = rank in self._side.fallen
            yield from royal(self._side.house, rank, token, self._reader, fell=fell)

    def _trophies(self, frame: Frame) -> Iterator[Drawn]:
        """Their number, and the heroes among them; royals are told by their graves."""
        heroes, count = self._side.heroes_won, str(len(self._side.trophies))
        room = frame.right_part(frame.width - 126)
        step = min(26.0, (room.width - 40 - 24) / max(1, len(heroes) - 1))
        taken = 24 + step * (len(heroes) - 1) + 4 if heroes else 0.0
        number = Frame(room.right - taken - 16, room.y, 16, room.height)
        yield from sign("table/trophy", Frame(number.x - 21, room.y + 6, 20, 20), GOLD)
        yield from fit(count, number.inset(1, 0), "number", 22, 13, PAPER, "middle")
        for place, face in enumerate(heroes):
            token = Frame(number.right + 4 + place * step, room.y, 24, room.height)
            if face.fresh:
                yield just_now(token.inset(2), 4)
            yield from small(face.art, token, self._reader, step)

    def _life(self, active: CourtCard) -> Iterator[Drawn]:
        """What is left of what it can take; and what has just been lost or won of that."""
        left, of = str(active.left), f"/{active.toughness}"
        wide, beside = line_width(left, "number", 42) + 2, line_width(of, "number", 20) + 3
        words = self._at(2, LIFE_TOP, wide + beside, LIFE_HEIGHT)
        yield from fit(left, words.left_part(wide), "number", 42, 20, PAPER)
        low = words.right_part(beside - 1).bottom_part(LIFE_HEIGHT - 12)
        yield from fit(of, low, "number", 20, 13, MINT)
        room = self._at(LIFE_WORDS, LIFE_TOP + 8, COLUMN - LIFE_WORDS, 22)
        yield Panel(room, BAR, 6)
        full, gained = active.toughness, max(0, self._change)
        lost = min(full - active.left, max(0, -self._change))
        low_life = active.left <= full * LOW
        yield from self._part(room, (active.left + lost) / full, DAMAGE if lost else LIFE)
        yield from self._part(room, active.left / full, HEALED if gained else LIFE)
        yield from self._part(
            room, (active.left - gained) / full, WOUNDED if low_life and not gained else LIFE
        )

    def _part(self, bar: Frame, share: float, colour: Colour) -> Iterator[Drawn]:
        if share > 0:
            width = max(8.0, bar.width * share)
            yield Panel(
                bar.right_part(width) if self._mirrored else bar.left_part(width), colour, 6
            )

    def _active(self) -> Iterator[Drawn]:
        frame = self._at(4, FIGHT_TOP, ACTIVE_WIDTH, ACTIVE_HEIGHT)
        active = self._side.active
        if active is None:
            yield empty(frame)
            if self._side.lies_face_down:
                yield from back(frame, BACK)
            else:
                art = "table/skull" if self._side.just_lost else "table/castle"
                yield from sign(art, frame.inset(30), PLATE)
            return
        if active.face.fresh:
            yield just_now(frame, ACTIVE_WIDTH / ROUND)
        hurt = active.face.on_it
        seen = ACTIVE_HEIGHT - FAN_HEIGHT + 12 if hurt else ACTIVE_HEIGHT - 2
        yield from court(active.face.art, frame, self._reader, seen)
        if self._side.is_attacked:
            yield from _target(frame)
        room = COLUMN - FAN_FROM - FAN_WIDTH
        step = min(FAN_STEP, room / max(1, len(hurt) - 1))
        taken = step * (len(hurt) - 1) + FAN_WIDTH
        fan = self._at(FAN_FROM, frame.bottom - FAN_HEIGHT + 6, taken, FAN_HEIGHT)
        yield from _damage_cards(hurt, fan, step, FAN_WIDTH, self._reader)

    def _sickbay(self) -> Iterator[Drawn]:
        """The card there, what it can still take, and its damage cards."""
        room = self._at(ACTIVE_WIDTH + 18, FIGHT_TOP, COLUMN - ACTIVE_WIDTH - 18, SICKBAY_HEIGHT)
        card = room.left_part(SICKBAY_WIDTH)
        beside = Frame(card.right + 8, room.y, room.right - card.right - 8, room.height)
        yield from sign("table/bed", beside.top_part(28), MINT)
        resting = self._side.sickbay
        if resting is None:
            yield empty(card)
            return
        if resting.face.fresh:
            yield just_now(card, SICKBAY_WIDTH / ROUND)
        hurt = resting.face.on_it
        rows = [hurt] if len(hurt) <= ONE_ROW else [hurt[: len(hurt) // 2], hurt[len(hurt) // 2 :]]
        higher = ROW_UP * (len(rows) - 1)
        seen = SICKBAY_SEEN - higher if hurt else SICKBAY_HEIGHT - 1
        yield from court(resting.face.art, card, self._reader, seen)
        left = Frame(beside.x, beside.y + 28, beside.width, 28)
        yield from fit(str(resting.left), left, "number", 30, 13, PAPER, "middle")
        for number, row in enumerate(rows):
            step = min(24.0, (room.width - 28) / max(1, len(row) - 1))
            fan = Frame(room.x, card.bottom - 36 - higher + number * ROW_UP, room.width, 40)
            yield from _damage_cards(row, fan, step, 28.0, self._reader)


def _target(active: Frame) -> Iterator[Drawn]:
    """On the card that the dice are about to be rolled for."""
    place = Frame(active.right - 26, active.y - 8, 36, 36)
    yield Panel(place, DAMAGE, 18, PAPER, 2)
    yield from sign("table/target", place.inset(6), PAPER)


def _damage_cards(
    hurt: tuple[Face, ...], fan: Frame, step: float, width: float, reader: Reader
) -> Iterator[Drawn]:
    """One that does other damage than is printed on it says how much."""
    places = [Frame(fan.x + n * step, fan.y, width, fan.height) for n in range(len(hurt))]
    for face, place in zip(hurt, places, strict=True):
        if face.fresh:
            yield just_now(place.inset(1), 4)
        yield from small(face.art, place, reader, step)
    for face, place in zip(hurt, places, strict=True):
        if not is_number(face.art):
            value = next(v for m in face.marks if isinstance(v := m.says.args["value"], int))
            side = width * 0.66
            yield from damage_badge(value, Frame(place.x, place.bottom - side + 2, side, side))
