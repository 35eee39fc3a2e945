"""Two processes with a store in a PostgreSQL database, whose server may crash."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bot.lab.postgres import Databases, Server, running
from bot.lab.torture.disturbing import Disturbed, How, InFolder, Pair, pause
from bot.lab.torture.processes import AT_WORK, Processes, until
from bot.lab.torture.shared_database import SharedDatabase
from bot.settings import DatabaseUrl, Settings

AWAY_SECONDS = (0.1, 1.0)


class InDatabase(InFolder):
    def __init__(self, kept: SharedDatabase, settings: Settings, server: Server) -> None:
        super().__init__(settings, kept)
        self._server = server

    async def disturb(self, pair: Pair, both: Processes, how: How, rng: Random) -> Disturbed:
        match how:
            case "pause":
                return await pause(pair)
            case "crash":
                return await self._crash(pair, rng.uniform(*AWAY_SECONDS))
        return await super().disturb(pair, both, how, rng)

    async def _crash(self, pair: Pair, away: float) -> Disturbed:
        """Whichever is the first to have the lock goes on."""
        before = [process.said(AT_WORK) for process in pair]
        await asyncio.to_thread(self._server.kill)
        await asyncio.sleep(away)
        await asyncio.to_thread(self._server.start)

        def are_at_work() -> list[bool]:
            return [each.said(AT_WORK) > then for each, then in zip(pair, before, strict=True)]

        await until(lambda: any(are_at_work()), AT_WORK)
        at_work = time.monotonic()
        return Disturbed(pair if are_at_work()[0] else Pair(*reversed(pair)), at_work)


@asynccontextmanager
async def in_database(var: Path) -> AsyncIterator[InDatabase]:
    with running() as server:
        async with Databases(server.url).fresh() as url:
            settings = Settings(var=var, database=DatabaseUrl(url))
            kept = SharedDatabase(settings)
            try:
                yield InDatabase(kept, settings, server)
            finally:
                kept.leave()
