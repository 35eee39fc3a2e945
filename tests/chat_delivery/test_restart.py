"""A restart sends what is missing, and nothing twice."""

from bot.host.messages import BOARD, HandKey, OldKey
from tests.chat_delivery.parlour import Parlour, boards, dm_of, texts


async def test_what_was_not_sent_is_sent_after_the_restart(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    await parlour.delivery.stop()
    for _ in range(3):
        await parlour.move(table)
    assert not await parlour.is_settled(table)
    before = len(parlour.requests())
    await parlour.restart()
    await parlour.sent()
    assert await parlour.is_settled(table)
    made = [r.what for r in parlour.requests()[before:] if "/messages" in r.what]
    assert 1 <= len(made) <= 3
    assert len(boards(parlour.there(parlour.channel))) == 1


async def test_a_restart_with_nothing_missing_sends_nothing(parlour: Parlour) -> None:
    await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    before = len(parlour.requests("post", "edit", "look", "open"))
    await parlour.restart()
    await parlour.sent()
    assert len(parlour.requests("post", "edit", "look", "open")) == before


async def test_a_message_posted_but_not_noted_is_found_again(parlour: Parlour) -> None:
    """Killed between Discord's answer and the note, and down for longer than a nonce lasts."""
    table = await parlour.lobby("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    parlour.store.is_dead = True
    await parlour.tables.start(table, parlour.by(parlour.anna))
    await parlour.sent()
    parlour.pass_time(20 * 60)
    before = len(parlour.requests("post"))
    await parlour.restart()
    await parlour.sent()
    assert len(parlour.requests("post")) == before
    (board,) = boards(parlour.there(parlour.channel))
    assert await parlour.message(table, BOARD) == int(board.id)
    anna = parlour.scene.anna
    (hand,) = anna.sees(dm_of(anna))
    assert await parlour.message(table, HandKey(parlour.anna)) == int(hand.id)
    assert await parlour.is_settled(table)


async def test_a_found_message_is_brought_up_to_date(parlour: Parlour) -> None:
    parlour.store.is_dead = True
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    for _ in range(3):
        await parlour.move(table)
    await parlour.restart()
    await parlour.sent()
    (board,) = boards(parlour.there(parlour.channel))
    row = await parlour.row(table, BOARD)
    assert row is not None
    assert row.message == int(board.id)
    shown = parlour.delivery.renderer.board(await parlour.tables.look(table))
    assert row.digest == shown.digest()
    assert await parlour.is_settled(table)


async def test_posts_with_fixed_words_are_found_by_their_words(parlour: Parlour) -> None:
    table = await parlour.lobby("ordet_fanger", parlour.anna, parlour.bo)
    await parlour.sent()
    parlour.store.is_dead = True
    await parlour.tables.start(table, parlour.by(parlour.anna))
    for _ in range(2):
        await parlour.move(table)
    await parlour.sent()
    parlour.pass_time(20 * 60)
    await parlour.restart()
    await parlour.sent()
    told = texts(parlour.there(parlour.channel))
    assert len(told) == len(set(told))
    rows = await parlour.store.messages(table)
    noted = {row.message for row in rows}
    noted |= {row.key.message for row in rows if isinstance(row.key, OldKey)}
    assert noted >= {int(m.id) for m in parlour.there(parlour.channel)}


async def test_two_tables_in_a_channel_are_not_mistaken_for_each_other(parlour: Parlour) -> None:
    parlour.store.is_dead = True
    one = await parlour.lobby("riftforce", parlour.anna)
    other = await parlour.lobby("riftforce", parlour.bo)
    await parlour.sent()
    await parlour.restart()
    await parlour.sent()
    assert await parlour.is_settled(one)
    assert await parlour.is_settled(other)
    assert len(parlour.there(parlour.channel)) == 2
    assert await parlour.message(one, BOARD) != await parlour.message(other, BOARD)
