"""/table, /hand, /leave, /draw and /verify: at a table, and about one that is over."""

import discord
from discord import app_commands

from bot.chat.answer import commands
from bot.chat.answer.tree import GUILD, GUILD_AND_DM, Tree
from bot.chat.answer.verifying import verify as verified
from games.kit.say import say


def add_to(tree: Tree) -> None:
    dispatcher = tree.dispatcher
    desk = dispatcher.desk

    async def table(interaction: discord.Interaction) -> None:
        await dispatcher.command(interaction, commands.board(desk, interaction), private=False)

    async def hand(interaction: discord.Interaction) -> None:
        await dispatcher.command(interaction, commands.hand(desk, interaction), private=True)

    async def leave(interaction: discord.Interaction) -> None:
        await dispatcher.command(interaction, commands.leave(desk, interaction), private=True)

    async def draw(interaction: discord.Interaction) -> None:
        work = commands.begin(desk, interaction, "draw", say("cogs-no-draw-now"))
        await dispatcher.command(interaction, work, private=True)

    @app_commands.describe(table=tree.worded(say("cogs-parameter-table-help")))
    @app_commands.rename(table=tree.worded(say("cogs-parameter-table")))
    async def verify(
        interaction: discord.Interaction, table: app_commands.Range[str, 1, 20] = ""
    ) -> None:
        await dispatcher.command(interaction, verified(desk, interaction, table), private=True)

    tree.offer("table", table, GUILD)
    tree.offer("hand", hand, GUILD_AND_DM)
    tree.offer("leave", leave, GUILD_AND_DM)
    tree.offer("draw", draw, GUILD_AND_DM)
    tree.offer("verify", verify, GUILD_AND_DM)
