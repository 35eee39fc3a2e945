"""At a table, and about one that is over: /table, /hand, /leave, /undo, /give-up, /verify,
/replay."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer.commands import (
    board,
    concede,
    hand,
    is_board_for_one,
    leave,
    take_back,
)
from bot.chat.answer.fairness import verify
from bot.chat.answer.replays import open_replay
from bot.chat.listen.client import Spelvarden
from bot.chat.listen.tree import ANYWHERE, IN_SERVERS, helped, named, parameter, worded
from bot.host.model import TableId
from games.kit.bounds import MOST_MOVES
from games.kit.say import say


class Table(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    @app_commands.command(name=named("table"), description=helped("table"))
    @IN_SERVERS
    async def table(self, interaction: discord.Interaction) -> None:
        await self._bot.answer(interaction, board, private=is_board_for_one)

    @app_commands.command(name=named("hand"), description=helped("hand"))
    @ANYWHERE
    async def hand(self, interaction: discord.Interaction) -> None:
        await self._bot.answer(interaction, hand, private=True)

    @app_commands.command(name=named("leave"), description=helped("leave"))
    @ANYWHERE
    async def leave(self, interaction: discord.Interaction) -> None:
        await self._bot.answer(interaction, leave, private=True)

    @app_commands.command(name=named("undo"), description=helped("undo"))
    @ANYWHERE
    async def undo(self, interaction: discord.Interaction) -> None:
        await self._bot.answer(interaction, take_back, private=True)

    @app_commands.command(name=named("give-up"), description=helped("give-up"))
    @ANYWHERE
    async def concede(self, interaction: discord.Interaction) -> None:
        await self._bot.answer(interaction, concede, private=True)

    @app_commands.command(name=named("verify"), description=helped("verify"))
    @ANYWHERE
    @app_commands.describe(table=worded(say("cogs-parameter-table-help")))
    @app_commands.rename(table=parameter("table"))
    async def verify(
        self, interaction: discord.Interaction, table: app_commands.Range[str, 1, 20] = ""
    ) -> None:
        await self._bot.answer(interaction, partial(verify, table=TableId(table)), private=True)

    @app_commands.command(name=named("replay"), description=helped("replay"))
    @ANYWHERE
    @app_commands.describe(
        match=worded(say("cogs-parameter-match-help")),
        move=worded(say("cogs-parameter-move-help")),
    )
    @app_commands.rename(match=parameter("match"), move=parameter("move"))
    async def replay(
        self,
        interaction: discord.Interaction,
        match: app_commands.Range[str, 1, 40] = "",
        move: app_commands.Range[int, 0, MOST_MOVES] = 0,
    ) -> None:
        work = partial(open_replay, match=match, move=move)
        await self._bot.answer(interaction, work, private=True)


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Table(bot))
