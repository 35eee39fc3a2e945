from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.library import open_game
from tests.host.clock import StandingClock
from tests.host.hosting import Host
from tests.stores import IN_FOLDERS


@pytest_asyncio.fixture(autouse=True)
async def keeping(request: pytest.FixtureRequest) -> AsyncIterator[None]:
    """Whatever the test opens a store with."""
    if not request.config.getoption("--postgres"):
        yield
        return
    async with IN_FOLDERS.standing_for_folders(request.getfixturevalue("databases")):
        yield


@pytest_asyncio.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    opened = await Host(tmp_path, StandingClock()).open()
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def real(tmp_path: Path) -> AsyncIterator[Host]:
    """Where the project's own games are played."""
    host = Host(tmp_path, StandingClock())
    host.open_game = open_game
    yield await host.open()
    await host.close()
