"""One stage for all tests that don't break it, with Discord's limits on."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    var = tmp_path_factory.mktemp("stage") / "var"
    async with open_stage(var, FULL_LIMITS) as opened:
        yield opened
        assert not opened.refused()
        assert not opened.told_by_the_log()
        assert await opened.stop_bot() == 0
