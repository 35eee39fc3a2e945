"""/privacy: what is kept of somebody."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer.privacy import show
from bot.chat.listen.client import Spelvarden
from bot.chat.listen.tree import ANYWHERE, helped, named


class Privacy(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    @app_commands.command(name=named("privacy"), description=helped("privacy"))
    @ANYWHERE
    async def privacy(self, interaction: discord.Interaction) -> None:
        await self._bot.answer(interaction, show, private=True)


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Privacy(bot))
