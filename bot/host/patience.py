"""Patience with a store that fails for a while: locked by another process, or on a full disk."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.host.clock import Clock, sleep_until
from bot.host.failures import NotSaved
from bot.host.ports import StoreError

log = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_PAUSE_MS = 500
LONGEST_PAUSE_MS = 5_000


async def until_store_works(clock: Clock, work: Callable[[], Awaitable[T]], about: str) -> T:
    """What comes of the work, which is tried again until the store takes part in it."""
    pause = FIRST_PAUSE_MS
    while True:
        try:
            return await work()
        except (StoreError, NotSaved) as error:
            if pause == FIRST_PAUSE_MS:
                log.warning("%s waits for the store: %s", about, error)
        await sleep_until(clock, clock.now() + pause)
        pause = min(2 * pause, LONGEST_PAUSE_MS)
