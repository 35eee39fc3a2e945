"""A client whose first connection is its supervisor's business."""

import asyncio
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.shard import Shard


class SupervisedClient(discord.AutoShardedClient):
    """Raises whatever keeps it from connecting for the first time, for its supervisor's pauses
    grow. discord.py itself would try every five seconds with a traceback, each try inside the
    one before, and tell nobody.

    It offers no way to have it otherwise, and keeps what a launched shard must be entered into
    under two private names. Should these change, no shard can be launched, and the tests say so.
    """

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
