"""/answer: where a game is played in the channel itself."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer.commands import answer
from bot.chat.listen.client import Spelvarden
from bot.chat.listen.tree import IN_SERVERS, helped, named, parameter, worded
from games.kit.say import say

LONGEST_ANSWER = 100


class Answer(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    @app_commands.command(name=named("answer"), description=helped("answer"))
    @IN_SERVERS
    @app_commands.describe(text=worded(say("cogs-parameter-text-help")))
    @app_commands.rename(text=parameter("text", "answer"))
    async def answer(
        self, interaction: discord.Interaction, text: app_commands.Range[str, 1, LONGEST_ANSWER]
    ) -> None:
        await self._bot.answer(interaction, partial(answer, text=text), private=False)


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Answer(bot))
