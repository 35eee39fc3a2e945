"""discord.py's first connection to the gateway, as its supervisor needs it: what keeps it from
being made is told at once, and a shard that has been launched is one like any other."""

import asyncio
import re
from collections.abc import AsyncIterator
from types import SimpleNamespace

import aiohttp
import discord
import pytest
from msgspec.structs import replace

from bot.chat.deliver.requests import USER_AGENT
from bot.chat.listen.connection import (
    AskedFor,
    Identifies,
    SupervisedBot,
    asked_for,
    connect,
    until_reached,
)
from bot.host.clock import ChatClock
from bot.playground import Playground, addresses, redirect_discord_py
from bot.playground.control import (
    AddMember,
    CloseGateway,
    CreateServer,
    PlanFault,
    SetIntents,
)
from bot.playground.faults import GATEWAY, RequestFault
from bot.settings import Token
from tests.chat_delivery.conftest import STRICT
from tests.playground.scenes import Scene, open_scene

PATIENCE_SECONDS = 20.0
INTENTS = discord.Intents(guilds=True, message_content=True)


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with await Playground.start(settings=STRICT) as playground, open_scene(playground) as it:
        redirect_discord_py(*addresses(playground.url))
        yield it


async def nothing_to_finish() -> None:
    return


class Watched(SupervisedBot):
    """Tells what becomes of its shard."""

    def __init__(
        self, intents: discord.Intents = INTENTS, trace: aiohttp.TraceConfig | None = None
    ) -> None:
        super().__init__(
            intents=intents,
            guild_ready_timeout=0.1,
            identifies=Identifies(ChatClock()),
            http_trace=trace,
        )
        self.connected = asyncio.Event()
        self.resumed = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds between two, which this playground does not insist on."""

    async def on_ready(self) -> None:
        self.connected.set()

    async def on_shard_resumed(self, shard: int) -> None:
        self.resumed.set()


async def test_every_request_tells_who_sends_it_as_discord_wants_it(scene: Scene) -> None:
    told = set[str]()

    async def asked(
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        told.add(params.headers.get("User-Agent", ""))

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(asked)
    async with asyncio.timeout(PATIENCE_SECONDS):
        await asked_for(Token(scene.token), trace, ChatClock())
        await until_ready(Watched(trace=trace), scene)
    assert told == {USER_AGENT}
    assert re.fullmatch(r"DiscordBot \(https://\S+, [\d.]+\) Spelvarden/[\d.]+", USER_AGENT)


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


async def test_an_intent_that_is_refused_at_once_is_not_asked_for_again(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord closes the very first connection (4014)."""
    flags = discord.ApplicationFlags(gateway_message_content=True)
    asking, clock = AskedFor(1, flags), ChatClock()
    await scene.client.order(SetIntents(bot=scene.bot, intents=0))
    asked: list[bool] = []

    async def attempt(intents: discord.Intents) -> None:
        asked.append(intents.message_content)
        await until_ready(Watched(intents), scene)

    async with asyncio.timeout(PATIENCE_SECONDS):
        await until_reached(lambda: asking.connect(attempt), clock)
    assert asked == [True, False]
    assert caplog.text.count("switch on Message Content Intent") == 1


async def test_a_bot_that_has_grown_asks_again_how_many_connections_it_needs() -> None:
    """Discord closes the connection of a bot on too many servers (4011)."""
    small = replace(STRICT, guilds_a_shard=1)
    async with await Playground.start(settings=small) as playground, open_scene(playground) as it:
        redirect_discord_py(*addresses(playground.url))
        shards: list[int | None] = []

        async def attempt() -> None:
            client = Watched()
            if shards:
                await until_ready(client, it)
                shards.append(client.shard_count)
                return
            running = asyncio.create_task(connect(Token(it.token), client, nothing_to_finish))
            await client.connected.wait()
            shards.append(client.shard_count)
            made = await it.client.order(CreateServer(name="Another", owner=it.anna.id))
            await it.client.order(AddMember(server=made["server"], user=it.bot))
            await it.client.order(CloseGateway(code=4011))
            await running

        async with asyncio.timeout(PATIENCE_SECONDS):
            await until_reached(attempt, ChatClock())
    assert shards == [1, 2]


async def until_ready(client: Watched, scene: Scene) -> None:
    """Connects until it is ready, and raises what keeps it from that."""
    running = asyncio.create_task(connect(Token(scene.token), client, nothing_to_finish))
    ready = asyncio.create_task(client.connected.wait())
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
    ready.cancel()
    if running.done():
        running.result()
    running.cancel()
    await asyncio.wait({running})
