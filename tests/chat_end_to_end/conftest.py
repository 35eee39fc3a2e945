"""One stage for all tests of a file that don't break it, with Discord's limits on; and another one
for what takes minutes, where time passes faster. Each file has its own: what happens on a stage is
told to all who have ever come there, and the tests of all files would make it a crowd.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground import Settings
from tests.chat_end_to_end.stage import BRISK, FULL_LIMITS, HURRIED, Stage, open_stage


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with open_shared_stage(tmp_path_factory.mktemp("stage") / "var", FULL_LIMITS) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def hurried(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with open_shared_stage(tmp_path_factory.mktemp("hurried") / "var", HURRIED) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def brisk(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with open_shared_stage(tmp_path_factory.mktemp("brisk") / "var", BRISK) as opened:
        yield opened


@asynccontextmanager
async def open_shared_stage(var: Path, settings: Settings) -> AsyncIterator[Stage]:
    async with open_stage(var, settings) as opened:
        yield opened
        assert not opened.refused()
        assert not opened.told_by_the_log()
        assert await opened.stop_bot() == 0
