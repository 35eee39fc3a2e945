"""How often the bot may try to connect: Discord takes 1,000 identifies a day, and then takes the
token away."""

from collections import defaultdict

from bot.chat.deliver.limits import sleep_until
from bot.host.clock import Clock
from bot.host.model import Stamp

FIRST_CONNECTION_MS = 500
FIRST_IDENTIFY_MS = 5_000
LONGEST_MS = 90_000
"""So far apart there are 960 in a day."""
QUIET_MS = 30 * 60_000
"""After so long without any the next ones are as quick as the first."""


class Backoff:
    """Attempts that begin ever further apart."""

    def __init__(self, clock: Clock, first_ms: int) -> None:
        self._clock = clock
        self._first_ms = self._gap_ms = first_ms
        self._last: Stamp | None = None

    def left(self) -> int:
        """In how many milliseconds the next attempt may be made."""
        now = self._clock.now()
        if self._last is None or now - self._last >= QUIET_MS:
            return 0
        return max(0, self._last + self._gap_ms - now)

    async def turn(self) -> None:
        """Returns when the next attempt may be made, and counts it."""
        now = self._clock.now()
        if self._last is None or now - self._last >= QUIET_MS:
            self._gap_ms = self._first_ms
        else:
            await sleep_until(self._clock, now + self.left())
            self._gap_ms = min(2 * self._gap_ms, LONGEST_MS)
        self._last = self._clock.now()


class Identifies:
    """One backoff for each shard, whichever client identifies it."""

    def __init__(self, clock: Clock) -> None:
        self._shards = defaultdict[int, Backoff](lambda: Backoff(clock, FIRST_IDENTIFY_MS))

    async def turn(self, shard: int) -> None:
        await self._shards[shard].turn()
