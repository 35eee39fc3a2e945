"""A clock for hosts in tests."""

import asyncio
from collections.abc import Callable

from bot.host.clock import ChatClock


class LeapingClock(ChatClock):
    """A chat's clock, which a test may set forward; `speed` makes all waits shorter, counted from
    when it `began`."""

    def __init__(self, speed: float = 1, began: int | None = None) -> None:
        self.speed = speed
        self.leapt = 0
        super().__init__()
        if began is not None:
            self.arrived(began + int((self.now() - began) * speed))

    def passed(self) -> int:
        return int(super().passed() * self.speed)

    def now(self) -> int:
        return super().now() + self.leapt

    def call_at(self, when: int, then: Callable[[], None]) -> asyncio.TimerHandle:
        seconds = max(0, when - self.now()) / 1000 / self.speed
        return asyncio.get_running_loop().call_later(seconds, then)
