"""What time it is, as the tables are told it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from bot.store.records import Stamp


class Alarm(Protocol):
    """A call that has been asked for."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Milliseconds since 1970, by the same reckoning as the stamps of the inputs."""

    def now(self) -> Stamp: ...

    def call_at(self, when: Stamp, then: Callable[[], None]) -> Alarm:
        """Calls once it is that late; soon, if it already is."""


class SystemClock:
    """This machine's clock, which never goes back."""

    def __init__(self) -> None:
        self._latest = 0

    def now(self) -> Stamp:
        self._latest = max(self._latest, time.time_ns() // 1_000_000)
        return self._latest

    def call_at(self, when: Stamp, then: Callable[[], None]) -> Alarm:
        seconds = max(0, when - self.now()) / 1000
        return asyncio.get_running_loop().call_later(seconds, then)
