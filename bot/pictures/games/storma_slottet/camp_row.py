"""One player's side in a row: the plate with the house and the Active card's life; the Active card
with its damage cards fanned on it; and Sjukstugan."""

from collections.abc import Iterator

import msgspec

from bot.pictures.cards import back
from bot.pictures.colours import DAMAGE, GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Colour, Drawn, Frame, Panel
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.storma_slottet import faces, palette
from bot.pictures.games.storma_slottet.sides import ROYALS, Camp, CourtCard
from bot.pictures.pieces import damage_badge, just_now, sign
from bot.pictures.reader import Reader
from games.kit.scenes import Face

MARGIN, GAP = 10.0, 10.0
LEFT = 228.0
"""The width of the plate; the cards are beside it."""
LOW = 1 / 3


class RowSizes(msgspec.Struct, frozen=True):
    """The sizes of a row's parts, on a board or above a hand."""

    tall: float
    name: float
    house: float
    life: float
    number: float
    active: float
    fan: tuple[float, float]
    sickbay: tuple[float, float]
    rest: tuple[float, float]
    """The size of the damage cards."""


ON_BOARD = RowSizes(126, 34, 38, 40, 42, 92, (40, 54), (48, 66), (27, 36))
ABOVE_HAND = RowSizes(88, 28, 30, 26, 29, 66, (30, 40), (34, 45), (21, 25))


class CampRow:
    """`change` is the life that the Active card just gained or, if negative, lost."""

    def __init__(self, side: Camp, change: int, y: float, sizes: RowSizes, reader: Reader) -> None:
        self._side = side
        self._change = change
        self._reader = reader
        self._sizes = sizes
        self._frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, sizes.tall)
        self._cards = self._frame.right_part(self._frame.width - LEFT - GAP)

    def items(self) -> Iterator[Drawn]:
        yield Panel(self._frame.inset(-4), palette.CAMP, 14)
        yield from self._plate()
        if self._side.active is not None and self._side.active.toughness:
            yield from self._life(self._side.active)
        yield from self._sickbay()
        yield from self._active()

    def _plate(self) -> Iterator[Drawn]:
        side, awaited, sizes = self._side, self._side.is_awaited, self._sizes
        whole = self._frame.left_part(LEFT).top_part(sizes.name + sizes.house)
        head, low = whole.top_part(sizes.name), whole.bottom_part(sizes.house)
        yield Panel(whole, palette.PLATE, 10)
        if awaited:
            yield Panel(head, GOLD, (10, 10, 0, 0))
        colour = INK if awaited else PAPER
        room = head.inset(10, 2)
        if side.offers_draw:
            yield from sign("table/handshake", room.right_part(26), colour)
            room = room.left_part(room.width - 32)
        hand = room.right_part(line_width(str(side.hand), "number", 24) + 28)
        yield from sign("table/cards", hand.left_part(22), colour)
        yield from fit(str(side.hand), hand, "number", 24, 13, colour, "end")
        name = room.left_part(room.width - hand.width - 8)
        if awaited:
            yield from sign("table/turn", Frame(name.x - 2, name.middle[1] - 8, 16, 16), INK)
            name = name.right_part(name.width - 20)
        yield from fit(self._reader.names[side.seat], name, "name", 18, 13, colour, lines=2)
        if side.house:
            yield from self._house(low.inset(8, 3))
        if side.trophies:
            yield from self._trophies(low.inset(8, 3))

    def _house(self, frame: Frame) -> Iterator[Drawn]:
        tall = frame.height
        yield from faces.shield(self._side.house, frame.left_part(tall))
        for place, rank in enumerate(ROYALS):
            token = Frame(frame.x + tall + 5 + place * 25, frame.y, 23, tall)
            if rank == self._side.just_fallen:
                yield just_now(token.inset(2), 4)
            fell = rank in self._side.fallen
            yield from faces.royal(self._side.house, rank, token, self._reader, fell=fell)

    def _trophies(self, frame: Frame) -> Iterator[Drawn]:
        """The number of trophies, and the heroes among them; fallen royals are shown as graves."""
        heroes, count = self._side.heroes_won, str(len(self._side.trophies))
        room = frame.right_part(frame.width - frame.height - 86)
        step = min(26.0, (room.width - 40 - 22) / max(1, len(heroes) - 1))
        taken = 22 + step * (len(heroes) - 1) + 4 if heroes else 0.0
        number = Frame(room.right - taken - 16, room.y, 16, room.height)
        icon = Frame(number.x - 20, room.y, 19, room.height)
        yield from sign("table/trophy", icon, GOLD)
        yield from fit(count, number.inset(1, 0), "number", 22, 13, PAPER, "middle")
        for place, face in enumerate(heroes):
            token = Frame(number.right + 4 + place * step, room.y, 22, room.height)
            if face.fresh:
                yield just_now(token.inset(2), 4)
            yield from faces.small(face.art, token, self._reader, step)

    def _life(self, active: CourtCard) -> Iterator[Drawn]:
        """The Active card's remaining life, and its latest change."""
        size = self._sizes.number
        row = self._frame.left_part(LEFT).bottom_part(self._sizes.life)
        left, of = str(active.left), f"/{active.toughness}"
        wide, beside = line_width(left, "number", size) + 2, line_width(of, "number", 20) + 3
        words = row.left_part(wide + beside)
        yield from fit(left, words.left_part(wide), "number", size, 20, PAPER)
        low = words.right_part(beside - 1).bottom_part(row.height * 0.7)
        yield from fit(of, low, "number", 20, 13, palette.MINT)
        taken = line_width("35", "number", size) + line_width("/35", "number", 20) + 12
        room = row.right_part(row.width - taken).inset(0, row.height * 0.22)
        yield Panel(room, palette.BAR, 6)
        full, gained = active.toughness, max(0, self._change)
        lost = min(full - active.left, max(0, -self._change))
        low_life = active.left <= full * LOW
        yield from _part(room, (active.left + lost) / full, DAMAGE if lost else palette.LIFE)
        yield from _part(room, active.left / full, palette.HEALED if gained else palette.LIFE)
        yield from _part(
            room,
            (active.left - gained) / full,
            palette.WOUNDED if low_life and not gained else palette.LIFE,
        )

    def _active(self) -> Iterator[Drawn]:
        sizes = self._sizes
        frame = self._cards.left_part(sizes.active)
        active = self._side.active
        if active is None:
            yield faces.empty(frame)
            if self._side.lies_face_down:
                yield from back(frame, palette.BACK)
            else:
                art = "table/skull" if self._side.just_lost else "table/castle"
                yield from sign(art, frame.inset(frame.width * 0.25), palette.PLATE)
            return
        if active.face.fresh:
            yield just_now(frame, sizes.active / faces.ROUND)
        hurt = active.face.on_it
        wide, tall = sizes.fan
        seen = frame.height - tall + 8 if hurt else frame.height - 2
        yield from faces.court(active.face.art, frame, self._reader, seen)
        if self._side.is_attacked:
            yield from _target(frame)
        left = frame.x + frame.width * 0.24
        step = min(wide - 4, (self._frame.right - left - wide) / max(1, len(hurt) - 1))
        fan = Frame(left, frame.bottom - tall + 3, wide, tall)
        yield from _damage_cards(hurt, fan, step, wide, self._reader)

    def _sickbay(self) -> Iterator[Drawn]:
        """The card in Sjukstugan, its remaining life, and its damage cards beside it."""
        sizes = self._sizes
        wide, tall = sizes.sickbay
        room = self._cards.right_part(self._cards.width - sizes.active - 12).top_part(tall)
        card = room.left_part(wide)
        beside = room.right_part(room.width - wide - 6)
        above = beside.top_part(tall - sizes.rest[1])
        yield from sign("table/bed", above.left_part(24), palette.MINT)
        resting = self._side.sickbay
        if resting is None:
            yield faces.empty(card)
            return
        if resting.face.fresh:
            yield just_now(card, wide / faces.ROUND)
        yield from faces.court(resting.face.art, card, self._reader, tall - 1)
        left = above.right_part(above.width - 30)
        yield from fit(str(resting.left), left, "number", 28, 13, PAPER)
        hurt = resting.face.on_it
        step = min(sizes.rest[0] - 2, (beside.width - sizes.rest[0]) / max(1, len(hurt) - 1))
        fan = beside.bottom_part(sizes.rest[1])
        yield from _damage_cards(hurt, fan, step, sizes.rest[0], self._reader)


def _part(bar: Frame, share: float, colour: Colour) -> Iterator[Drawn]:
    if share > 0:
        yield Panel(bar.left_part(max(8.0, bar.width * share)), colour, 6)


def _target(active: Frame) -> Iterator[Drawn]:
    """Marks the card that the dice are about to be rolled for."""
    place = Frame(active.right - 24, active.y - 6, 34, 34)
    yield Panel(place, DAMAGE, 18, PAPER, 2)
    yield from sign("table/target", place.inset(6), PAPER)


def _damage_cards(
    hurt: tuple[Face, ...], fan: Frame, step: float, width: float, reader: Reader
) -> Iterator[Drawn]:
    """A damage card. If its damage differs from what is printed, the number is shown."""
    places = [Frame(fan.x + n * step, fan.y, width, fan.height) for n in range(len(hurt))]
    for face, place in zip(hurt, places, strict=True):
        if face.fresh:
            yield just_now(place.inset(1), 4)
        yield from faces.small(face.art, place, reader, step)
    for face, place in zip(hurt, places, strict=True):
        if not faces.is_number(face.art):
            value = next(v for m in face.marks if isinstance(v := m.says.args["value"], int))
            side = width * 0.66
            yield from damage_badge(value, Frame(place.x, place.bottom - side + 2, side, side))
