"""What the store of the two processes has kept: read beside them as they work, and at the end. Only
this file and shared_database.py know which engine it is."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from typing import NamedTuple

from bot.host.messages import OutgoingMessage
from bot.host.ports import Store
from bot.lab.torture.inspection import Inspection, inspect
from bot.lab.torture.protocol import Acknowledged
from bot.life import STORE, lock_of
from bot.settings import Settings

SOURCES = "SELECT table_id, source, revision FROM inputs WHERE source GLOB ?"


class AtTheEnd(NamedTuple):
    """All that the tables wanted shown, and the sources of all inputs."""

    messages: list[OutgoingMessage]
    sources: set[str]


class SharedStore:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._file = settings.var / STORE

    async def made_by(self, interaction: int) -> list[Acknowledged]:
        """What a press has led to, as far as it is kept by now."""
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as store:
            found = store.execute(SOURCES, (f"{interaction}*",)).fetchall()
        return [Acknowledged(*row) for row in found]

    async def inspect(self, acknowledged: Sequence[Acknowledged]) -> Inspection:
        """Once no process works with it any more."""
        return await inspect(self._file, acknowledged, all_ended=False)

    async def at_the_end(self) -> AtTheEnd:
        """The same."""
        async with self._opened() as store:
            found = AtTheEnd([], set())
            for table in await store.tables():
                found.messages.extend(await store.messages(table))
                found.sources.update(line.source for line in await store.log(table))
            return found

    @asynccontextmanager
    async def _opened(self) -> AsyncIterator[Store]:
        async with await lock_of(self._settings).take() as held:
            store = await held.open_store()
            try:
                yield store
            finally:
                await store.close()
