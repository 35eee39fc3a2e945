"""Why not, and which rule says so: beside the hand, which stays as it is."""

import pytest

from bot.chat.custom_ids import RuleOf, parse
from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import play_turn, start
from tests.chat_end_to_end.player import Player, must_act, offers, table_of
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_TURNS = 30


async def barred_hand(board: SeenMessage, players: list[Player]) -> tuple[Player, SeenMessage]:
    """Plays until there is something that somebody can't play now."""
    for _ in range(MOST_TURNS):
        for player in players:
            hand = await player.hand(board)
            if must_act(hand) and offers(hand, "why"):
                return player, hand
            await play_turn(player, board, table_of(board))
    raise AssertionError("everything could be played")


def rules_of(message: SeenMessage) -> list[str]:
    found = [(button, parse(button.get("custom_id", ""))) for button in buttons(message)]
    return [button["custom_id"] for button, press in found if isinstance(press, RuleOf)]


async def test_the_hand_tells_why_not_and_each_reason_leads_to_its_rule(stage: Stage) -> None:
    channel = await stage.channel()
    players = [Player(await stage.person(name), n) for n, name in enumerate(("Anna", "Bo"))]
    board = await start(stage, channel, "storma_slottet", players)
    player, hand = await barred_hand(board, players)
    before = all_text(hand)
    why = await player.someone.answer(await player.press(hand, "why"))
    assert why.ephemeral and why.id != hand.id and "(SS" in all_text(why)
    assert all_text(player.someone.message(channel, hand.id) or hand) == before
    await stage.kill_bot()
    await stage.start_bot()
    for rule in rules_of(why):
        read = await player.someone.answer(await player.someone.press(why, rule))
        assert read.ephemeral and "Storma slottet!" in all_text(read) and read.id != why.id
    assert rules_of(why)
