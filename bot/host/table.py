"""A table as loaded. Nothing in it changes: each input leads to a new one, which the host adopts
once the store has it."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

import msgspec

from bot.host.clock import RunningTime
from bot.host.deadlines import CEREMONY_MS, Deadline, deadlines, lobby_deadline
from bot.host.languages import TableLanguage
from bot.host.model import Header, Position, Secret, TableId, User
from bot.host.timing import HOUR_MS, is_chosen, takes_days
from games.kit.asks import Ask, Form, is_forced_answer
from games.kit.bot_player import BotMove
from games.kit.game import Game, Outcome, Timeout
from games.kit.lessons import LEARNER, Lesson, LessonStep, steps_done
from games.kit.options import Options
from games.kit.realtime import RealtimeGame
from games.kit.say import Say, Seat, not_now, say
from games.kit.scenes import Scene
from games.kit.taking_back import WayBack, way_back


class Standing:
    """A state of a match, with what the rules say of it, each thing asked once."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, state: Any) -> None:
        self.game = game
        self.seats = seats
        self.state = state
        self.thoughts: dict[Seat, BotMove[Any] | None] = {}
        """What the bot player has thought of here, for the seats that it plays."""
        self._asks: dict[Seat, Sequence[Ask[Any]]] = {}
        self._scenes: dict[Seat | None, Scene] = {}

    @cached_property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @cached_property
    def timeouts(self) -> tuple[Timeout, ...]:
        timeouts = () if self.outcome is not None else self.game.timeouts(self.state)
        return tuple(self._hastened(due) for due in timeouts)

    def _hastened(self, due: Timeout) -> Timeout:
        """Nobody waits long for a press that leaves no choice: the clock makes the same move. What
        the game times by stamps keeps its time."""
        if due.seat is None or due.since is not None:
            return due
        asks = [ask for ask in self.asks(due.seat) if not ask.form.optional]
        if not is_forced_answer([ask.form for ask in asks]) or asks[0].read(()) != due.move:
            return due
        return msgspec.structs.replace(due, wait=min(due.wait, CEREMONY_MS), is_fixed=True)

    @cached_property
    def forms(self) -> tuple[Sequence[Form | Timeout], ...]:
        """What each seat is asked, and behind the seats what the table's own clock waits for: to
        see what a move changes."""
        asked = ([ask.form for ask in self.asks(seat)] for seat in range(self.seats))
        return (*asked, [due for due in self.timeouts if due.seat is None])

    def asks(self, seat: Seat) -> Sequence[Ask[Any]]:
        if seat not in self._asks:
            self._asks[seat] = self.game.asks(self.state, seat)
        return self._asks[seat]

    def scene(self, viewer: Seat | None) -> Scene:
        """What a seat, or for None the public, may know."""
        if viewer not in self._scenes:
            asks = () if viewer is None else self.asks(viewer)
            self._scenes[viewer] = self.game.look(self.state, viewer, asks)
        return self._scenes[viewer]

    def asked_of(self, key: str) -> tuple[Seat, ...]:
        """Whose it is to answer an ask."""
        seats = range(self.seats)
        return tuple(seat for seat in seats if any(ask.key == key for ask in self.asks(seat)))


@dataclass(frozen=True)
class Table(ABC):
    """One table at one revision: a Lobby, or a HostedMatch once its match has begun."""

    id: TableId
    revision: int
    header: Header
    secret: Secret
    game: Game[Any, Any, Any]
    made: dict[Hashable, Any] = field(init=False, repr=False, compare=False, default_factory=dict)
    """A cache of views of this revision."""
    _deadlines: dict[int, tuple[Deadline, ...]] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    """By the bot's run: since the machine has slept they are others."""

    def then(self, **changes: Any) -> Self:
        """The table one revision on."""
        return replace(self, revision=self.revision + 1, **changes)

    def then_header(self, **changes: Any) -> Self:
        return self.then(header=msgspec.structs.replace(self.header, **changes))

    @cached_property
    def options(self) -> Options:
        options: Options = msgspec.json.decode(self.header.options, type=self.game.options_type)
        return options

    @property
    def spoken(self) -> TableLanguage:
        header = self.header
        cards = self.game.language_of(self.options)
        return TableLanguage(header.language, cards, header.chosen_language, header.locale)

    @property
    def takes_days(self) -> bool:
        return takes_days(self.header.timing, self.game.usual_turn(self.options))

    def seat_of(self, user: User) -> Seat | None:
        """Where somebody sits who has not left."""
        for seat, seated in enumerate(self.header.seats):
            if seated.user == user and not seated.left and seated.bot_player is None:
                return seat
        return None

    def deadlines(self, time: RunningTime) -> tuple[Deadline, ...]:
        """The clocks that run now."""
        run = time.run.number
        if run not in self._deadlines:
            self._deadlines[run] = tuple(self._clocks(time))
        return self._deadlines[run]

    def is_far(self, clock: Deadline) -> bool:
        """Whether a clock is nobody's concern yet."""
        return False

    @abstractmethod
    def _clocks(self, time: RunningTime) -> Iterable[Deadline]:
        """The clocks that run now, by the running time of this run."""


class Lobby(Table):
    """A table whose match has not begun, even if it has ended."""

    def _clocks(self, time: RunningTime) -> Iterable[Deadline]:
        return (lobby_deadline(self.header, time),) if self.header.phase == "lobby" else ()

    def begun(self, position: Position, standing: Standing) -> "HostedMatch":
        """Its match, at the same revision."""
        table = (self.id, self.revision, self.header, self.secret, standing.game)
        return HostedMatch(*table, position, standing)


@dataclass(frozen=True)
class HostedMatch(Table):
    """A table whose match is played or paused, or has ended."""

    position: Position
    standing: Standing

    def then_position(self, **changes: Any) -> Self:
        return self.then(position=msgspec.structs.replace(self.position, **changes))

    def asks(self, seat: Seat) -> tuple[int, Sequence[Ask[Any]]]:
        """What a seat is asked, with its ask number."""
        return self.position.asks[seat], self.standing.asks(seat)

    def others(self, done: Sequence[Seat] = ()) -> tuple[Seat, ...]:
        """The people who are there and have a say, but for these. The bot player has none, nor who
        has given up."""
        gave_up = self.standing.state.gave_up
        return tuple(
            seat
            for seat, seated in enumerate(self.header.seats)
            if not seated.left and seated.bot_player is None and seat not in (*done, *gave_up)
        )

    def present(self, done: Sequence[Seat] = ()) -> tuple[Seat, ...]:
        """Those of them that nobody had to be asked about for doing nothing."""
        absent = {absence.seat for absence in self.position.attendance.absences}
        return tuple(seat for seat in self.others(done) if seat not in absent)

    def way_back(self, seat: Seat) -> WayBack:
        """How a seat can take its last move back in a match that is played; raises a Refusal, which
        says why not. What needs the consent of others needs somebody to give it."""
        trail, seats = self.position.trail, self.header.seats
        is_alone = len(self.header.people) == 1
        back = way_back(self.game, self.standing.state, trail, seat, is_alone=is_alone)
        if back.to < seats[seat].since:
            raise not_now(say("kit-back-nothing"))
        since = trail.steps[back.to - trail.stands :]
        concerns_absent = any(step.seat is not None and seats[step.seat].left for step in since)
        if (back.needs_consent or concerns_absent) and not self.present((seat,)):
            raise not_now(say("tables-back-nobody"))
        return back

    def is_far(self, clock: Deadline) -> bool:
        """The bot player needs none to be shown, nor do people where hours are the game's own
        choice, or nobody else waits, until they are reminded."""
        seat, timing = clock.due.seat, self.header.timing
        if seat is None:
            return False
        seated = self.header.seats[seat]
        if seated.bot_player is not None:
            return True
        is_ours = timing.kind != "usual" and len(self.header.people) > 1
        if seated.left or is_ours or seat in self.position.reminded:
            return False
        return is_chosen(clock.due) and (timing.allots(clock.due) or 0) >= HOUR_MS

    def more_time(self, time: RunningTime) -> list[Deadline]:
        """The clocks of people that somebody else may give more time."""
        seats = enumerate(self.header.seats)
        there = {seat for seat, each in seats if each.bot_player is None and not each.left}
        clocks = self.deadlines(time)
        return [each for each in clocks if is_chosen(each.due) and each.due.seat in there]

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that goes on here."""
        return None if self.position.lesson is None else self.game.lesson

    @property
    def step(self) -> LessonStep | None:
        """The next step of the lesson, unless the last is done."""
        lesson = self.lesson
        return None if lesson is None else lesson.step(self.position.lesson or 0)

    @cached_property
    def told(self) -> Say | None:
        """What the learner is told now."""
        lesson, step = self.lesson, self.step
        if lesson is None or self.header.phase != "playing":
            return None
        if step is None:
            return lesson.over
        return step.tells(self.game, self.standing.state)

    def lesson_after(self, seat: Seat | None, move: Any) -> int | None:
        """How many steps are done after a move. After the last step the lesson ends with the first
        move of the learner's own; in real time, with anybody's."""
        lesson, done = self.lesson, self.position.lesson
        if lesson is None or done is None:
            return None
        after = steps_done(self.game, lesson, done, self.standing.state, seat, move)
        is_free = seat is not None if isinstance(self.game, RealtimeGame) else seat == LEARNER
        is_over = after == done == len(lesson.steps) and is_free
        return None if is_over else after

    def _clocks(self, time: RunningTime) -> Iterable[Deadline]:
        """In a lesson the learner has all the time they like, and the bot plays by the script."""
        if self.header.phase != "playing":
            return ()
        timeouts = self.standing.timeouts
        if self.position.lesson is not None and self.step is not None:
            timeouts = tuple(due for due in timeouts if due.seat is None)
        return deadlines(timeouts, self.position, self.header, time)
