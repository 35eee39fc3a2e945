"""What the shuffles are made from stands in the channel: the message that the lobby is known by,
and the seal at the start, which comes once and stays as it is."""

from bot.host.messages import BOARD, StartKey
from bot.host.model import Posted
from bot.playground.client import all_text
from bot.playground.control import DeleteMessage
from bot.playground.people.views import SeenMessage
from games.kit.chance import seal
from tests.chat_delivery.parlour import Parlour, boards


async def salted_lobby(parlour: Parlour, *words: str) -> str:
    """A lobby of two as it stands in the channel; these words are given by turns."""
    users = (parlour.anna, parlour.bo)
    table = await parlour.lobby("storma_slottet", *users)
    await parlour.sent()
    for number, word in enumerate(words):
        await parlour.tables.give_word(table, parlour.by(users[number % 2]), word)
    await parlour.sent()
    return table


async def salts_of(parlour: Parlour, table: str) -> tuple[str, ...]:
    return (await parlour.tables.look(table)).salting.salts


def seals(parlour: Parlour) -> list[SeenMessage]:
    """The messages that tell what a match is made from."""
    there = parlour.there(parlour.channel)
    return [m for m in there if "🔒" in all_text(m) and m not in boards(there)]


async def test_a_lobby_is_known_by_the_message_that_was_first_posted(parlour: Parlour) -> None:
    table = await salted_lobby(parlour)
    first = await parlour.message(table, BOARD)
    assert (await parlour.tables.look(table)).salting.lobby == Posted(parlour.channel, first)
    parlour.pass_time(51 * 60)
    await parlour.tables.give_word(table, parlour.by(parlour.bo), "kiwi")
    await parlour.sent()
    second = await parlour.message(table, BOARD)
    assert second != first
    assert await salts_of(parlour, table) == (str(first), "kiwi")


async def test_that_a_lobby_is_known_costs_no_request(parlour: Parlour) -> None:
    table = await salted_lobby(parlour)
    assert (await parlour.tables.look(table)).salting.lobby is not None
    assert not parlour.requests("edit")
    assert await parlour.is_settled(table)


async def test_two_lobbies_are_known_by_a_message_each(parlour: Parlour) -> None:
    first, second = await salted_lobby(parlour, "kiwi"), await salted_lobby(parlour, "kiwi")
    told = [await salts_of(parlour, table) for table in (first, second)]
    assert told[0] != told[1]
    shown = [int(message.id) for message in boards(parlour.there(parlour.channel))]
    assert sorted(int(salts[0]) for salts in told) == sorted(shown)


async def test_with_the_lobby_s_message_the_words_go(parlour: Parlour) -> None:
    """A new message could be posted until its id suits the words."""
    table = await salted_lobby(parlour, "ananas")
    first = await parlour.message(table, BOARD)
    await parlour.order(DeleteMessage(channel=str(parlour.channel), message=str(first)))
    await parlour.tables.give_word(table, parlour.by(parlour.bo), "kiwi")
    await parlour.sent()
    second = await parlour.message(table, BOARD)
    assert await salts_of(parlour, table) == (str(second),)
    (lobby,) = boards(parlour.there(parlour.channel))
    assert int(lobby.id) == second
    assert "`ananas`" not in all_text(lobby) and "`kiwi`" not in all_text(lobby)
    assert "gäller inte längre" in all_text(lobby)


async def test_the_start_is_told_once_though_the_bot_is_killed_before(parlour: Parlour) -> None:
    table = await salted_lobby(parlour, "ananas", "kiwi")
    await parlour.delivery.stop()
    started_at = (await parlour.tables.start(table, parlour.by(parlour.anna))).revision
    assert not seals(parlour)
    await parlour.restart()
    await parlour.sent()
    (told,) = seals(parlour)
    assert int(told.id) == await parlour.message(table, StartKey(started_at))
    view = await parlour.tables.look(table)
    for part in (seal(view.commitment), *view.salting.salts[1:]):
        assert f"`{part}`" in all_text(told)
    assert f"/{parlour.channel}/{view.salting.salts[0]})" in all_text(told)


async def test_the_start_is_told_once_though_the_bot_is_killed_after(parlour: Parlour) -> None:
    """Before it could note that it has been told, and for longer than a nonce lasts."""
    table = await salted_lobby(parlour, "ananas")
    parlour.store.is_dead = True
    await parlour.tables.start(table, parlour.by(parlour.anna))
    await parlour.sent()
    (told,) = seals(parlour)
    parlour.pass_time(20 * 60)
    await parlour.restart()
    await parlour.sent()
    assert [message.id for message in seals(parlour)] == [told.id]
    assert await parlour.is_settled(table)


async def test_what_is_told_at_the_start_is_never_edited(parlour: Parlour) -> None:
    table = await salted_lobby(parlour, "ananas")
    await parlour.tables.start(table, parlour.by(parlour.anna))
    await parlour.sent()
    (told,) = seals(parlour)
    for _ in range(5):
        await parlour.move(table)
    await parlour.tables.end(table, parlour.by(parlour.anna))
    await parlour.sent()
    assert [all_text(each) for each in seals(parlour) if each.id == told.id] == [all_text(told)]
    assert not any(told.id in request.what for request in parlour.requests("edit", "delete"))


async def test_the_start_tells_at_which_level_bot_player_plays(parlour: Parlour) -> None:
    table = await parlour.lobby("storma_slottet", parlour.anna)
    await parlour.tables.add_bot_player(table, parlour.by(parlour.anna), "easy")
    await parlour.tables.start(table, parlour.by(parlour.anna))
    await parlour.sent()
    (told,) = seals(parlour)
    assert "🤖 2 (lätt)" in all_text(told)


async def test_a_lobby_whose_posting_was_not_noted_is_known_by_it_after_a_press(
    parlour: Parlour,
) -> None:
    parlour.store.is_dead = True
    table = await parlour.lobby("storma_slottet", parlour.anna, parlour.bo)
    await parlour.sent()
    await parlour.restart()
    await parlour.sent()
    (lobby,) = boards(parlour.there(parlour.channel))
    pressed = Posted(parlour.channel, int(lobby.id))
    assert not await parlour.delivery.lobbies.pressed(table, pressed)
    assert await salts_of(parlour, table) == (lobby.id,)
