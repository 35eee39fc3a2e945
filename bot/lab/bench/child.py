"""The programs that are measured: each a process of its own."""

import asyncio
import os
import sys

from bot.places import PACKAGES
from bot.playground import Playground, addresses


async def start_child(
    playground: Playground, token: str, var: str, module: str, *arguments: str, **more: str
) -> asyncio.subprocess.Process:
    """A program that talks to this playground as to Discord; it says only what goes wrong."""
    rest, gateway, cdn = addresses(playground.url)
    environment = os.environ | {
        "DISCORD_TOKEN": token,
        "SPELVARDEN_REST": rest,
        "SPELVARDEN_GATEWAY": gateway,
        "SPELVARDEN_CDN": cdn,
        "SPELVARDEN_VAR": var,
        "SPELVARDEN_LOG": "error",
        "PYTHONPATH": str(PACKAGES),
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", module, *arguments), env=environment | more
    )
