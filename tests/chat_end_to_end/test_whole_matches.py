"""People play whole matches of every game, with Discord's limits on: one by hands that come by
direct message, the other, who takes none, by those that are whispered."""

import pytest

from bot.playground.client import all_text
from tests.chat_end_to_end.matches import play_out, start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage
from tests.games.every_game import FOR_TWO

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("game", FOR_TWO)
async def test_a_whole_match(stage: Stage, game: str) -> None:
    channel = await stage.channel()
    anna = Player(await stage.person("Anna", "sv-SE"), 1)
    bo = Player(await stage.person("Bo", "no", open_dms=False), 2)
    board = await start(stage, channel, game, [anna, bo])
    await play_out(board, [anna, bo])
    assert "Revansch" in all_text(anna.newest(board))
