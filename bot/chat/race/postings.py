"""The stamps that Discord gives to the table's own messages go back to the rules.

Until a card's message has its stamp, nobody can tell which answers were written before it: so long
the clock stands still and rules nothing, and nobody is shown the table in another way.
"""

import asyncio
import logging

from bot.chat.keys import said_by
from bot.chat.stamps import stamp_of
from bot.store.records import Message, TableId
from bot.tables.clock import Clock
from bot.tables.failures import NotSaved
from bot.tables.host import Tables
from bot.tables.views import Changed
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)

HOLD = "posting"
PATIENCE_MS = 30_000
"""A message that has not got through for so long is waited for no more."""


class Awaited:
    """A table's own message that has no stamp yet, by its number."""

    def __init__(self) -> None:
        self.said = 0
        self.known = asyncio.Event()


class Postings:
    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._awaited: dict[TableId, Awaited] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def changed(self, changed: Changed) -> None:
        if changed.said:
            self._await(changed.table, changed.said)

    def unsent(self, message: Message) -> None:
        """A message that was not sent before a restart."""
        if said := said_by(message.key):
            self._await(message.table, said)

    def sent(self, table: TableId, key: str, message: int) -> None:
        """A message of a table has been sent."""
        if said := said_by(key):
            task = asyncio.create_task(self._tell(table, said, message))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def told(self, table: TableId) -> None:
        """Returns once everybody has been shown what a table has said."""
        while awaited := self._awaited.get(table):
            await awaited.known.wait()

    def _await(self, table: TableId, said: int) -> None:
        self._awaited.setdefault(table, Awaited()).said = said
        self._tables.hold(table, HOLD)
        give_up = self._clock.now() + PATIENCE_MS
        self._clock.call_at(give_up, lambda: self._known(table, said))

    async def _tell(self, table: TableId, said: int, message: int) -> None:
        try:
            await self._tables.posted(table, said, stamp_of(message))
        except Refusal:
            log.debug("table=%s: message %d was sent when the game had gone on", table, said)
        except NotSaved as error:
            log.warning("table=%s: the stamp of message %d is lost: %s", table, said, error)
        except Exception:
            log.exception("table=%s: the stamp of message %d is lost", table, said)
        self._known(table, said)

    def _known(self, table: TableId, said: int) -> None:
        awaited = self._awaited.get(table)
        if awaited is not None and awaited.said <= said:
            del self._awaited[table]
            awaited.known.set()
            self._tables.release(table, HOLD)
