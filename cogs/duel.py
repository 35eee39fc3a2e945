"""/answer and /vote: where the game is played in the channel itself."""

import discord
from discord import app_commands

from bot.chat.answer import commands
from bot.chat.answer.tree import GUILD, GUILD_AND_DM, Tree
from games.kit.say import say

LONGEST_ANSWER = 100


def add_to(tree: Tree) -> None:
    dispatcher = tree.dispatcher
    desk = dispatcher.desk

    @app_commands.describe(text=tree.worded(say("cogs-parameter-text-help")))
    @app_commands.rename(text=tree.worded(say("cogs-parameter-text")))
    async def answer(
        interaction: discord.Interaction, text: app_commands.Range[str, 1, LONGEST_ANSWER]
    ) -> None:
        work = commands.answer(desk, interaction, text)
        await dispatcher.command(interaction, work, private=False)

    async def vote(interaction: discord.Interaction) -> None:
        work = commands.begin(desk, interaction, "vote", say("cogs-no-vote-now"))
        await dispatcher.command(interaction, work, private=True)

    tree.offer("answer", answer, GUILD)
    tree.offer("vote", vote, GUILD_AND_DM)
