"""Databases of a test's own on one server."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import asyncpg


class Databases:
    def __init__(self, url: str) -> None:
        self._url = url

    @asynccontextmanager
    async def fresh(self) -> AsyncIterator[str]:
        """The address of a new database, removed at the end."""
        name = f"spelvarden_{secrets.token_hex(6)}"
        await self._say(f"CREATE DATABASE {name} TEMPLATE template1")
        try:
            yield urlsplit(self._url)._replace(path=f"/{name}").geturl()
        finally:
            await self._say(f"DROP DATABASE {name} WITH (FORCE)")

    async def _say(self, statement: str) -> None:
        session = await asyncpg.connect(self._url)
        try:
            await session.execute(statement)
        finally:
            await session.close()
