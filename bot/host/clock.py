"""Time for the tables: the clock, running time, and alarms.

Running time is milliseconds that pass only while the bot runs. The tables' clocks use it, so that
they stand still while the bot is down or the machine sleeps, and when the clock is set.
"""

import asyncio
import heapq
import itertools
import time
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from bot.host.model import Running, Stamp, TableId
from bot.host.stored import Run

FAR_WRONG_MS = 5_000
"""Further off than by any delay or rounding."""
UNSURE_IN = 10_000
"""In so many milliseconds this machine may count one too many."""
LOOK_AGAIN_MS = 1_000
FEW_ALARMS = 64
NS_IN_MS = 1_000_000
SLEPT_MS = 30_000
"""The bot looks at the clock far more often; a longer gap means that the machine was asleep, or
that its clock has been set."""

FOR_EVER: Running = Running(1 << 62)
STEADY: int = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


class Alarm(Protocol):
    """A call that has been asked for."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Milliseconds since 1970, by the same reckoning as the stamps of the inputs."""

    def now(self) -> Stamp: ...

    def call_at(self, when: Stamp, then: Callable[[], None]) -> Alarm:
        """Calls `then` at that time, or soon if it is past. If the clock has been set back, it may
        be earlier than that again."""


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

    @property
    def is_certain(self) -> bool:
        """Whether anything has arrived, so that the date does not depend on this machine's."""
        return self._is_certain

    def now(self) -> Stamp:
        """Goes back only when it turns out to have been wrong."""
        passed = self.passed() - self._set_at
        return Stamp(self._set_to + passed - passed // UNSURE_IN)

    def call_at(self, when: Stamp, then: Callable[[], None]) -> Alarm:
        """Rings after the remaining time, or earlier if the clock is set forward."""
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
    return Stamp(time.time_ns() // NS_IN_MS)


async def sleep_until(clock: Clock, when: Stamp, *, unless: asyncio.Event | None = None) -> None:
    """Returns once it is that late, or when the event is set."""
    woken = unless or asyncio.Event()
    alarm = clock.call_at(when, woken.set)
    try:
        await woken.wait()
    finally:
        alarm.cancel()


class RunningTime:
    """All of the bot's runs up to the present one, which begins now."""

    def __init__(self, runs: Sequence[Run], now: Stamp) -> None:
        self._runs: list[Run] = []
        for run in runs:
            self._add(run)
        self.run = self._begin(now)
        """The present run, as far as it has been seen."""

    def now(self, stamp: Stamp) -> Running:
        """The running time now, when the clock shows this stamp."""
        present = self.run
        if not 0 <= stamp - present.alive <= SLEPT_MS:
            self.run = self._begin(stamp)
        elif stamp != present.alive:
            self._runs[-1] = self.run = msgspec.structs.replace(present, alive=stamp)
        return Running(self.run.running + stamp - self.run.woke)

    def at(self, stamp: Stamp) -> Running:
        """The running time at a stamp; one between two runs counts as the second's beginning."""
        present = self.run
        if stamp >= present.woke or len(self._runs) == 1:
            return Running(present.running + stamp - present.woke)
        place = max(0, bisect_right(self._runs, stamp, key=lambda run: run.woke) - 1)
        run = self._runs[place]
        return Running(min(run.running + stamp - run.woke, self._runs[place + 1].running))

    def stamp(self, running: Running) -> Stamp:
        """When it will be that late, if the bot keeps running."""
        return Stamp(self.run.woke + running - self.run.running)

    def date(self, running: Running) -> tuple[Stamp, Running]:
        """Which stamp it was, or will be, at a running time; and up to which running time that
        goes on without a gap."""
        present = self.run
        if running >= present.running or len(self._runs) == 1:
            return Stamp(present.woke + running - present.running), FOR_EVER
        place = max(0, bisect_right(self._runs, running, key=lambda run: run.running) - 1)
        run = self._runs[place]
        return Stamp(run.woke + running - run.running), self._runs[place + 1].running

    def _begin(self, now: Stamp) -> Run:
        number, running = 1, 0
        if self._runs:
            last = self._runs[-1]
            number, running = last.number + 1, last.running + last.alive - last.woke
        begun = Run(number, now, Running(running), now)
        self._add(begun)
        return begun

    def _add(self, run: Run) -> None:
        """A run that began later than one after it went by a clock that was set back since: no
        stamp is from within it."""
        while self._runs and self._runs[-1].woke >= run.woke:
            self._runs.pop()
        self._runs.append(run)


class Timers:
    """One heap for all tables' clocks; calls `ring` for each when its earliest has run out."""

    def __init__(self, clock: Clock, time: RunningTime, ring: Callable[[TableId], None]) -> None:
        self._clock = clock
        self._time = time
        self._ring = ring
        self._heap: list[tuple[Running, TableId]] = []
        self._due: dict[TableId, Running] = {}
        self._alarm: Alarm | None = None
        self._armed_for: Running | None = None

    def set(self, table: TableId, due: Running | None) -> None:
        """When to ring for this table next; what was set before no longer holds."""
        if due is None:
            self._due.pop(table, None)
        elif self._due.get(table) != due:
            self._due[table] = due
            heapq.heappush(self._heap, (due, table))
            if len(self._heap) > 2 * len(self._due) + 64:
                self._rebuild()
        self._arm()

    def set_all(self, dues: dict[TableId, Running]) -> None:
        """Begins with these, as many as they may be."""
        self._due = dict(dues)
        self._rebuild()
        self._arm()

    def stop(self) -> None:
        self._due.clear()
        self._heap.clear()
        self._arm()

    def _rebuild(self) -> None:
        self._heap = [(due, table) for table, due in self._due.items()]
        heapq.heapify(self._heap)

    def _arm(self) -> None:
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        first = self._heap[0][0] if self._heap else None
        if first == self._armed_for:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._armed_for = first
        self._alarm = None
        if first is not None:
            self._alarm = self._clock.call_at(self._time.stamp(first), self._ring_due)

    def _ring_due(self) -> None:
        self._armed_for = None
        self._alarm = None
        now = self._time.now(self._clock.now())
        while self._heap and self._heap[0][0] <= now:
            due, table = heapq.heappop(self._heap)
            if self._due.get(table) == due:
                del self._due[table]
                self._ring(table)
        self._arm()
