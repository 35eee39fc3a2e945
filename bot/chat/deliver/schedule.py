"""The order of the jobs: which one goes next, and what it waits for. Discord's limits, below that,
are in `pace.py`.

Whoever has pressed something is answered first: other work waits until nobody's answer is being
worked out, and then goes on one step at a time. A job may have a time before which it is not to
go, for much of what it shows is changed again by then; and a message that the answer to a press is
about to redraw is held, so that nothing else edits it. What shows a turn that somebody goes on
with waits until they have pressed nothing for a moment.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.host.clock import Clock
from bot.host.model import Stamp, TableId, User

LONGEST_SECONDS = 0.1
"""However many answers there are, nothing waits longer for them than that."""

GOING_ON_MS = 1_500
"""So long after their last press a board shows what somebody has done of a turn that goes on."""

LONGEST_GOING_ON_MS = 5_000
"""And no longer than so after what it does not show yet."""

RequestKind = Literal["post", "edit", "open", "react", "other", "uncounted"]


NEVER: Stamp = 1 << 62


class Name(NamedTuple):
    """A message of a table."""

    table: TableId
    key: str


class Request(NamedTuple):
    """Sends something; may raise Later, Again or a failure of the store. What an interaction's
    token sends is not counted among the requests of a second."""

    kind: RequestKind
    send: Callable[[], Awaitable[None]]
    message: int | None = None
    """What is edited: Discord lets old messages be edited more rarely."""


Prepare = Callable[[], Awaitable[Request | None]]
"""What a job would send now; nothing if there is nothing to do."""


@dataclass
class Job:
    """A message that may have to be sent. Lower priorities go first, and none before it is due."""

    priority: int
    number: int
    prepare: Prepare
    due: Stamp
    opens: bool = False
    """Whether all else of its table in the same queue must stand below it."""
    goes_on: User | None = None
    """Who goes on with the turn that it shows: each of their presses puts it off."""
    latest: Stamp = NEVER
    """When it goes, whoever goes on."""
    renewed: int = 0
    agains: int = 0

    def renew(self, other: "Job") -> None:
        """It is put once more: it keeps its place, or gets a better one."""
        self.priority = min(self.priority, other.priority)
        self.opens = self.opens or other.opens
        self.prepare = other.prepare
        self.renewed += 1
        if self.goes_on is None or self.goes_on != other.goes_on:
            self.due = min(self.due, other.due)
            self.goes_on = None
        else:
            self.put_off(other.due)

    def put_off(self, due: Stamp) -> None:
        """Whoever goes on has pressed something."""
        self.due = max(self.due, min(due, self.latest))

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
        now, opening = self._clock.now(), _opening(jobs)
        first: tuple[Name, Job] | None = None
        for name, job in jobs.items():
            if job.due > now or (first is not None and first[1].goes_before(job)):
                continue
            if name.table in opening and not job.opens:
                continue
            if self._ready_at(name, job, now) <= now:
                first = name, job
        return first

    def next_at(self, jobs: Mapping[Name, Job]) -> Stamp | None:
        """When the next job may go; unknown where all of them are held."""
        now, opening = self._clock.now(), _opening(jobs)
        times = (
            self._ready_at(name, job, now)
            for name, job in jobs.items()
            if job.opens or name.table not in opening
        )
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

    def is_held(self, name: Name) -> bool:
        return name in self._held

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


def _opening(jobs: Mapping[Name, Job]) -> frozenset[TableId]:
    """The tables whose match is about to be opened."""
    return frozenset(name.table for name, job in jobs.items() if job.opens)


def _done(turn: "asyncio.Future[None]") -> None:
    if not turn.done():
        turn.set_result(None)
