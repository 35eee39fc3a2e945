from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.host.ports import Store
from bot.settings import DatabaseUrl, Settings
from tests.store.engines import ENGINES, StorePlace


@pytest.fixture(params=ENGINES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> StorePlace:
    url = request.getfixturevalue("database_url") if request.param == "postgres" else ""
    return StorePlace(Settings(var=tmp_path, database=DatabaseUrl(url)))


@pytest_asyncio.fixture
async def store(place: StorePlace) -> AsyncIterator[Store]:
    async with place.opened() as opened:
        yield opened
