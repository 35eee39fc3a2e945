"""Hands by direct message: closed ones, silent players, ephemeral copies."""

import pytest

from bot.chat.deliver.jobs import Again, Name
from bot.chat.render.content import Content, Text, blocks
from bot.host.messages import BOARD, ClosedKey, HandKey, OutgoingMessage, Priority, WantedMessage
from bot.playground.client import Someone, all_text
from bot.playground.control import SetDMs
from bot.playground.people.views import SeenMessage
from tests.chat_delivery.parlour import WORDS, Parlour, dm_of, texts


async def test_closed_direct_messages_are_never_tried_again_and_nobody_is_told_of_them(
    parlour: Parlour,
) -> None:
    """But beside an answer they are known, to anybody."""
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=False))
    table = await parlour.lobby("riftforce", parlour.anna, parlour.bo)
    assert await parlour.delivery.dm.reach(table, parlour.anna) == "open"
    assert await parlour.delivery.dm.reach(table, parlour.bo) == "closed"
    await parlour.sent()
    assert parlour.people.person(parlour.bo).dm_closed
    await parlour.tables.start(table, parlour.by(parlour.anna))
    for _ in range(6):
        await parlour.move(table)
        await parlour.sent()
    assert len(parlour.refused(403)) == 1
    assert not [m for m in parlour.scene.bo.sees(str(parlour.channel)) if m.content or m.rings]
    assert await parlour.is_settled(table)


async def test_they_are_told_once_on_each_server_also_after_a_restart(parlour: Parlour) -> None:
    for first in (True, False):
        for server in (1, 2):
            told = parlour.delivery.dm.tells_closed
            assert await told(parlour.bo, server) == first
            assert not await told(parlour.bo, server)
        await parlour.restart()


async def test_another_table_tries_closed_direct_messages_once_more(parlour: Parlour) -> None:
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=False))
    await parlour.lobby("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=True))
    table = await parlour.lobby("supertrumf", parlour.anna, parlour.bo)
    assert await parlour.delivery.dm.reach(table, parlour.bo) == "open"
    await parlour.sent()
    assert not parlour.people.person(parlour.bo).dm_closed
    assert parlour.scene.bo.sees(dm_of(parlour.scene.bo))


async def test_who_asks_for_a_hand_that_did_not_get_through_is_tried_again(
    parlour: Parlour,
) -> None:
    """Once in a while as long as they are closed, and told no more; until they are open."""
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=False))
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    before, told = len(parlour.refused(403)), texts(parlour.there(parlour.channel))
    for _ in range(3):
        parlour.pass_time(20)
        for _ in range(3):
            await parlour.delivery.dm.try_again(table, parlour.bo)
            await parlour.sent()
    assert len(parlour.refused(403)) == before + 3
    assert texts(parlour.there(parlour.channel)) == told
    assert parlour.people.person(parlour.bo).dm_closed and await parlour.is_settled(table)
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=True))
    parlour.pass_time(20)
    for _ in range(2):
        await parlour.delivery.dm.try_again(table, parlour.bo)
        await parlour.sent()
    (hand,) = parlour.scene.bo.sees(dm_of(parlour.scene.bo))
    assert int(hand.id) == await parlour.message(table, HandKey(parlour.bo))
    kept = await parlour.store.person(parlour.bo)
    assert kept is not None and not kept.dm_closed


async def wait_for_the_other(parlour: Parlour, table: str, seconds: float) -> Someone:
    """In a match of two, the other one has been away for so long when it comes to be their turn."""
    await parlour.sent()
    (seat,) = await parlour.awaited(table)
    parlour.pass_time(seconds)
    while await parlour.awaited(table) == [seat]:
        await parlour.plays(table, seat)
    await parlour.sent()
    return parlour.everybody[await parlour.who(table, 1 - seat)]


async def test_who_is_away_is_called_by_direct_message_with_a_link_to_the_hand(
    parlour: Parlour,
) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    someone = await wait_for_the_other(parlour, table, 200)
    await parlour.call(table)
    hand, call = someone.sees(dm_of(someone))
    assert int(hand.id) == await parlour.message(table, HandKey(int(someone.id)))
    assert call.rings and not hand.rings
    assert f"/@me/{hand.channel}/{hand.id})" in (call.content or "")
    assert not any(message.rings for message in someone.sees(str(parlour.channel)))


async def test_what_one_is_asked_is_told_in_ones_own_language(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    for user in (parlour.anna, parlour.bo):
        await parlour.people.saw(user, parlour.everybody[user].me.name, "de")
    someone = await wait_for_the_other(parlour, table, 200)
    await parlour.call(table)
    assert "Du bist dran." in (someone.sees(dm_of(someone))[-1].content or "")


async def test_who_takes_no_direct_messages_is_called_by_a_mention(parlour: Parlour) -> None:
    for someone in (parlour.scene.anna, parlour.scene.bo):
        await parlour.order(SetDMs(person=someone.id, open=False))
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    someone = await wait_for_the_other(parlour, table, 70)
    await parlour.call(table)
    (call,) = [message for message in someone.all_messages() if message.rings]
    board = await parlour.message(table, BOARD)
    assert call.channel == str(parlour.channel) and f"/{parlour.channel}/{board})" in call.content
    asked = [form.prompt for form in (await parlour.tables.look(table, int(someone.id))).scene.asks]
    assert not any(WORDS.text(prompt, "sv", {}) in call.content for prompt in asked), "for all"


async def test_who_acted_a_moment_ago_is_not_pinged(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    for _ in range(6):
        await parlour.move(table)
        await parlour.sent()
        await parlour.let_clock_play(table)
    for someone in (parlour.scene.anna, parlour.scene.bo):
        assert not any(message.content or message.rings for message in someone.all_messages())


async def test_a_notice_that_is_no_longer_true_is_not_sent(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    (seat,) = await parlour.awaited(table)
    parlour.pass_time(70)
    before = len(parlour.requests("post"))
    await parlour.delivery.stop()
    while await parlour.awaited(table) == [seat]:
        await parlour.plays(table, seat)
    parlour.pass_time(20)
    await parlour.let_clock_play(table)
    await parlour.tables.end(table, parlour.by(parlour.anna))
    await parlour.restart()
    await parlour.sent()
    assert len(parlour.requests("post")) == before
    assert await parlour.is_settled(table)


async def test_a_player_who_leaves_gets_nothing_more(parlour: Parlour) -> None:
    cleo = await parlour.guest("cleo")
    table = await parlour.match("supertrumf", parlour.anna, parlour.bo, cleo)
    await parlour.sent()
    await parlour.tables.leave(table, parlour.by(cleo))
    await parlour.sent()
    hand = str(await parlour.message(table, HandKey(cleo)))
    before = len(parlour.requests("edit"))
    for seat in (0, 1):
        if seat in await parlour.awaited(table):
            await parlour.plays(table, seat)
    await parlour.sent()
    assert not any(hand in r.what for r in parlour.requests("edit")[before:])
    assert await parlour.message(table, BOARD)
    assert all_text(parlour.there(parlour.channel)[0])


async def test_who_moves_up_in_a_lobby_keeps_his_message(parlour: Parlour) -> None:
    cleo = await parlour.guest("cleo")
    table = await parlour.lobby("supertrumf", parlour.anna, parlour.bo, cleo)
    await parlour.sent()
    await parlour.tables.leave(table, parlour.by(parlour.bo))
    await parlour.sent()
    await parlour.tables.start(table, parlour.by(parlour.anna))
    await parlour.sent()
    hers = parlour.everybody[cleo]
    (hand,) = hers.sees(dm_of(hers))
    assert int(hand.id) == await parlour.message(table, HandKey(cleo))
    assert "Din tur" not in all_text(parlour.scene.bo.sees(dm_of(parlour.scene.bo))[0])


async def test_a_hand_noted_in_somebody_elses_direct_messages_is_sent_anew(
    parlour: Parlour,
) -> None:
    """However it came to be noted so."""
    table = await parlour.match("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent()
    anna, bo = parlour.scene.anna, parlour.scene.bo
    (hers,) = anna.sees(dm_of(anna))
    view = await parlour.tables.look(table)
    noted = OutgoingMessage(
        table,
        HandKey(parlour.bo),
        Priority.HAND,
        channel=int(dm_of(anna)),
        sent=view.revision,
        message=int(hers.id),
        digest=b"",
    )
    await parlour.store.sent(noted)
    await parlour.restart()
    for seat in (0, 1):
        await parlour.plays(table, seat)
    await parlour.sent()
    own = await parlour.delivery.views.hand(await parlour.tables.look(table), parlour.anna)
    (hers,) = anna.sees(dm_of(anna))
    assert own is not None and shows(hers, own[1])
    newest = bo.sees(dm_of(bo))[-1]
    assert int(newest.id) == await parlour.message(table, HandKey(parlour.bo))


async def test_who_gets_up_while_a_hand_waits_for_its_turn_is_not_sent_it(
    parlour: Parlour,
) -> None:
    cleo = await parlour.guest("cleo")
    table = await parlour.match("supertrumf", parlour.anna, parlour.bo, cleo)
    await parlour.sent()
    name = Name(table, HandKey(cleo))
    entry = await parlour.delivery._messages.entry(*name)
    assert entry is not None
    entry.digest = None
    await parlour.delivery._messages.want(table, entry.wanted + 1, [WantedMessage(name.key, 2)])
    request = await parlour.delivery._sender.prepare(name)
    assert request is not None and request.kind == "edit"
    await parlour.tables.leave(table, parlour.by(cleo))
    with pytest.raises(Again):
        await request.send()
    direct = dm_of(parlour.everybody[cleo])
    assert not [made for made in parlour.requests("edit") if direct in made.what]
    await parlour.sent()
    (hand,) = parlour.everybody[cleo].sees(direct)
    assert "Hand:" not in all_text(hand) and "har lämnat matchen" in all_text(hand)


async def test_a_seat_taken_over_has_closed_direct_messages_by_person(
    parlour: Parlour,
) -> None:
    cleo = await parlour.guest("cleo")
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=False))
    table = await parlour.lobby("riftforce", parlour.anna, parlour.bo)
    assert await parlour.delivery.dm.reach(table, parlour.bo) == "closed"
    await parlour.tables.leave(table, parlour.by(parlour.bo))
    await parlour.people.saw(cleo, "Cleo", "sv-SE")
    await parlour.tables.join(table, parlour.by(cleo))
    assert await parlour.delivery.dm.reach(table, cleo) == "open"
    await parlour.sent()
    assert await parlour.message(table, HandKey(cleo))
    assert ClosedKey(cleo) not in await parlour.delivery._messages.of(table)


def shows(message: SeenMessage, content: Content) -> bool:
    """Whether all of a content's texts stand on a message."""
    shown = all_text(message)
    return all(block.markdown in shown for block in blocks(content) if isinstance(block, Text))


async def test_a_hand_that_is_only_to_be_asked_for_does_not_come(parlour: Parlour) -> None:
    """And is as good as through; until its owner chooses otherwise."""
    bo = parlour.scene.bo
    await parlour.people.change(parlour.bo, hands_come=False)
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    assert await parlour.delivery.dm.reach(table, parlour.bo) == "open"
    for _ in range(3):
        await parlour.move(table)
        await parlour.sent()
    assert await parlour.is_settled(table)
    assert not [each for each in bo.all_messages() if each.channel != str(parlour.channel)]
    await parlour.people.change(parlour.bo, hands_come=True)
    await parlour.delivery.dm.bring_hand(table, parlour.bo)
    await parlour.sent()
    (hand,) = bo.sees(dm_of(bo))
    await parlour.people.change(parlour.bo, hands_come=False)
    await parlour.move(table)
    await parlour.sent()
    assert [each.id for each in bo.sees(dm_of(bo))] == [hand.id]


@pytest.mark.parametrize("is_open", [True, False])
async def test_nothing_rings_for_who_does_not_want_to_be_called(
    parlour: Parlour, is_open: bool
) -> None:
    for someone in (parlour.scene.anna, parlour.scene.bo):
        await parlour.people.change(int(someone.id), is_called=False)
        await parlour.order(SetDMs(person=someone.id, open=is_open))
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    someone = await wait_for_the_other(parlour, table, 200)
    await parlour.call(table)
    gone = parlour.bo if someone is parlour.scene.anna else parlour.anna
    await parlour.tables.leave(table, parlour.by(gone))
    await parlour.sent()
    asked = [each for each in parlour.there(parlour.channel) if f"<@{gone}>" in all_text(each)]
    assert asked and await parlour.is_settled(table)
    assert not [each for each in someone.all_messages() if each.rings]
