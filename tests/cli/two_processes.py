"""A playground with two processes of the real bot in it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.cli.several import Several
from bot.lab.torture.processes import until
from bot.playground import Playground
from bot.playground import Settings as PlaygroundSettings
from bot.playground.client import Client
from bot.playground.control import SetIntents
from bot.playground.gateway.intents import PRIVILEGED
from bot.settings import Settings

QUICK = PlaygroundSettings(identify_limits=False, answer_seconds=10.0)


@dataclass
class Pair:
    playground: Playground
    client: Client
    several: Several

    @property
    def states(self) -> list[str]:
        return [each.state for each in self.several.processes]

    async def until_they_are(self, *states: str) -> None:
        await until(lambda: self.states == [*states], f"processes that are {states}")


@asynccontextmanager
async def two_processes(var: Path) -> AsyncIterator[Pair]:
    async with (
        await Playground.start(settings=QUICK) as playground,
        Client(playground.url) as client,
    ):
        application = playground.seeded("Spelvärden")
        await client.order(SetIntents(bot=str(application.id), intents=PRIVILEGED))
        several = Several(Settings(var=var), application.token, playground, 2)
        playground.core.processes = several.processes
        running = asyncio.create_task(several.run())
        pair = Pair(playground, client, several)
        try:
            await pair.until_they_are("at_work", "stands_by")
            yield pair
        finally:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running
