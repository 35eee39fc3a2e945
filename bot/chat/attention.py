"""Who acted when, and how far up a message has come: whether to edit it or to send it anew."""

from collections import deque

from bot.chat.stamps import stamp_of
from bot.store.records import Stamp, User
from bot.tables.clock import Clock

PRESENT_MS = 60_000
"""Whoever acted within this time is there: no notice is needed."""
SILENT_MS = 3 * 60_000
"""Whoever has not for so long is called by direct message."""
OLD_MS = 50 * 60_000
FAR_UP = 12
MOST_CHANNELS = 20_000


class Attention:
    """Kept in memory only: after a restart nobody has acted yet."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._acted: dict[User, Stamp] = {}
        self._latest: dict[int, deque[int]] = {}

    def now(self) -> Stamp:
        return self._clock.now()

    def heard(self, user: User, at: Stamp) -> None:
        """Somebody acted; the same stamps as everywhere."""
        self._acted[user] = max(at, self._acted.get(user, 0))

    def silence(self, user: User) -> int:
        """For how many milliseconds nothing has been heard of somebody."""
        return self._clock.now() - self._acted.get(user, 0)

    def arrived(self, channel: int, message: int) -> None:
        """A message has been posted in a channel, by whomever."""
        if channel not in self._latest and len(self._latest) >= MOST_CHANNELS:
            self._latest.pop(next(iter(self._latest)))
        self._latest.setdefault(channel, deque(maxlen=FAR_UP)).append(message)

    def is_out_of_sight(self, channel: int, message: int) -> bool:
        """Whether a message is too old to be edited, or too far up to be seen."""
        if self._clock.now() - stamp_of(message) > OLD_MS:
            return True
        latest = self._latest.get(channel)
        return latest is not None and len(latest) == FAR_UP and latest[0] > message
