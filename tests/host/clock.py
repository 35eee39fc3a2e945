"""A clock that stands until a test moves it."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

START = 1_800_000_000_000


class Asked:
    def __init__(self, when: int, then: Callable[[], None]) -> None:
        self.when = when
        self.then: Callable[[], None] | None = then

    def cancel(self) -> None:
        self.then = None


class StandingClock:
    def __init__(self, now: int = START) -> None:
        self._now = now
        self._order = count()
        self._asked: list[tuple[int, int, Asked]] = []

    def now(self) -> int:
        return self._now

    def call_at(self, when: int, then: Callable[[], None]) -> Asked:
        asked = Asked(when, then)
        heapq.heappush(self._asked, (when, next(self._order), asked))
        return asked

    def leap(self, milliseconds: int) -> None:
        """Time passes while nobody looks: the machine sleeps, or the bot is down."""
        self._now += milliseconds

    async def pass_by(self, milliseconds: int, settle: Callable[[], object]) -> None:
        """Time passes; whatever was asked for on the way happens when its time comes, and is
        through before time goes on."""
        until = self._now + milliseconds
        while self._asked and self._asked[0][0] <= until:
            when, _, asked = heapq.heappop(self._asked)
            self._now = max(self._now, when)
            if asked.then is not None:
                asked.then()
                outcome = settle()
                if asyncio.iscoroutine(outcome):
                    await outcome
        self._now = until
