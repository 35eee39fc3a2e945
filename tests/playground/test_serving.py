"""How a playground is started and given more to serve."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from bot.playground import Playground, serve
from bot.playground.records import Application


async def test_it_serves_until_it_is_cancelled() -> None:
    started: asyncio.Future[tuple[str, Application]] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(
        serve(ready=lambda playground, bot: started.set_result((playground.url, bot)), bot="Dice")
    )
    url, application = await started
    headers = {"Authorization": f"Bot {application.token}"}
    async with aiohttp.ClientSession(url, headers=headers) as http:
        async with http.get("/api/v10/users/@me") as reply:
            assert (await reply.json())["username"] == "Dice"
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving
        with pytest.raises(aiohttp.ClientConnectionError):
            await http.get("/api/v10/users/@me")


async def test_a_taken_port_leaves_nothing_behind() -> None:
    async with await Playground.start() as first:
        port = first.core.port
        with pytest.raises(OSError, match="address already in use"):
            await Playground.start(port)
