"""Hands by direct message: closed ones, silent players, ephemeral copies."""

import pytest

from bot.chat.deliver.outbox import Again
from bot.chat.deliver.schedule import Name
from bot.chat.render.content import Content, Text, blocks
from bot.host.keys import BOARD, closed_key, hand_key
from bot.host.model import Desired, Sent
from bot.playground.client import all_text
from bot.playground.control import SetDMs, SetOverwrite
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from tests.chat_delivery.parlour import Parlour, dm_of, texts


async def test_closed_direct_messages_are_told_once_and_never_tried_again(
    parlour: Parlour,
) -> None:
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=False))
    table = await parlour.lobby("riftforce", parlour.anna, parlour.bo)
    assert await parlour.delivery.reach(table, parlour.anna) == "open"
    assert await parlour.delivery.reach(table, parlour.bo) == "closed"
    await parlour.sent()
    assert parlour.people.person(parlour.bo).dm_closed
    await parlour.tables.start(table, parlour.by(parlour.anna))
    for _ in range(6):
        await parlour.move(table)
        await parlour.sent()
    assert len(parlour.refused(403)) == 1
    told = [t for t in texts(parlour.there(parlour.channel)) if "direktmeddelanden" in t]
    assert len(told) == 1
    (notice,) = [m for m in parlour.scene.bo.sees(str(parlour.channel)) if m.content]
    assert notice.pings_me
    assert await parlour.is_settled(table)


async def test_who_has_got_up_is_told_no_more_that_direct_messages_are_closed(
    hurried: Parlour,
) -> None:
    """What was to be told could not be while he sat there."""

    def may(deny: int) -> SetOverwrite:
        return SetOverwrite(channel=str(hurried.channel), target=hurried.scene.bot, deny=deny)

    await hurried.order(SetDMs(person=hurried.scene.bo.id, open=False))
    await hurried.order(may(int(Permission.SEND_MESSAGES)))
    table = await hurried.lobby("supertrumf", hurried.anna, hurried.bo)
    assert await hurried.delivery.reach(table, hurried.bo) == "closed"
    await hurried.tables.leave(table, hurried.by(hurried.bo))
    await hurried.order(may(0))
    hurried.delivery.changed_place(hurried.channel)
    await hurried.sent()
    assert await hurried.is_settled(table)
    assert not [t for t in texts(hurried.there(hurried.channel)) if "direktmeddelanden" in t]


async def test_another_table_tries_closed_direct_messages_once_more(parlour: Parlour) -> None:
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=False))
    await parlour.lobby("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=True))
    table = await parlour.lobby("supertrumf", parlour.anna, parlour.bo)
    assert await parlour.delivery.reach(table, parlour.bo) == "open"
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
            await parlour.delivery.try_direct_again(table, parlour.bo)
            await parlour.sent()
    assert len(parlour.refused(403)) == before + 3
    assert texts(parlour.there(parlour.channel)) == told
    assert parlour.people.person(parlour.bo).dm_closed and await parlour.is_settled(table)
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=True))
    parlour.pass_time(20)
    for _ in range(2):
        await parlour.delivery.try_direct_again(table, parlour.bo)
        await parlour.sent()
    (hand,) = parlour.scene.bo.sees(dm_of(parlour.scene.bo))
    assert int(hand.id) == await parlour.message(table, hand_key(parlour.bo))
    kept = await parlour.store.person(parlour.bo)
    assert kept is not None and not kept.dm_closed


async def test_who_has_been_silent_is_called_and_gets_his_hand_anew(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    (seat,) = await parlour.awaited(table)
    other = await parlour.who(table, 1 - seat)
    old = await parlour.message(table, hand_key(other))
    parlour.pass_time(200)
    while await parlour.awaited(table) == [seat]:
        await parlour.plays(table, seat)
    await parlour.sent()
    someone = parlour.everybody[other]
    seen = someone.sees(dm_of(someone))
    hand, call, anew = seen
    assert hand.id == str(old)
    assert call.content and call.pings_me
    assert not anew.content and int(anew.id) == await parlour.message(table, hand_key(other))
    assert not any(m.pings_me for m in someone.sees(str(parlour.channel)))


async def test_who_acted_a_moment_ago_is_not_pinged(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    for _ in range(6):
        await parlour.move(table)
        await parlour.sent()
    for someone in (parlour.scene.anna, parlour.scene.bo):
        assert not any(message.content for message in someone.all_messages())


async def test_after_a_minute_a_turn_pings_once_in_the_channel(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    (seat,) = await parlour.awaited(table)
    parlour.pass_time(70)
    while await parlour.awaited(table) == [seat]:
        await parlour.plays(table, seat)
    await parlour.sent()
    someone = parlour.everybody[(await parlour.tables.look(table)).seats[1 - seat].user]
    pings = [m for m in someone.all_messages() if m.pings_me and m.content]
    assert [m.channel for m in pings] == [str(parlour.channel)]
    assert pings[0].content


async def test_a_notice_that_is_no_longer_true_is_not_sent(parlour: Parlour) -> None:
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    (seat,) = await parlour.awaited(table)
    parlour.pass_time(70)
    before = len(parlour.requests("post"))
    await parlour.delivery.stop()
    while await parlour.awaited(table) == [seat]:
        await parlour.plays(table, seat)
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
    hand = str(await parlour.message(table, hand_key(cleo)))
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
    assert int(hand.id) == await parlour.message(table, hand_key(cleo))
    assert "Din tur" not in all_text(parlour.scene.bo.sees(dm_of(parlour.scene.bo))[0])


async def test_a_hand_noted_in_somebody_elses_direct_messages_is_sent_anew(
    parlour: Parlour,
) -> None:
    """As an older version may have noted it, which kept hands by seat."""
    table = await parlour.match("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent()
    anna, bo = parlour.scene.anna, parlour.scene.bo
    (hers,) = anna.sees(dm_of(anna))
    view = await parlour.tables.look(table)
    noted = Sent(hand_key(parlour.bo), view.revision, int(dm_of(anna)), int(hers.id), b"", 0)
    await parlour.store.sent(table, noted)
    await parlour.restart()
    for seat in (0, 1):
        await parlour.plays(table, seat)
    await parlour.sent()
    own = await parlour.delivery._latest.own(await parlour.tables.look(table), parlour.anna)
    (hers,) = anna.sees(dm_of(anna))
    assert own is not None and shows(hers, own[1])
    newest = bo.sees(dm_of(bo))[-1]
    assert int(newest.id) == await parlour.message(table, hand_key(parlour.bo))


async def test_who_gets_up_while_a_hand_waits_for_its_turn_is_not_sent_it(
    parlour: Parlour,
) -> None:
    cleo = await parlour.guest("cleo")
    table = await parlour.match("supertrumf", parlour.anna, parlour.bo, cleo)
    await parlour.sent()
    name = Name(table, hand_key(cleo))
    entry = await parlour.delivery._messages.entry(*name)
    assert entry is not None
    entry.digest = None
    await parlour.delivery._messages.want(table, entry.wanted + 1, [Desired(name.key, 2)])
    request = await parlour.delivery._sending.prepare(name)
    assert request is not None and request.kind == "edit"
    await parlour.tables.leave(table, parlour.by(cleo))
    with pytest.raises(Again):
        await request.send()
    direct = dm_of(parlour.everybody[cleo])
    assert not [made for made in parlour.requests("edit") if direct in made.what]
    await parlour.sent()
    (hand,) = parlour.everybody[cleo].sees(direct)
    assert "Hand:" not in all_text(hand) and "har lämnat matchen" in all_text(hand)


async def test_who_gets_up_while_a_note_on_him_waits_for_its_turn_is_not_named_in_it(
    parlour: Parlour,
) -> None:
    cleo = await parlour.guest("cleo")
    await parlour.order(SetDMs(person=parlour.everybody[cleo].id, open=False))
    table = await parlour.match("supertrumf", parlour.anna, parlour.bo, cleo)
    await parlour.sent()
    name = Name(table, closed_key(cleo))
    entry = await parlour.delivery._messages.entry(*name)
    assert entry is not None
    entry.sent, entry.message = 0, None
    request = await parlour.delivery._sending.prepare(name)
    assert request is not None and request.kind == "post"
    await parlour.tables.leave(table, parlour.by(cleo))
    with pytest.raises(Again):
        await request.send()
    assert await parlour.delivery._sending.prepare(name) is None


async def test_a_seat_taken_over_is_told_of_closed_direct_messages_by_person(
    parlour: Parlour,
) -> None:
    cleo = await parlour.guest("cleo")
    await parlour.order(SetDMs(person=parlour.scene.bo.id, open=False))
    table = await parlour.lobby("riftforce", parlour.anna, parlour.bo)
    assert await parlour.delivery.reach(table, parlour.bo) == "closed"
    await parlour.tables.leave(table, parlour.by(parlour.bo))
    await parlour.people.saw(cleo, "Cleo", "sv-SE")
    await parlour.tables.join(table, parlour.by(cleo))
    assert await parlour.delivery.reach(table, cleo) == "open"
    await parlour.sent()
    assert await parlour.message(table, hand_key(cleo))
    assert len([t for t in texts(parlour.there(parlour.channel)) if "direktmeddelanden" in t]) == 1


def shows(message: SeenMessage, content: Content) -> bool:
    """Whether all of a content's texts stand on a message."""
    shown = all_text(message)
    return all(block.markdown in shown for block in blocks(content) if isinstance(block, Text))
