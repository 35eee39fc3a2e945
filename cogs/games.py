"""The games' own commands, such as /draw: each begins an ask at the table where somebody sits."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer.commands import begin
from bot.chat.listen.client import Spelvarden
from bot.chat.listen.tree import ANYWHERE, games_by_command, helped_by, named_by
from games.kit.message_ids import AnyGame


class Games(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        for key, with_it in games_by_command().items():
            self._bot.tree.add_command(self._command(key, with_it))

    def _command(self, key: str, with_it: Sequence[AnyGame]) -> app_commands.Command[Any, [], None]:
        @ANYWHERE
        async def callback(interaction: discord.Interaction) -> None:
            await self._bot.answer(interaction, partial(begin, command=key), private=True)

        return app_commands.Command(
            name=named_by(with_it[0], key), description=helped_by(with_it, key), callback=callback
        )


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Games(bot))
