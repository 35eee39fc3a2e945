"""What waits to be sent in one channel: one job for each message. A job says what to send only when
its turn comes, so that a message is sent as it should look by then. Answers go first: other work
waits while one is worked out."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.chat.deliver.errors import Later, RateLimited
from bot.chat.deliver.limits import OLD_MS, Limits, Window
from bot.chat.press import stamp_of
from bot.host.clock import Clock
from bot.host.failures import Backoff
from bot.host.messages import MessageKey
from bot.host.model import Stamp, TableId, User

log = logging.getLogger(__name__)

NEVER: Stamp = Stamp(1 << 62)

GOING_ON_MS = 2_500
"""How long after a player's last press a board shows what they did in a turn that goes on, where it
has been edited only just before."""

LONGEST_GOING_ON_MS = 5_000
"""The longest that a board may lag behind such a turn."""

RequestKind = Literal["post", "edit", "open", "react", "other", "uncounted"]


class Name(NamedTuple):
    """A message of a table."""

    table: TableId
    key: MessageKey


class Request(NamedTuple):
    """`send` may raise Later, Again or a failure of the store. Requests by an interaction's token
    are `uncounted` among those of a second."""

    kind: RequestKind
    send: Callable[[], Awaitable[None]]
    message: int | None = None
    """The one that is edited: Discord lets old messages be edited more rarely."""


Prepare = Callable[[], Awaitable[Request | None]]
"""Returns what a job would send now, or None if there is nothing to do."""


class Again(Exception):
    """Things have changed: the job is to be prepared again."""


@dataclass
class Job:
    """A message that may have to be sent. Lower priorities go first, but none before it is due."""

    priority: int
    number: int
    prepare: Prepare
    due: Stamp
    opens: bool = False
    """Whether all else of its table in the same queue must stand below it."""
    goes_on: User | None = None
    """Whose turn goes on in what it shows: each of their presses puts it off."""
    latest: Stamp = NEVER
    """When it goes in any case."""
    renewed: int = 0
    agains: int = 0

    def renew(self, other: "Job") -> None:
        """The same message is put again: the job keeps its place, or gets a better one."""
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
        """Waits until the player whose turn goes on has been still for a moment."""
        self.due = max(self.due, min(due, self.latest))

    def goes_before(self, other: "Job") -> bool:
        return (self.priority, self.number) < (other.priority, other.number)


@dataclass
class Holds:
    """Messages that the answer to a press is about to redraw or to post, so that nothing else does.
    If an answer that is to post one fails, the job goes all the same when its time has come."""

    redrawn: Counter[Name] = field(default_factory=Counter)
    posted_by: dict[Name, Stamp] = field(default_factory=dict)

    def first(self, jobs: Mapping[Name, Job], now: Stamp) -> tuple[Name, Job] | None:
        """The job whose turn it is, if any may go now."""
        opening = _opening(jobs)
        first: tuple[Name, Job] | None = None
        for name, job in jobs.items():
            if job.due > now or (first is not None and first[1].goes_before(job)):
                continue
            if name.table in opening and not job.opens:
                continue
            if self._ready_at(name, job, now) <= now:
                first = name, job
        return first

    def next_at(self, jobs: Mapping[Name, Job], now: Stamp) -> Stamp | None:
        """When the next job may go; None while all of them are held."""
        opening = _opening(jobs)
        times = (
            self._ready_at(name, job, now)
            for name, job in jobs.items()
            if job.opens or name.table not in opening
        )
        return min((time for time in times if time != NEVER), default=None)

    def _ready_at(self, name: Name, job: Job, now: Stamp) -> Stamp:
        if self.redrawn[name]:
            return NEVER
        posted_by = self.posted_by.get(name)
        if posted_by is None:
            return job.due
        if posted_by <= now:
            del self.posted_by[name]
        return max(job.due, posted_by)


def _opening(jobs: Mapping[Name, Job]) -> frozenset[TableId]:
    """The tables whose match is about to be opened."""
    return frozenset(name.table for name, job in jobs.items() if job.opens)


FIRST_PAUSE_MS = 2_000
LONGEST_PAUSE_MS = 10 * 60_000
LONGEST_LIMITED_MS = 20_000
"""The longest pause where Discord has said itself how long to wait, but says so again and again."""


class ChannelQueue:
    def __init__(
        self,
        clock: Clock,
        holds: Holds,
        limits: Limits,
        begun_at: Stamp | None,
        taken_over_at: Stamp | None,
    ) -> None:
        """`begun_at` is when the bot was restarted: what it sent before still counts. So do edits
        that another process has made until a moment ago."""
        self.jobs: dict[Name, Job] = {}
        self.news = asyncio.Event()
        self.paused_until: Stamp = Stamp(0)
        self.backoff = Backoff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS)
        self.server: int | None = None
        """Where the bot was not allowed to do what waits here."""
        self.task: asyncio.Task[None] | None = None
        self._clock = clock
        self._holds = holds
        self._posts = Window(limits.posts)
        self.edits = Window(limits.edits)
        self._old_edits = Window(limits.old_edits)
        self._reactions = Window(limits.reactions)
        if begun_at is not None:
            self._posts.assume_done(begun_at)
            self._old_edits.assume_done(begun_at)
        if taken_over_at is not None:
            self.edits.assume_done(taken_over_at)

    def first(self) -> tuple[Name, Job] | None:
        """The job whose turn it is, if any may go now."""
        return self._holds.first(self.jobs, self._clock.now())

    def is_first(self, job: Job) -> bool:
        first = self.first()
        return first is not None and first[1] is job

    def next_at(self) -> Stamp | None:
        """When the next job may go; None while all of them are held."""
        return self._holds.next_at(self.jobs, self._clock.now())

    def is_idle(self) -> bool:
        """Whether nothing is under way, and no request counts any more."""
        now = self._clock.now()
        sent = (self._posts, self.edits, self._old_edits, self._reactions)
        return self.task is None and all(window.is_forgotten(now) for window in sent)

    def windows(self, request: Request) -> Sequence[Window]:
        """What a request counts in, besides the requests of a second."""
        match request.kind:
            case "post":
                return (self._posts,)
            case "react":
                return (self._reactions,)
            case "edit":
                edited = request.message
                is_old = edited is not None and self._clock.now() - stamp_of(edited) > OLD_MS
                return (self.edits, self._old_edits) if is_old else (self.edits,)
        return ()

    def pause(self, name: Name, later: Later, longest: int = LONGEST_PAUSE_MS) -> None:
        """A message could not be sent: nothing goes for a while, longer each time."""
        if isinstance(later, RateLimited):
            longest = min(longest, LONGEST_LIMITED_MS)
        pause = max(self.backoff.next_ms(longest), int(later.after * 1000))
        self.server = later.server
        self.paused_until = Stamp(self._clock.now() + pause)
        log.info("table=%s message=%s waits %d ms: %s", *name, pause, later)

    def end_pause(self) -> None:
        self.paused_until = Stamp(0)
        self.backoff.reset()
        self.news.set()


LONGEST_SECONDS = 0.1
"""However many answers there are, nothing waits for them longer than this."""


class AnswersFirst:
    def __init__(self) -> None:
        self._unanswered: set[object] = set()
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_about_to = False

    @contextmanager
    def press(self) -> Iterator[Callable[[], None]]:
        """A press is answered in here. Other work goes on at the end of this, or as soon as the
        function that this yields is called: then the answer is on its way."""
        press = object()
        self._unanswered.add(press)

        def answered() -> None:
            self._unanswered.discard(press)
            self._let_on()

        try:
            yield answered
        finally:
            answered()

    async def wait(self) -> None:
        """Returns once no answer is being worked out, or after `LONGEST_SECONDS`. Only one of those
        who wait goes on at a time."""
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
        """Those who have waited longest, or have given up, stand first in the queue."""
        while self._waiting and self._waiting[0].done():
            self._waiting.popleft()


def _done(turn: "asyncio.Future[None]") -> None:
    if not turn.done():
        turn.set_result(None)
