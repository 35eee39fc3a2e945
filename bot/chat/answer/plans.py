"""What somebody has decided along with a move, and can be played only once the game has been told
something else."""

from typing import NamedTuple

from cachetools import LRUCache

from bot.host.acts import Answer
from bot.host.model import TableId, User
from games.kit.asks import Planned

MOST_PLANS = 2_000


class Rest(NamedTuple):
    """What of a plan waits until a question is answered that the game asks first, by its ask
    number. Whoever answers one of the plan's own asks himself has another one."""

    number: int
    steps: tuple[Planned, ...]
    asks: frozenset[str]


class Plans:
    """The rests of all plans, in memory only: what is lost is asked again."""

    def __init__(self) -> None:
        self._rests: LRUCache[tuple[TableId, User], Rest] = LRUCache(MOST_PLANS)

    def keep(self, table: TableId, user: User, rest: Rest) -> None:
        self._rests[table, user] = rest

    def drop(self, table: TableId, user: User) -> None:
        self._rests.pop((table, user), None)

    def waits(self, table: TableId, user: User, number: int | None) -> bool:
        """Whether something follows the answer to what is asked by this number."""
        rest = self._rests.get((table, user))
        return rest is not None and rest.number == number

    def take(self, table: TableId, user: User, answered: Answer) -> Rest | None:
        """What follows this answer."""
        rest = self._rests.pop((table, user), None)
        if rest is None or rest.number != answered.number or answered.key in rest.asks:
            return None
        return rest
