"""/rules and /help."""

from collections.abc import Iterator, Sequence
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

import games
from bot.chat.answer.commands import open_rules
from bot.chat.answer.context import Context
from bot.chat.answer.respond import Reply
from bot.chat.listen import tree
from bot.chat.listen.client import Spelvarden
from bot.chat.press import Press
from bot.chat.render.rules import help_page
from games.kit import message_ids
from games.kit.message_ids import AnyGame
from games.kit.say import Say, say


class Rules(commands.Cog):
    def __init__(self, bot: Spelvarden) -> None:
        self._bot = bot

    @app_commands.command(name=tree.named("rules"), description=tree.helped("rules"))
    @tree.ANYWHERE
    @app_commands.describe(game=tree.worded(say("cogs-parameter-game-help")))
    @app_commands.rename(game=tree.parameter("game"))
    @app_commands.choices(game=tree.game_choices())
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        await self._bot.answer(interaction, partial(open_rules, game=game), private=True)

    @app_commands.command(name=tree.named("help"), description=tree.helped("help"))
    @tree.ANYWHERE
    async def help(self, interaction: discord.Interaction) -> None:
        await self._bot.answer(interaction, told_help, private=True)


async def told_help(ctx: Context, press: Press) -> Reply:
    own = (line for key, with_it in tree.games_by_command().items() for line in _told(key, with_it))
    every = map(games.find, games.names())
    return Reply(whisper=help_page(every, own, ctx.nameless_speech(press.user)))


def _told(command: str, with_it: Sequence[AnyGame]) -> Iterator[Say]:
    """What one of the games' own commands does, in each of them."""
    for game in with_it:
        name, does = message_ids.command(game, command), tree.helped_in(game, command)
        yield say("chat-help-command", name=name, what=does)


async def setup(bot: Spelvarden) -> None:
    await bot.add_cog(Rules(bot))
