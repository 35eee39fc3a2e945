"""Which tables there are, where they stand, who sits at them and who is about: the little that is
known without loading any."""

from collections.abc import Collection, Iterable, Sequence

from cachetools import TTLCache

from bot.host.clock import Clock
from bot.host.model import Header, Stamp, TableId, User
from bot.host.stored import Live, WaitingLobby

PRESENT_MS = 60_000
"""Somebody who has done something at a table within this time is at that table."""
MOST_SIGNS = 4_000


class Directory:
    """All tables that have not ended."""

    def __init__(
        self,
        live: Iterable[Live],
        lobbies: Iterable[WaitingLobby],
        seated: Iterable[tuple[User, TableId]],
    ) -> None:
        self._at: dict[int, dict[TableId, str]] = {}
        self._of: dict[User, tuple[TableId, ...]] = {}
        self._lobbies = {lobby.id: lobby for lobby in lobbies}
        self._touched: dict[TableId, Stamp] = {}
        """When a person last did anything at a table."""
        for table in live:
            self._touched[table.id] = table.touched
            self._at.setdefault(table.spot, {})[table.id] = table.game
        for user, table_id in seated:
            self._sit(user, table_id)

    def at(self, spot: int, games: Collection[str] = ()) -> Sequence[TableId]:
        """The tables in a channel or thread, the oldest first; all, or those of these games."""
        here = self._at.get(spot, {}).items()
        return tuple(table for table, game in here if not games or game in games)

    def of(self, user: User) -> Sequence[TableId]:
        """The tables at which somebody sits."""
        return self._of.get(user, ())

    def users(self) -> Collection[User]:
        """Everybody who sits at any table."""
        return tuple(self._of)

    def seats(self, user: User) -> bool:
        """Whether somebody sits at any table."""
        return user in self._of

    def in_the_way(self, spot: int, game: str, since: Stamp) -> TableId | None:
        """The first table of this game there, but for lobbies in which nobody has done anything
        since."""
        of_it = (table for table, key in self._at.get(spot, {}).items() if key == game)
        return next(
            (t for t in of_it if self._touched.get(t, 0) > since or not self._waits(t)), None
        )

    def plays(self, spot: int, game: str) -> bool:
        """Whether a match of this game is under way there."""
        here = self._at.get(spot, {}).items()
        return any(key == game and not self._waits(table) for table, key in here)

    def _waits(self, table: TableId) -> bool:
        return table in self._lobbies

    def spots(self) -> Sequence[int]:
        """Where there are tables."""
        return tuple(self._at)

    def newest(self, spots: Iterable[int], most: int) -> Sequence[TableId]:
        """The tables in these places at which somebody has done something last."""
        tables = [table for spot in spots for table in self._at.get(spot, ())]
        return sorted(tables, key=lambda table: self._touched.get(table, 0), reverse=True)[:most]

    def lobbies_at(self, spot: int) -> int:
        """How many tables in a channel or thread have not begun."""
        return sum(table in self._lobbies for table in self._at.get(spot, ()))

    def lobbies_of(self, user: User) -> int:
        """How many tables of somebody's have not begun."""
        own = (self._lobbies.get(table) for table in self.of(user))
        return sum(lobby is not None and lobby.opener == user for lobby in own)

    def count(self, since: Stamp) -> int:
        """How many tables there are at which a person has done anything since."""
        return sum(touched >= since for touched in self._touched.values())

    def count_of(self, user: User, since: Stamp) -> int:
        """How many of these somebody sits at."""
        return sum(self._touched.get(table, 0) >= since for table in self.of(user))

    def count_at(self, spot: int, since: Stamp) -> int:
        """How many of these stand in a channel or thread."""
        return sum(self._touched.get(table, 0) >= since for table in self._at.get(spot, ()))

    def touched(self, table: TableId, at: Stamp) -> None:
        """A person has done something at a table that has not ended."""
        self._touched[table] = at

    def playing(self, games: Collection[str]) -> Sequence[tuple[int, TableId]]:
        """Where there are tables of these games."""
        return tuple(
            (spot, table)
            for spot, here in self._at.items()
            for table, game in here.items()
            if game in games
        )

    def moved(self, table: TableId, before: Header | None, after: Header) -> None:
        """Notes what a table has become. Whoever sat there and still does keeps it in its order."""
        self._lobbies.pop(table, None)
        if after.phase == "lobby":
            self._lobbies[table] = WaitingLobby(table, after.place.spot, after.opener)
        left = None if before is None or before.phase == "ended" else before.place.spot
        taken = None if after.phase == "ended" else after.place.spot
        if taken is None:
            self._touched.pop(table, None)
        if left is not None and left != taken:
            self._go(table, left)
        if taken is not None:
            self._at.setdefault(taken, {})[table] = after.game
        sat, sit = _users(before), _users(after)
        for user in sat:
            if user not in sit:
                self._get_up(user, table)
        for user in sit:
            if user not in sat:
                self._sit(user, table)

    def _sit(self, user: User, table: TableId) -> None:
        self._of[user] = (*self._of.get(user, ()), table)

    def _get_up(self, user: User, table: TableId) -> None:
        left = tuple(other for other in self._of.get(user, ()) if other != table)
        if left:
            self._of[user] = left
        else:
            self._of.pop(user, None)

    def _go(self, table: TableId, spot: int) -> None:
        here = self._at.get(spot, {})
        here.pop(table, None)
        if not here:
            self._at.pop(spot, None)


def _users(header: Header | None) -> tuple[User, ...]:
    """Who is at a table that has not ended."""
    if header is None or header.phase == "ended":
        return ()
    return header.people


class Presence:
    """When each person last did, wrote or looked at anything at which table. Whoever plays at one
    table is not at another. Kept in memory only: after a restart nobody has shown any sign yet."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._signs: TTLCache[tuple[TableId, User], Stamp]
        self._signs = TTLCache(MOST_SIGNS, 2 * PRESENT_MS, clock.now)

    def acted(self, table: TableId, user: User, at: Stamp) -> None:
        """Somebody did something there; by the same stamps as everywhere."""
        self._signs[table, user] = Stamp(max(at, self._signs.get((table, user), 0)))

    def sign(self, table: TableId, user: User) -> Stamp | None:
        """When somebody last did anything there; nothing where that is long ago."""
        return self._signs.get((table, user))

    def is_there(self, table: TableId, user: User, within: int = PRESENT_MS) -> bool:
        """Whether somebody did anything there within so many milliseconds."""
        sign = self.sign(table, user)
        return sign is not None and self._clock.now() - sign < within
