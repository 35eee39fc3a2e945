"""The bot in the tests' own process, where a test may reach its tables, or add commands that go
wrong as no command should."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.bot import run_bot
from bot.chat.answer.desk import Desk
from bot.chat.answer.replies import Reply
from bot.chat.answer.tree import Tree
from bot.chat.listen.client import AddCommands
from bot.host.clock import ChatClock
from bot.playground import addresses, redirect_discord_py
from bot.settings import Settings, Token
from cogs import add_all
from tests.chat_end_to_end.stage import Stage

Work = Callable[[Desk, discord.Interaction], Coroutine[Any, Any, Reply]]


def commands_and(name: str, work: Work, *, private: bool = True) -> AddCommands:
    """The bot's commands, and one of this name; `private` as the dispatcher has it."""

    def add(tree: Tree) -> None:
        add_all(tree)

        @tree.command(name=name, description="For a test")
        async def command(interaction: discord.Interaction) -> None:
            done = work(tree.dispatcher.desk, interaction)
            await tree.dispatcher.command(interaction, done, private=private)

    return add


@asynccontextmanager
async def bot_inside(
    stage: Stage, add_commands: AddCommands, clock: ChatClock | None = None
) -> AsyncIterator[None]:
    rest, gateway, cdn = addresses(stage.playground.url)
    redirect_discord_py(rest, gateway, cdn)
    thresholds, switching = gc.get_threshold(), sys.getswitchinterval()
    settings = Settings(token=Token(stage.token), var=stage.var)
    running = asyncio.create_task(run_bot(settings, add_commands, clock or ChatClock()))
    try:
        await stage.until_online()
        yield
    finally:
        running.cancel()
        await asyncio.wait({running})
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(switching)
