"""The stamps that Discord gives to the table's own messages go back to the rules.

Until a card's message has its stamp, nobody can tell which answers were written before it: what is
said meanwhile waits here. Its own stamp is all that counts of it, so that waiting costs nobody
anything.
"""

import asyncio
import logging

from bot.chat.keys import said_by
from bot.chat.sheets import made_at
from bot.store.records import Message, TableId
from bot.tables.failures import NotSaved
from bot.tables.host import Tables
from bot.tables.views import Changed
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 30.0
"""A message that has not got through for so long is waited for no more."""


class Awaited:
    """A message of a table's own that has no stamp yet."""

    def __init__(self, said: int) -> None:
        self.said = said
        self.over = asyncio.Event()


class Postings:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
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

    async def known(self, table: TableId) -> None:
        """Returns once the table's latest message has its stamp."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while table in self._awaited:
                    await self._awaited[table].over.wait()
        except TimeoutError:
            log.warning("table=%s: its own message has no stamp yet", table)

    def _await(self, table: TableId, said: int) -> None:
        before = self._awaited.get(table)
        self._awaited[table] = Awaited(said)
        if before is not None:
            before.over.set()

    async def _tell(self, table: TableId, said: int, message: int) -> None:
        try:
            await self._tables.posted(table, said, made_at(message))
        except Refusal:
            log.debug("table=%s: message %d was sent when the game had gone on", table, said)
        except NotSaved as error:
            log.warning("table=%s: the stamp of message %d is lost: %s", table, said, error)
        awaited = self._awaited.get(table)
        if awaited is not None and awaited.said <= said:
            del self._awaited[table]
            awaited.over.set()
