"""Which messages there are, and what becomes of each."""

import pytest

from bot.host.messages import BOARD, HandKey, MessageKey, PostKey, StartKey, WantedMessage
from bot.host.model import Place
from bot.playground.client import all_text, buttons
from bot.playground.control import DeleteMessage
from tests.chat_delivery.parlour import Parlour, boards, dm_of, texts


async def test_a_lobby_is_one_message_and_its_board_comes_below_the_seal(
    parlour: Parlour,
) -> None:
    table = await parlour.lobby("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent()
    (lobby,) = parlour.there(parlour.channel)
    start = await parlour.tables.start(table, parlour.by(parlour.anna))
    await parlour.sent()
    old, sealed, board = parlour.there(parlour.channel)
    assert int(sealed.id) == await parlour.message(table, StartKey(start.revision))
    assert int(board.id) == await parlour.message(table, BOARD)
    assert old.id == lobby.id and not buttons(old)
    assert f"/{parlour.channel}/{board.id}" in all_text(old)
    assert await parlour.is_settled(table)


async def _opened_by_command(parlour: Parlour) -> str:
    await parlour.people.saw(parlour.anna, "Anna", "sv-SE")
    place = Place(int(parlour.scene.server), parlour.channel)
    told = await parlour.tables.open_table(
        "ordet_fanger", place, parlour.by(parlour.anna), language="sv"
    )
    return told.table


async def test_a_new_board_leaves_the_first_word_to_the_commands_answer(parlour: Parlour) -> None:
    table = await _opened_by_command(parlour)
    await parlour.sent()
    assert not parlour.requests("post")
    view = await parlour.tables.look(table)
    content = parlour.delivery.renderer.board(view)
    await parlour.delivery.answered.answered(table, BOARD, content, 1, parlour.channel, 4711)
    await parlour.sent()
    assert not parlour.requests("post")
    assert await parlour.message(table, BOARD) == 4711
    assert await parlour.is_settled(table)


async def test_without_an_answer_the_board_is_posted_after_three_seconds(
    hurried: Parlour,
) -> None:
    table = await _opened_by_command(hurried)
    await hurried.scene.anna.until(lambda: hurried.there(hurried.channel))
    await hurried.sent()
    assert await hurried.is_settled(table)


async def test_everybody_gets_a_hand_by_direct_message_and_nobody_elses(parlour: Parlour) -> None:
    await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    anna, bo = parlour.scene.anna, parlour.scene.bo
    (hers,), (his,) = anna.sees(dm_of(anna)), bo.sees(dm_of(bo))
    assert all_text(hers) != all_text(his)
    assert dm_of(anna) not in bo.channels
    assert len(parlour.requests("open")) == 2


async def test_a_burst_of_moves_ends_in_one_edit(limited: Parlour) -> None:
    table = await limited.match("storma_slottet", limited.anna, limited.bo)
    await limited.sent()
    before = len(limited.requests())
    with limited.delivery.queue.answers.press():  # an edit waits for the answer
        for _ in range(8):
            await limited.move(table)
    await limited.sent()
    board = await limited.row(table, BOARD)
    assert board is not None
    edits = [r for r in limited.requests()[before:] if str(board.message) in r.what]
    assert len(edits) <= 2
    shown = limited.delivery.renderer.board(await limited.tables.look(table))
    assert board.digest == shown.digest()


async def test_what_is_shown_already_is_not_sent_again(parlour: Parlour) -> None:
    table = await parlour.match("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent()
    before = len(parlour.requests())
    view = await parlour.tables.look(table)
    await parlour.delivery._messages.want(
        table, view.revision + 1, [_again(BOARD), _again(HandKey(parlour.anna))]
    )
    for key in (BOARD, HandKey(parlour.anna)):
        parlour.delivery.outbox.put(view, key, None)
    await parlour.sent()
    assert len(parlour.requests()) == before


async def test_an_answered_message_is_not_edited_once_more(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    (seat,) = await parlour.awaited(table)
    hand = await parlour.message(table, HandKey(await parlour.who(table, seat)))
    before = len(parlour.requests())
    await parlour.answered_move(table, seat)
    await parlour.sent()
    made = [r.what for r in parlour.requests()[before:]]
    assert not any(str(hand) in what for what in made), made
    assert await parlour.is_settled(table)


async def test_an_answer_on_a_copy_further_up_leaves_the_newest_to_be_edited(
    parlour: Parlour,
) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    board = await parlour.message(table, BOARD)
    view = await parlour.tables.look(table)
    content = parlour.delivery.renderer.board(view)
    await parlour.delivery.answered.answered(
        table, BOARD, content, view.revision + 5, parlour.channel, board - 1
    )
    before = len(parlour.requests("edit"))
    await parlour.move(table)
    await parlour.sent()
    assert any(str(board) in r.what for r in parlour.requests("edit")[before:])


async def test_a_deleted_board_is_posted_anew(parlour: Parlour) -> None:
    table = await parlour.match("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent()
    board = await parlour.message(table, BOARD)
    await parlour.order(DeleteMessage(channel=str(parlour.channel), message=str(board)))
    await parlour.move(table)
    await parlour.sent()
    again = await parlour.message(table, BOARD)
    assert again != board
    assert [int(m.id) for m in boards(parlour.there(parlour.channel))] == [again]
    assert await parlour.is_settled(table)


async def test_a_board_far_up_is_sent_anew_and_the_old_one_left(parlour: Parlour) -> None:
    table = await parlour.match("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent()
    board = await parlour.message(table, BOARD)
    for number in range(11):
        said = await parlour.scene.anna.write(str(parlour.channel), f"talk {number}")
        parlour.delivery.sight.arrived(parlour.channel, int(said.id))
    await parlour.move(table)
    await parlour.sent()
    assert await parlour.message(table, BOARD) == board
    said = await parlour.scene.anna.write(str(parlour.channel), "talk")
    parlour.delivery.sight.arrived(parlour.channel, int(said.id))
    await parlour.move(table)
    await parlour.sent()
    assert await parlour.message(table, BOARD) > board
    assert not parlour.requests("delete")


async def test_an_old_board_is_sent_anew_rather_than_edited(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    board = await parlour.message(table, BOARD)
    parlour.pass_time(51 * 60)
    (seat,) = await parlour.awaited(table)
    await parlour.plays(table, seat)
    await parlour.sent()
    assert await parlour.message(table, BOARD) > board


async def test_cards_turned_stand_by_themselves(parlour: Parlour) -> None:
    cleo = await parlour.guest("cleo")
    table = await parlour.match("ordet_fanger", parlour.anna, parlour.bo, cleo)
    for _ in range(4):
        await parlour.move(table)
    await parlour.sent()
    rows = await parlour.store.messages(table)
    posts = [row for row in rows if isinstance(row.key, PostKey)]
    assert len(posts) >= 2
    ids = [row.message for row in sorted(posts, key=lambda row: row.wanted)]
    assert ids == sorted(ids, key=lambda number: number or 0)
    edited = " ".join(r.what for r in parlour.requests("edit"))
    assert not any(str(number) in edited for number in ids)
    assert not any(isinstance(row.key, HandKey) for row in rows)
    told = texts(parlour.there(parlour.channel))
    assert len(told) >= len(posts) + 1


def _again(key: MessageKey) -> WantedMessage:
    return WantedMessage(key, 3)


async def test_a_lobby_that_closes_by_itself_says_so_where_it_stands_and_calls_nobody(
    hurried: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.deadlines.LOBBY_IDLE_MS", 30_000)
    await hurried.lobby("riftforce", hurried.anna, hurried.bo)
    await hurried.sent()
    anna, bo = hurried.scene.anna, hurried.scene.bo
    before = [message.id for someone in (anna, bo) for message in someone.all_messages()]
    hurried.pass_time(3_600)  # by now a message of a match would be posted again
    await anna.until_sees("bordet är stängt", str(hurried.channel))
    await hurried.sent()
    (closed,) = hurried.there(hurried.channel)
    assert "/spela" in all_text(closed) and not buttons(closed)
    after = [message.id for someone in (anna, bo) for message in someone.all_messages()]
    assert after == before
