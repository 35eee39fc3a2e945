"""Who leaves a match over real sockets: the others decide, the bot player plays on, somebody else
takes the seat, and who left comes back."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.leaving import (
    about_seat,
    decide,
    leave,
    of_absent,
    question,
    until_told,
)
from tests.chat_end_to_end.matches import is_over, play_turn, start
from tests.chat_end_to_end.player import Player, controls, must_act, table_of
from tests.chat_end_to_end.realtime import play_until_duel, posts_of, press_what_is_awaited, race
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.repeating import times

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_TURNS = 2_000
REPLACED_IN = times(1, long=3)
FEW_MOVES = 2


async def people(stage: Stage, *names: str) -> list[Player]:
    return [Player(await stage.person(name, "en-GB"), 1) for name in names]


async def verified(player: Player, channel: str) -> str:
    outcome = await player.someone.slash(channel, "verify")
    return all_text(await player.someone.answer(outcome))


async def bot_player_plays(stage: Stage, player: Player, board: SeenMessage, seat: int) -> None:
    """This person plays on until the bot player has made moves at a seat, or it is over."""
    table = table_of(player.newest(board))
    line = re.compile(rf"table={table} revision=\d+ kind=move seat={seat}\b")
    enough = len(line.findall(stage.log)) + FEW_MOVES

    def has_played() -> bool:
        return len(line.findall(stage.log)) >= enough or is_over(player, board)

    while not has_played():
        await play_turn(player, board, table)
        await player.someone.until(
            lambda: has_played() or any_awaited([player], table), "a move of the bot player's"
        )


async def until_turn(board: SeenMessage, players: Sequence[Player]) -> None:
    """Nobody else moves then: the match can't end before one of these has moved."""
    table = table_of(players[0].newest(board))
    await players[0].someone.until(
        lambda: is_over(players[0], board) or any_awaited(players, table), "a turn, or the end"
    )


def any_awaited(players: Sequence[Player], table: str) -> bool:
    hands = [player.direct(table) for player in players]
    return any(hand is not None and must_act(hand) for hand in hands)


async def play_out(board: SeenMessage, players: Sequence[Player]) -> None:
    """To the end, with the bot player at the seats of all others."""
    table = table_of(players[0].newest(board))
    for _ in range(MOST_TURNS):
        await until_turn(board, players)
        if is_over(players[0], board):
            return
        for player in players:
            await play_turn(player, board, table)
    raise AssertionError("no end in sight")


@pytest.mark.parametrize("game", ["storma_slottet", "supertrumf", "riftforce"][:REPLACED_IN])
async def test_a_leaver_is_replaced_by_bot_player_then_by_another_then_comes_back(
    hurried: Stage, game: str
) -> None:
    channel = await hurried.channel()
    kim, bo, dag = await people(hurried, "Kim", "Bo", "Dag")
    board = await start(hurried, channel, game, [kim, bo])
    table = table_of(kim.newest(board))
    for player in (kim, bo):
        await play_turn(player, board, table)
    await leave(bo, channel)
    await decide([kim], board, "hard")
    await until_told(kim, channel, "I’m playing for")
    await bot_player_plays(hurried, kim, board, 1)
    await until_turn(board, [kim])
    if not is_over(kim, board):
        await about_seat(kim, board, "again")
        await decide([kim], board, "open")
        await about_seat(dag, board, "sit")
        await until_told(kim, channel, "is now playing for")
        for player in (kim, dag):
            await play_turn(player, board, table)
        await until_turn(board, [kim, dag])
    if not is_over(kim, board):
        assert "You’re not at this table." in all_text(await bo.hand(board))
        await leave(dag, channel)
        await about_seat(bo, board, "back")
        await until_told(kim, channel, "is now playing for")
    await play_out(board, [kim, bo])
    told = await verified(kim, channel)
    assert "would make the same ones again" in told, told


async def test_bot_player_races_for_a_leaver_until_he_comes_back(hurried: Stage) -> None:
    channel = await hurried.channel()
    kim, bo = await people(hurried, "Kim", "Bo")
    board = await start(hurried, channel, "ordet_fanger", [kim, bo], "start_here")
    await leave(bo, channel)
    await decide([kim], board, "hard")
    await until_told(kim, channel, "I’m playing for")
    async for post in posts_of(board, kim):
        if any("💬" in message.content for message in kim.someone.sees(channel)):
            break
        await press_what_is_awaited([kim], post)
    await about_seat(bo, board, "back")
    await until_told(kim, channel, "is back.")
    post, racing = await play_until_duel(board, [kim, bo])
    assert bo in racing
    await race([bo], post, "Svar")
    await until_told(kim, channel, "to Bo for “Svar")
    for player in (kim, bo):
        await leave(player, channel)
    told = await verified(bo, channel)
    assert "would make the same ones again" in told, told


async def test_the_question_outlives_a_kill_and_is_answered_where_it_stands(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        channel = await stage.channel()
        kim, bo = await people(stage, "Kim", "Bo")
        board = await start(stage, channel, "riftforce", [kim, bo])
        await leave(bo, channel)
        asked = await question(kim, board)
        assert f"<@{kim.someone.id}>" in all_text(asked)
        await stage.kill_bot()
        await stage.start_bot()
        assert (await question(kim, board)).id == asked.id
        control = of_absent(asked, "wait")
        assert control is not None
        refused = await bo.someone.answer(await bo.someone.press(asked, control))
        assert "That’s for the others to decide." in all_text(refused)
        await about_seat(kim, board, "wait")
        told = await until_told(kim, channel, "You’re waiting for")
        assert told.id == asked.id
        await stage.kill_bot()
        await stage.start_bot()
        await about_seat(bo, board, "back")
        await until_told(kim, channel, "is back.")
        assert not list(buttons(await until_told(kim, channel, "is back.")))


async def test_the_others_are_told_whose_answer_is_missing_and_what_it_takes(stage: Stage) -> None:
    channel = await stage.channel()
    kim, bo, alva, dag = await people(stage, "Kim", "Bo", "Alva", "Dag")
    board = await start(stage, channel, "supertrumf", [kim, bo, alva, dag])
    await leave(bo, channel)
    await about_seat(kim, board, "easy")
    told = all_text(await until_told(alva, channel, "Kim: Spelvärden plays (easy)"))
    missing = told.partition("Waiting for an answer:")[2]
    assert all(f"<@{player.someone.id}>" in missing for player in (alva, dag))
    assert f"<@{kim.someone.id}>" not in missing
    assert "More than half of you decide; after a minute Kim may decide alone." in missing
    await about_seat(alva, board, "end")
    await until_told(kim, channel, "Alva: end the match")
    await about_seat(dag, board, "easy")
    await until_told(kim, channel, "I’m playing for")
    called = "Spelvärden for Bo"
    await kim.someone.until(lambda: called in all_text(kim.newest(board)), "its name")


async def test_who_leaves_has_his_cards_taken_from_his_messages_and_gets_them_back(
    stage: Stage,
) -> None:
    channel = await stage.channel()
    kim, bo, dag = await people(stage, "Kim", "Bo", "Dag")
    board = await start(stage, channel, "supertrumf", [kim, bo])
    table = table_of(kim.newest(board))
    await bo.someone.until(lambda: bo.direct(table) is not None, "the hand")
    copy = await bo.hand(board)
    before = [message for message in bo.someone.all_messages() if list(controls(message))]
    await leave(bo, channel)
    gone = "so your cards are no longer shown here"
    await bo.someone.until(lambda: gone in all_text(bo.newest(copy)), "nothing in the copy")
    await bo.someone.until(
        lambda: all(not list(controls(bo.newest(message))) for message in before), "no buttons"
    )
    await decide([kim], board, "open")
    await about_seat(dag, board, "sit")
    await dag.someone.until(lambda: dag.direct(table) is not None, "the hand")
    assert all(gone in all_text(bo.newest(message)) for message in before)
    await leave(dag, channel)
    await about_seat(bo, board, "back")
    await bo.someone.until(lambda: bo.direct(table) is not None, "the hand again")


async def test_the_end_says_who_left_and_what_bot_player_played_for_whom(hurried: Stage) -> None:
    channel = await hurried.channel()
    kim, bo = await people(hurried, "Kim", "Bo")
    board = await start(hurried, channel, "supertrumf", [kim, bo])
    await leave(bo, channel)
    await decide([kim], board, "easy")
    await play_out(board, [kim])
    told = f"<@{bo.someone.id}> left; I played"
    await kim.someone.until(lambda: told in all_text(kim.newest(board)), told)
