"""Who takes no direct messages is told how to play all the same: alone, and once on each server.
Whether Discord lets the bot open any just now is told less seldom, for it passes."""

from cachetools import LRUCache, TTLCache

from bot.host.clock import Clock
from bot.host.model import User
from bot.host.ports import Store

MOST_SERVERS = 50
MOST_PEOPLE = 1_000
BARRED_MS = 6 * 3_600_000
"""For so long nobody is told again that none can be opened."""


class Unreached:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._told: LRUCache[User, tuple[int, ...]] = LRUCache(MOST_PEOPLE)
        self._barred: TTLCache[User, None] = TTLCache(MOST_PEOPLE, BARRED_MS, clock.now)

    async def tells_closed(self, user: User, server: int) -> bool:
        """Whether somebody is to be told now that theirs are closed; it is noted that they were.
        Raises StoreError."""
        if user not in self._told:
            note = await self._store.note(_note(user)) or ""
            self._told[user] = tuple(map(int, note.split()))
        told = self._told[user]
        if server in told:
            return False
        self._told[user] = told = (*told, server)[-MOST_SERVERS:]
        await self._store.keep_note(_note(user), " ".join(map(str, told)))
        return True

    def tells_barred(self, user: User) -> bool:
        """The same of those that can't be opened just now."""
        if user in self._barred:
            return False
        self._barred[user] = None
        return True


def _note(user: User) -> str:
    return f"told closed {user}"
