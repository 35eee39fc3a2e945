"""One side of the table: its name, its points, and the top card of each of its piles."""

from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import Colour, Drawn, Frame, Panel, Writing
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.ordet_fanger import palette
from bot.pictures.games.ordet_fanger.fronts import FOOT, foot, front
from bot.pictures.games.ordet_fanger.seen import PileSeen, SideSeen, TableSeen, category_of
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import say

RADIUS = 9.0
BETWEEN = 12.0
CORNER = 20.0
EDGE = 9.0
SHORTEST_PLATE, AROUND_NAME = 32.0, 8.0
LARGEST_NAME, NAME, NAME_LINE, MOST_LINES = 20.0, 15.0, 17.0, 5


class SidePlace:
    """Draws a side in its frame."""

    def __init__(self, table: TableSeen, side: SideSeen, reader: Reader) -> None:
        self._table = table
        self._side = side
        self._reader = reader
        self._races = side in table.racing

    def plate(self, wide: float) -> float:
        """The height that the name needs in small letters."""
        room = self._beside_points(Frame(0, 0, wide, MOST_LINES * NAME_LINE))
        lines = len(self._named(room, "", NAME, NAME))
        return max(SHORTEST_PLATE, AROUND_NAME + lines * NAME_LINE)

    def drawn(self, frame: Frame, plate: float) -> Iterator[Drawn]:
        alone = len(self._side.piles) == 1
        if alone and self._side.piles[0].in_duel:
            yield Panel(frame.inset(-4.5), GOLD, RADIUS + 4.5)
        elif alone and self._side.piles[0].fresh and not self._table.asked:
            yield Panel(frame.inset(-3.5), GOLD, RADIUS + 3.5)
        yield from self._plate_of(frame.top_part(plate), alone=alone)
        body = frame.bottom_part(frame.height - plate)
        if not alone:
            body = body.bottom_part(body.height - 9)
        wide = (body.width - BETWEEN * (len(self._side.piles) - 1)) / len(self._side.piles)
        for number, pile in enumerate(self._side.piles):
            card = Frame(body.x + number * (wide + BETWEEN), body.y, wide, body.height)
            yield from self._pile(pile, card, alone=alone)

    @property
    def _has_turn(self) -> bool:
        return self._table.turn in self._side.seats

    def _plate_of(self, frame: Frame, *, alone: bool) -> Iterator[Drawn]:
        """The name's plate: gold with an arrow on this side's turn."""
        fill, colour = (palette.WELL if self._races else palette.PLATE, PAPER)
        if self._side.gave_up:
            fill, colour = palette.WELL, palette.QUIET
        elif self._has_turn:
            fill, colour = GOLD, INK
        yield Panel(frame, fill, (RADIUS, RADIUS, 0, 0) if alone else RADIUS)
        room = frame.inset(EDGE, 2)
        yield from sign(self._role, room.left_part(16), colour)
        for drawn, _ in self._points(room, INK if self._has_turn else GOLD):
            yield from drawn
        yield from self._named(self._beside_points(frame).inset(0, 3), colour, LARGEST_NAME, 13)

    def _named(
        self, room: Frame, colour: Colour, largest: float, smallest: float
    ) -> tuple[Writing, ...]:
        text = self._reader.text(self._side.shown)
        return fit(text, room, "category", largest, smallest, colour, lines=MOST_LINES)

    def _beside_points(self, frame: Frame) -> Frame:
        """The room on a plate beside its sign and numbers."""
        room = frame.inset(EDGE, 0)
        taken = sum(taken for _, taken in self._points(room, ""))
        sign_taken = 21 if self._role else 0
        return room.left_part(room.width - taken).right_part(room.width - taken - sign_taken)

    @property
    def _role(self) -> str:
        """During a vote, the sign of a missing ballot."""
        if self._side.gave_up:
            return "table/flag"
        if self._table.is_vote:
            missing = {*self._side.seats} & {*self._table.votes_missing}
            return "table/hourglass" if missing else "table/check"
        return "table/turn" if self._has_turn else ""

    def _points(self, room: Frame, colour: str) -> Iterator[tuple[tuple[Drawn, ...], float]]:
        """The cards won, at the right end, and their width; before them a trophy or what was just
        won, and the cards of each round."""
        side = self._side
        number = str(side.total)
        taken = line_width(number, "number", 25) + 2
        place = room.right_part(taken)
        yield fit(number, place, "number", 25, 18, colour, "end"), taken + 3
        room = room.left_part(room.width - taken - 3)
        if side.just_won:
            chip = Frame(room.right - 26, room.middle[1] - 10, 26, 20)
            plus = fit(f"+{side.just_won}", chip.inset(2, 1), "number", 19, 13, INK, "middle")
            fill = PAPER if colour == INK else GOLD
            yield (Panel(chip, fill, 7), *plus), 31
            return
        yield tuple(sign("table/trophy", room.right_part(17), colour)), 17 + 5
        room = room.left_part(room.width - 22)
        if side.total != side.won and room.width > 150:
            rounds = f"{side.total - side.won}+{side.won}"
            wide = line_width(rounds, "number", 18) + 2
            quiet = colour if colour == INK else palette.QUIET
            yield fit(rounds, room.right_part(wide), "number", 18, 13, quiet, "end"), wide + 6

    def _pile(self, pile: PileSeen, frame: Frame, *, alone: bool) -> Iterator[Drawn]:
        below = (0.0, 0.0, RADIUS, RADIUS)
        radius = below if alone else RADIUS
        if pile.face is None:
            yield Panel(frame, palette.WELL, radius)
            yield from sign("table/cards", frame.inset(30, frame.height * 0.3), palette.PLATE)
            return
        if not alone and (pile.in_duel or (pile.fresh and not self._table.asked)):
            yield Panel(frame.inset(-4), GOLD, RADIUS + 4)
        dimmed = self._side.gave_up or (bool(self._table.asked) and not pile.in_duel)
        yield Panel(frame, palette.DIMMED_PAPER if dimmed else PAPER, radius)
        body = frame
        answering = self._table.answering(category_of(pile.face)) if pile.in_duel else ()
        if answering:
            body = frame.top_part(frame.height - FOOT)
            yield from foot(self._table, answering, frame.bottom_part(FOOT), below, self._reader)
        yield from front(pile.face, body, dimmed=dimmed, under=CORNER if pile.fresh else 0)
        yield from self._corners(pile, frame, dimmed=dimmed)

    def _corners(self, pile: PileSeen, frame: Frame, *, dimmed: bool) -> Iterator[Drawn]:
        """The height of the pile, and whether its top card is new."""
        quiet = palette.DIMMED_INK if dimmed else palette.GRAPHITE
        if pile.count > 1:
            corner = Frame(frame.x + 6, frame.y + 5, 16, 16)
            yield from sign("table/cards", corner, quiet)
            number = Frame(corner.right + 2, corner.y, 24, 16)
            yield from fit(str(pile.count), number, "number", 17, 13, quiet)
        if pile.fresh:
            text = self._reader.text(say("kit-mark-new"))
            wide = line_width(text, "category", 15) + 16
            chip = Frame(frame.right - wide, frame.y, wide, CORNER)
            yield Panel(chip, GOLD, (0, 0, 0, 9))
            yield from fit(text, chip.inset(5, 1), "category", 15, 13, INK, "middle")
