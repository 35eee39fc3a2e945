from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.library import open_game
from tests.host.clock import StandingClock
from tests.host.hosting import Host
from tests.stores import keeping

__all__ = ["keeping"]


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
