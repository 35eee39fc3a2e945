"""A clock that runs fast, so that matches with real waiting times end soon."""

import asyncio
import time
from collections.abc import Callable

from bot.host.clock import Alarm
from bot.host.model import Stamp

FASTER = 200
START: Stamp = Stamp(1_800_000_000_000)


class FastClock:
    """Counts from the same moment in every life, so that time passes between lives too."""

    def __init__(self, began: float) -> None:
        self._began = began

    def now(self) -> Stamp:
        return Stamp(START + int((time.time() - self._began) * 1000 * FASTER))

    def call_at(self, when: Stamp, then: Callable[[], None]) -> Alarm:
        seconds = max(0, when - self.now()) / 1000 / FASTER
        return asyncio.get_running_loop().call_later(seconds, then)
