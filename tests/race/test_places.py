"""Where and how it is played: a thread of its own, teams, and without reading messages."""

from pathlib import Path

import pytest

from bot.chat.custom_ids import Deed, OfLobby, write
from bot.playground.client import Someone, all_text, buttons
from bot.playground.control import CloseGateway, DeleteChannel, PlanFault
from bot.playground.faults import EventFault
from bot.playground.operations import channels
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.player import Player, table_of, until_board
from tests.race.arena import Arena, now, open_arena

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def lobby(arena: Arena) -> tuple[str, SeenMessage, Player]:
    """A lobby with three people in a channel."""
    channel = await arena.stage.channel()
    kim, *others = arena.people[:3]
    await kim.until(lambda: kim.channels.get(channel))
    opened = await kim.answer(await kim.slash(channel, "play", game="ordet_fanger"))
    for who in others:
        await sees(who, opened)
        await Player(who).press(opened, "join")
    await kim.until(lambda: "3. " in all_text(kim.message(channel, opened.id) or opened))
    return channel, kim.message(channel, opened.id) or opened, Player(kim)


async def sees(who: Someone, message: SeenMessage) -> None:
    await who.until(lambda: who.message(message.channel, message.id), "the lobby")


async def test_by_default_it_is_played_in_a_thread_of_its_own(tmp_path: Path) -> None:
    async with open_arena(tmp_path / "var", 1) as arena:
        channel, opened, kim = await lobby(arena)
        assert "opens a thread" in all_text(opened)
        await kim.press(opened, "start")
        pointer = await kim.someone.until_sees("is being played in", channel)
        thread = all_text(pointer).partition("<#")[2].partition(">")[0]
        begun = await kim.someone.until_sees("Open the round", thread)
        await kim.someone.press(begun, "Open the round")
        modal = await kim.someone.until_modal()
        (field,) = (str(label["component"]["custom_id"]) for label in modal.components)
        await kim.someone.fill(modal, **{field: ["0", "1"]})
        first = await kim.someone.until_sees("Flip a card", thread)
        assert "Symbols taken out" in all_text(first)
        board = await until_board(kim, thread)
        assert int(board.id) < int(first.id), "what is to be pressed stands lowest"
        await kim.someone.press(first, "Flip a card")
        await kim.someone.until_sees("Kim flips", thread)


async def test_slow_mode_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with open_arena(tmp_path / "var", 1) as arena:
        channel, opened, kim = await lobby(arena)
        switch_slow_mode(arena, channel, 5)
        more = await kim.more(opened)
        here = write(OfLobby(table_of(opened), "start_here"))
        await kim.someone.press(more, here)
        await kim.someone.until_sees("Turn off slow mode here (5 seconds)", channel)


def switch_slow_mode(arena: Arena, channel: str, seconds: int) -> None:
    core = arena.stage.playground.core
    core.world.channels[int(channel)].slowmode = seconds
    channels.channel_changed(core, core.world.channels[int(channel)])


@pytest.mark.parametrize("seats", [3, 5], ids=["channel", "thread"])
async def test_slow_mode_that_is_switched_on_in_the_middle_is_told_once(
    arena: Arena, seats: int
) -> None:
    duel = arena.duel(seats=seats)
    await duel.kim.answer(await duel.kim.slash(duel.channel, "hand"))  # by now the bot is there
    switch_slow_mode(arena, duel.channel, 5)
    told = await duel.tells("Slow mode is now on here (5 seconds)")
    switch_slow_mode(arena, duel.channel, 10)
    await duel.says(duel.kim, "Oslo")
    await duel.tells("Kim takes it: “Oslo”", after=told)
    assert [post for post in duel.posts() if "Slow mode" in all_text(post)] == [told]


async def test_slow_mode_that_the_bot_could_not_hear_of_is_told_once_too(arena: Arena) -> None:
    heard, unheard = arena.duel(), arena.duel()
    switch_slow_mode(arena, heard.channel, 5)
    told = await heard.tells("Slow mode is now on here (5 seconds)")
    swallowed = EventFault(kind="dropped", event="CHANNEL_UPDATE", times=1)
    await arena.stage.client.order(PlanFault(fault=swallowed))
    switch_slow_mode(arena, unheard.channel, 7)
    await arena.stage.client.order(CloseGateway(bot=arena.stage.bot, forget=True))
    await unheard.tells("Slow mode is now on here (7 seconds)")
    await heard.says(heard.kim, "Oslo")
    await heard.tells("Kim takes it: “Oslo”", after=told)
    assert [post for post in heard.posts() if "Slow mode" in all_text(post)] == [told]


@pytest.mark.parametrize("thread", [False, True], ids=["channel", "thread"])
async def test_without_reading_messages(tmp_path: Path, thread: bool) -> None:
    async with open_arena(tmp_path / "var", 1, intents=0, thread=thread) as arena:
        duel = arena.duel()
        await duel.says(duel.lee, "Rome")
        await duel.kim.slash(duel.channel, "answer", answer="Oslo")
        said = await duel.tells("Kim: “Oslo”")
        ruling = await duel.tells("Kim takes it: “Oslo”", after=said)
        outcome = await duel.noa.slash(duel.channel, "vote")
        assert "What is the vote about?" in all_text(await duel.noa.answer(outcome))
        assert "Your answer" not in [str(b.get("label")) for b in buttons(ruling)]
        _, opened, _ = await lobby(arena)
        assert "can’t read messages here" in all_text(opened)


async def test_without_reading_messages_one_answers_by_mention_or_by_the_button(
    tmp_path: Path,
) -> None:
    async with open_arena(tmp_path / "var", 1, intents=0, series=2) as arena:
        duel = arena.duel()
        await duel.says(duel.kim, f"<@{duel.bot}> Oslo")
        ruling = await duel.tells("Kim takes it: “Oslo”", "⚡ Kim: ")
        outcome = await duel.press(duel.lee, ruling, "Your answer")
        assert outcome.result == "modal"
        modal = await duel.lee.until_modal()
        (field,) = (str(label["component"]["custom_id"]) for label in modal.components)
        typed = await duel.lee.fill(modal, **{field: "Rome"})
        # It is repeated for everybody only if it has been taken.
        assert all_text(await duel.lee.answer(typed)) == "Lee: “Rome”"


async def hand_of(who: Someone, place: str, table: str) -> SeenMessage:
    """Somebody's hand at one of several tables, asked for in whatever place."""
    asked = await who.answer(await who.slash(place, "hand"))
    await who.press(asked, write(Deed(table, "hand")))
    return await who.until_sees("Answer: ", place)


async def type_in(who: Someone, text: str) -> SeenMessage:
    """Sends the open modal, which has one field."""
    modal = await who.until_modal()
    (field,) = (str(label["component"]["custom_id"]) for label in modal.components)
    return await who.answer(await who.fill(modal, **{field: text}))


async def test_an_answer_from_elsewhere_counts_and_is_shown_to_nobody_there(
    tmp_path: Path,
) -> None:
    async with open_arena(tmp_path / "var", 1) as arena:
        duel = arena.duel()
        elsewhere = await arena.stage.channel()
        await duel.kim.until(lambda: duel.kim.channels.get(elsewhere))
        hand = await hand_of(duel.kim, elsewhere, duel.table)
        await duel.press(duel.kim, hand, "Answer")
        said = await type_in(duel.kim, "Oslo")
        assert said.ephemeral and all_text(said) == "Kim: “Oslo”"
        await duel.tells("Kim takes it: “Oslo”")
        assert duel.lee.sees(elsewhere) == []


async def test_a_card_whose_place_was_gone_holds_nothing_up_elsewhere(
    tmp_path: Path,
) -> None:
    """The bot learns that the channel is gone by the ruling's own post, which turns the next card
    of the series: its stamp never comes."""
    async with open_arena(tmp_path / "var", 1, series=2) as arena:
        duel = arena.duel()
        found = await arena.stage.channel()
        swallowed = EventFault(kind="dropped", event="CHANNEL_DELETE", times=1)
        await arena.stage.client.order(PlanFault(fault=swallowed))
        await duel.says(duel.kim, "Oslo")
        await arena.stage.client.order(DeleteChannel(channel=duel.channel))
        await duel.kim.until_sees("can’t find the channel")
        asked = await duel.kim.answer(await duel.kim.slash(found, "table"))
        await Player(duel.kim).press(asked, "settle")
        await duel.lee.until_sees("Kim takes it: “Oslo”", found)
        await duel.lee.until_sees("⚡ Lee: ", found)
        await duel.lee.write(found, "Bergen")
        await duel.lee.until_sees("Lee takes it: “Bergen”", found)


async def test_a_modal_of_another_table_answers_nothing_at_this_one(tmp_path: Path) -> None:
    """Lee races at two tables; what he types for the one is too late there."""
    async with open_arena(tmp_path / "var", 2, intents=0) as arena:
        one, other = arena.duel(), arena.duel()
        hand = await one.lee.answer(await one.lee.slash(one.channel, "hand"))
        await one.press(one.lee, hand, "Answer")
        await one.says(one.kim, f"<@{one.bot}> Oslo")
        await one.tells("Kim takes it: “Oslo”")
        await type_in(one.lee, "Rome")
        await one.lee.until_sees("There’s nothing to answer right now", one.channel)
        await other.says(other.kim, f"<@{other.bot}> Bergen")
        await other.tells("Kim takes it: “Bergen”")
        assert "Rome" not in "".join(map(all_text, (*one.posts(), *other.posts())))


async def test_teams_race_and_either_of_them_may_answer(tmp_path: Path) -> None:
    async with open_arena(tmp_path / "var", 0) as arena:
        await arena.stage.kill_bot()
        await arena.seed(1, seats=4, teams=(1, 2, 1, 3))
        await arena.stage.start_bot()
        duel = arena.duel(seats=4)
        base = now()
        await duel.says(duel.lee, "Rome", base)
        await duel.says(duel.noa, "Oslo", base - 200)
        await duel.tells("Kim and Noa take it: “Oslo”")
