"""How many tables there may be at once: of one person, in one channel, and in all.

A table at which no person has done anything for a week takes nobody's room: what was abandoned
shuts nobody out, in a channel of others or for good.
"""

from bot.host.acts import By
from bot.host.directory import Directory
from bot.host.model import Place, Stamp, User
from bot.host.timing import DAY_MS
from games.kit.say import not_now, say

MOST_LOBBIES_OF_ONE = 5
MOST_LOBBIES_HERE = 10
"""The most lobbies that one person may have opened, and that one channel may hold."""

MOST_TABLES_OF_ONE = 20
MOST_TABLES_HERE = 20
MOST_TABLES = 5_000
"""The most tables, lobbies and matches, at which one person may sit, which one channel or thread
may hold, and which one bot hosts."""

ABANDONED_MS = 7 * DAY_MS


class Capacity:
    def __init__(self, directory: Directory, most: int) -> None:
        self._directory = directory
        self._most = most

    def check_opens(self, place: Place, by: By) -> None:
        """Refuses one more table of this person's, there."""
        if self._directory.lobbies_of(by.user) >= MOST_LOBBIES_OF_ONE:
            raise not_now(say("tables-many-own", most=MOST_LOBBIES_OF_ONE))
        if self._directory.lobbies_at(place.spot) >= MOST_LOBBIES_HERE:
            raise not_now(say("tables-many-here", most=MOST_LOBBIES_HERE))
        self.check_sits(by.user, by.at)
        self.check_stands(place, by.at)
        if self._directory.count(Stamp(by.at - ABANDONED_MS)) >= self._most:
            raise not_now(say("tables-many-in-all", most=self._most))

    def check_sits(self, user: User, now: Stamp) -> None:
        """Refuses one more table that this person sits at."""
        if self._directory.count_of(user, Stamp(now - ABANDONED_MS)) >= MOST_TABLES_OF_ONE:
            raise not_now(say("tables-many-seats", most=MOST_TABLES_OF_ONE))

    def check_stands(self, place: Place, now: Stamp) -> None:
        """Refuses one more table in this channel or thread."""
        if self._directory.count_at(place.spot, Stamp(now - ABANDONED_MS)) >= MOST_TABLES_HERE:
            raise not_now(say("tables-many-stand", most=MOST_TABLES_HERE))
