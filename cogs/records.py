"""/record and /leaderboard: what people have reached."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer import leaderboards, records
from bot.chat.listen import tree
from bot.chat.listen.client import Spelvarden
from bot.host.model import NOBODY, User
from games.kit.say import say


class Records(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    @app_commands.command(name=tree.named("record"), description=tree.helped("record"))
    @tree.ANYWHERE
    @app_commands.describe(
        player=tree.worded(say("cogs-parameter-player-help")),
        share=tree.worded(say("cogs-parameter-share-help")),
    )
    @app_commands.rename(player=tree.parameter("player"), share=tree.parameter("share"))
    async def record(
        self,
        interaction: discord.Interaction,
        player: discord.User | None = None,
        share: bool = False,
    ) -> None:
        user = NOBODY if player is None else User(player.id)
        work = partial(records.show, player=user, share=share)
        await self._bot.answer(interaction, work, private=not share)

    @app_commands.command(name=tree.named("leaderboard"), description=tree.helped("leaderboard"))
    @tree.IN_SERVERS
    @app_commands.describe(
        game=tree.worded(say("cogs-parameter-game-help")),
        season=tree.worded(say("cogs-parameter-season-help")),
        share=tree.worded(say("cogs-parameter-share-help")),
    )
    @app_commands.rename(
        game=tree.parameter("game"),
        season=tree.parameter("season"),
        share=tree.parameter("share"),
    )
    @app_commands.choices(game=tree.game_choices())
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        game: str = "",
        season: app_commands.Range[int, 1, 999] | None = None,
        share: bool = False,
    ) -> None:
        work = partial(leaderboards.show, game=game, season=season, share=share)
        await self._bot.answer(interaction, work, private=not share)


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Records(bot))
