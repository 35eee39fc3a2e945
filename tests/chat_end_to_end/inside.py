"""The bot in the tests' own process, where a test may reach its tables, or add commands that go
wrong as no command should."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from itertools import count
from types import ModuleType

import discord
from discord import app_commands

from bot.bot import run_bot
from bot.chat.answer.router import Work
from bot.chat.listen.client import Spelvarden
from bot.host.clock import ChatClock
from bot.playground import addresses, redirect_discord_py
from bot.settings import Settings, Token
from cogs import EXTENSIONS
from tests.chat_end_to_end.stage import Stage

Setup = Callable[[Spelvarden], Awaitable[None]]

numbers = count(1)


class Extension(Loader):
    """A module that discord.py loads like any other extension."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.name = f"tests.chat_end_to_end.extension_{next(numbers)}"
        module = ModuleType(self.name)
        module.__spec__ = ModuleSpec(self.name, self)
        sys.modules[self.name] = module

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        vars(module)["setup"] = self.setup


def command(name: str, work: Work, *, private: bool = True) -> Setup:
    """A command of this name beside the bot's own; `private` as the router has it."""

    async def setup(bot: Spelvarden) -> None:
        async def callback(interaction: discord.Interaction) -> None:
            await bot.answer(interaction, work, private=private)

        bot.tree.add_command(
            app_commands.Command(name=name, description="For a test", callback=callback),
            override=True,
        )

    return setup


@asynccontextmanager
async def bot_inside(
    stage: Stage, *setups: Setup, clock: ChatClock | None = None, pictures: bool = False
) -> AsyncIterator[None]:
    rest, gateway, cdn = addresses(stage.playground.url)
    redirect_discord_py(rest, gateway, cdn)
    thresholds = gc.get_threshold()
    settings = Settings(
        token=Token(stage.token),
        var=stage.var,
        pictures=pictures,
        emojis=False,
        double_click_ms=0,
    )
    own = [Extension(setup).name for setup in setups]
    running = asyncio.create_task(run_bot(settings, clock or ChatClock(), (*EXTENSIONS, *own)))
    try:
        await stage.until_online()
        yield
    finally:
        running.cancel()
        await asyncio.wait({running})
        gc.set_threshold(*thresholds)
        for name in own:
            with suppress(KeyError):
                del sys.modules[name]


@asynccontextmanager
async def reached_bot(stage: Stage, clock: ChatClock | None = None) -> AsyncIterator[Spelvarden]:
    """The same, for a test that does something with the bot itself."""
    bots: list[Spelvarden] = []

    async def keep(bot: Spelvarden) -> None:
        bots.append(bot)

    async with bot_inside(stage, keep, clock=clock):
        yield bots[-1]
