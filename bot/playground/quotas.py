"""Quotas: so many in so many seconds, counted for each bot or channel by itself."""

from collections import deque
from collections.abc import Hashable

from cachetools import TTLCache

from bot.playground.clock import Clock

_MOST_COUNTED = 50_000


class Quota:
    def __init__(self, clock: Clock, seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._taken: TTLCache[Hashable, deque[float]] = TTLCache(_MOST_COUNTED, seconds, clock.now)

    def take(self, who: Hashable, most: int, wanted: int = 1) -> float:
        """Take so many; where that is more than are left, the seconds until there is one again."""
        now = self._clock.now()
        taken = self._taken.get(who) or deque()
        while taken and now - taken[0] >= self._seconds:
            taken.popleft()
        if len(taken) + wanted > most:
            return (taken[0] if taken else now) + self._seconds - now
        taken.extend([now] * wanted)
        self._taken[who] = taken
        return 0.0
