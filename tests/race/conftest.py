"""One arena for all tests that don't break it."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.race.arena import Arena, Duel, open_arena

TABLES = 36


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def arena(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arena]:
    var = tmp_path_factory.mktemp("arena") / "var"
    async with open_arena(var, TABLES) as opened:
        yield opened
        assert not opened.stage.refused()
        assert await opened.stage.stop_bot() == 0


@pytest_asyncio.fixture(loop_scope="session")
async def duel(arena: Arena) -> Duel:
    return arena.duel()
