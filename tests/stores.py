"""What a test's bot keeps everything in: a file in a folder, or with `--postgres` a database that
stands for the folder. No lock is held, so that a bot may be as good as killed while another one
begins."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Self

import pytest
import pytest_asyncio

from bot.host.ports import Store
from bot.lab.postgres import Databases
from bot.life import STORE
from bot.settings import DatabaseUrl, Settings
from bot.store.postgres.connecting import connect
from bot.store.postgres.engine import PostgresStore
from bot.store.postgres.session import Session
from bot.store.sqlite.engine import SqliteStore
from tests.store.engines import StorePlace


class InFolders:
    """Which database stands for which folder, while a test has databases."""

    def __init__(self) -> None:
        self._urls: dict[Path, str] = {}
        self._new: Callable[[], Awaitable[str]] | None = None

    @asynccontextmanager
    async def standing_for_folders(self, databases: Databases) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            self._new = lambda: stack.enter_async_context(databases.fresh())
            try:
                yield
            finally:
                self._urls.clear()
                self._new = None

    async def url_of(self, folder: Path) -> str:
        if self._new is not None and folder not in self._urls:
            self._urls[folder] = await self._new()
        return self._urls.get(folder, "")


IN_FOLDERS = InFolders()


@pytest_asyncio.fixture(autouse=True)
async def keeping(request: pytest.FixtureRequest) -> AsyncIterator[None]:
    """Whatever the test opens a store with."""
    if not request.config.getoption("--postgres"):
        yield
        return
    async with IN_FOLDERS.standing_for_folders(request.getfixturevalue("databases")):
        yield


class OwnSession(PostgresStore):
    """Ends the session in which it writes."""

    session: Session

    @classmethod
    async def begin(cls, url: str) -> Self:
        session = Session(await connect(url), "SELECT false")
        try:
            store = await cls.open(url, session)
        except BaseException:
            await session.end()
            raise
        store.session = session
        return store

    async def close(self) -> None:
        await super().close()
        await self.session.end()


async def open_in(folder: Path) -> Store:
    if url := await IN_FOLDERS.url_of(folder):
        return await OwnSession.begin(url)
    return await SqliteStore.open(folder / STORE)


async def rows_in(folder: Path, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What a statement finds or changes in that, beside a bot."""
    url = DatabaseUrl(await IN_FOLDERS.url_of(folder))
    return await StorePlace(Settings(var=folder, database=url)).rows(sql, *values)
