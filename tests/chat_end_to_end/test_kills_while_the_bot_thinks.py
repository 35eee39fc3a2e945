"""The bot is killed while the bot player thinks, and between its thought and what comes of it: the
match goes on, no move is made twice, and each is thought again the same."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.chat.custom_ids import Doing
from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import is_over
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.realtime import in_duel, posts_of, press_what_is_awaited
from tests.chat_end_to_end.stage import HURRIED, Stage, open_stage
from tests.chat_end_to_end.test_against_the_bot import (
    against_bot_player,
    never,
    play_alone,
    verified,
)
from tests.chat_end_to_end.test_giving_up import answer, asks

pytestmark = pytest.mark.asyncio(loop_scope="session")

Play = Callable[[SeenMessage, Player], Awaitable[None]]
DYING = "tests.chat_end_to_end.thinking_bot"
KILLED = 9


def by_bot_player(stage: Stage) -> list[tuple[str, bytes]]:
    """What its moves are known by, and they themselves, in order."""
    with closing(sqlite3.connect(stage.var / "store.db")) as store:
        return store.execute(
            "SELECT source, body FROM inputs WHERE kind = 'move' AND bot_player IS NOT NULL"
            " ORDER BY revision"
        ).fetchall()


def said(stage: Stage) -> list[bytes]:
    """What it has said aloud that became a move."""
    return [body for source, body in by_bot_player(stage) if "spoken" in source]


async def until_killed(stage: Stage, playing: Coroutine[Any, Any, None]) -> None:
    """Somebody plays, and the bot dies under his fingers."""
    play = asyncio.ensure_future(playing)
    code, _ = await stage.until_ended()
    assert code == KILLED
    play.cancel()
    await asyncio.wait({play})
    await stage.start_bot()


async def race(board: SeenMessage, player: Player, enough: Callable[[], bool] = never) -> None:
    """Leaves all answers to the bot player."""
    async for post in posts_of(board, player):
        if enough():
            return
        if not in_duel([player], post):
            await press_what_is_awaited([player], post)


async def end_and_verify(board: SeenMessage, player: Player) -> None:
    """Gives up, unless the match is over by now."""
    if not is_over(player, board):
        await answer(player, await asks(player, board.channel), surely=True)
    told = await verified(player, board.channel)
    assert "I would make the same" in told and "otherwise" not in told, told


async def begin_and(play: Play, board: SeenMessage, player: Player, do: Doing) -> None:
    await player.press(player.newest(board), do)
    await play(board, player)


@pytest.mark.parametrize("moment", ["thought", "move"])
async def test_a_match_goes_on_with_the_same_move(tmp_path: Path, moment: str) -> None:
    async with open_stage(tmp_path / "var", HURRIED, start=False) as stage:
        await stage.start_bot(module=DYING, DIES_BEFORE=moment)
        channel, anna = await stage.channel(), Player(await stage.person("Anna"))
        board = await against_bot_player(stage, anna, channel, "supertrumf")
        await until_killed(stage, begin_and(play_alone, board, anna, "start"))
        before = len(by_bot_player(stage))
        await play_alone(board, anna, lambda: len(by_bot_player(stage)) > before + 1)
        await end_and_verify(board, anna)
        sources = [source for source, _ in by_bot_player(stage)]
        assert sources == [f"bot 1 {nth}" for nth in range(1, len(sources) + 1)]
        assert stage.refused() == []


@pytest.mark.parametrize("moment", ["post", "heard"])
async def test_a_race_goes_on_and_nothing_said_counts_twice(tmp_path: Path, moment: str) -> None:
    async with open_stage(tmp_path / "var", HURRIED, start=False) as stage:
        await stage.start_bot(module=DYING, DIES_BEFORE=moment)
        channel, anna = await stage.channel(), Player(await stage.person("Anna"))
        board = await against_bot_player(stage, anna, channel, "ordet_fanger")
        await until_killed(stage, begin_and(race, board, anna, "start_here"))
        await race(board, anna, lambda: bool(said(stage)))
        await end_and_verify(board, anna)
        posts = [m for m in anna.someone.sees(channel) if "💬 **Spelvärden" in all_text(m)]
        assert 1 <= len(set(said(stage))) == len(said(stage)) <= len(posts)
        assert stage.refused() == []
