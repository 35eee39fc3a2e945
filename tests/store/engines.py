"""The engines, and a place of a test's own for a store of each. Whatever is entered here must pass
test_store.py."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

import asyncpg

from bot.host.ports import Store
from bot.life import STORE, lock_of
from bot.settings import Settings
from bot.store.lock import Held, InUse
from bot.store.postgres.dialect import translated

ENGINES = ("sqlite", "postgres")
FREED_SECONDS = 10.0
"""A server takes a moment to notice that a process has been killed."""


class StorePlace:
    """Where one store lies, in a folder or in a database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        async with asyncio.timeout(FREED_SECONDS):
            held = await self._taken()
        async with held:
            store = await held.open_store()
            try:
                yield store
            finally:
                await store.close()

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a statement finds or changes beside a bot."""
        if not self.settings.database:
            with closing(sqlite3.connect(self.settings.var / STORE)) as file, file:
                return file.execute(sql, values).fetchall()
        session = await asyncpg.connect(self.settings.database)
        try:
            return [tuple(row) for row in await session.fetch(translated(sql), *values)]
        finally:
            await session.close()

    async def columns(self) -> list[str]:
        """Each as table.column."""
        kept = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        of_table = "SELECT name FROM pragma_table_info(?)"
        if self.settings.database:
            of_schema = "FROM information_schema.columns WHERE table_schema = current_schema()"
            kept = f"SELECT DISTINCT table_name {of_schema}"
            of_table = f"SELECT column_name {of_schema} AND table_name = ?"
        tables = [table for (table,) in await self.rows(kept)]
        found = [(table, await self.rows(of_table, table)) for table in tables]
        return [f"{table}.{column}" for table, columns in found for (column,) in columns]

    async def _taken(self) -> Held:
        lock = lock_of(self.settings)
        while True:
            try:
                return await lock.take()
            except InUse:
                await asyncio.sleep(0.01)
