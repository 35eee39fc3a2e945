"""The newest ephemeral copy of each hand, kept current as long as its interaction lets us."""

from dataclasses import dataclass

from cachetools import TTLCache

from bot.host.clock import Clock
from bot.host.model import Stamp, TableId, User

TOKEN_MS = 14 * 60_000
"""A token lives for fifteen minutes; the last one is left for the way."""
MOST_COPIES = 4_000


@dataclass
class Copy:
    """An ephemeral message. Its token is a secret: it is kept in memory only and never told."""

    application: int
    token: str
    message: int
    revision: int
    """The table's, which it shows."""
    digest: bytes
    since: Stamp
    """The stamp of the interaction whose token it is."""

    def __repr__(self) -> str:
        return f"Copy({self.message})"


class Copies:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._copies: TTLCache[tuple[TableId, User], Copy]
        self._copies = TTLCache(MOST_COPIES, TOKEN_MS, clock.now)

    def opened(self, table: TableId, user: User, copy: Copy) -> None:
        """A copy has been shown, or redrawn, by the answer to an interaction."""
        self._copies[table, user] = copy

    def of(self, table: TableId, user: User) -> Copy | None:
        """The newest copy, if it can still be edited."""
        copy = self._copies.get((table, user))
        if copy is not None and copy.since + TOKEN_MS <= self._clock.now():
            del self._copies[table, user]
            return None
        return copy

    def forget(self, table: TableId, user: User, copy: Copy) -> None:
        """A copy can't be edited any more."""
        if self._copies.get((table, user)) is copy:
            del self._copies[table, user]
