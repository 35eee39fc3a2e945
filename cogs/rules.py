"""/rules and /help."""

import discord
from discord import app_commands

from bot.chat.answer.desk import note
from bot.chat.answer.replies import Reply
from bot.chat.answer.rulebook import open_rules
from bot.chat.answer.tree import GUILD_AND_DM, Tree
from games.kit.say import say


def add_to(tree: Tree) -> None:
    desk = tree.dispatcher.desk

    async def helped(interaction: discord.Interaction) -> Reply:
        language = desk.people.language(interaction.user.id)
        return Reply(whisper=note(desk.text(say("cogs-help"), language)))

    @app_commands.describe(game=tree.worded(say("cogs-parameter-game-help")))
    @app_commands.rename(game=tree.worded(say("cogs-parameter-game")))
    @app_commands.choices(game=tree.game_choices())
    async def rules(interaction: discord.Interaction, game: str) -> None:
        await tree.dispatcher.command(
            interaction, open_rules(desk, interaction, game), private=True
        )

    async def help_(interaction: discord.Interaction) -> None:
        await tree.dispatcher.command(interaction, helped(interaction), private=True)

    tree.offer("rules", rules, GUILD_AND_DM)
    tree.offer("help", help_, GUILD_AND_DM)
