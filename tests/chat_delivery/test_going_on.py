"""While the same person goes on with their turn the board waits for more of it: nobody else has
anything to do yet."""

import asyncio

from bot.chat.deliver.jobs import LONGEST_GOING_ON_MS
from bot.host.messages import BOARD
from tests.chat_delivery.parlour import Parlour

SOON_SECONDS = 0.6
"""By then all boards are edited that wait for nothing but the answer."""
STEPS = 50


async def later(parlour: Parlour, table: str, seconds: float) -> int:
    """Time passes; how often the board has been edited by then."""
    board = str(await parlour.message(table, BOARD))
    parlour.pass_time(seconds)
    parlour.delivery.queue.try_again()
    for _ in range(STEPS):
        await asyncio.sleep(0)
    await parlour.sent_in_time()
    return len([edit for edit in parlour.requests("edit") if board in edit.what])


async def until_somebody_goes_on(parlour: Parlour, table: str) -> int:
    """Plays until a seat has made a move, and is the only one that must act now as well."""
    while True:
        (seat, *others) = await parlour.awaited(table)
        await parlour.sent()
        await parlour.plays(table, seat)
        if not others and await parlour.awaited(table) == [seat]:
            return seat


async def begin(parlour: Parlour) -> tuple[str, int, int]:
    """A table where somebody goes on, their seat, and how often its board has been edited."""
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    seat = await until_somebody_goes_on(parlour, table)
    return table, seat, await later(parlour, table, 0)


async def test_a_board_waits_until_who_goes_on_has_been_still(parlour: Parlour) -> None:
    table, seat, before = await begin(parlour)
    user = await parlour.who(table, seat)
    assert await later(parlour, table, SOON_SECONDS) == before
    for _ in range(3):
        parlour.delivery.acted(table, user)
        assert await later(parlour, table, 1) == before
    parlour.delivery.acted(table, parlour.anna + parlour.bo - user)
    assert await later(parlour, table, SOON_SECONDS) == before + 1


async def test_a_board_does_not_wait_for_ever(parlour: Parlour) -> None:
    table, seat, before = await begin(parlour)
    user = await parlour.who(table, seat)
    for _ in range(LONGEST_GOING_ON_MS // 1000):
        parlour.delivery.acted(table, user)
        edits = await later(parlour, table, 1)
    assert edits == before + 1


async def test_a_board_is_right_at_once_when_somebody_else_must_act(parlour: Parlour) -> None:
    table, seat, before = await begin(parlour)
    while await parlour.awaited(table) == [seat]:
        await parlour.plays(table, seat)
    assert await later(parlour, table, SOON_SECONDS) == before + 1
