"""Who acted when, and how far up a message has come: whether to edit it or to send it anew."""

from collections import deque

from cachetools import LRUCache, TTLCache

from bot.chat.stamps import stamp_of
from bot.host.clock import Clock
from bot.host.model import Stamp, User

PRESENT_MS = 60_000
"""Whoever acted within this time is there: no notice is needed."""
SILENT_MS = 3 * 60_000
"""Whoever has not for so long is called by direct message."""
OLD_MS = 50 * 60_000
FAR_UP = 12
MOST_PEOPLE = 1_000
MOST_CHANNELS = 1_000


class Attention:
    """Kept in memory only: after a restart nobody has acted yet."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._acted: TTLCache[User, Stamp] = TTLCache(MOST_PEOPLE, SILENT_MS, clock.now)
        self._latest: LRUCache[int, deque[int]] = LRUCache(MOST_CHANNELS)

    def now(self) -> Stamp:
        return self._clock.now()

    def heard(self, user: User, at: Stamp) -> None:
        """Somebody acted; the same stamps as everywhere."""
        self._acted[user] = max(at, self._acted.get(user, 0))

    def silence(self, user: User) -> int:
        """For how many milliseconds nothing has been heard of somebody; long ones count as ever."""
        return self._clock.now() - self._acted.get(user, 0)

    def arrived(self, channel: int, message: int) -> None:
        """A message has been posted in a channel, by whomever."""
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
