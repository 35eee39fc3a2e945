"""`/play` against the bot player: one command, and the match is on."""

from pathlib import Path

import pytest

import games
from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from games.kit.bot_player import LEVELS
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.player import (
    Player,
    asked,
    is_about,
    is_board,
    offers,
    table_of,
    until_board,
)
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.games.every_game import FOR_TWO

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def against(player: Player, channel: str, game: str, level: str) -> SeenMessage:
    """The board of the match that has begun."""
    outcome = await player.someone.slash(channel, "play", game=game, against=level)
    seal = await player.someone.answer(outcome)
    assert "🔒" in all_text(seal) and not seal.ephemeral
    board = await until_board(player, channel)
    assert offers(board, "pause")
    return board


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", games.names())
async def test_one_command_begins_a_match_against_it(stage: Stage, game: str, level: str) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"))
    board = await against(anna, channel, game, level)
    assert f"Spelvärden ({level})" in all_text(board)


@pytest.mark.parametrize("game", FOR_TWO)
async def test_the_hand_is_whispered_below(stage: Stage, game: str) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"))
    table = table_of(await against(anna, channel, game, "hard"))

    def is_kept() -> bool:
        """Both show the same, whatever the bot player has done since."""
        shown = [m for m in anna.someone.sees(channel) if m.ephemeral and is_about(m, table)]
        direct = anna.direct(table)
        return len(shown) == 1 and direct is not None and asked(shown[0]) == asked(direct)

    await anna.someone.until(is_kept, "the hand, as it is in the direct messages")


async def test_a_second_race_has_no_room_in_a_channel(stage: Stage) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"))
    await against(anna, channel, "ordet_fanger", "easy")
    outcome = await anna.someone.slash(channel, "play", game="ordet_fanger", against="easy")
    told = await anna.someone.answer(outcome)
    assert told.ephemeral and "already" in all_text(told)


async def test_it_begins_also_where_the_answer_comes_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then the lobby is another message than the answer."""
    monkeypatch.setattr("bot.chat.answer.respond.PATIENCE_SECONDS", 0.0)
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage, bot_inside(stage):
        channel = await stage.channel()
        anna = Player(await stage.person("Anna"))
        outcome = await anna.someone.slash(channel, "play", game="riftforce", against="easy")
        pointer = await anna.someone.answer(outcome)
        assert not is_board(pointer)
        board = await until_board(anna, channel)
        await anna.someone.until(lambda: offers(anna.newest(board), "pause"), "a match")
