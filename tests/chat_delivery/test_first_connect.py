"""discord.py's first connection to the gateway, as its supervisor needs it: what keeps it from
being made is told at once, and a shard that has been launched is one like any other."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from bot.chat.listen.connection import (
    MISSING_INTENT,
    Identifies,
    SupervisedBot,
    connect,
    until_reached,
)
from bot.host.clock import ChatClock
from bot.playground import Playground, addresses, redirect_discord_py
from bot.playground.control import CloseGateway, PlanFault, SetIntents
from bot.playground.faults import GATEWAY, RequestFault
from bot.settings import SettingError, Token
from tests.chat_delivery.conftest import STRICT
from tests.playground.scenes import Scene, open_scene

PATIENCE_SECONDS = 20.0
INTENTS = discord.Intents(guilds=True, message_content=True)


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with await Playground.start(settings=STRICT) as playground, open_scene(playground) as it:
        redirect_discord_py(*addresses(playground.url))
        yield it


class Watched(SupervisedBot):
    """Tells what becomes of its shard."""

    def __init__(self) -> None:
        super().__init__(
            intents=INTENTS, guild_ready_timeout=0.1, identifies=Identifies(ChatClock())
        )
        self.connected = asyncio.Event()
        self.resumed = asyncio.Event()

    async def on_ready(self) -> None:
        self.connected.set()

    async def on_shard_resumed(self, shard: int) -> None:
        self.resumed.set()


async def test_a_launched_shard_is_discord_pys_own(scene: Scene) -> None:
    """It is among the client's shards, taken up again after a loss, and closed with the client."""
    async with asyncio.timeout(PATIENCE_SECONDS), Watched() as client:
        running = asyncio.create_task(client.start(scene.token))
        await client.connected.wait()
        assert set(client.shards) == {0}
        assert not client.shards[0].is_closed()
        await scene.client.order(CloseGateway(code=4000))
        await client.resumed.wait()
        shard = client.shards[0]
        await client.close()
        await running
    assert shard.is_closed()


async def test_what_keeps_it_from_connecting_is_raised_at_once(scene: Scene) -> None:
    # aiohttp itself tries each twice.
    away = RequestFault(kind="refused", path=GATEWAY, times=2)
    await scene.client.order(PlanFault(fault=away))
    async with asyncio.timeout(PATIENCE_SECONDS), Watched() as client:
        with pytest.raises(aiohttp.ClientError):
            await client.start(scene.token)


async def test_an_intent_that_is_refused_at_once_is_one_sentence(scene: Scene) -> None:
    """Discord closes the very first connection (4014): only whoever runs the bot can mend it."""
    await scene.client.order(SetIntents(bot=scene.bot, intents=0))
    async with asyncio.timeout(PATIENCE_SECONDS):
        with pytest.raises(SettingError) as refused:
            await until_reached(lambda: connect(Token(scene.token), Watched()), ChatClock())
    assert str(refused.value) == MISSING_INTENT
