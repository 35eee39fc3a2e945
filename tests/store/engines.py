"""The engines, and a place of a test's own for a store of each. Whatever is entered here must pass
test_store.py."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.host.ports import Store
from bot.life import lock_of
from bot.settings import Settings
from bot.store.lock import Held, InUse

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

    async def _taken(self) -> Held:
        lock = lock_of(self.settings)
        while True:
            try:
                return await lock.take()
            except InUse:
                await asyncio.sleep(0.01)
