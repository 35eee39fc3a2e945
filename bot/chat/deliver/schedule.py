"""The one place that decides which job goes next, and when: the order of the jobs, and below it
Discord's limits, never more than so many requests within a span of time.

Whoever has pressed something is answered first: other work waits until nobody's answer is being
worked out, and then goes on one step at a time. A job may have a time before which it is not to
go, for much of what it shows is changed again by then; and a message that the answer to a press is
about to redraw is held, so that nothing else edits it.
"""

import asyncio
import heapq
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Literal, NamedTuple

import msgspec

from bot.host.clock import Clock
from bot.host.model import Stamp, TableId

LONGEST_SECONDS = 0.1
"""However many answers there are, nothing waits longer for them than that."""

RequestKind = Literal["post", "edit", "open", "other", "uncounted"]


class Name(NamedTuple):
    """A message of a table."""

    table: TableId
    key: str


class Request(NamedTuple):
    """Sends something; may raise Later, Again or a failure of the store. What an interaction's
    token sends is not counted among the requests of a second."""

    kind: RequestKind
    send: Callable[[], Awaitable[None]]


Prepare = Callable[[], Awaitable[Request | None]]
"""What a job would send now; nothing if there is nothing to do."""


@dataclass
class Job:
    """A message that may have to be sent. Lower priorities go first, and none before it is due."""

    priority: int
    number: int
    prepare: Prepare
    due: Stamp
    renewed: int = 0
    agains: int = 0

    def renew(self, priority: int, prepare: Prepare, due: Stamp) -> None:
        """It is put once more: it keeps its place, or gets a better one."""
        self.priority = min(self.priority, priority)
        self.due = min(self.due, due)
        self.prepare = prepare
        self.renewed += 1

    def goes_before(self, other: "Job") -> bool:
        return (self.priority, self.number) < (other.priority, other.number)


class Schedule:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._unanswered: set[object] = set()
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_about_to = False
        self._held: Counter[Name] = Counter()
        self._held_until: dict[Name, Stamp] = {}

    def first(self, jobs: Mapping[Name, Job]) -> tuple[Name, Job] | None:
        """The job whose turn it is, if any may go now."""
        now = self._clock.now()
        first: tuple[Name, Job] | None = None
        for name, job in jobs.items():
            if job.due > now or (first is not None and first[1].goes_before(job)):
                continue
            if self._ready_at(name, job, now) <= now:
                first = name, job
        return first

    def next_at(self, jobs: Mapping[Name, Job]) -> Stamp | None:
        """When the next job may go; unknown where all of them are held."""
        now = self._clock.now()
        times = (self._ready_at(name, job, now) for name, job in jobs.items())
        return min((time for time in times if time != NEVER), default=None)

    @contextmanager
    def held(self, name: Name) -> Iterator[None]:
        """The answer to a press redraws a message in here."""
        self._held[name] += 1
        try:
            yield
        finally:
            self._held[name] -= 1
            if not self._held[name]:
                del self._held[name]

    def hold_until(self, name: Name, when: Stamp) -> None:
        """An answer is about to post it; if that fails it goes then all the same."""
        self._held_until[name] = when

    def has_been_posted(self, name: Name) -> None:
        """What `hold_until` waited for has come."""
        self._held_until.pop(name, None)

    @contextmanager
    def press(self) -> Iterator[Callable[[], None]]:
        """Something has been pressed, and is answered in here; whoever says before that the answer
        is on its way lets other work go on."""
        press = object()
        self._unanswered.add(press)

        def answered() -> None:
            self._unanswered.discard(press)
            self._let_on()

        try:
            yield answered
        finally:
            answered()

    async def after_answers(self) -> None:
        """Returns once no answer is being worked out, to one at a time; or when it has taken too
        long."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        too_long = loop.call_later(LONGEST_SECONDS, _done, turn)
        self._let_on()
        try:
            await turn
        finally:
            too_long.cancel()
            self._forget_done()

    def _ready_at(self, name: Name, job: Job, now: Stamp) -> Stamp:
        if name in self._held:
            return NEVER
        held_until = self._held_until.get(name)
        if held_until is None:
            return job.due
        if held_until <= now:
            del self._held_until[name]
        return max(job.due, held_until)

    def _let_on(self) -> None:
        if self._waiting and not self._unanswered and not self._is_about_to:
            self._is_about_to = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._is_about_to = False
        if self._unanswered:
            return
        self._forget_done()
        if self._waiting:
            self._waiting.popleft().set_result(None)
        self._let_on()

    def _forget_done(self) -> None:
        """The first to have waited too long, or to have given up, are the first in the queue."""
        while self._waiting and self._waiting[0].done():
            self._waiting.popleft()


NEVER: Stamp = 1 << 62


def _done(turn: "asyncio.Future[None]") -> None:
    if not turn.done():
        turn.set_result(None)


MOST_URGENT = 0
"""The priority of rulings and turned cards, which nothing else may hold up."""


class Span(msgspec.Struct, frozen=True):
    """So many in so many milliseconds, some of them kept for what is most urgent."""

    most: int
    ms: int
    kept: int = 0


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What Discord lets through, less a little.

    discord.py holds back the answer to the request that empties a bucket until it is full again,
    so the last of five posts or edits is never used, and edits come evenly: a board is then never
    long out of date.
    """

    requests: Span = Span(45, 1000, kept=8)
    posts: Span = Span(4, 5100, kept=2)
    edits: Span = Span(1, 1275)
    opened: Span = Span(9, 10_200)
    """Direct messages opened in all; whoever opens many at once is barred from it for a while."""


@dataclass(eq=False)
class Window:
    """The latest requests of a kind. Discord counts each at a moment that is not known, between its
    way there and its answer; so it keeps its place here from `take` until a span after `done`."""

    _span: Span
    _under_way: int = 0
    _done: deque[Stamp] = field(default_factory=deque)

    def free_at(self, now: Stamp, priority: int = MOST_URGENT) -> Stamp:
        """When the next may go, at the earliest: by then one may still be under way."""
        if self._done and self._done[-1] > now:
            # The clock has been set back since: for all that is known they are just done.
            self._done = deque(min(at, now) for at in self._done)
        while self._done and self._done[0] <= now - self._span.ms:
            self._done.popleft()
        most = self._span.most - (0 if priority == MOST_URGENT else self._span.kept)
        surplus = self._under_way + len(self._done) - most
        if surplus < 0:
            return now
        return (self._done[surplus] if surplus < len(self._done) else now) + self._span.ms

    def is_forgotten(self, now: Stamp) -> bool:
        """Whether all that was ever taken has lost its place."""
        self.free_at(now)
        return not self._under_way and not self._done

    def take(self) -> None:
        self._under_way += 1

    def done(self, now: Stamp) -> None:
        self._under_way -= 1
        self._done.append(now)

    def give_back(self) -> None:
        """A place that was taken is not needed."""
        self._under_way -= 1

    def assume_done(self, at: Stamp) -> None:
        """Counts on all but one having gone out by a moment of which nothing is known."""
        self._done.extend([at] * (self._span.most - 1))


class RequestSlots:
    """The requests of all channels together; the most urgent that waits gets the next slot."""

    def __init__(self, clock: Clock, span: Span) -> None:
        self._clock = clock
        self._window = Window(span)
        self._order = count()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._alarm_set = False

    def begin_after_others(self) -> None:
        """Counts on others having just sent as many as may be sent."""
        self._window.assume_done(self._clock.now())

    async def take(self, priority: int) -> None:
        """Returns once a request of this priority may go."""
        if self.take_at_once(priority):
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (priority, next(self._order), turn))
        self._set_alarm()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()
            raise

    def take_at_once(self, priority: int) -> bool:
        """Whether a request of this priority may go now; if so, it has its slot."""
        now = self._clock.now()
        is_first = not self._waiting or self._waiting[0][0] > priority
        if is_first and self._window.free_at(now, priority) <= now:
            self._window.take()
            return True
        return False

    def done(self) -> None:
        """A request that had a slot has been answered, or never will be."""
        self._window.done(self._clock.now())

    def give_back(self) -> None:
        """Who had a slot sends nothing."""
        self._window.give_back()
        self._let_in()

    def _set_alarm(self) -> None:
        if self._waiting and not self._alarm_set:
            self._alarm_set = True
            free = self._window.free_at(self._clock.now(), self._waiting[0][0])
            self._clock.call_at(free, self._ring)

    def _ring(self) -> None:
        self._alarm_set = False
        self._let_in()

    def _let_in(self) -> None:
        now = self._clock.now()
        while self._waiting and self._window.free_at(now, self._waiting[0][0]) <= now:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                self._window.take()
                turn.set_result(None)
        self._set_alarm()
