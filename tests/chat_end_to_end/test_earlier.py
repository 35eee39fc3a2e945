"""Looking back: the rounds of a match, one at a time, from the board and from the hand."""

import pytest

from bot.chat.custom_ids import parse
from bot.chat.looking_controls import OfRound
from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import play_out, play_turn, start
from tests.chat_end_to_end.player import Player, offers, table_of
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

TURNS = 6
"""How many turns of each: some rounds."""


async def played(stage: Stage, channel: str) -> tuple[SeenMessage, list[Player]]:
    players = [Player(await stage.person(name), n) for n, name in enumerate(("Anna", "Bo"))]
    board = await start(stage, channel, "supertrumf", players)
    for player in players * TURNS:
        await play_turn(player, board, table_of(board))
    return board, players


async def look_back(player: Player, board: SeenMessage) -> SeenMessage:
    await player.someone.until(lambda: offers(player.newest(board), "earlier"), "a round")
    return await player.someone.answer(await player.press(player.newest(board), "earlier"))


def turning(page: SeenMessage) -> dict[int, bool]:
    """To which rounds a page leads, and whether it can be turned there."""
    found = [(button, parse(button.get("custom_id", ""))) for button in buttons(page)]
    return {
        press.round: not button.get("disabled", False)
        for button, press in found
        if isinstance(press, OfRound)
    }


async def turned(player: Player, page: SeenMessage, to: int) -> SeenMessage:
    for button in buttons(page):
        press = parse(button["custom_id"])
        if isinstance(press, OfRound) and press.round == to:
            return await player.someone.answer(
                await player.someone.press(page, button["custom_id"])
            )
    raise AssertionError(f"no way to round {to}")


async def test_rounds_are_told_one_by_one_the_newest_first(stage: Stage) -> None:
    channel = await stage.channel()
    board, (anna, _) = await played(stage, channel)
    page = await look_back(anna, board)
    count = max(number for number, is_there in turning(page).items()) - 1
    assert page.ephemeral and f"Round {count} of {count}" in all_text(page)
    assert turning(page) == {count - 1: True, count + 1: False}
    told = {all_text(page)}
    for number in reversed(range(1, count)):
        shown = await turned(anna, page, number)
        assert shown.id == page.id, "in place of the one that was read"
        assert f"Round {number} of {count}" in all_text(shown)
        told.add(all_text(shown))
        page = shown
    assert len(told) == count
    assert turning(page) == {0: False, 2: True}
    assert "you" in all_text(page)
    stranger = Player(await stage.person("Carl"))
    seen = await look_back(stranger, board)
    assert "Anna" in all_text(seen) and "You play" not in all_text(seen)


async def test_the_hand_and_a_match_that_is_over_have_it_too(stage: Stage) -> None:
    channel = await stage.channel()
    board, (anna, bo) = await played(stage, channel)
    before = await look_back(anna, board)
    hand = await anna.hand(board)
    page = await anna.someone.answer(await anna.press(hand, "earlier"))
    assert page.id != hand.id and all_text(page) == all_text(before)
    await anna.someone.until(
        lambda: anna.someone.message(channel, before.id) is None, "one of them"
    )
    await play_out(board, [anna, bo])
    last = await look_back(bo, board)
    assert "Round" in all_text(last) and turning(last)
