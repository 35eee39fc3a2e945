"""What the store of the two processes has kept: read beside them as they work, and at the end. Only
this file knows which engine it is."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.host.messages import OutgoingMessage
from bot.lab.torture.inspection import Inspection, inspect
from bot.lab.torture.protocol import Acknowledged
from bot.life import STORE
from bot.store.sqlite.engine import SqliteStore

SOURCES = "SELECT table_id, source, revision FROM inputs WHERE source GLOB ?"


class AtTheEnd(NamedTuple):
    """All that the tables wanted shown, and the sources of all inputs."""

    messages: list[OutgoingMessage]
    sources: set[str]


class SharedStore:
    def __init__(self, var: Path) -> None:
        self._file = var / STORE

    def made_by(self, interaction: int) -> list[Acknowledged]:
        """What a press has led to, as far as it is kept by now."""
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as store:
            found = store.execute(SOURCES, (f"{interaction}*",)).fetchall()
        return [Acknowledged(*row) for row in found]

    async def inspect(self, acknowledged: Sequence[Acknowledged]) -> Inspection:
        """Once no process works with it any more."""
        return await inspect(self._file, acknowledged, all_ended=False)

    async def at_the_end(self) -> AtTheEnd:
        """The same."""
        store = await SqliteStore.open(self._file)
        try:
            found = AtTheEnd([], set())
            for table in await store.tables():
                found.messages.extend(await store.messages(table))
                found.sources.update(line.source for line in await store.log(table))
            return found
        finally:
            await store.close()
