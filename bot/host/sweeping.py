"""Deletes matches that a server keeps no longer, one after another, so that nobody waits."""

import logging
from collections.abc import Callable

from bot.host.decks import Decks
from bot.host.flow import Flow
from bot.host.meetings import Meetings
from bot.host.model import Stamp, TableId
from bot.host.ports import Conflict, Store
from bot.host.timing import DAY_MS

log = logging.getLogger(__name__)

MOST_SWEPT = 5_000
"""How many tables of a server one sweep deletes at most; the next one deletes more."""

RESULTS_MS = 2 * 366 * DAY_MS
"""For how long results are kept when their matches are not."""


class Sweeping:
    def __init__(
        self,
        store: Store,
        flow: Flow,
        decks: Decks,
        meetings: Meetings,
        rate: Callable[[], None],
    ) -> None:
        self._store = store
        self._meetings = meetings
        self._flow = flow
        self._rate = rate
        self._decks = decks

    async def sweep(self, server: int, before: Stamp) -> int:
        """Deletes the tables of a server that ended before that. Returns how many there were.
        Raises StoreError."""
        tables = await self._store.ended_before(server, before, MOST_SWEPT)
        swept = 0
        for table in tables:
            if self._flow.is_stopping:
                break
            # Those who are to meet again sit down as they sat there.
            if self._meetings.of_table(table) is None:
                swept += await self._drop(table)
        await self._store.drop_results(server, Stamp(min(before, self._flow.stamp() - RESULTS_MS)))
        self._rate()
        if swept:
            await self._store.drop_cards(self._decks.in_use)
            log.info("server=%d: %d finished matches are kept no longer", server, swept)
        return swept

    async def forget_said(self, before: Stamp) -> None:
        """Of the tables that ended before that, forgets what was said in their messages. In a game
        played in real time that is by far the most of what is kept. Raises StoreError."""
        for table in await self._store.said_before(before, MOST_SWEPT):
            if self._flow.is_stopping:
                break
            await self._store.forget_said(table)

    async def _drop(self, table: TableId) -> bool:
        """Nothing is done to a table while it is deleted."""
        async with self._flow.slots.hold(table) as slot:
            slot.table = None
            try:
                await self._store.drop(table)
            except Conflict:
                return False
        return True
