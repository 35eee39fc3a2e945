"""The playground that the browser tests look at, with the bot in it, and a server for each test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.playground import Playground, Settings, addresses, redirect_discord_py
from bot.playground.client import Client, Someone
from bot.playground.control import AddMember, CreateServer, SetIntents
from bot.playground.control.execute import execute
from bot.playground.gateway.intents import PRIVILEGED
from tests.browser.showbot import Showbot


@dataclass
class Stage:
    playground: Playground
    client: Client
    bot: str
    restarts: asyncio.Queue[None]
    """One for each time that the page has asked for a new start of the bot."""


@dataclass
class World:
    stage: Stage
    server: str
    channels: dict[str, str]
    anna: Someone
    bo: Someone

    @property
    def table(self) -> str:
        return self.channels["table"]


@asynccontextmanager
async def open_stage(settings: Settings) -> AsyncIterator[Stage]:
    playground = Playground(settings)
    restarts: asyncio.Queue[None] = asyncio.Queue()

    async def restart() -> None:
        restarts.put_nowait(None)

    playground.core.restart_bot = restart
    async with playground:
        await playground.listen()
        owner = playground.core.add_person("owner")
        application = playground.core.add_application("Spelvärden", owner.id)
        bot = str(application.id)
        execute(playground.core, SetIntents(bot=bot, intents=PRIVILEGED))
        redirect_discord_py(*addresses(playground.url))
        async with Client(playground.url) as client, Showbot() as showbot:
            await showbot.login(application.token)
            connection = asyncio.create_task(showbot.connect())
            await showbot.wait_until_ready()
            yield Stage(playground, client, bot, restarts)
            await showbot.close()
            await connection


@asynccontextmanager
async def open_world(stage: Stage, number: int) -> AsyncIterator[World]:
    """A server of its own, with two people of its own who are seen nowhere else."""
    client = stage.client
    anna = await client.person(f"anna{number}", "Anna", "sv-SE")
    made = await client.order(
        CreateServer(name="Spelkvällen", owner=anna.id, channels=["table", "side"])
    )
    bo = await client.person(f"bo{number}", "Bo", "en-GB", [made["server"]])
    await client.order(AddMember(server=made["server"], user=stage.bot))
    yield World(stage, made["server"], made["channels"], anna, bo)
