"""/play opens a table, or begins a match against the bot player."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer.lobbies import open_table, play_against_bot_player
from bot.chat.listen import tree
from bot.chat.listen.client import Spelvarden
from games.kit.say import say


class Play(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    @app_commands.command(name=tree.named("play"), description=tree.helped("play"))
    @tree.IN_SERVERS
    @app_commands.describe(
        game=tree.worded(say("cogs-parameter-game-help")),
        against=tree.worded(say("cogs-parameter-against-help")),
    )
    @app_commands.rename(game=tree.parameter("game"), against=tree.parameter("against"))
    @app_commands.choices(game=tree.game_choices(), against=tree.bot_player_choices())
    async def play(
        self, interaction: discord.Interaction, game: str, against: str | None = None
    ) -> None:
        work = (
            partial(open_table, game=game)
            if against is None
            else partial(play_against_bot_player, game=game, level=against)
        )
        await self._bot.answer(interaction, work, private=False)


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Play(bot))
