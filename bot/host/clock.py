"""What time it is, as the tables are told it."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol

from bot.host.model import Stamp

FAR_WRONG_MS = 5_000
"""Further off than by any delay or rounding."""
UNSURE_IN = 10_000
"""In so many milliseconds this machine may count one too many."""
LOOK_AGAIN_MS = 1_000
FEW_ALARMS = 64
NS_IN_MS = 1_000_000
STEADY: int = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


class Alarm(Protocol):
    """A call that has been asked for."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Milliseconds since 1970, by the same reckoning as the stamps of the inputs."""

    def now(self) -> Stamp: ...

    def call_at(self, when: Stamp, then: Callable[[], None]) -> Alarm:
        """Calls once it is that late; soon, if it already is. Where the clock has been set back
        meanwhile it may be earlier than that again."""


class ChatClock:
    """The clock by which the chat stamps what people do, as well as this machine can tell.

    What has arrived was stamped before that. So it is at least as late as the stamp, and since
    then as much later as has passed; the latest time that is certain by any stamp is taken for
    the present. Nothing is done too early then, however slow the way from the chat, and nothing
    later than by the quickest way. How this machine's date is set matters only until something
    has arrived.
    """

    def __init__(self) -> None:
        self._is_certain = False
        self._set_to, self._set_at = _date(), self.passed()
        self._back = 0
        """By how much it has been set back, all in all. Alarms go by the time and this together,
        which never goes back."""
        self._alarms: list[tuple[int, int, _Alarm]] = []
        self._most_alarms = FEW_ALARMS
        self._order = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> Stamp:
        """Goes back only when it turns out to have been wrong."""
        passed = self.passed() - self._set_at
        return self._set_to + passed - passed // UNSURE_IN

    def call_at(self, when: Stamp, then: Callable[[], None]) -> Alarm:
        """Rings when as much time has passed as there was left, or earlier if meanwhile the clock
        is set forward."""
        if len(self._alarms) >= self._most_alarms:
            self._forget_cancelled()
        alarm = _Alarm(then)
        heapq.heappush(self._alarms, (when + self._back, next(self._order), alarm))
        if self._alarms[0][2] is alarm:
            self._wind()
        return alarm

    def arrived(self, stamp: Stamp) -> None:
        """Something has arrived that the chat has stamped."""
        if not self._is_certain or stamp > self.now():
            self._set(stamp)
            self._is_certain = True

    def answered(self, date: Stamp, took: int) -> None:
        """The chat has dated, to the second, an answer that took so many milliseconds."""
        if not date - FAR_WRONG_MS < self.now() < date + took + FAR_WRONG_MS:
            self._set(date)

    def passed(self) -> int:
        """Milliseconds that go on however the date is set, where possible also in the machine's
        sleep."""
        return time.clock_gettime_ns(STEADY) // NS_IN_MS

    def _set(self, stamp: Stamp) -> None:
        self._back += max(0, self.now() - stamp)
        self._set_to, self._set_at = stamp, self.passed()
        if self._alarms:
            self._wind()

    def _wind(self) -> None:
        """Has the event loop look at the first alarm in time, and again and again until then, for
        it knows nothing of the machine's sleep."""
        if self._timer is not None:
            self._timer.cancel()
        left = self._alarms[0][0] - self._back - self.now()
        wait = min(max(0, left), LOOK_AGAIN_MS)
        self._timer = asyncio.get_running_loop().call_later(wait / 1000, self._look)

    def _forget_cancelled(self) -> None:
        """Else they would stay until their time, which may be days away."""
        self._alarms = [each for each in self._alarms if not each[2].is_cancelled]
        heapq.heapify(self._alarms)
        self._most_alarms = 2 * len(self._alarms) + FEW_ALARMS

    def _look(self) -> None:
        self._timer = None
        now = self.now() + self._back
        while self._alarms and self._alarms[0][0] <= now:
            alarm = heapq.heappop(self._alarms)[2]
            asyncio.get_running_loop().call_soon(alarm.ring)
        if self._alarms:
            self._wind()


class _Alarm:
    """Holds on to nothing once it has rung or been cancelled."""

    def __init__(self, then: Callable[[], None]) -> None:
        self._then: Callable[[], None] | None = then

    @property
    def is_cancelled(self) -> bool:
        return self._then is None

    def cancel(self) -> None:
        self._then = None

    def ring(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()


def _date() -> Stamp:
    return time.time_ns() // NS_IN_MS


async def sleep_until(clock: Clock, when: Stamp, *, unless: asyncio.Event | None = None) -> None:
    """Returns once it is that late, or when the event is set."""
    woken = unless or asyncio.Event()
    alarm = clock.call_at(when, woken.set)
    try:
        await woken.wait()
    finally:
        alarm.cancel()
