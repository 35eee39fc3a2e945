from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.host.clock import StandingClock
from tests.host.house import House


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await House(tmp_path, StandingClock()).open()
    yield opened
    await opened.close()
