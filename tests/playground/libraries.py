"""Other libraries than discord.py, installed by the test run from their registries."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.playground.dealer import PIXEL
from tests.playground.scenes import Scene

CACHE = Path(__file__).parents[2] / "var" / "test-libraries"
BOTS = Path(__file__).parent / "bots"
_PATIENCE = 120


def discord_js() -> tuple[list[str], dict[str, str]]:
    """The command that runs the bot in discord.js, and what its environment needs."""
    folder = CACHE / "discord.js"
    if not (folder / "node_modules" / "discord.js").exists():
        npm, node = shutil.which("npm"), shutil.which("node")
        if npm is None or node is None:
            pytest.skip("discord.js needs Node.js, which is not on this machine.")
        folder.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        _install("discord.js", [npm, "install", "--prefix", str(folder), *quiet, "discord.js@14"])
    return ["node", str(BOTS / "dealer.js")], {"NODE_PATH": str(folder / "node_modules")}


def hikari() -> tuple[list[str], dict[str, str]]:
    """The same for hikari, which gets a folder of its own beside what the project needs."""
    folder = CACHE / f"hikari-{sys.version_info.major}.{sys.version_info.minor}"
    if not (folder / "hikari").exists():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        _install("hikari", [*pip, "--target", str(folder), "hikari>=2.5,<3"])
    return [sys.executable, str(BOTS / "dealer_hikari.py")], {"PYTHONPATH": str(folder)}


LIBRARIES: dict[str, Callable[[], tuple[list[str], dict[str, str]]]] = {
    "discord.js": discord_js,
    "hikari": hikari,
}


def _install(name: str, command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        pytest.skip(f"{name} could not be installed within {_PATIENCE} seconds.")
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        pytest.skip(f"{name} could not be installed from its registry: {last}")


@asynccontextmanager
async def running_elsewhere(library: str, scene: Scene, **more: str) -> AsyncIterator[str]:
    """The bot in another library, as a process of its own; gives the line it says when ready."""
    command, needs = await asyncio.to_thread(LIBRARIES[library])
    environment = os.environ | needs | more
    environment |= {
        "PLAYGROUND": scene.playground.url,
        "TOKEN": scene.token,
        "PIXEL": PIXEL.hex(),
    }
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None and process.stderr is not None
    trouble = asyncio.create_task(process.stderr.read())
    try:
        async with asyncio.timeout(20):
            said = ""
            while not said.startswith("ready"):
                line = await process.stdout.readline()
                assert line, (await trouble).decode()
                said = line.decode().strip()
        yield said
    except BaseException as error:
        await _end(process)
        error.add_note(f"{library} said: {(await trouble).decode()}")
        error.add_note(_what_went_wrong(scene))
        raise
    finally:
        await _end(process)
        await trouble


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()


def _what_went_wrong(scene: Scene) -> str:
    """The refusals in the transcript, to find out why a test failed."""
    entries = [entry.as_text() for entry in scene.playground.core.transcript]
    bad = [line for line in entries if " unknown " in line or " reply    4" in line]
    return "\n".join(bad)
