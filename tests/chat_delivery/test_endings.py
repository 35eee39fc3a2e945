"""What is over disappears or says so: notices that are not true any more, and boards posted
again."""

import pytest

from bot.chat.deliver.messages import FAR_UP
from bot.host import play
from bot.host.acts import By
from bot.host.messages import BOARD, HandKey
from bot.host.model import NOBODY
from bot.playground.client import Someone, all_text, buttons
from bot.playground.control import PlanFault
from bot.playground.faults import RequestFault
from bot.playground.people.views import SeenMessage
from games.kit.chance import seal
from tests.chat_delivery.parlour import Parlour, boards, dm_of

MISSING_PERMISSIONS = 50013


async def until_the_other(parlour: Parlour, away_seconds: float) -> tuple[str, int]:
    """A match of Riftforce, in which the one who has been away so long is called."""
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    (seat,) = await parlour.awaited(table)
    parlour.pass_time(away_seconds)
    while await parlour.awaited(table) == [seat]:
        await parlour.plays(table, seat)
    await parlour.sent()
    await parlour.call(table)
    return table, 1 - seat


async def notices(parlour: Parlour, table: str, seat: int) -> list[SeenMessage]:
    """What calls somebody, in the channel or by direct message."""
    someone = parlour.everybody[await parlour.who(table, seat)]
    return [message for message in someone.all_messages() if message.rings]


@pytest.mark.parametrize("away_seconds", [70, 200])
async def test_a_notice_disappears_once_its_reader_has_moved(
    parlour: Parlour, away_seconds: float
) -> None:
    table, seat = await until_the_other(parlour, away_seconds)
    assert len(await notices(parlour, table, seat)) == 1
    await parlour.plays(table, seat)
    await parlour.sent()
    assert await notices(parlour, table, seat) == []
    assert await parlour.is_settled(table)
    before = len(parlour.requests("delete"))
    for _ in range(4):
        await parlour.move(table)
        await parlour.sent()
    assert len(parlour.requests("delete")) == before == 1


@pytest.mark.parametrize("away_seconds", [70, 200])
async def test_it_disappears_after_a_kill_as_well(parlour: Parlour, away_seconds: float) -> None:
    table, seat = await until_the_other(parlour, away_seconds)
    await parlour.restart()
    assert len(await notices(parlour, table, seat)) == 1
    await parlour.delivery.stop()
    await parlour.plays(table, seat)
    await parlour.restart()
    await parlour.sent()
    assert await notices(parlour, table, seat) == []
    assert await parlour.is_settled(table)


async def remind(parlour: Parlour, table: str, seat: int) -> None:
    """As the clock does it when a third of the time is left."""
    by = By(NOBODY, f"remind {parlour.clock.now()}", parlour.clock.now())
    await parlour.tables._flow.act(table, by, play.reminded, seat)
    await parlour.sent()


async def test_a_reminder_is_gone_when_the_clock_has_played(parlour: Parlour) -> None:
    table, seat = await until_the_other(parlour, 200)
    await remind(parlour, table, seat)
    assert [m for m in await notices(parlour, table, seat) if "<t:" in (m.content or "")]
    await parlour.plays(table, seat)
    await parlour.sent()
    assert await notices(parlour, table, seat) == []


async def test_who_has_just_acted_is_not_reminded(parlour: Parlour) -> None:
    table, seat = await until_the_other(parlour, 200)
    before = [message.id for message in await notices(parlour, table, seat)]
    parlour.tables.presence.acted(table, await parlour.who(table, seat), parlour.clock.now())
    await remind(parlour, table, seat)
    assert [message.id for message in await notices(parlour, table, seat)] == before


async def test_a_pause_and_the_end_take_notices_away(parlour: Parlour) -> None:
    for do in (parlour_pause, parlour_end):
        table, seat = await until_the_other(parlour, 70)
        assert await notices(parlour, table, seat)
        await do(parlour, table)
        await parlour.sent()
        assert await notices(parlour, table, seat) == []
        await parlour_end(parlour, table)


async def parlour_pause(parlour: Parlour, table: str) -> None:
    await parlour.tables.pause(table, parlour.by(parlour.anna))


async def parlour_end(parlour: Parlour, table: str) -> None:
    if (await parlour.tables.look(table)).phase != "ended":
        await parlour.tables.end(table, parlour.by(parlour.anna))


async def chat(parlour: Parlour, someone: Someone) -> None:
    for number in range(FAR_UP):
        said = await someone.write(str(parlour.channel), f"talk {number}")
        parlour.delivery.sight.arrived(parlour.channel, int(said.id))


@pytest.mark.parametrize("killed", [False, True])
async def test_a_board_sent_anew_leaves_a_link_and_no_button_where_it_stood(
    parlour: Parlour, killed: bool
) -> None:
    table = await parlour.match("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent()
    old = await parlour.message(table, BOARD)
    await chat(parlour, parlour.scene.anna)
    if killed:
        parlour.store.is_dead = True
    await parlour.move(table)
    await parlour.sent()
    if killed:
        parlour.pass_time(20 * 60)
        await parlour.restart()
        await parlour.sent()
    new = await parlour.message(table, BOARD)
    assert new != old
    shown = {int(message.id): message for message in parlour.there(parlour.channel)}
    assert not buttons(shown[old]) and buttons(shown[new])
    assert f"/{parlour.channel}/{new}" in all_text(shown[old])
    assert len(boards(list(shown.values()))) == 1
    assert await parlour.is_settled(table)


async def test_a_lobby_that_is_shown_again_keeps_its_seal_where_it_was_made(
    parlour: Parlour,
) -> None:
    table = await parlour.lobby("riftforce", parlour.anna)
    await parlour.sent()
    old = await parlour.message(table, BOARD)
    await chat(parlour, parlour.scene.anna)
    await parlour.tables.join(table, parlour.by(parlour.bo))
    await parlour.sent()
    (pointer,) = (m for m in parlour.there(parlour.channel) if int(m.id) == old)
    assert seal((await parlour.tables.look(table)).commitment) in all_text(pointer)
    assert not buttons(pointer)


async def test_an_old_board_that_may_not_be_edited_now_points_on_later(hurried: Parlour) -> None:
    table = await hurried.match("storma_slottet", hurried.anna, hurried.bo)
    await hurried.sent()
    old = await hurried.message(table, BOARD)
    path = f"/channels/{hurried.channel}/messages/{old}"
    refused = RequestFault(
        kind="status", method="PATCH", path=path, times=2, status=403, code=MISSING_PERMISSIONS
    )
    await hurried.order(PlanFault(fault=refused))
    await chat(hurried, hurried.scene.anna)
    await hurried.move(table)
    await hurried.sent()
    (live,) = boards(hurried.there(hurried.channel))
    assert int(live.id) == await hurried.message(table, BOARD) != old
    assert len(hurried.refused(403)) == 2


async def test_older_pointers_lead_straight_to_the_newest_board(parlour: Parlour) -> None:
    table = await parlour.match("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent()
    old = []
    for _ in range(2):
        old.append(await parlour.message(table, BOARD))
        await chat(parlour, parlour.scene.anna)
        await parlour.move(table)
        await parlour.sent()
    new = await parlour.message(table, BOARD)
    shown = {int(message.id): message for message in parlour.there(parlour.channel)}
    for message in old:
        assert f"/{parlour.channel}/{new}" in all_text(shown[message])
        assert not buttons(shown[message])
    assert await parlour.is_settled(table)


@pytest.mark.parametrize("killed", [False, True])
async def test_a_hand_sent_anew_leaves_a_link_and_no_button_where_it_stood(
    parlour: Parlour, killed: bool
) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    direct = dm_of(parlour.scene.anna)
    old = await parlour.message(table, HandKey(parlour.anna))
    for number in range(FAR_UP):
        said = await parlour.scene.anna.write(direct, f"talk {number}")
        parlour.delivery.sight.arrived(int(direct), int(said.id))
    parlour.store.is_dead = killed
    while len(parlour.there(direct, old)) == 0:
        await parlour.move(table)
        await parlour.sent()
    if killed:
        parlour.pass_time(20 * 60)
        await parlour.restart()
        await parlour.sent()
    new = await parlour.message(table, HandKey(parlour.anna))
    shown = {int(message.id): message for message in parlour.there(direct)}
    assert f"/@me/{direct}/{new}" in all_text(shown[old])
    assert not buttons(shown[old]), "nothing to press"
    assert await parlour.is_settled(table)
