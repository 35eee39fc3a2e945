"""A playground with a bot in it and a real Chromium, for all tests here; each test has a server
and people of its own."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from bot.cli import browser
from bot.cli.run import looks as looks_of_games
from bot.playground import Playground, Settings
from bot.playground.settings import Look
from bot.words.words import Words
from tests.browser.looking import FLAGS, Looks
from tests.browser.pictures import board
from tests.browser.stage import Stage, World, open_stage, open_world
from tests.chat_end_to_end.stage import ANSWER_SECONDS
from tests.chat_end_to_end.stage import Stage as BotStage
from tests.chat_end_to_end.stage import open_stage as open_bot_stage

KNOWN = Look(
    "🌋",
    "#2a9d8f",
    (2, 4),
    dict.fromkeys(("sv", "nb", "de", "en"), "Lay elementals along the Rift."),
)

# Discord's limits are all on; only what would make a test wait for nothing is not.
UNHURRIED = Settings(
    identify_limits=False,
    rate_limits=False,
    answer_seconds=ANSWER_SECONDS,
    looks=looks_of_games(Words()),
)
QUICK = Settings(
    identify_limits=False,
    rate_limits=False,
    answer_seconds=ANSWER_SECONDS,
    looks={"riftforce": KNOWN},
    picture=lambda value, language: board(),
)
numbers = itertools.count(1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One event loop for all: the browser and the bot live through every test."""
    for item in items:
        if "tests/browser" in item.path.as_posix() and item.get_closest_marker("asyncio"):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    path = browser.find()
    if path is None:
        told = "There is no Chromium on this machine."
        pytest.fail(told) if browser.is_needed() else pytest.skip(told)
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        await launched.close()


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def stage() -> AsyncIterator[Stage]:
    async with open_stage(QUICK) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def host(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BotStage]:
    """The real bot, in a playground of its own, where nobody is hurried."""
    async with open_bot_stage(tmp_path_factory.mktemp("host") / "var", UNHURRIED) as opened:
        yield opened


@asynccontextmanager
async def open_guests(chromium: Browser, host: BotStage, *, open_dms: bool) -> AsyncIterator[Looks]:
    channel = await host.channel()
    anna, bo = [await host.person(name, "en-GB", open_dms=open_dms) for name in ("Anna", "Bo")]
    table = {"table": anna.channels[channel].name}
    opened = Looks(chromium, World(host, host.server, table, anna, bo))
    yield opened
    await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def guests(chromium: Browser, host: BotStage) -> AsyncIterator[Looks]:
    """Two of the real bot's players, in a channel of their own."""
    async with open_guests(chromium, host, open_dms=True) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def aloof(chromium: Browser, host: BotStage) -> AsyncIterator[Looks]:
    """Two who take no direct messages, in a channel of their own."""
    async with open_guests(chromium, host, open_dms=False) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def world(stage: Stage) -> AsyncIterator[World]:
    async with open_world(stage, next(numbers)) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def looks(chromium: Browser, world: World) -> AsyncIterator[Looks]:
    opened = Looks(chromium, world)
    yield opened
    await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def of_its_own() -> AsyncIterator[Playground]:
    """A playground that nobody else uses, and that has no bot."""
    async with await Playground.start(settings=QUICK) as playground:
        yield playground
