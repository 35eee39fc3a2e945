"""The bars at the top of a board: the last ruling, and what is awaited now."""

from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.ordet_fanger.palette import PLATE, QUIET, WELL
from bot.pictures.games.ordet_fanger.seen import TableSeen
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Say, say

LINE, TALL, TALLEST, MORE = 44.0, 66.0, 98.0, 16.0
LONG, VERY_LONG = 48, 90
"""The lengths, in letters, from which a ruling needs more lines, and from which the text of a vote
does."""
MARGIN, GAP = 14.0, 82.0

RULINGS = {
    "won": "table/trophy",
    "tied": "table/scales",
    "time-out": "table/hourglass",
    "no-tie-card": "table/handshake",
    "called-off": "table/handshake",
    "tally-result": "table/scales",
    "vote-dropped": "table/scales",
    "round-ended": "table/cards",
}
"""The messages that the bar of the last ruling shows, each with its sign."""


def ruling_of(table: TableSeen) -> tuple[Say, str] | None:
    """The result of the last move, and its sign."""
    found = ((line, art) for ending, art in RULINGS.items() if (line := table.told(ending)))
    return next(found, None)


class Banners:
    """Draws the bars from the top down."""

    def __init__(self, table: TableSeen, reader: Reader) -> None:
        self._table = table
        self._reader = reader
        self._ruled = ruling_of(table)

    @property
    def height(self) -> float:
        return self._above + self._below

    @property
    def _above(self) -> float:
        """The height of the ruling's bar."""
        if not self._ruled:
            return 0
        tall = TALLEST if len(self._ruling_text) > LONG else TALL
        return tall + MORE * (len(self._ruled_category) > LONG)

    @property
    def _ruling_text(self) -> str:
        assert self._ruled is not None
        return " ".join(map(self._reader.text, self._ruling_lines(self._ruled[0])))

    @property
    def _ruled_category(self) -> str:
        """The category that was answered, if it is shown below the ruling."""
        line = self._table.told("won")
        return str(line.args["category"]) if line else ""

    @property
    def _below(self) -> float:
        """The height of the bar of what is awaited, which a plate shows as well."""
        if self._table.is_vote:
            return TALL + MORE * (len(self._vote_text) > VERY_LONG)
        if self._table.asked:
            return TALL if self._elsewhere else LINE
        return 0 if self._ruled else LINE

    @property
    def _vote_text(self) -> str:
        return self._reader.text(self._table.scene.status[0])

    @property
    def _elsewhere(self) -> str:
        """Who answers a category that is on none of the cards: a young player."""
        lines = (line for line in self._table.scene.status if self._is_elsewhere(line))
        return " ".join(map(self._reader.text, lines))

    def _is_elsewhere(self, line: Say) -> bool:
        is_answer = line.id == "ordet-fanger-must-answer"
        return is_answer and line.args["category"] not in self._table.categories

    def drawn(self) -> Iterator[Drawn]:
        if self._ruled:
            yield from self._ruling(*self._ruled, Frame(0, 0, WIDTH, self._above))
        if not self._below:
            return
        frame = Frame(0, self._above, WIDTH, self._below)
        if self._table.is_vote:
            yield from self._vote(frame)
        elif self._table.asked:
            yield from self._duel(frame)
        else:
            yield from self._status(frame)

    def _duel(self, frame: Frame) -> Iterator[Drawn]:
        """The duel's bar: gold, between two bolts."""
        yield Panel(frame, GOLD)
        one, other = (side.name for side in self._table.racing)
        text = self._reader.text(say("ordet-fanger-picture-duel", one=one, other=other))
        if self._elsewhere:
            low = frame.bottom_part(TALL - LINE + 8).inset(MARGIN, 4)
            yield from fit(self._elsewhere, low, "category", 20, 13, INK, "middle", lines=2)
            frame = frame.top_part(LINE - 4)
        room = frame.inset(46, 4)
        yield from fit(text, room, "heading", 24, 13, INK, "middle", lines=2)
        drawn = min(line_width(text, "heading", 24), room.width)
        for x in (frame.middle[0] - drawn / 2 - 32, frame.middle[0] + drawn / 2 + 10):
            yield from sign("table/bolt", Frame(x, frame.y + 11, 22, 22), INK)

    def _vote(self, frame: Frame) -> Iterator[Drawn]:
        yield Panel(frame, PLATE)
        room = frame.inset(MARGIN, 6)
        yield from sign("table/scales", room.left_part(38), GOLD)
        words = room.right_part(room.width - 52)
        yield from fit(self._vote_text, words, "heading", 23, 13, PAPER, lines=3)

    def _status(self, frame: Frame) -> Iterator[Drawn]:
        yield Panel(frame, WELL)
        room = frame.inset(MARGIN, 4)
        yield from sign(self._status_sign(), room.left_part(22), GOLD)
        text = " ".join(map(self._reader.text, self._table.scene.status))
        words = room.right_part(room.width - 32)
        yield from fit(text, words, "heading", 21, 13, PAPER, lines=2)

    def _status_sign(self) -> str:
        if self._table.is_over:
            return "table/trophy"
        return "table/hourglass" if self._table.turn is None else "table/turn"

    def _ruling(self, line: Say, art: str, frame: Frame) -> Iterator[Drawn]:
        yield Panel(frame, WELL)
        room = frame.inset(MARGIN, 6)
        yield from sign(art, room.left_part(38), GOLD)
        room = room.right_part(room.width - 52)
        for drawn, taken in self._gap(room):
            yield from drawn
            room = room.left_part(room.width - taken)
        if line.id == "ordet-fanger-won":
            yield from self._won(room)
            return
        yield from self._said(room)

    def _ruling_lines(self, line: Say) -> Iterator[Say]:
        if line.id == "ordet-fanger-won":
            given = {name: line.args[name] for name in ("winners", "answers")}
            yield say("ordet-fanger-picture-won", **given)
            return
        if line.id == "ordet-fanger-tally-result":
            for before in ("tally-answer", "tally-first"):
                if tally := self._table.told(before):
                    yield tally
        yield line

    def _said(self, room: Frame) -> Iterator[Drawn]:
        text = self._ruling_text
        if len(text) > LONG:
            yield from fit(text, room, "category", 22, 13, PAPER, lines=5)
        else:
            yield from fit(text, room, "heading", 23, 13, PAPER, lines=2)

    def _won(self, room: Frame) -> Iterator[Drawn]:
        """Who won with which answer; below it, for which card."""
        category = self._ruled_category
        below = 20 + MORE * (len(category) > LONG)
        yield from self._said(room.top_part(room.height - below - 2))
        yield from fit(category, room.bottom_part(below), "category", 18, 13, QUIET, lines=2)

    def _gap(self, room: Frame) -> Iterator[tuple[tuple[Drawn, ...], float]]:
        """The time between the two answers, if both sides answered. The ruling's own message has
        the time stamps."""
        if both := self._table.told("stamps"):
            text = self._reader.text(say("ordet-fanger-picture-gap", **both.args))
            yield fit(text, room.right_part(GAP), "number", 22, 13, GOLD, "end"), GAP + 12
