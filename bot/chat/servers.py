"""What servers have chosen."""

from cachetools import LRUCache

from bot.host.ports import Store
from bot.host.timing import USUAL, Timing, read_timing

MOST_SERVERS = 10_000

IN_WORDS = "in words"


class Servers:
    """Kept in the store. What is shown is made without waiting, so a server whose tables are shown
    is loaded before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pictures: LRUCache[int, bool] = LRUCache(MOST_SERVERS)
        self._clocks: LRUCache[int, Timing] = LRUCache(MOST_SERVERS)

    def shows_pictures(self, server: int | None) -> bool:
        """Whether what everybody sees there is shown by pictures, rather than told in words."""
        return server is None or self._pictures.get(server, True)

    async def load(self, server: int | None) -> None:
        if server is not None and server not in self._pictures:
            self._pictures[server] = await self._store.note(_note(server)) != IN_WORDS

    async def clock(self, server: int | None) -> Timing:
        """What lobbies there begin with."""
        if server is None:
            return USUAL
        if server not in self._clocks:
            kept = await self._store.note(_clock_note(server))
            self._clocks[server] = USUAL if kept is None else read_timing(kept)
        return self._clocks[server]

    async def choose_clock(self, server: int, timing: Timing) -> None:
        await self._store.keep_note(_clock_note(server), timing.text)
        self._clocks[server] = timing

    async def choose(self, server: int, *, pictures: bool) -> None:
        await self._store.keep_note(_note(server), "" if pictures else IN_WORDS)
        self._pictures[server] = pictures


def _clock_note(server: int) -> str:
    return f"clock {server}"


def _note(server: int) -> str:
    return f"pictures {server}"
