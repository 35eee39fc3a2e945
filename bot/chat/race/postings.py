"""The stamps that Discord gave to the table's own messages go back to the rules."""

import asyncio
import logging

from bot.chat.keys import said_by
from bot.chat.sheets import made_at
from bot.store.records import TableId
from bot.tables.failures import NotSaved
from bot.tables.host import Tables
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)


class Postings:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._under_way: set[asyncio.Task[None]] = set()

    def sent(self, table: TableId, key: str, message: int) -> None:
        """A message of a table has been sent."""
        said = said_by(key)
        if said:
            task = asyncio.create_task(self._tell(table, said, message))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _tell(self, table: TableId, said: int, message: int) -> None:
        try:
            await self._tables.posted(table, said, made_at(message))
        except Refusal:
            log.debug("table=%s: message %d was sent when the game had gone on", table, said)
        except NotSaved as error:
            log.warning("table=%s: the stamp of message %d is lost: %s", table, said, error)
