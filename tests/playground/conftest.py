"""A playground for each test, with people in a server; and real bots connected to it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.playground import Playground, Settings
from tests.playground.scenes import Scene, open_scene

# Discord's limits are all on; only what would make a test wait for nothing is not.
QUICK = Settings(identify_limits=False, rate_limits=False)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with await Playground.start(settings=QUICK) as running:
        yield running


@pytest.fixture
async def scene(playground: Playground) -> AsyncIterator[Scene]:
    async with open_scene(playground) as opened:
        yield opened
