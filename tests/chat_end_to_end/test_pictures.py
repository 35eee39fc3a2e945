"""Pictures travel: drawn by the bot, sent as Discord takes them, seen by whom they are for."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.conftest import open_shared_stage
from tests.chat_end_to_end.matches import open_table, play_turn, start
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def drawn(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A stage on which pictures are shown."""
    var = tmp_path_factory.mktemp("drawn") / "var"
    async with open_shared_stage(var, FULL_LIMITS) as stage:
        await stage.stop_bot()
        await stage.start_bot(SPELVARDEN_PICTURES="on")
        yield stage


async def test_smoke(drawn: Stage) -> None:
    channel = await drawn.channel()
    players = [Player(await drawn.person(name), n) for n, name in enumerate(("Anna", "Bo"))]
    lobby = await open_table(drawn, channel, "storma_slottet", players)
    print(lobby)
    print(all_text(players[0].newest(lobby)))
    await players[0].press(players[0].newest(lobby), "start")
    hand = await players[0].hand(lobby)
    print(hand)
    print(all_text(hand))
    assert 0
