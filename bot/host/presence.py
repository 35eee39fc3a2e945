"""Who is there: when each person last did or wrote anything."""

from cachetools import TTLCache

from bot.host.clock import Clock
from bot.host.model import Stamp, User

PRESENT_MS = 60_000
"""Whoever acted within this time is there: no notice is needed."""
SILENT_MS = 3 * 60_000
"""Whoever has not for so long looks at nothing that is in public."""
MOST_PEOPLE = 1_000


class Presence:
    """Kept in memory only: after a restart nobody has acted yet."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._acted: TTLCache[User, Stamp] = TTLCache(MOST_PEOPLE, SILENT_MS, clock.now)

    def acted(self, user: User, at: Stamp) -> None:
        """Somebody did something; by the same stamps as everywhere."""
        self._acted[user] = max(at, self._acted.get(user, 0))

    def silence(self, user: User) -> int:
        """For how many milliseconds nothing has been heard of somebody; long ones count as ever."""
        return self._clock.now() - self._acted.get(user, 0)

    def is_there(self, user: User) -> bool:
        return self.silence(user) < PRESENT_MS

    def is_silent(self, user: User) -> bool:
        """Whether somebody is better told in private, where his phone shows it."""
        return self.silence(user) >= SILENT_MS
