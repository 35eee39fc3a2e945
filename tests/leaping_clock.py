"""A clock for hosts in tests."""

import asyncio
from typing import Any

from bot.tables.clock import SystemClock


class LeapingClock(SystemClock):
    """The machine's clock, which a test may set forward; `speed` makes all waits shorter, counted
    from when it `began`."""

    def __init__(self, speed: float = 1, began: int | None = None) -> None:
        super().__init__()
        self.began = super().now() if began is None else began
        self.speed = speed
        self.leapt = 0

    def now(self) -> int:
        real = super().now()
        return self.began + int((real - self.began) * self.speed) + self.leapt

    def call_at(self, when: int, then: Any) -> asyncio.TimerHandle:
        seconds = max(0, when - self.now()) / 1000 / self.speed
        return asyncio.get_running_loop().call_later(seconds, then)
