from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host.ports import Store
from tests.store.engines import ENGINES, Open


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def open_store(engine: str) -> Open:
    return ENGINES[engine]


@pytest_asyncio.fixture
async def store(open_store: Open, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path)
    yield opened
    await opened.close()
