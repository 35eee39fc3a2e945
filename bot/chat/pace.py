"""How many requests may go out when: never more than so many within a span of time."""

import asyncio
import heapq
from collections import deque
from itertools import count

import msgspec

from bot.store.records import Stamp
from bot.tables.clock import Clock

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

    requests: Span = Span(45, 1000, kept=12)
    posts: Span = Span(4, 5100, kept=2)
    edits: Span = Span(1, 1275)
    opened: Span = Span(9, 10_200)
    """Direct messages opened in all; whoever opens many at once is barred from it for a while."""


UNLIMITED = Limits(
    requests=Span(1000, 1), posts=Span(1000, 1), edits=Span(1000, 1), opened=Span(1000, 1)
)
"""For measuring only."""


class Window:
    """When the latest requests of a kind went out."""

    def __init__(self, span: Span) -> None:
        self._span = span
        self._sent: deque[Stamp] = deque()

    def free_at(self, now: Stamp, *, urgent: bool = True) -> Stamp:
        """When the next may go."""
        while self._sent and self._sent[0] <= now - self._span.ms:
            self._sent.popleft()
        most = self._span.most - (0 if urgent else self._span.kept)
        if len(self._sent) < most:
            return now
        return self._sent[-most] + self._span.ms

    def take(self, now: Stamp) -> None:
        self._sent.append(now)

    def assume_taken(self, at: Stamp) -> None:
        """Counts on all but one having gone out at a moment of which nothing is known."""
        self._sent.extend([at] * (self._span.most - 1))


class Slots:
    """The requests of all channels together; the most urgent that waits gets the next slot."""

    def __init__(self, clock: Clock, span: Span) -> None:
        self._clock = clock
        self._window = Window(span)
        self._order = count()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._alarm_set = False

    def begin_after_others(self) -> None:
        """Counts on others having just sent as many as may be sent."""
        self._window.assume_taken(self._clock.now())

    async def take(self, priority: int) -> None:
        """Returns once a request of this priority may go."""
        if self.take_at_once(priority):
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (priority, next(self._order), turn))
        self._set_alarm()
        await turn

    def take_at_once(self, priority: int) -> bool:
        """Whether a request of this priority may go now; if so, it has its slot."""
        now = self._clock.now()
        is_first = not self._waiting or self._waiting[0][0] > priority
        if is_first and self._free_at(now, priority) <= now:
            self._window.take(now)
            return True
        return False

    def _set_alarm(self) -> None:
        if self._waiting and not self._alarm_set:
            self._alarm_set = True
            free = self._free_at(self._clock.now(), self._waiting[0][0])
            self._clock.call_at(free, self._ring)

    def _free_at(self, now: Stamp, priority: int) -> Stamp:
        return self._window.free_at(now, urgent=priority == MOST_URGENT)

    def _ring(self) -> None:
        self._alarm_set = False
        now = self._clock.now()
        while self._waiting and self._free_at(now, self._waiting[0][0]) <= now:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                self._window.take(now)
                turn.set_result(None)
        self._set_alarm()


async def sleep_until(clock: Clock, when: Stamp, *, unless: asyncio.Event | None = None) -> None:
    """Returns once it is that late, or when the event is set."""
    woken = unless or asyncio.Event()
    alarm = clock.call_at(when, woken.set)
    try:
        await woken.wait()
    finally:
        alarm.cancel()
