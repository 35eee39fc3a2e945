"""/play opens a table."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer.lobbies import open_table
from bot.chat.listen.client import Spelvarden
from bot.chat.listen.tree import IN_SERVERS, game_choices, helped, named, parameter, worded
from games.kit.say import say


class Play(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    @app_commands.command(name=named("play"), description=helped("play"))
    @IN_SERVERS
    @app_commands.describe(game=worded(say("cogs-parameter-game-help")))
    @app_commands.rename(game=parameter("game"))
    @app_commands.choices(game=game_choices())
    async def play(self, interaction: discord.Interaction, game: str) -> None:
        await self._bot.answer(interaction, partial(open_table, game=game), private=False)


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Play(bot))
