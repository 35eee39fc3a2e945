"""A bare bot that answers each press by editing its message: the cost of any answer."""

import asyncio
import os

import discord

from bot.playground import redirect_discord_py
from bot.settings import Settings

CHANNEL = "ECHO_CHANNEL"
BUTTON = "echo"


class Echo(discord.AutoShardedClient):
    async def on_ready(self) -> None:
        channel = self.get_partial_messageable(int(os.environ[CHANNEL]))
        await channel.send(view=drawn())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=drawn())


def drawn() -> discord.ui.LayoutView:
    """A message of about a hand's size."""
    view = discord.ui.LayoutView(timeout=None)
    texts = (discord.ui.TextDisplay[discord.ui.LayoutView]("x" * 200) for _ in range(3))
    row = discord.ui.ActionRow[discord.ui.LayoutView](
        discord.ui.Button(label="Echo", custom_id=BUTTON),
        discord.ui.Button(label="Back", custom_id="back"),
    )
    view.add_item(discord.ui.Container(*texts, row))
    view.stop()
    return view


async def main() -> None:
    settings = Settings.read()
    redirect_discord_py(settings.rest, settings.gateway, settings.cdn)
    client = Echo(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
    async with client:
        await client.start(settings.token)


if __name__ == "__main__":
    asyncio.run(main())
