"""/roll: dice of one's own, in public; they have nothing to do with any match."""

import secrets
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer.context import Context, note
from bot.chat.answer.respond import Reply
from bot.chat.listen.client import Spelvarden
from bot.chat.listen.tree import ANYWHERE, helped, named, parameter, worded
from bot.chat.press import Press
from bot.chat.safe import markdown
from games.kit.say import malformed, say

MOST_DICE = 10
SHOWS = {6: range(1, 7), 10: range(10)}


class Dice(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    @app_commands.command(name=named("roll"), description=helped("roll"))
    @ANYWHERE
    @app_commands.describe(
        die=worded(say("cogs-parameter-die-help")), count=worded(say("cogs-parameter-count-help"))
    )
    @app_commands.rename(die=parameter("die"), count=parameter("count"))
    @app_commands.choices(
        die=[
            app_commands.Choice(name=worded(say("kit-die", sides=sides)), value=sides)
            for sides in SHOWS
        ]
    )
    async def roll(
        self,
        interaction: discord.Interaction,
        die: int,
        count: app_commands.Range[int, 1, MOST_DICE] = 1,
    ) -> None:
        await self._bot.answer(interaction, partial(rolled, sides=die, count=count), private=False)


async def rolled(ctx: Context, press: Press, sides: int, count: int) -> Reply:
    if sides not in SHOWS or count not in range(1, MOST_DICE + 1):
        raise malformed(say("cogs-forged-command"))
    shows = tuple(secrets.choice(SHOWS[sides]) for _ in range(count))
    each = tuple(map(str, shows))
    die = say("kit-die", sides=sides)
    message = say("cogs-rolled", die=die, shows=each, total=sum(shows), count=count)
    text = ctx.text(message, await ctx.public_language(press))
    return Reply(public=note(markdown(text)))


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Dice(bot))
