"""Ordet fanger from its lobby to the first card, which is drawn by the hand's button. How duels go
on the wire is told by tests/race."""

import pytest

from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, must_act
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_card_is_drawn_by_the_hand_s_button_and_shown_in_the_channel(stage: Stage) -> None:
    channel = await stage.channel()
    names = ("Anna", "Bo", "Cecilie")
    players = [Player(await stage.person(name), seed) for seed, name in enumerate(names)]
    board = await start(stage, channel, "ordet_fanger", players, "start_here")
    anna, bo, _ = players
    for _ in ("the opening", "the card"):
        assert not must_act(await bo.hand(board))
        hand = await anna.hand(board)
        assert must_act(hand)
        await anna.act(hand)
    await bo.someone.until_sees("Anna turns", channel)
