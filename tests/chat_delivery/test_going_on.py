"""A board goes with the answer to a move. While the same person goes on with their turn, and the
channel has been edited only just before, it waits for more: nobody else has anything to do yet."""

import pytest

from bot.chat.deliver.jobs import LONGEST_GOING_ON_MS
from bot.chat.deliver.limits import Window
from bot.host.messages import BOARD
from tests.chat_delivery.parlour import Parlour


@pytest.fixture
def just_edited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Window, "left", lambda *_: 0)


async def later(parlour: Parlour, table: str, seconds: float) -> int:
    """Time passes; how often the board has been edited by then."""
    board = str(await parlour.message(table, BOARD))
    await parlour.let_pass(seconds)
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


@pytest.mark.parametrize("game", ["riftforce", "supertrumf"])
async def test_a_board_goes_with_the_answer_to_a_move(parlour: Parlour, game: str) -> None:
    table = await parlour.match(game, parlour.anna, parlour.bo)
    await parlour.sent()
    for _ in range(6):
        before = await later(parlour, table, 0)
        await parlour.move(table)
        assert await later(parlour, table, 0) == before + 1


@pytest.mark.usefixtures("just_edited")
async def test_a_board_waits_until_who_goes_on_has_been_still(parlour: Parlour) -> None:
    table, seat, before = await begin(parlour)
    user = await parlour.who(table, seat)
    for _ in range(2):
        parlour.delivery.acted(table, user)
        assert await later(parlour, table, 1) == before
    parlour.delivery.acted(table, parlour.anna + parlour.bo - user)
    assert await later(parlour, table, 2) == before + 1


@pytest.mark.usefixtures("just_edited")
async def test_a_board_does_not_wait_for_ever(parlour: Parlour) -> None:
    table, seat, before = await begin(parlour)
    user = await parlour.who(table, seat)
    for _ in range(LONGEST_GOING_ON_MS // 1000):
        parlour.delivery.acted(table, user)
        edits = await later(parlour, table, 1)
    assert edits == before + 1


@pytest.mark.usefixtures("just_edited")
async def test_a_board_is_right_at_once_when_somebody_else_must_act(parlour: Parlour) -> None:
    table, seat, before = await begin(parlour)
    while await parlour.awaited(table) == [seat]:
        await parlour.plays(table, seat)
    assert await later(parlour, table, 0) == before + 1
