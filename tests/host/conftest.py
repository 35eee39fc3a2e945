from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.library import open_game
from tests.host.clock import StandingClock
from tests.host.house import House


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await House(tmp_path, StandingClock()).open()
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def real(tmp_path: Path) -> AsyncIterator[House]:
    """Where the project's own games are played."""
    house = House(tmp_path, StandingClock())
    house.open_game = open_game
    yield await house.open()
    await house.close()
