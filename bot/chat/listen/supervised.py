"""A bot whose first connection is its supervisor's business."""

import asyncio
from typing import Any

import yarl
from discord.ext import commands

from bot.chat.listen.backoff import Identifies

KNOCK_SECONDS = 20.0


class SupervisedBot(commands.AutoShardedBot):
    """Raises whatever keeps it from connecting for the first time, for its supervisor's pauses
    grow. discord.py itself would try every five seconds with a traceback, each try inside the
    one before, and tell nobody."""

    def __init__(self, *, identifies: Identifies, **options: Any) -> None:
        super().__init__(command_prefix=(), help_command=None, **options)
        self._identifies = identifies
        self._launched: set[int] = set()

    async def connect(self, *, reconnect: bool = True) -> None:
        self._launched.clear()
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Also where Discord has just ended a session, which discord.py answers at once."""
        await super().before_identify_hook(shard_id, initial=initial)
        await self._identifies.turn(shard_id or 0)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        if shard_id in self._launched:
            raise ConnectionResetError(f"shard {shard_id} could not be launched")
        if initial:
            await self._knock(gateway)
        self._launched.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def _knock(self, gateway: yarl.URL) -> None:
        """Whether the gateway can be reached at all: what keeps us from it is raised as it is."""
        async with asyncio.timeout(KNOCK_SECONDS):
            socket = await self.http.ws_connect(str(gateway))
            await socket.close()
