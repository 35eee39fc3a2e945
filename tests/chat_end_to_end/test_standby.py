"""Two processes of one bot: when the one at work ends, the standby goes on at once, and nobody who
presses notices."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground.client import all_text
from tests.chat_end_to_end.matches import is_over, play_out, play_turn, start
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

ANSWERED = '"code":40060'
"""What Discord says of a press that another process has answered."""
ENDS = [signal.SIGKILL, signal.SIGTERM]


@asynccontextmanager
async def two_processes(var: Path) -> AsyncIterator[Stage]:
    async with open_stage(var, FULL_LIMITS) as stage:
        await stage.start_standby()
        yield stage
        assert not [each for each in stage.refused() if ANSWERED not in each]
        assert not stage.told_by_the_log()
        assert "ERROR" not in stage.log and "Traceback" not in stage.log


@pytest.mark.parametrize("end", ENDS)
async def test_a_match_goes_on_with_the_standby(tmp_path: Path, end: signal.Signals) -> None:
    async with two_processes(tmp_path / "var") as stage:
        players = [Player(await stage.person(n), i) for i, n in enumerate(("Anna", "Bo"))]
        board = await start(stage, await stage.channel(), "supertrumf", players)
        await play_turn(players[0], board, table_of(board))
        ended = stage.take_over()
        ended.send_signal(end)
        hands = await asyncio.gather(*(player.hand(board) for player in players))
        assert all("Supertrumf" in all_text(hand) for hand in hands)
        await ended.wait()
        await play_out(board, players)
        assert is_over(players[0], board)
        assert stage.log.count("at work") == 1
