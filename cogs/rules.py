"""/rules and /help."""

import discord
from discord import app_commands

import games
from bot.chat.content import Box, Content, Text
from bot.chat.desk import note
from bot.chat.replies import Reply
from bot.chat.safe import markdown
from bot.chat.show.fitting import fitted
from bot.chat.tree import GUILD_AND_DM, Tree
from games.kit.say import say


def add_to(tree: Tree) -> None:
    desk = tree.dispatcher.desk
    choices = [
        app_commands.Choice(name=tree.worded(say(f"{games.find(key).prefix()}-name")), value=key)
        for key in games.names()
    ]

    async def told(interaction: discord.Interaction, game: str) -> Reply:
        language = desk.people.language(interaction.user.id)
        rules = games.find(game)
        prefix = rules.prefix()
        texts = [f"## {desk.text(say(f'{prefix}-name'), language)}"]
        for section in rules.rules_sections:
            title = desk.text(say(f"{prefix}-rules-{section}-title"), language)
            text = desk.text(say(f"{prefix}-rules-{section}"), language)
            texts.append(f"**{markdown(title)}**\n{markdown(text)}")
        return Reply(whisper=fitted(Content((Box(tuple(map(Text, texts))),))))

    async def helped(interaction: discord.Interaction) -> Reply:
        language = desk.people.language(interaction.user.id)
        return Reply(whisper=note(desk.text(say("cogs-help"), language)))

    @app_commands.describe(game=tree.worded(say("cogs-parameter-game-help")))
    @app_commands.rename(game=tree.worded(say("cogs-parameter-game")))
    @app_commands.choices(game=choices)
    async def rules(interaction: discord.Interaction, game: str) -> None:
        await tree.dispatcher.command(interaction, told(interaction, game), private=True)

    async def help_(interaction: discord.Interaction) -> None:
        await tree.dispatcher.command(interaction, helped(interaction), private=True)

    tree.offer("rules", rules, GUILD_AND_DM)
    tree.offer("help", help_, GUILD_AND_DM)
