"""Requests are scarce: so many a move, beside the interaction's own answer, over whole matches."""

import pytest

import games
from bot.chat.deliver.delivery import UNHURRIED_MS
from bot.host.messages import HandKey
from tests.chat_delivery.parlour import Parlour

THINKS_SECONDS, LOOKS_SECONDS = 6, 1
"""Before a move, and once the clock has played."""
LEAST_MOVES = 24
"""Short matches are played until there are so many moves: one alone says little."""


async def _requests_a_move(parlour: Parlour, game: str, users: list[int]) -> float:
    requests = moves = 0
    while moves < LEAST_MOVES:
        sent, made = await _match(parlour, game, users)
        requests, moves = requests + sent, moves + made
    print(f"{game}, {len(users)} seats: {requests / moves:.2f} requests a move over {moves} moves")
    return requests / moves


async def _match(parlour: Parlour, game: str, users: list[int]) -> tuple[int, int]:
    """Requests and moves of a match. Each plays on their hand message, which the answer redraws,
    and thinks for a while before. By then everything has been sent but what may wait for longer
    than that."""
    assert (THINKS_SECONDS + LOOKS_SECONDS) * 1000 < UNHURRIED_MS
    table = await parlour.match(game, *users)
    await parlour.sent()
    before = len(parlour.requests())
    begun = (await parlour.tables.look(table)).revision
    while (view := await parlour.tables.look(table)).phase == "playing":
        awaited = await parlour.awaited(table)
        if awaited and await parlour.row(table, HandKey(await parlour.who(table, awaited[0]))):
            await parlour.answered_move(table, awaited[0])
        elif awaited:
            await parlour.plays(table, awaited[0])
        await parlour.sent_in_time()
        await parlour.let_pass(THINKS_SECONDS)
        await parlour.let_clock_play(table)
        await parlour.let_pass(LOOKS_SECONDS)
    await parlour.sent()
    assert view.ending == "outcome"
    assert await parlour.is_settled(table)
    return len(parlour.requests()) - before, view.revision - begun


@pytest.mark.parametrize("game", games.names())
async def test_two_seats_take_at_most_2_1_a_move(parlour: Parlour, game: str) -> None:
    """In matches of two or three moves three, as the end of a match alone takes four or five."""
    most = 3.0 if game == "kuhn_poker" else 2.1
    assert await _requests_a_move(parlour, game, [parlour.anna, parlour.bo]) <= most


@pytest.mark.parametrize("game", ["supertrumf", "ordet_fanger"])
async def test_six_seats_take_at_most_2_8_a_move(parlour: Parlour, game: str) -> None:
    guests = [await parlour.guest(name) for name in ("cleo", "dan", "eve", "finn")]
    assert await _requests_a_move(parlour, game, [parlour.anna, parlour.bo, *guests]) <= 2.8
