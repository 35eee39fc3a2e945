"""Who leaves a match over real sockets: the others decide, the house plays on, somebody else takes
the seat, and who left comes back."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.chat.custom_ids import parse
from bot.playground.client import Refused, all_text, buttons
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
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage
from tests.chat_end_to_end.test_secrecy import LASTING

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_TURNS = 2_000


async def people(stage: Stage, *names: str) -> list[Player]:
    return [Player(await stage.person(name, "en-GB"), 1) for name in names]


async def verified(player: Player, channel: str) -> str:
    outcome = await player.someone.slash(channel, "verify")
    return all_text(await player.someone.answer(outcome))


async def house_plays(player: Player, board: SeenMessage, players: Sequence[Player]) -> None:
    """These people play on until the house has made a move for somebody, or it is over."""
    table = table_of(player.newest(board))

    def said() -> int:
        return len(stories(player, board))

    before = said()
    for each in players:
        await play_turn(each, board, table)
    await player.someone.until(
        lambda: said() != before or is_over(player, board) or any_awaited(players, table),
        "a move of the house's",
    )


def stories(player: Player, board: SeenMessage) -> str:
    return all_text(player.newest(board))


def any_awaited(players: Sequence[Player], table: str) -> bool:
    hands = [player.direct(table) for player in players]
    return any(hand is not None and must_act(hand) for hand in hands)


async def play_out(board: SeenMessage, players: Sequence[Player]) -> None:
    """To the end, with the house at the seats of all others."""
    table = table_of(players[0].newest(board))
    for _ in range(MOST_TURNS):
        await players[0].someone.until(
            lambda: is_over(players[0], board) or any_awaited(players, table), "a turn, or the end"
        )
        if is_over(players[0], board):
            return
        for player in players:
            await play_turn(player, board, table)
    raise AssertionError("no end in sight")


@pytest.mark.parametrize("game", LASTING)
async def test_a_leaver_is_replaced_by_the_house_then_by_another_then_comes_back(
    hurried: Stage, game: str
) -> None:
    channel = await hurried.channel()
    kim, bo, dag = await people(hurried, "Kim", "Bo", "Dag")
    board = await start(hurried, channel, game, [kim, bo])
    table = table_of(kim.newest(board))
    for player in (kim, bo):
        await play_turn(player, board, table)
    await leave(bo, channel)
    await decide([kim], board, "keen")
    await until_told(kim, channel, "The house plays on for")
    await house_plays(kim, board, [kim])
    if not is_over(kim, board):
        await about_seat(kim, board, "again")
        await decide([kim], board, "open")
        await about_seat(dag, board, "sit")
        await until_told(kim, channel, "plays on for")
        for player in (kim, dag):
            await play_turn(player, board, table)
    if not is_over(kim, board):
        assert "You have no seat at this table." in all_text(await bo.hand(board))
        await leave(dag, channel)
        await about_seat(bo, board, "sit")
        await until_told(kim, channel, "plays on for")
    await play_out(board, [kim, bo])
    told = await verified(kim, channel)
    assert "would make the same again" in told, told
