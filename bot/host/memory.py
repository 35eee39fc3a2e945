"""What is kept in memory: the tables themselves, and how inputs were answered. It is a cache: each
table is loaded when it is touched, and dropped when nobody has touched it for a while."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from cachetools import FIFOCache

from bot.host.acts import Told
from bot.host.changed import Changed
from bot.host.clock import Clock
from bot.host.desires import Effect
from bot.host.model import Stamp, TableId
from bot.host.table import Table
from games.kit.say import Refusal, Say, Why

IDLE_MS = 10 * 60_000
MOST_LOADED = 2_000
REMEMBERED = 1_000


class Slot:
    """A table's place in memory, and the one lock that everything done to it goes through."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.changes: list[tuple[Changed, Effect]] = []
        """What has been kept, until it is told."""
        self.lock = asyncio.Lock()
        self.holders = 0
        self.touched: Stamp = Stamp(0)


class Slots:
    """All places that are in use or were lately, the longest untouched first."""

    def __init__(self, clock: Clock, tell: Callable[[Changed, Effect], None]) -> None:
        self._clock = clock
        self._tell = tell
        self._slots: dict[TableId, Slot] = {}

    def __len__(self) -> int:
        return len(self._slots)

    @asynccontextmanager
    async def hold(self, table: TableId) -> AsyncIterator[Slot]:
        """The table's slot, held alone. What was kept is told once it is free again, and before
        anything else can be."""
        slot = self._slots.pop(table, None) or Slot()
        self._slots[table] = slot
        slot.holders += 1
        changes: list[tuple[Changed, Effect]] = []
        try:
            async with slot.lock:
                try:
                    yield slot
                finally:
                    changes, slot.changes = slot.changes, changes
        finally:
            slot.holders -= 1
            slot.touched = self._clock.now()
            if slot.table is None and not slot.holders:
                self._slots.pop(table, None)
            for change in changes:
                self._tell(*change)

    def peek(self, table: TableId) -> Table | None:
        """The table if it is in memory and not just changing."""
        slot = self._slots.get(table)
        return None if slot is None else slot.table

    def sweep(self) -> None:
        """Drops the tables that have lain idle, and the idlest beyond what memory is meant for."""
        oldest = self._clock.now() - IDLE_MS
        surplus = len(self._slots) - MOST_LOADED
        for table, slot in list(self._slots.items()):
            if slot.touched > oldest and surplus <= 0:
                break
            if not slot.holders:
                del self._slots[table]
                surplus -= 1


class FirstRefusal(NamedTuple):
    """What a Refusal said."""

    why: Why
    message: Say
    ruling: str


class FirstAnswers:
    """The latest answers. What was taken is in the log as well, and found there once it has been
    forgotten here; a refusal is remembered only here."""

    def __init__(self) -> None:
        self._answers: FIFOCache[tuple[TableId, str], Told | FirstRefusal] = FIFOCache(REMEMBERED)

    def told(self, table: TableId, source: str) -> Told | None:
        """The first answer to this input, if it was taken; raises the Refusal if it was not."""
        answer = self._answers.get((table, source))
        if isinstance(answer, FirstRefusal):
            raise Refusal(*answer)
        return answer

    def taken(self, table: TableId, source: str, told: Told) -> None:
        self._answers[table, source] = told._replace(repeated=True)

    def refused(self, table: TableId, source: str, refusal: Refusal) -> None:
        self._answers[table, source] = FirstRefusal(refusal.why, refusal.message, refusal.ruling)
