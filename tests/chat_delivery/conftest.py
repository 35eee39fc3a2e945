"""A parlour for each test: limits off where they are not what the test is about."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.chat.deliver.limits import Limits, Span
from bot.playground import Playground, Settings
from tests.chat_delivery.parlour import Parlour, open_parlour
from tests.playground.scenes import open_scene
from tests.stores import keeping

__all__ = ["keeping"]

FREE = Settings(identify_limits=False, rate_limits=False, transcript_entries=100_000)
STRICT = Settings(identify_limits=False, transcript_entries=100_000)
SPEED = 10

UNLIMITED = Limits(
    requests=Span(1000, 1),
    posts=Span(1000, 1),
    edits=Span(1000, 1),
    old_edits=Span(1000, 1),
    opened=Span(1000, 1),
    opened_in_all=(Span(1000, 1),),
)


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with (
        await Playground.start(settings=FREE) as playground,
        open_scene(playground) as scene,
        open_parlour(scene, tmp_path, UNLIMITED) as opened,
    ):
        yield opened


@pytest.fixture
async def hurried(tmp_path: Path) -> AsyncIterator[Parlour]:
    """Waits pass fifty times as fast."""
    async with (
        await Playground.start(settings=FREE) as playground,
        open_scene(playground) as scene,
        open_parlour(scene, tmp_path, UNLIMITED, speed=50) as opened,
    ):
        yield opened


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Parlour]:
    """With Discord's limits on, where time passes ten times as fast, here and at Discord."""
    async with (
        await Playground.start(settings=replace(STRICT, clock_speed=SPEED)) as playground,
        open_scene(playground) as scene,
        open_parlour(scene, tmp_path, Limits(), speed=SPEED) as opened,
    ):
        yield opened
