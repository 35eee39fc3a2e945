"""The games' own commands: those such as /draw begin an ask at the table where somebody sits, those
in the menu of a message do something about it."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer.commands import about_message, begin
from bot.chat.listen import tree
from bot.chat.listen.as_data import pointed_at
from bot.chat.listen.client import Spelvarden
from games.kit.message_ids import AnyGame


class Games(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        for key, with_it in tree.games_by_command().items():
            self._bot.tree.add_command(self._command(key, with_it))
        for key, game in tree.message_commands().items():
            self._bot.tree.add_command(self._message_command(key, game))

    def _command(self, key: str, with_it: Sequence[AnyGame]) -> app_commands.Command[Any, [], None]:
        @tree.ANYWHERE
        async def callback(interaction: discord.Interaction) -> None:
            await self._bot.answer(interaction, partial(begin, command=key), private=True)

        return app_commands.Command(
            name=tree.named_by(with_it[0], key),
            description=tree.helped_by(with_it, key),
            callback=callback,
        )

    def _message_command(self, key: str, game: AnyGame) -> app_commands.ContextMenu:
        @tree.IN_SERVERS
        async def callback(interaction: discord.Interaction, message: discord.Message) -> None:
            work = partial(about_message, command=key, message=pointed_at(message))
            await self._bot.answer(interaction, work, private=True)

        name = tree.in_menu(game, key, self._bot.tools.words)
        return app_commands.ContextMenu(name=name, callback=callback)


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Games(bot))
