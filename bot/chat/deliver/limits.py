"""How many requests may go out when: never more than so many within a span of time."""

import asyncio
import heapq
from collections import deque
from itertools import count

import msgspec

from bot.host.clock import Clock
from bot.host.model import Stamp

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


class Window:
    """The latest requests of a kind. Discord counts each at a moment that is not known, between its
    way there and its answer; so it keeps its place here from `take` until a span after `done`."""

    def __init__(self, span: Span) -> None:
        self._span = span
        self._under_way = 0
        self._done: deque[Stamp] = deque()

    def free_at(self, now: Stamp, *, urgent: bool = True) -> Stamp:
        """When the next may go, at the earliest: by then one may still be under way."""
        if self._done and self._done[-1] > now:
            # The clock has been set back since: for all that is known they are just done.
            self._done = deque(min(at, now) for at in self._done)
        while self._done and self._done[0] <= now - self._span.ms:
            self._done.popleft()
        most = self._span.most - (0 if urgent else self._span.kept)
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
        if is_first and self._free_at(now, priority) <= now:
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
            free = self._free_at(self._clock.now(), self._waiting[0][0])
            self._clock.call_at(free, self._ring)

    def _free_at(self, now: Stamp, priority: int) -> Stamp:
        return self._window.free_at(now, urgent=priority == MOST_URGENT)

    def _ring(self) -> None:
        self._alarm_set = False
        self._let_in()

    def _let_in(self) -> None:
        now = self._clock.now()
        while self._waiting and self._free_at(now, self._waiting[0][0]) <= now:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                self._window.take()
                turn.set_result(None)
        self._set_alarm()
