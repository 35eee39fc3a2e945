"""How far up a message has come: whether to edit it or to send it anew."""

from collections import deque

from cachetools import LRUCache

from bot.chat.stamps import stamp_of
from bot.host.clock import Clock

OLD_MS = 50 * 60_000
FAR_UP = 12
MOST_CHANNELS = 1_000


class Sight:
    """The latest messages of each channel, by whomever; in memory only."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._latest: LRUCache[int, deque[int]] = LRUCache(MOST_CHANNELS)

    def arrived(self, channel: int, message: int) -> None:
        """A message has been posted in a channel."""
        latest = self._latest.get(channel)
        if latest is None:
            latest = self._latest[channel] = deque(maxlen=FAR_UP)
        latest.append(message)

    def is_out_of_sight(self, channel: int, message: int) -> bool:
        """Whether a message is too old to be edited, or too far up to be seen."""
        if self._clock.now() - stamp_of(message) > OLD_MS:
            return True
        latest = self._latest.get(channel)
        return latest is not None and len(latest) == FAR_UP and latest[0] > message
