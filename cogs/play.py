"""/play opens a table."""

import discord
from discord import app_commands

from bot.chat.answer.lobbies import open_table
from bot.chat.answer.tree import GUILD, Tree
from games.kit.say import say


def add_to(tree: Tree) -> None:
    @app_commands.describe(game=tree.worded(say("cogs-parameter-game-help")))
    @app_commands.rename(game=tree.worded(say("cogs-parameter-game")))
    @app_commands.choices(game=tree.game_choices())
    async def play(interaction: discord.Interaction, game: str) -> None:
        dispatcher = tree.dispatcher
        work = open_table(dispatcher.desk, interaction, game)
        await dispatcher.command(interaction, work, private=False)

    tree.offer("play", play, GUILD)
