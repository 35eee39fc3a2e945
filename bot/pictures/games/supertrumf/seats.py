"""One player's place at the table: the name, what he holds and has won, and what he has laid."""

import math
from collections.abc import Iterator

from bot.pictures.cards import back
from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.dice import die
from bot.pictures.display import Colour, Drawn, Frame, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.supertrumf.cards import Look, lay_of
from bot.pictures.games.supertrumf.palette import PLATE, QUIET, WELL
from bot.pictures.games.supertrumf.printed import printed
from bot.pictures.games.supertrumf.round import Deeds, highest, lays, leader
from bot.pictures.pieces import just_now, sign
from games.kit.scenes import Scene, Zone
from games.kit.seats import Seat

NAME = 40.0
SUM = 36.0
PRIZES = 4
LOW = 200.0
"""A place that is lower has no room to spare."""


class SeatPlace:
    def __init__(self, scene: Scene, seat: Seat, frame: Frame, look: Look, done: Deeds) -> None:
        self._scene = scene
        self._seat = seat
        self._frame = frame
        self._look = look
        self._done = done
        zones = [zone for zone in scene.board if zone.owner == seat]
        self._zones = {zone.key.removesuffix(f"-{seat}"): zone for zone in zones}
        self._turned = lays(scene)
        self._highest = highest(self._turned)
        self._is_awaited = seat in scene.awaited
        self._rolls_now = bool(scene.dice) or any(
            line.id == "supertrumf-status-roll" for line in scene.status
        )

    def drawn(self) -> Iterator[Drawn]:
        if self._seat in self._highest:
            yield just_now(self._frame, 10)
        yield Panel(self._frame, WELL, 10)
        yield from self._name(self._frame.top_part(NAME))
        body = Frame(
            self._frame.x + 6,
            self._frame.y + NAME + 6,
            self._frame.width - 12,
            self._frame.height - NAME - 12,
        )
        if "prizes" in self._zones:
            prizes = body.bottom_part(48)
            body = body.top_part(body.height - 54)
            yield from self._prizes(prizes)
        yield from self._body(body)

    def _name(self, frame: Frame) -> Iterator[Drawn]:
        ground, colour = (GOLD, INK) if self._is_awaited else (PLATE, PAPER)
        yield Panel(frame, ground, (10, 10, 0, 0))
        room = frame.inset(8, 3)
        counts = 46.0
        yield from self._counts(room.right_part(counts), colour)
        room = room.left_part(room.width - counts - 3)
        if art := self._role():
            yield from sign(art, room.left_part(17), colour)
            room = room.right_part(room.width - 21)
        name = self._look.reader.names[self._seat]
        yield from fit(name, room, "name", 19, 13, colour, lines=2)

    def _role(self) -> str:
        """Who leads has a megaphone; of whom else something is awaited has an arrow."""
        if leader(self._scene) == self._seat:
            return "table/megaphone"
        return "table/turn" if self._is_awaited else ""

    def _counts(self, frame: Frame, colour: Colour) -> Iterator[Drawn]:
        """How many cards he holds, and has won."""
        lines = [("table/cards", self._held())]
        if (pile := self._zones.get("winning-pile")) is not None:
            lines.append(("table/trophy", pile.hidden))
        tall = frame.height / 2
        top = frame.y + (frame.height - tall * len(lines)) / 2
        for place, (art, count) in enumerate(lines):
            line = Frame(frame.x, top + place * tall, frame.width, tall)
            yield from sign(art, Frame(line.x, line.y, 17, tall), colour)
            number = Frame(line.x + 20, line.y, line.width - 20, tall)
            yield from fit(str(count), number, "number", 20, 13, colour, "end")

    def _held(self) -> int:
        hand = self._zones["hand"]
        return hand.hidden + len(hand.faces)

    def _body(self, frame: Frame) -> Iterator[Drawn]:
        laid = self._zones["laid"]
        if self._seat in self._turned:
            cards = frame.top_part(frame.height - SUM - 2)
            yield from self._lay(laid, cards)
            yield from self._sum(laid, frame.bottom_part(SUM))
        elif count := laid.hidden + len(laid.faces):
            is_new = self._seat in self._done.laid
            yield from self._backs(count, frame, PLATE, is_new=is_new)
        elif self._rolls_now and (shows := self._rolled()):
            yield from self._die(shows, frame)
        elif self._is_laying():
            yield from self._empty(frame)
        elif not self._turned:
            is_new = self._seat in self._done.threw
            yield from self._backs(self._held(), frame, PLATE, is_new=is_new)

    def _is_laying(self) -> bool:
        return any(zone.key == "declared" for zone in self._scene.board) and self._held() > 0

    def _lay(self, laid: Zone, frame: Frame) -> Iterator[Drawn]:
        cards = [printed(face) for face in laid.faces]
        yield from lay_of(cards, frame, self._look)

    def _sum(self, laid: Zone, frame: Frame) -> Iterator[Drawn]:
        is_highest = self._seat in self._highest
        colour = GOLD if is_highest else PAPER
        middle = frame.middle[0]
        if is_highest:
            art = "table/trophy" if len(self._highest) == 1 else "table/scales"
            yield from sign(art, Frame(middle - 52, frame.y + 4, 28, frame.height - 8), GOLD)
        if laid.number is None:
            crown = Frame(middle - 18, frame.y + 1, 36, frame.height - 2)
            yield from sign("table/crown", crown, colour)
            return
        number = Frame(middle - 40, frame.y, 80, frame.height)
        yield from fit(str(laid.number), number, "number", 44, 24, colour, "middle")

    def _backs(self, count: int, frame: Frame, colour: Colour, *, is_new: bool) -> Iterator[Drawn]:
        """Cards face down, beside each other as long as there is room."""
        tall = min(frame.height - 14, 130.0)
        wide = tall * 0.7
        step = min(wide + 8, (frame.width - 16 - wide) / max(1, count - 1))
        left = frame.middle[0] - (wide + step * (count - 1)) / 2
        top = frame.middle[1] - tall / 2
        whole = Frame(left, top, wide + step * (count - 1), tall)
        if is_new and count:
            yield just_now(whole, 8)
        for place in range(count):
            yield from back(Frame(left + place * step, top, wide, tall), colour)

    def _empty(self, frame: Frame) -> Iterator[Drawn]:
        """Where cards are to be laid."""
        tall = min(frame.height - 14, 130.0)
        slot = Frame(frame.middle[0] - tall * 0.35, frame.middle[1] - tall / 2, tall * 0.7, tall)
        yield Panel(slot, "", 8, GOLD if self._is_awaited else PLATE, 2.5)
        art = "table/hourglass" if self._is_awaited else "table/hand"
        side = tall * 0.36
        middle = Frame(slot.middle[0] - side / 2, slot.middle[1] - side / 2, side, side)
        yield from sign(art, middle, GOLD if self._is_awaited else PLATE)

    def _rolled(self) -> int:
        """What his die shows now."""
        zone = self._zones.get("die")
        just = [each.shows[0] for each in self._scene.dice if each.owner == self._seat]
        return just[0] if just else (zone.number or 0) if zone else 0

    def _die(self, shows: int, frame: Frame) -> Iterator[Drawn]:
        side = min(84.0, frame.height - 16)
        place = Frame(frame.middle[0] - side / 2, frame.middle[1] - side / 2, side, side)
        if any(each.owner == self._seat for each in self._scene.dice):
            yield just_now(place, side / 5)
        yield from die(6, shows, place)

    def _prizes(self, frame: Frame) -> Iterator[Drawn]:
        """His prize cards: those that are left face down, those he has taken as trophies."""
        left = self._zones["prizes"].hidden
        wide, tall = 32.0, frame.height - 4
        step = wide + 12
        start = frame.middle[0] - (step * PRIZES - 12) / 2
        for place in range(PRIZES):
            card = Frame(start + place * step, frame.y, wide, tall)
            taken = place < PRIZES - left
            if not taken:
                yield from back(card, "#7A5A12")
                continue
            is_new = place == PRIZES - left - 1 and self._seat in self._done.took_prize
            if is_new:
                yield just_now(card, 5)
            yield Panel(card, "", 5, GOLD, 1.5)
            yield from sign("table/trophy", card.inset(5), GOLD)
