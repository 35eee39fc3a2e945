"""The playground's clock: snowflakes, deadlines and buckets all follow it, and tests may set it,
or have it run faster."""

import asyncio
import heapq
import itertools
import logging
import time
from collections.abc import Callable

_log = logging.getLogger(__name__)


class Alarm:
    """A callback waiting for its moment; `cancel` makes it never ring."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self._ring = None

    @property
    def cancelled(self) -> bool:
        return self._ring is None

    def ring(self) -> None:
        if self._ring is not None:
            self._ring()


class Clock:
    """Runs with the machine's clock, or `speed` times as fast, until it is set, advanced or
    stopped."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self.began = time.time()
        self._offset = 0.0
        self._stopped_at: float | None = None
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._order = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Seconds since 1970."""
        if self._stopped_at is not None:
            return self._stopped_at
        return self._run() + self._offset

    def now_ms(self) -> int:
        return int(self.now() * 1000)

    @property
    def running(self) -> bool:
        return self._stopped_at is None

    def stop(self) -> None:
        self._stopped_at = self.now()
        self._wind()

    def start(self) -> None:
        if self._stopped_at is not None:
            self._offset = self._stopped_at - self._run()
            self._stopped_at = None
        self._wind()

    def set(self, moment: float) -> None:
        """Jump to `moment` (seconds since 1970); what is due by then rings at once."""
        if self._stopped_at is not None:
            self._stopped_at = moment
        else:
            self._offset = moment - self._run()
        self._wind()

    def advance(self, seconds: float) -> None:
        self.set(self.now() + seconds)

    def at(self, moment: float, ring: Callable[[], None]) -> Alarm:
        alarm = Alarm(ring)
        heapq.heappush(self._alarms, (moment, next(self._order), alarm))
        if self._alarms[0][2] is alarm:
            self._wind()
        return alarm

    def after(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        return self.at(self.now() + seconds, ring)

    def close(self) -> None:
        self._alarms.clear()
        self._wind()

    def _run(self) -> float:
        """How far it would have come if nobody had set it."""
        return self.began + (time.time() - self.began) * self.speed

    def _wind(self) -> None:
        """Let the event loop wake us for the next alarm (now, if it is already due)."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._alarms and self._alarms[0][2].cancelled:
            heapq.heappop(self._alarms)
        if not self._alarms:
            return
        wait = (self._alarms[0][0] - self.now()) / self.speed
        if wait <= 0 or self.running:
            self._timer = asyncio.get_running_loop().call_later(max(wait, 0.0), self._ring_due)

    def _ring_due(self) -> None:
        self._timer = None
        now = self.now()
        while self._alarms and self._alarms[0][0] <= now:
            alarm = heapq.heappop(self._alarms)[2]
            try:
                alarm.ring()
            except Exception:  # all others ring nevertheless
                _log.exception("What an alarm was set for failed")
        self._wind()
