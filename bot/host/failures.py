"""What to do when the store fails: a sentence for the person who tried, and more tries while
another process locks the store or the disk is full."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.host.clock import Clock, sleep_until
from bot.host.model import Stamp
from bot.host.ports import Busy, DiskFull, Lost, StoreError
from games.kit.say import Say, say

log = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_PAUSE_MS = 500
LONGEST_PAUSE_MS = 5_000


class NotSaved(Exception):
    """An input that could not be kept, so it has not happened. `message` is the sentence for the
    person who tried."""

    def __init__(self, message: Say, cause: StoreError) -> None:
        super().__init__(f"{message.id}: {cause}")
        self.message = message
        self.is_lost = isinstance(cause, Lost)
        """Whether it may have been kept all the same."""


def not_saved(error: StoreError) -> NotSaved:
    match error:
        case DiskFull():
            return NotSaved(say("tables-disk-full"), error)
        case Busy():
            return NotSaved(say("tables-store-busy"), error)
        case Lost():
            return NotSaved(say("tables-store-away"), error)
    return NotSaved(say("tables-store-failed"), error)


async def until_store_works(clock: Clock, work: Callable[[], Awaitable[T]], about: str) -> T:
    """Do the work, again and again until the store no longer fails, and return its result. Raises
    Lost if it never will."""
    backoff = Backoff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS)
    while True:
        try:
            return await work()
        except (StoreError, NotSaved) as error:
            if isinstance(error, Lost) or (isinstance(error, NotSaved) and error.is_lost):
                raise Lost(str(error)) from error
            if not backoff.failures:
                log.warning("%s waits for the store: %s", about, error)
        await sleep_until(clock, Stamp(clock.now() + backoff.next_ms()))


MOST_DOUBLINGS = 20


class Backoff:
    """Pauses that double with each failure in a row, from `first_ms` up to `longest_ms`."""

    def __init__(self, first_ms: int, longest_ms: int) -> None:
        self._first_ms = first_ms
        self._longest_ms = longest_ms
        self.failures = 0

    def next_ms(self, longest_ms: int | None = None) -> int:
        """Count one more failure, and return the pause that follows it. `longest_ms` overrides
        the longest pause this time."""
        pause = self._first_ms << min(self.failures, MOST_DOUBLINGS)
        self.failures += 1
        return min(pause, self._longest_ms if longest_ms is None else longest_ms)

    def reset(self) -> None:
        """It worked: the next failure is followed by the first pause again."""
        self.failures = 0
