"""/history: matches that are over."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answer.history import show
from bot.chat.listen import tree
from bot.chat.listen.client import Spelvarden
from bot.host.model import NOBODY, User
from games.kit.say import say

OWN, SERVER = "own", "server"


class History(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    @app_commands.command(name=tree.named("history"), description=tree.helped("history"))
    @tree.ANYWHERE
    @app_commands.describe(
        of=tree.worded(say("cogs-parameter-of-help")),
        player=tree.worded(say("cogs-parameter-player-help")),
        game=tree.worded(say("cogs-parameter-game-help")),
        share=tree.worded(say("cogs-parameter-share-help")),
    )
    @app_commands.rename(
        of=tree.parameter("of"),
        player=tree.parameter("player"),
        game=tree.parameter("game"),
        share=tree.parameter("share"),
    )
    @app_commands.choices(
        of=[
            app_commands.Choice(
                name=tree.worded(say("chat-history-title", of=of, who="")), value=of
            )
            for of in (OWN, SERVER)
        ],
        game=tree.game_choices(),
    )
    async def history(
        self,
        interaction: discord.Interaction,
        of: str = OWN,
        player: discord.User | None = None,
        game: str = "",
        share: bool = False,
    ) -> None:
        work = partial(
            show,
            of_server=of == SERVER,
            player=NOBODY if player is None else User(player.id),
            game=game,
            share=share,
        )
        await self._bot.answer(interaction, work, private=not share)


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(History(bot))
