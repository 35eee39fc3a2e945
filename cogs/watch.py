"""/watch: what is played elsewhere on the server."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer.watching import show
from bot.chat.listen.client import Spelvarden
from bot.chat.listen.tree import IN_SERVERS, helped, named


class Watch(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    @app_commands.command(name=named("watch"), description=helped("watch"))
    @IN_SERVERS
    async def watch(self, interaction: discord.Interaction) -> None:
        await self._bot.answer(interaction, show, private=True)


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Watch(bot))
