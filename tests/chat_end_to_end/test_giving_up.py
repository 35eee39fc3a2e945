"""Giving up, over real sockets: asked once, between two and of more, and through a kill."""

import re
from pathlib import Path

import pytest

from bot.chat.custom_ids import GivingUp, parse
from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import is_over, play_turn, start
from tests.chat_end_to_end.player import Player, controls, offers, table_of
from tests.chat_end_to_end.stage import HURRIED, Stage, open_stage

THEIR_TURN = re.compile(r"\*\*.*(Anna|Cleo).*\*\*\n(⏳.*\n)?🏳️")

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def answer(player: Player, question: SeenMessage, *, surely: bool) -> SeenMessage:
    """Presses one of the two buttons; what then stands there."""
    for button in buttons(question):
        control = parse(button.get("custom_id", ""))
        if isinstance(control, GivingUp) and control.surely is surely:
            await player.someone.press(question, button["custom_id"])
            await player.someone.until(lambda: player.newest(question) != question)
            return player.newest(question)
    raise AssertionError(f"nothing is asked there:\n{all_text(question)}")


async def asks(player: Player, channel: str) -> SeenMessage:
    return await player.someone.answer(await player.someone.slash(channel, "give-up"))


async def three(stage: Stage, channel: str) -> tuple[SeenMessage, Player, Player, Player]:
    anna = Player(await stage.person("Anna"), 1)
    bo = Player(await stage.person("Bo", "sv-SE"), 2)
    cleo = Player(await stage.person("Cleo", "de"), 3)
    board = await start(stage, channel, "supertrumf", [anna, bo, cleo])
    return board, anna, bo, cleo


async def two_play_out(board: SeenMessage, anna: Player, cleo: Player) -> None:
    """Whatever the clock does for the third."""
    while not is_over(anna, board):
        await play_turn(anna, board, table_of(board))
        await play_turn(cleo, board, table_of(board))
        await anna.someone.until(
            lambda: is_over(anna, board) or THEIR_TURN.search(all_text(anna.newest(board)))
        )


async def test_between_two_it_is_asked_once_and_ends_the_match(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "storma_slottet", [anna, bo])
    hand = await anna.hand(board)
    question = await anna.someone.answer(await anna.press(hand, "concede"))
    assert "the match ends here and the win goes to Bo" in all_text(question)
    assert question.ephemeral and not bo.someone.message(channel, question.id)
    stays = await answer(anna, question, surely=False)
    assert "You’re still in the match." in all_text(stays) and not buttons(stays)
    assert not is_over(bo, board)
    first = await anna.someone.answer(await anna.press(anna.newest(hand), "concede"))
    second = await asks(anna, channel)
    await anna.someone.until(lambda: anna.someone.message(channel, first.id) is None, "one alone")
    assert "You gave up." in all_text(await answer(anna, second, surely=True))
    await bo.someone.until(lambda: is_over(bo, board), "the end")
    shown = all_text(bo.newest(board))
    assert "Anna gave up: the win goes to Bo." in shown
    assert offers(bo.newest(board), "rematch")
    await anna.someone.until(lambda: not buttons(anna.newest(hand)), "a hand without buttons")


async def test_an_old_question_gives_up_no_rematch(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "riftforce", [anna, bo])
    old = await asks(anna, channel)
    given_up = await answer(bo, await asks(bo, channel), surely=True)
    assert "You gave up." in all_text(given_up)
    await anna.someone.until(lambda: is_over(anna, board), "the end")
    await anna.press(anna.newest(board), "rematch")
    lobby = await anna.someone.until_sees("A rematch!")
    await bo.press(bo.newest(lobby), "join")
    await anna.someone.until(lambda: offers(anna.newest(lobby), "hand"), "the next match")
    too_late = await answer(anna, old, surely=True)
    assert "This match is over." in all_text(too_late) and not buttons(too_late)
    assert not is_over(bo, lobby)


async def test_of_three_two_play_on_to_the_end_through_a_kill(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", HURRIED) as stage:
        channel = await stage.channel()
        board, anna, bo, cleo = await three(stage, channel)
        question = await asks(bo, channel)
        assert "Om du ger upp spelar de andra vidare." in all_text(question)
        await stage.kill_bot()
        await stage.start_bot()
        assert "Du gav upp." in all_text(await answer(bo, question, surely=True))
        await anna.someone.until(
            lambda: "Gave up: Bo. The others play on." in all_text(anna.newest(board))
        )
        hand = await bo.hand(board)
        assert "Du har gett upp. De andra spelar vidare." in all_text(hand)
        assert not list(controls(hand)) and not offers(hand, "concede")
        again = await asks(bo, channel)
        assert "Du har redan gett upp." in all_text(again)
        await stage.kill_bot()
        await stage.start_bot()
        await two_play_out(board, anna, cleo)
        scores = all_text(anna.newest(board)).rpartition(" · ")[2]
        assert scores.startswith("Bo "), "who gave up comes last"
        assert stage.refused() == []


async def test_what_was_asked_before_is_asked_anew_if_it_leads_to_something_else(
    stage: Stage,
) -> None:
    channel = await stage.channel()
    board, anna, bo, cleo = await three(stage, channel)
    question = await asks(anna, channel)
    assert "you come last, however many cards you win" in all_text(question)
    await answer(cleo, await asks(cleo, channel), surely=True)
    again = await answer(anna, question, surely=True)
    assert "the match ends here and the win goes to Bo" in all_text(again)
    assert not is_over(bo, board)
    assert "You gave up." in all_text(await answer(anna, again, surely=True))
    await bo.someone.until(lambda: is_over(bo, board), "the end")
    assert table_of(board) == table_of(bo.newest(board))


async def test_a_match_that_is_paused_can_be_given_up_and_a_lobby_not(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "riftforce", [anna, bo])
    await anna.press(anna.newest(board), "pause")
    assert "You gave up." in all_text(await answer(bo, await asks(bo, channel), surely=True))
    await anna.someone.until(lambda: is_over(anna, board), "the end")
    refused = await asks(bo, channel)
    assert "You’re not at any table." in all_text(refused)
