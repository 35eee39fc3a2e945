"""What goes wrong in a way that nobody thought of: whoever acted gets a sentence, and the log is
told once of what it was."""

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.chat.desk import by
from bot.chat.replies import Reply
from bot.chat.running import run_bot
from bot.chat.tree import Tree
from bot.playground import addresses, redirect_discord_py
from bot.playground.client import all_text
from bot.settings import Settings, Token
from bot.tables.acts import Turned
from bot.tables.clock import ChatClock
from bot.tables.table import Table
from cogs import add_all
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


def add_all_and_break(tree: Tree) -> None:
    """The bot's commands, and /break: a move that fails as none should."""
    add_all(tree)
    desk = tree.dispatcher.desk

    def fail(table: Table) -> Turned:
        raise ZeroDivisionError("the rules are broken")

    async def broken(interaction: discord.Interaction) -> Reply:
        (table,) = desk.tables.directory.of(interaction.user.id)
        await desk.tables._flow.act(table, by(interaction), fail)
        return Reply()

    @tree.command(name="break", description="Break the rules")
    async def break_(interaction: discord.Interaction) -> None:
        await tree.dispatcher.command(interaction, broken(interaction), private=True)

    assert isinstance(break_, app_commands.Command)


@asynccontextmanager
async def breakable(stage: Stage) -> AsyncIterator[None]:
    """The bot in this process, with one command more."""
    rest, gateway, cdn = addresses(stage.playground.url)
    redirect_discord_py(rest, gateway, cdn)
    thresholds, switching = gc.get_threshold(), sys.getswitchinterval()
    settings = Settings(token=Token(stage.token), var=stage.var)
    running = asyncio.create_task(run_bot(settings, add_all_and_break, ChatClock()))
    try:
        await stage.until_online()
        yield
    finally:
        running.cancel()
        await asyncio.wait({running})
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(switching)


async def test_a_failure_is_told_once_to_the_log_and_in_a_sentence_to_whoever_acted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage,
        breakable(stage),
    ):
        channel = await stage.channel()
        anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
        board = await start(stage, channel, "riftforce", [anna, bo])
        told = await anna.someone.answer(await anna.someone.slash(channel, "break"))
        assert "Something went wrong on my side" in all_text(told)
        (record,) = [each for each in caplog.records if each.levelno >= logging.ERROR]
        assert record.exc_info is not None and record.exc_info[0] is ZeroDivisionError
        for part in ("command=break", channel, anna.someone.id):
            assert part in record.getMessage()
        assert "Hand:" in all_text(await bo.hand(board))
