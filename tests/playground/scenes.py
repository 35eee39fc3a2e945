"""The scene that most tests play in: a server with two channels, Anna, Bo, and a bot's account."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import msgspec

from bot.playground import Playground
from bot.playground.client import Client, Someone
from bot.playground.control import CreateBot, CreateServer
from bot.playground.gateway.intents import PRIVILEGED


@dataclass
class Reply:
    status: int
    body: Any
    headers: dict[str, str] = field(default_factory=dict)


@dataclass
class Scene:
    playground: Playground
    client: Client
    anna: Someone
    bo: Someone
    server: str
    table: str
    """The channel most is done in."""
    side: str
    bot: str
    token: str
    http: aiohttp.ClientSession

    async def rest(
        self, method: str, path: str, body: object = None, *, token: str | None = None, **more: Any
    ) -> Reply:
        """A request as a bot's library sends it."""
        headers = {"Authorization": f"Bot {self.token if token is None else token}"}
        if token == "":
            headers = {}
        if body is not None:
            headers["Content-Type"] = "application/json"
            more["data"] = msgspec.json.encode(body)
        url = f"{self.playground.url}/api/v10{path}"
        async with self.http.request(method, url, headers=headers, **more) as reply:
            raw = await reply.read()
            is_json = reply.content_type == "application/json" and raw
            return Reply(
                reply.status, msgspec.json.decode(raw) if is_json else raw, dict(reply.headers)
            )

    async def post(self, content: str | None = "Hello", **more: Any) -> Any:
        """A message of the bot's at the table."""
        body = {"content": content, **more}
        reply = await self.rest("POST", f"/channels/{self.table}/messages", body)
        assert reply.status == 200, reply.body
        return reply.body


@asynccontextmanager
async def open_scene(playground: Playground) -> AsyncIterator[Scene]:
    async with Client(playground.url) as client, aiohttp.ClientSession() as http:
        anna = await client.person("anna", "Anna", "sv-SE")
        server = await client.order(
            CreateServer(name="Spelkvällen", owner=anna.id, channels=["table", "side"])
        )
        await anna.until(lambda: "table" in {c.name for c in anna.channels.values()})
        bo = await client.person("bo", "Bo", "no", [server["server"]])
        bot = await client.order(
            CreateBot(name="Dealer", owner=anna.id, intents=PRIVILEGED, servers=[server["server"]])
        )
        yield Scene(
            playground=playground,
            client=client,
            anna=anna,
            bo=bo,
            server=server["server"],
            table=server["channels"]["table"],
            side=server["channels"]["side"],
            bot=bot["bot"],
            token=bot["token"],
            http=http,
        )
