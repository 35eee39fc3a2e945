"""/roll: dice of one's own, in public; they have nothing to do with any match."""

import secrets

import discord
from discord import app_commands

from bot.chat.answer.desk import note
from bot.chat.answer.replies import Reply
from bot.chat.answer.tree import GUILD_AND_DM, Tree
from bot.chat.safe import markdown
from games.kit.say import say

MOST_DICE = 10
SHOWS = {6: range(1, 7), 10: range(10)}


def add_to(tree: Tree) -> None:
    desk = tree.dispatcher.desk

    async def rolled(interaction: discord.Interaction, sides: int, count: int) -> Reply:
        shows = tuple(secrets.choice(SHOWS[sides]) for _ in range(count))
        each = tuple(map(str, shows))
        die = say("kit-die", sides=sides)
        message = say("cogs-rolled", die=die, shows=each, total=sum(shows), count=count)
        text = desk.text(message, desk.public_language(interaction.user.id))
        return Reply(public=note(markdown(text)))

    @app_commands.describe(
        die=tree.worded(say("cogs-parameter-die-help")),
        count=tree.worded(say("cogs-parameter-count-help")),
    )
    @app_commands.rename(
        die=tree.worded(say("cogs-parameter-die")), count=tree.worded(say("cogs-parameter-count"))
    )
    @app_commands.choices(
        die=[
            app_commands.Choice(name=tree.worded(say("kit-die", sides=sides)), value=sides)
            for sides in SHOWS
        ]
    )
    async def roll(
        interaction: discord.Interaction,
        die: int,
        count: app_commands.Range[int, 1, MOST_DICE] = 1,
    ) -> None:
        work = rolled(interaction, die, count)
        await tree.dispatcher.command(interaction, work, private=False)

    tree.offer("roll", roll, GUILD_AND_DM)
