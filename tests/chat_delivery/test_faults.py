"""What goes wrong at Discord loses nothing and makes nothing twice."""

import logging

import pytest

from bot.chat.deliver.errors import ARCHIVED
from bot.chat.deliver.recovery import MOST_DOUBTED
from bot.host.messages import BOARD, TROUBLE
from bot.playground.client import all_text
from bot.playground.control import ArchiveThread, DeleteChannel, PlanFault, SetOverwrite
from bot.playground.faults import RequestFault
from bot.playground.permissions import Permission
from tests.chat_delivery.parlour import Parlour, boards, dm_of, texts

POSTS = "/channels/*/messages"
EDITS = "/channels/*/messages/*"


async def test_a_server_error_is_tried_again_and_posts_once(hurried: Parlour) -> None:
    """The request is refused with a 503 although Discord did what was asked."""
    fault = RequestFault(kind="status", method="POST", path=POSTS, status=503, handled=True)
    await hurried.order(PlanFault(fault=fault))
    table = await hurried.lobby("riftforce", hurried.anna)
    await hurried.sent()
    assert len(hurried.there(hurried.channel)) == 1
    assert len(hurried.scene.anna.sees(dm_of(hurried.scene.anna))) == 1
    assert await hurried.is_settled(table)


async def test_a_cut_connection_is_tried_again(hurried: Parlour) -> None:
    fault = RequestFault(kind="cut", method="POST", path=POSTS, times=2, handled=True)
    await hurried.order(PlanFault(fault=fault))
    table = await hurried.lobby("riftforce", hurried.anna)
    await hurried.sent()
    assert len(hurried.there(hurried.channel)) == 1
    assert await hurried.is_settled(table)


async def test_what_arrived_before_a_long_outage_is_found_again(hurried: Parlour) -> None:
    """A nonce keeps a message from being doubled for a few minutes; this takes longer."""
    done = RequestFault(kind="status", method="POST", path=POSTS, status=503, handled=True)
    await hurried.order(PlanFault(fault=done))
    down = RequestFault(kind="status", path="/channels/*", status=503, times=4)
    await hurried.order(PlanFault(fault=down))
    table = await hurried.lobby("ordet_fanger", hurried.anna)
    await hurried.scene.anna.until(lambda: hurried.there(hurried.channel))
    hurried.scene.playground.core.clock.advance(10 * 60)
    await hurried.sent()
    (board,) = hurried.there(hurried.channel)
    assert await hurried.message(table, BOARD) == int(board.id)
    assert await hurried.is_settled(table)


async def test_what_was_posted_in_vain_for_good_is_not_doubted_for_ever(parlour: Parlour) -> None:
    """Its table may have ended since, or its reader have left."""
    recovery = parlour.delivery._recovery
    for number in range(MOST_DOUBTED + 1):
        recovery.doubt(f"table {number}", parlour.channel)
    doubted = [recovery.is_unsure(f"table {n}", parlour.channel) for n in (0, 1, MOST_DOUBTED)]
    assert doubted == [False, True, True]


async def test_errors_for_long_are_tried_again_ever_more_rarely(hurried: Parlour) -> None:
    """Twelve refusals in a row, of each of which a hot loop would make thousands."""
    table = await hurried.match("riftforce", hurried.anna, hurried.bo)
    await hurried.sent()
    fault = RequestFault(kind="status", method="PATCH", path=EDITS, status=503, times=3)
    await hurried.order(PlanFault(fault=fault))
    for _ in range(4):
        await hurried.move(table)
    await hurried.sent()
    assert await hurried.is_settled(table)
    assert len(hurried.refused(503)) == 3


async def test_a_slow_channel_holds_up_no_other(parlour: Parlour) -> None:
    fault = RequestFault(
        kind="slow", method="POST", path=f"/channels/{parlour.scene.side}/*", seconds=0.6
    )
    await parlour.order(PlanFault(fault=fault))
    slow = await parlour.lobby("ordet_fanger", parlour.anna, channel=int(parlour.scene.side))
    quick = await parlour.lobby("ordet_fanger", parlour.bo)
    await parlour.scene.anna.until(lambda: parlour.there(parlour.channel))
    assert not parlour.there(parlour.scene.side)
    await parlour.sent()
    assert await parlour.is_settled(slow)
    assert await parlour.is_settled(quick)


async def test_without_permission_the_opener_is_told_which_and_the_match_goes_on(
    parlour: Parlour,
) -> None:
    deny = SetOverwrite(
        channel=str(parlour.channel),
        target=parlour.scene.bot,
        deny=int(Permission.SEND_MESSAGES),
    )
    await parlour.order(deny)
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    anna = parlour.scene.anna
    await anna.until_sees("⚠️")
    for _ in range(3):
        await parlour.move(table)
    row = await parlour.row(table, TROUBLE)
    assert row is not None
    told = [t for t in texts(anna.sees(dm_of(anna))) if "⚠️" in t]
    assert len(told) == 1
    assert f"<#{parlour.channel}>" in told[0]
    assert len(parlour.refused(403)) == 1, "no hot loop"
    board = await parlour.row(table, BOARD)
    assert board is not None
    assert board.wanted > board.sent, "the board is still to come"


async def test_once_allowed_again_the_board_follows(hurried: Parlour) -> None:
    def may(deny: int) -> SetOverwrite:
        return SetOverwrite(channel=str(hurried.channel), target=hurried.scene.bot, deny=deny)

    await hurried.order(may(int(Permission.SEND_MESSAGES)))
    table = await hurried.lobby("riftforce", hurried.anna)
    await hurried.scene.anna.until_sees("⚠️")
    await hurried.order(may(0))
    await hurried.sent()
    assert await hurried.is_settled(table)
    assert await hurried.message(table, BOARD)


async def test_a_deleted_channel_pauses_the_match_and_everybody_at_it_is_told(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    side = int(parlour.scene.side)
    table = await parlour.match("riftforce", parlour.anna, parlour.bo, channel=side)
    await parlour.sent()
    await parlour.order(DeleteChannel(channel=str(side)))
    await parlour.move(table)
    await parlour.sent()
    assert (await parlour.tables.look(table)).phase == "paused"
    pause = (await parlour.tables.store.log(table))[-1]
    assert (pause.kind, pause.user) == ("strand", None), "none of the players has paused it"
    assert f"table={table} has lost its channel {side}" in caplog.messages
    for someone in (parlour.scene.anna, parlour.scene.bo):
        told = [t for t in texts(someone.sees(dm_of(someone))) if t.startswith("⚠️")]
        assert len(told) == 1
    assert await parlour.is_settled(table)


async def test_in_an_archived_thread_the_board_is_posted_anew(parlour: Parlour) -> None:
    board = await parlour.scene.post("Thread here")
    path = f"/channels/{parlour.channel}/messages/{board['id']}/threads"
    thread = (await parlour.scene.rest("POST", path, {"name": "the table"})).body["id"]
    table = await parlour.match("riftforce", parlour.anna, parlour.bo, thread=int(thread))
    await parlour.sent()
    first = await parlour.message(table, BOARD)
    await parlour.order(ArchiveThread(thread=thread))
    await parlour.move(table)
    await parlour.sent()
    assert await parlour.message(table, BOARD) > first
    (live,) = boards(parlour.there(thread))
    assert int(live.id) == await parlour.message(table, BOARD)
    assert await parlour.is_settled(table)


async def test_a_locked_thread_makes_no_hot_loop(parlour: Parlour) -> None:
    board = await parlour.scene.post("Thread here")
    path = f"/channels/{parlour.channel}/messages/{board['id']}/threads"
    thread = (await parlour.scene.rest("POST", path, {"name": "the table"})).body["id"]
    table = await parlour.match("riftforce", parlour.anna, parlour.bo, thread=int(thread))
    await parlour.sent()
    await parlour.order(ArchiveThread(thread=thread, locked=True))
    before = len(parlour.requests())
    await parlour.move(table)
    await parlour.scene.anna.until_sees("⚠️")
    for _ in range(3):
        await parlour.move(table)
    made = [r.what for r in parlour.requests()[before:] if f"/channels/{thread}/" in r.what]
    assert len(made) == 2, made


async def test_an_archived_thread_that_a_post_does_not_open_is_called_locked(
    parlour: Parlour,
) -> None:
    """Whichever of its two codes Discord gives for that; no other obstacle is named."""
    board = await parlour.scene.post("Thread here")
    path = f"/channels/{parlour.channel}/messages/{board['id']}/threads"
    thread = (await parlour.scene.rest("POST", path, {"name": "the table"})).body["id"]
    refuse = RequestFault(
        kind="status",
        method="POST",
        path=f"/channels/{thread}/messages",
        status=400,
        code=ARCHIVED,
    )
    await parlour.order(PlanFault(fault=refuse))
    await parlour.lobby("riftforce", parlour.anna, thread=int(thread))
    told = await parlour.scene.anna.until_sees("⚠️")
    assert "tråden är låst" in all_text(told)


async def test_a_locked_thread_pauses_what_is_played_in_it(hurried: Parlour) -> None:
    """There nobody could see the cards or answer; once it is open again the match is taken up."""
    board = await hurried.scene.post("Thread here")
    path = f"/channels/{hurried.channel}/messages/{board['id']}/threads"
    thread = (await hurried.scene.rest("POST", path, {"name": "the table"})).body["id"]
    table = await hurried.match("ordet_fanger", hurried.anna, hurried.bo, thread=int(thread))
    await hurried.sent()
    await hurried.order(ArchiveThread(thread=thread, locked=True))
    await hurried.move(table)
    anna = hurried.scene.anna
    told = await anna.until_sees("⚠️")
    assert "Matchen spelas med meddelanden där och är därför pausad" in all_text(told)
    assert (await hurried.tables.look(table)).phase == "paused"
    await hurried.order(ArchiveThread(thread=thread, archived=False))
    hurried.delivery.changed_place(int(thread))
    await hurried.sent()
    assert await hurried.is_settled(table)
    await hurried.tables.resume(table, hurried.by(hurried.anna))
    await hurried.sent()
    assert len([t for t in texts(anna.sees(dm_of(anna))) if "⚠️" in t]) == 1
