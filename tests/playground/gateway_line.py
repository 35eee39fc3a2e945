"""A bare connection to the gateway, for saying what no library would say."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import msgspec

from tests.playground.scenes import Scene


class Line:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.socket = socket
        self.token = token

    async def say(self, operation: int, content: object = None) -> None:
        await self.socket.send_str(msgspec.json.encode({"op": operation, "d": content}).decode())

    async def hear(self, name: str | None = None, operation: int = 0) -> Any:
        """The next payload of this operation (and event); None if the line is closed."""
        async for frame in self.socket:
            payload = msgspec.json.decode(frame.data)
            if payload["op"] == operation and name in (None, payload["t"]):
                return payload
        return None

    async def identify(self, **more: Any) -> None:
        wish: dict[str, Any] = {"token": self.token, "properties": {}, "intents": 1 << 9}
        await self.say(2, wish | more)

    async def close_code(self) -> int | None:
        """With which code the gateway closes the line; events before that are passed over."""
        async for _ in self.socket:
            pass
        return self.socket.close_code


@asynccontextmanager
async def line(scene: Scene, query: str = "?v=10&encoding=json") -> AsyncIterator[Line]:
    async with scene.http.ws_connect(scene.playground.gateway_url + query) as socket:
        yield Line(socket, scene.token)
