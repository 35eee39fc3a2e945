"""Why not, and which rule says so: below the hand, until the turn is over."""

import pytest

from bot.chat.custom_ids import RuleOf, RulesOf, parse
from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.turns import barred_hand

pytestmark = pytest.mark.asyncio(loop_scope="session")


def rules_of(message: SeenMessage) -> list[str]:
    found = [(button, parse(button.get("custom_id", ""))) for button in buttons(message)]
    return [button["custom_id"] for button, press in found if isinstance(press, RuleOf | RulesOf)]


async def test_the_hand_tells_why_not_and_each_reason_leads_to_its_rule(stage: Stage) -> None:
    channel = await stage.channel()
    players = [Player(await stage.person(name), n) for n, name in enumerate(("Anna", "Bo"))]
    board = await start(stage, channel, "storma_slottet", players)
    player, hand = await barred_hand(board, players)
    before = set(all_text(hand).splitlines())
    why = await player.someone.answer(await player.press(hand, "why"))
    assert why.id == hand.id and "Rule: " in all_text(why)
    assert before <= set(all_text(why).splitlines()), "the hand, and below it why not"
    await stage.kill_bot()
    await stage.start_bot()
    whispers = []
    for rule in rules_of(why):
        read = await player.someone.answer(await player.someone.press(why, rule))
        assert read.ephemeral and "Storma slottet!" in all_text(read) and read.id != why.id
        whispers.append(read)
    assert whispers
    for former in whispers[:-1]:
        await player.someone.until(lambda m=former: is_gone(player, m), "one rule at a time")


async def test_what_helped_goes_with_the_turn(stage: Stage) -> None:
    channel = await stage.channel()
    players = [Player(await stage.person(name), n) for n, name in enumerate(("Anna", "Bo"))]
    board = await start(stage, channel, "storma_slottet", players)
    player, hand = await barred_hand(board, players)
    why = await player.someone.answer(await player.press(hand, "why"))
    read = await player.someone.answer(await player.someone.press(why, rules_of(why)[0]))
    hinted = await player.someone.answer(await player.press(why, "hint"))
    assert "💡" in all_text(hinted) and "(SS" not in all_text(hinted), "one at a time"
    await player.act(hinted)
    played = player.newest(hinted)
    assert "💡" not in all_text(played)
    await player.someone.until(lambda: is_gone(player, read), "the rule is gone as well")


def is_gone(player: Player, message: SeenMessage) -> bool:
    return player.someone.message(message.channel, message.id) is None
