"""/rules and /help."""

import discord
from discord import app_commands

import games
from bot.chat.content import Box, Content, Text
from bot.chat.desk import note
from bot.chat.replies import Reply
from bot.chat.safe import markdown
from bot.chat.show.fitting import fitted
from bot.chat.show.speech import game_name
from bot.chat.tree import GUILD_AND_DM, Tree
from games.kit.say import say


def add_to(tree: Tree) -> None:
    desk = tree.dispatcher.desk

    async def told(interaction: discord.Interaction, game: str) -> Reply:
        language = desk.people.language(interaction.user.id)
        chosen = games.find(game)
        prefix = chosen.prefix()
        texts = [f"## {desk.text(game_name(game), language)}"]
        for section in chosen.rules_sections:
            title = desk.text(say(f"{prefix}-rules-{section}-title"), language)
            text = desk.text(say(f"{prefix}-rules-{section}"), language)
            texts.append(f"**{markdown(title)}**\n{markdown(text)}")
        return Reply(whisper=fitted(Content((Box(tuple(map(Text, texts))),))))

    async def helped(interaction: discord.Interaction) -> Reply:
        language = desk.people.language(interaction.user.id)
        return Reply(whisper=note(desk.text(say("cogs-help"), language)))

    @app_commands.describe(game=tree.worded(say("cogs-parameter-game-help")))
    @app_commands.rename(game=tree.worded(say("cogs-parameter-game")))
    @app_commands.choices(game=tree.game_choices())
    async def rules(interaction: discord.Interaction, game: str) -> None:
        await tree.dispatcher.command(interaction, told(interaction, game), private=True)

    async def help_(interaction: discord.Interaction) -> None:
        await tree.dispatcher.command(interaction, helped(interaction), private=True)

    tree.offer("rules", rules, GUILD_AND_DM)
    tree.offer("help", help_, GUILD_AND_DM)
