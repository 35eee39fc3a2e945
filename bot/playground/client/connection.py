"""A connection to a playground, for its people and for who runs it."""

from collections.abc import Iterable
from types import TracebackType
from typing import Any, Self

import aiohttp
import msgspec

from bot.playground import control
from bot.playground.client.screen import Refused
from bot.playground.client.someone import Someone
from bot.playground.people.views import Person
from bot.playground.records import JSON


class Client:
    """A connection to a playground, for its people and for who runs it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._people: list[Someone] = []

    async def __aenter__(self) -> Self:
        # Each person's open client holds a connection, and there may be any number of people.
        self._http = aiohttp.ClientSession(self.url, connector=aiohttp.TCPConnector(limit=0))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for someone in self._people:
            await someone.close()
        await self._http.close()

    async def person(
        self,
        username: str,
        name: str | None = None,
        locale: str = "en-US",
        servers: Iterable[str] = (),
    ) -> Someone:
        """Somebody new, who looks at once."""
        return await self.be((await self.newcomer(username, name, locale, servers)).id)

    async def newcomer(
        self,
        username: str,
        name: str | None = None,
        locale: str = "en-US",
        servers: Iterable[str] = (),
    ) -> Person:
        """Somebody new, who has no client open yet."""
        wish = {"username": username, "name": name, "locale": locale, "servers": [*servers]}
        return msgspec.convert(await self._post("/people", wish), Person)

    async def be(self, person: str) -> Someone:
        """Somebody who is there already."""
        socket = await self._http.ws_connect(f"/people/{person}/socket", max_msg_size=0)
        someone = Someone(socket, self._http)
        await someone.start()
        self._people.append(someone)
        return someone

    async def people(self) -> list[Person]:
        async with self._http.get("/people") as reply:
            return msgspec.json.decode(await reply.read(), type=list[Person])

    async def order(self, order: control.Order) -> JSON:
        """Do what only the one who runs the playground can."""
        done: JSON = await self._post("/control/act", msgspec.to_builtins(order))
        return done

    async def transcript(self) -> str:
        async with self._http.get("/control/transcript") as reply:
            return await reply.text()

    async def fetch(self, url: str) -> bytes:
        """A file at the address that a message shows."""
        async with self._http.get(url.removeprefix(self.url)) as reply:
            reply.raise_for_status()
            return await reply.read()

    async def _post(self, path: str, body: object) -> Any:
        async with self._http.post(path, data=msgspec.json.encode(body)) as reply:
            answer = msgspec.json.decode(await reply.read())
        if reply.status >= 400:
            raise Refused(answer["refused"])
        return answer
