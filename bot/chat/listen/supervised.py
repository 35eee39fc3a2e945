"""A client whose first connection is its supervisor's business."""

import asyncio
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.shard import Shard

from bot.chat.listen.backoff import Identifies


class SupervisedClient(discord.AutoShardedClient):
    """Raises whatever keeps it from connecting for the first time, for its supervisor's pauses
    grow. discord.py itself would try every five seconds with a traceback, each try inside the
    one before, and tell nobody.

    It offers no way to have it otherwise, and keeps what a launched shard must be entered into
    under two private names. Should these change, no shard can be launched, and the tests say so.
    """

    def __init__(self, *, identifies: Identifies, **options: Any) -> None:
        super().__init__(**options)
        self._identifies = identifies

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Also where Discord has just ended a session, which discord.py answers at once."""
        await super().before_identify_hook(shard_id, initial=initial)
        await self._identifies.turn(shard_id or 0)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        if not initial:
            await super().launch_shard(gateway, shard_id)
            return
        connecting = DiscordWebSocket.from_client(
            self, initial=True, gateway=gateway, shard_id=shard_id
        )
        socket = await asyncio.wait_for(connecting, self.shard_connect_timeout)
        inside: Any = self
        shard = Shard(socket, self, inside._AutoShardedClient__queue.put_nowait)
        inside._AutoShardedClient__shards[shard_id] = shard
        shard.launch()
