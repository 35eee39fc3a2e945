"""The bot as a child of the playground's process, and restarted from the page."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.child import BotAsChild
from bot.life import ToldAlready
from bot.places import PACKAGES
from bot.playground import Playground
from bot.playground import Settings as PlaygroundSettings
from bot.playground.client import Client
from bot.playground.control import SetIntents
from bot.playground.gateway.intents import PRIVILEGED
from bot.settings import SettingError, Settings


async def test_the_bot_is_started_anew_when_it_is_told_to(tmp_path: Path) -> None:
    quick = PlaygroundSettings(identify_limits=False)
    async with (
        await Playground.start(settings=quick) as playground,
        Client(playground.url) as client,
    ):
        application = playground.seeded()
        await client.order(SetIntents(bot=str(application.id), intents=PRIVILEGED))
        (anna, *_) = await client.people()
        eyes = await client.be(anna.id)
        is_online = playground.core.gateway.is_online
        child = BotAsChild(Settings(var=tmp_path), application.token, playground.url)
        running = asyncio.create_task(child.run())
        await eyes.until(lambda: is_online(application.id), "the bot")
        await child.restart()
        await eyes.until(lambda: not is_online(application.id), "it go")
        await eyes.until(lambda: is_online(application.id), "it again")
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
        assert not is_online(application.id)


async def test_a_bot_that_dies_is_heard(tmp_path: Path) -> None:
    async with (
        await Playground.start(settings=PlaygroundSettings(identify_limits=False)) as playground,
        Client(playground.url) as client,
    ):
        application = playground.seeded()
        await client.order(SetIntents(bot=str(application.id), intents=PRIVILEGED))
        (anna, *_) = await client.people()
        eyes = await client.be(anna.id)
        is_online = playground.core.gateway.is_online
        child = BotAsChild(Settings(var=tmp_path), application.token, playground.url)
        running = asyncio.create_task(child.run())
        await eyes.until(lambda: is_online(application.id), "the bot")
        assert child._child is not None
        child._child.kill()
        with pytest.raises(SettingError, match=r"has ended \(code -9\)"):
            await running


async def test_of_a_bot_that_has_said_why_it_ends_nothing_more_is_said(tmp_path: Path) -> None:
    (tmp_path / "store.db").write_bytes(b"junk" * 1000)
    async with await Playground.start() as playground:
        child = BotAsChild(Settings(var=tmp_path), playground.seeded().token, playground.url)
        with pytest.raises(ToldAlready):
            await child.run()


@pytest.mark.timeout(60)
def test_the_bot_ends_with_a_playground_that_is_killed(tmp_path: Path) -> None:
    """What both say comes the same way, which ends once both have ended."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": "",
        "SPELVARDEN_PLAYGROUND_PORT": "0",
        "SPELVARDEN_VAR": str(tmp_path),
        "SPELVARDEN_LOG": "info",
    }
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "run"],
        cwd=PACKAGES,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    ) as playground:
        assert playground.stderr is not None
        while b"is on Discord" not in (line := playground.stderr.readline()):
            assert line, "it has ended"
        os.kill(playground.pid, signal.SIGKILL)
        assert b"Traceback" not in playground.stderr.read()
