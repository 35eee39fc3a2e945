"""`./spelvarden`: without a token, the playground with the bot in it."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from bot.places import PACKAGES
from bot.playground.client import Client, Failed, Refused, Someone

pytestmark = pytest.mark.asyncio(loop_scope="session")

PATIENCE_SECONDS = 60.0


async def launch(var: Path) -> asyncio.subprocess.Process:
    settings = {
        "DISCORD_TOKEN": "",
        "SPELVARDEN_VAR": str(var),
        "SPELVARDEN_PLAYGROUND_PORT": "0",
        "PYTHONPATH": str(PACKAGES),
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "bot"),
        env=os.environ | settings,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    return line[line.index("http://") :].strip()


async def opens_a_table(someone: Someone, channel: str) -> bool:
    """Whether the bot is there and answers; returns after some news if it is not."""
    told = len(someone.news)
    try:
        await someone.slash(channel, "play", game="riftforce")
    except (Refused, Failed):
        await someone.until(lambda: len(someone.news) > told, "news")
        return False
    return True


async def until_a_table_stands(url: str) -> None:
    """Anna of the playground opens a table, as soon as the bot is there."""
    async with Client(url) as client:
        people = {person.name: person.id for person in await client.people()}
        anna = await client.be(people["Anna"])
        channel = anna.channel("spelbordet").id
        while not await opens_a_table(anna, channel):
            pass
        await anna.until_sees("🔒", channel)


async def test_without_a_token_it_is_the_playground(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        process = await launch(tmp_path / "var")
        await until_a_table_stands(await address(process))
        second = await launch(tmp_path / "var")
        assert second.stderr is not None
        complaint = (await second.stderr.read()).decode()
        assert await second.wait() == 1
        assert complaint.count("\n") == 1 and "Another playground" in complaint
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(20):
            assert await process.wait() == 0


async def test_the_bot_ends_with_the_playground_however_that_ends(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        process = await launch(tmp_path / "var")
        await until_a_table_stands(await address(process))
        process.kill()
        await process.wait()
        again = await launch(tmp_path / "var")
        await until_a_table_stands(await address(again))
        again.terminate()
        assert await again.wait() == 0
