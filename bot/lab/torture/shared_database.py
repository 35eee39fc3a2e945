"""The same of a store in a PostgreSQL database, whose server may be killed."""

import asyncio
from collections.abc import Sequence

from bot.lab.torture.inspection import Inspection, inspect_store
from bot.lab.torture.protocol import Acknowledged
from bot.lab.torture.shared_store import SharedStore
from bot.settings import Settings
from bot.store.lock import NotReached
from bot.store.postgres.connecting import connect
from bot.store.postgres.session import ENDED, Connection

SOURCES = "SELECT table_id, source, revision FROM inputs WHERE source LIKE $1"
AGAIN_SECONDS = 0.1


class SharedDatabase(SharedStore):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._session: Connection | None = None
        self._using = asyncio.Lock()

    async def made_by(self, interaction: int) -> list[Acknowledged]:
        """Waits for the server if that is away."""
        async with self._using:
            while True:
                try:
                    self._session = self._session or await connect(self._settings.database)
                    found = await self._session.fetch(SOURCES, f"{interaction}%")
                    return [Acknowledged(*row) for row in found]
                except (NotReached, *ENDED):
                    self.leave()
                    await asyncio.sleep(AGAIN_SECONDS)

    async def inspect(self, acknowledged: Sequence[Acknowledged]) -> Inspection:
        async with self._opened() as store:
            return await inspect_store(store, acknowledged, all_ended=False)

    def leave(self) -> None:
        """Ends the session, so that the database may be removed."""
        session, self._session = self._session, None
        if session is not None:
            session.terminate()
