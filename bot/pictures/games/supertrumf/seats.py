"""One player's place at the table: the name, the cards played, and the cards held and won."""

from collections.abc import Iterable, Iterator

from bot.pictures.cards import back
from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.dice import die
from bot.pictures.display import Colour, Drawn, Frame, Panel, Writing
from bot.pictures.fitting import fit
from bot.pictures.games.supertrumf import round as rounds
from bot.pictures.games.supertrumf.cards import CardLook
from bot.pictures.games.supertrumf.lays import lay_of
from bot.pictures.games.supertrumf.palette import PLATE, PRIZE, QUIET, WELL
from bot.pictures.games.supertrumf.printed import printed
from bot.pictures.pieces import just_now, sign
from games.kit.say import Seat
from games.kit.scenes import Scene

COUNTS, PRIZES_ROOM = 36.0, 52.0
NAME_PLATES = (36.0, 50.0, 64.0)
"""The heights of name plates with two, three and four lines."""
EDGE = 6.0
TALLEST_BACK = 140.0
PRIZES = 4


def plate_for(names: Iterable[str], width: float) -> float:
    """The plates' height at which the longest name fits beside a sign."""
    texts = tuple(names)
    for tall in NAME_PLATES[:-1]:
        room = _beside_sign(_in_plate(Frame(0, 0, width, tall)))
        if not any("…" in row.text for text in texts for row in _lettered(text, room, PAPER)):
            return tall
    return NAME_PLATES[-1]


def _in_plate(plate: Frame) -> Frame:
    return plate.inset(8, 3)


def _beside_sign(room: Frame) -> Frame:
    return room.right_part(room.width - 25)


def _lettered(name: str, room: Frame, colour: Colour) -> tuple[Writing, ...]:
    return fit(name, room, "category", 22, 13, colour, lines=len(NAME_PLATES) + 1)


class SeatPlace:
    def __init__(
        self,
        scene: Scene,
        seat: Seat,
        frame: Frame,
        plate: float,
        look: CardLook,
        done: rounds.Deeds,
    ) -> None:
        self._scene = scene
        self._seat = seat
        self._frame = frame
        self._plate = frame.top_part(plate)
        self._look = look
        self._done = done
        zones = [zone for zone in scene.board if zone.owner == seat]
        self._zones = {zone.key.removesuffix(f"-{seat}"): zone for zone in zones}
        self._is_waited_for = seat in rounds.waited_for(scene)
        turned = rounds.lays(scene)
        self._has_turned = seat in turned
        self._highest = rounds.highest(turned)
        self._is_highest = seat in self._highest
        self._gave_up = seat in scene.gave_up

    def drawn(self) -> Iterator[Drawn]:
        frame = self._frame
        yield Panel(frame, WELL, 10)
        yield from self._name()
        room = frame.inset(EDGE, 0)
        bottom = room.bottom
        if "prizes" in self._zones:
            bottom -= PRIZES_ROOM
            yield from self._prizes(Frame(room.x, bottom, room.width, PRIZES_ROOM))
        bottom -= COUNTS
        yield from self._counts(Frame(room.x, bottom, room.width, COUNTS))
        top = self._plate.bottom + EDGE
        yield from self._body(Frame(room.x, top, room.width, bottom - top))
        if self._is_highest:
            yield just_now(frame, 10)

    def _name(self) -> Iterator[Drawn]:
        """The name: gold while something is awaited of them, dim after they gave up."""
        ground, colour = (GOLD, INK) if self._is_waited_for else (PLATE, PAPER)
        if self._gave_up:
            ground, colour = WELL, QUIET
        yield Panel(self._plate, ground, (10, 10, 0, 0))
        room = _in_plate(self._plate)
        if art := self._role():
            shown = GOLD if self._is_highest and not self._is_waited_for else colour
            yield from sign(art, room.left_part(20), shown)
            room = _beside_sign(room)
        name = self._look.reader.names[self._seat]
        yield from _lettered(name, room, colour)

    def _role(self) -> str:
        """The sign beside the name: a flag for those who gave up, a trophy for the winner, scales
        for a tie, a megaphone for the leader, an arrow for others who are awaited."""
        if self._gave_up:
            return "table/flag"
        if self._is_highest:
            return "table/trophy" if len(self._highest) == 1 else "table/scales"
        if rounds.leader(self._scene) == self._seat:
            return "table/megaphone"
        if self._is_waited_for:
            return "table/turn"
        return "table/check" if rounds.is_asked(self._scene, "redraw") else ""

    def _counts(self, frame: Frame) -> Iterator[Drawn]:
        """The cards held at the left, the cards won at the right, the sum in the middle."""
        yield from self._counted("table/hand", self._held(), frame.left_part(44))
        pile = self._zones.get("winning-pile")
        if pile is not None:
            just_won = self._done.won.get(self._seat, 0)
            right = frame.right_part(66 if just_won else 44)
            if just_won:
                chip = right.right_part(28).inset(0, 8)
                yield Panel(chip, GOLD, 8)
                yield from fit(f"+{just_won}", chip.inset(3, 1), "number", 18, 13, INK, "middle")
                right = right.left_part(37)
            yield from self._counted("table/cards", pile.hidden, right)
        if self._has_turned:
            right_edge = 66 if pile is not None and self._seat in self._done.won else 44
            room = frame.left_part(frame.width - right_edge)
            yield from self._sum(room.right_part(room.width - 44))

    def _counted(self, art: str, count: int, frame: Frame) -> Iterator[Drawn]:
        yield from sign(art, frame.left_part(18), QUIET)
        number = frame.right_part(frame.width - 20)
        yield from fit(str(count), number, "number", 22, 13, PAPER)

    def _held(self) -> int:
        hand = self._zones["hand"]
        return hand.hidden + len(hand.faces)

    def _sum(self, frame: Frame) -> Iterator[Drawn]:
        """The sum. A supertrump has none; it has a crown."""
        number = self._zones["laid"].number
        colour = GOLD if self._is_highest else PAPER
        if number is None:
            yield from sign("table/crown", frame, colour)
        else:
            yield from fit(str(number), frame, "number", 40, 24, colour, "middle")

    def _body(self, frame: Frame) -> Iterator[Drawn]:
        laid = self._zones["laid"]
        if self._has_turned:
            cards = [printed(face) for face in laid.faces]
            yield from lay_of(cards, frame, self._look)
        elif count := laid.hidden + len(laid.faces):
            yield from self._backs(count, frame, is_new=self._seat in self._done.laid)
        elif shows := self._rolled():
            yield from self._die(shows, frame)
        elif self._gave_up:
            flag = Frame(*frame.middle, 0, 0).inset(-min(frame.height, TALLEST_BACK) * 0.3)
            yield from sign("table/flag", flag, PLATE)
        elif rounds.is_asked(self._scene, "redraw"):
            yield from self._throws(frame.bottom_part(24))
            backs = frame.top_part(frame.height - 24)
            is_new = self._seat in self._done.threw
            yield from self._backs(self._held(), backs, is_new=is_new)
        elif rounds.is_asked(self._scene, "lay"):
            yield from self._slot(frame)
        elif not self._highest:
            yield from self._backs(self._held(), frame, is_new=False)

    def _throws(self, frame: Frame) -> Iterator[Drawn]:
        zone = self._zones["throws"]
        if not zone.number:
            return
        text = f"{self._look.reader.capital(zone.label)}: {zone.number}"
        yield from fit(text, frame, "label", 18, 13, QUIET, "middle")

    def _backs(self, count: int, frame: Frame, *, is_new: bool) -> Iterator[Drawn]:
        """Cards face down, side by side as far as there is room."""
        if not count:
            return
        most = (frame.width - 12) / (1 + 0.5 * (count - 1))
        wide = min((frame.height - 14) * 0.7, TALLEST_BACK * 0.7, max(most, 30.0))
        tall = wide / 0.7
        step = min(wide + 8, (frame.width - 12 - wide) / max(1, count - 1))
        whole = wide + step * (count - 1)
        left, top = frame.middle[0] - whole / 2, frame.middle[1] - tall / 2
        if is_new:
            yield just_now(Frame(left, top, whole, tall), 8)
        for place in range(count):
            yield from back(Frame(left + place * step, top, wide, tall), PLATE)

    def _slot(self, frame: Frame) -> Iterator[Drawn]:
        """The place for the cards to play."""
        if not self._held():
            return
        tall = min(frame.height - 14, TALLEST_BACK)
        middle = frame.middle
        slot = Frame(middle[0] - tall * 0.35, middle[1] - tall / 2, tall * 0.7, tall)
        yield Panel(slot, "", 8, PLATE, 2.5)
        colour = QUIET if self._is_waited_for else PLATE
        yield from sign("table/hourglass", slot.inset(tall * 0.18), colour)

    def _rolled(self) -> int:
        """The result of the player's die, while the round is about dice."""
        just = [each.shows[0] for each in self._scene.dice if each.owner == self._seat]
        if just:
            return just[0]
        zone = self._zones.get("die")
        is_about_dice = bool(self._scene.dice) or rounds.is_asked(self._scene, "roll")
        return (zone.number or 0) if zone is not None and is_about_dice else 0

    def _die(self, shows: int, frame: Frame) -> Iterator[Drawn]:
        side = min(84.0, frame.height - 16)
        place = Frame(frame.middle[0] - side / 2, frame.middle[1] - side / 2, side, side)
        if any(each.owner == self._seat for each in self._scene.dice):
            yield just_now(place, side / 5)
        yield from die(6, shows, place)

    def _prizes(self, frame: Frame) -> Iterator[Drawn]:
        """The prizes left face down, and the trophies taken."""
        zone = self._zones["prizes"]
        wide, step = 30.0, 40.0
        label = frame.left_part(frame.width - step * PRIZES - 4).inset(3, 6)
        text = self._look.reader.capital(zone.label)
        yield from fit(text, label, "label", 17, 13, QUIET)
        taken = PRIZES - zone.hidden
        for place in range(PRIZES):
            left = frame.right - step * PRIZES + place * step + 6
            card = Frame(left, frame.y + 5, wide, wide * 1.4)
            if place >= taken:
                yield from back(card, PRIZE)
                continue
            if place == taken - 1 and self._seat in self._done.took_prize:
                yield just_now(card, 5)
            yield Panel(card, WELL, 5, GOLD, 1.5)
            yield from sign("table/trophy", card.inset(5), GOLD)
