"""What goes wrong is told in one clear sentence, and nothing changes."""

from typing import Any

import pytest

import games
from bot.chat.custom_ids import Deed, Doing, write
from bot.host.capacity import MOST_LOBBIES_OF_ONE
from bot.playground.client import Someone, all_text, buttons
from bot.playground.control import PlanFault, SetOverwrite
from bot.playground.faults import EventFault
from bot.playground.people.actions import StartThread
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.leaving import decide, leave
from tests.chat_end_to_end.matches import open_table, play_turn, post_as_bot, press_old, start
from tests.chat_end_to_end.player import Player, controls, is_about, must_act, table_of
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.turns import until_offered

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEND_MESSAGES = 1 << 11


async def two(stage: Stage) -> tuple[Player, Player]:
    return Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)


async def said(player: Player, outcome: Any) -> str:
    """What a press was answered with besides."""
    return all_text(await player.someone.answer(outcome))


async def whispered(someone: Someone, text: str) -> SeenMessage:
    return await someone.until_sees(text, also=lambda message: message.ephemeral)


async def test_somebody_elses_table(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    board = await start(stage, channel, "supertrumf", [anna, bo])
    carl = Player(await stage.person("Carl"))
    before = all_text(carl.newest(board))
    deeds: tuple[Doing, ...] = ("hand", "pause")
    for do in deeds:
        outcome = await carl.press(carl.newest(board), do)
        assert "You’re not at this table" in await said(carl, outcome)
    assert all_text(carl.newest(board)) == before


async def test_a_doubled_press_counts_once(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    lobby = await open_table(stage, channel, "riftforce", [anna])
    await stage.client.order(
        PlanFault(fault=EventFault(kind="doubled", event="INTERACTION_CREATE"))
    )
    await bo.press(lobby, "join")
    shown = await anna.someone.until_sees("2. Bo", channel)
    assert all_text(shown).count("Bo") == 1


async def test_a_doubled_command_is_done_and_answered_once(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    await stage.client.order(
        PlanFault(fault=EventFault(kind="doubled", event="INTERACTION_CREATE"))
    )
    await anna.someone.slash(channel, "roll", die=6)
    await anna.someone.slash(channel, "play", game="riftforce")
    await bo.someone.until_sees("Riftforce", channel)
    rolled, lobby = bo.someone.sees(channel)
    assert "d6" in all_text(rolled) and "Riftforce" in all_text(lobby)
    assert not stage.refused()


async def test_unknown_and_borrowed_buttons(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    board = await start(stage, channel, "storma_slottet", [anna, bo])
    hand = await anna.hand(board)
    playing = anna if must_act(hand) else bo
    other = bo if playing is anna else anna
    hand = await playing.hand(board)
    borrowed = next(c for c in controls(hand) if not c.is_select).shown["custom_id"]
    foreign = write(Deed("nosuchtable", "join"))
    old = await post_as_bot(stage, channel, "0-of-another-version", borrowed, foreign)
    await other.someone.until(lambda: other.someone.message(channel, old.id))
    for custom_id, sentence in (
        ("0-of-another-version", "I don’t know that button"),
        (borrowed, f"That’s up to {playing.someone.me.name}"),
        (foreign, "no longer exists"),
    ):
        await other.someone.press(old, custom_id)
        await whispered(other.someone, sentence)


async def test_the_lobby_keeps_to_who_may_do_what(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    lobby = await open_table(stage, channel, "supertrumf", [anna, bo])
    await bo.press(bo.newest(lobby), "start")
    await whispered(bo.someone, "Only the player who opened")
    await press_old(stage, bo, await stage.channel(), Deed(table_of(lobby), "end"))
    await whispered(bo.someone, "Only the player who opened the table, or somebody who may manage")
    await bo.press(bo.newest(lobby), "leave")
    await anna.someone.until(lambda: "2. Bo" not in all_text(anna.newest(lobby)))
    owner = Player(stage.owner)
    await owner.press(owner.newest(lobby), "end")
    await anna.someone.until(lambda: "ended" in all_text(anna.newest(lobby)))


async def test_one_more_table_than_somebody_may_have_open_is_refused(stage: Stage) -> None:
    anna, _ = await two(stage)
    for _ in range(MOST_LOBBIES_OF_ONE):
        await open_table(stage, await stage.channel(), "riftforce", [anna])
    channel = await stage.channel()
    outcome = await anna.someone.slash(channel, "play", game="riftforce")
    told = all_text(await anna.someone.answer(outcome))
    assert (
        f"You already have {MOST_LOBBIES_OF_ONE} tables waiting to start. Start or end one" in told
    )
    assert len(anna.someone.sees(channel)) == 1


async def test_a_modal_that_comes_too_late(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    lobby = await open_table(stage, channel, "supertrumf", [anna, bo])
    carl = Player(await stage.person("Carl"))
    await carl.press(carl.newest(lobby), "word")
    modal = await carl.someone.until_modal()
    await anna.press(anna.newest(lobby), "start")
    await carl.someone.fill(modal, **{"0": "abracadabra"})
    await whispered(carl.someone, "The match has begun.")


async def test_a_modal_of_another_table_changes_nothing_at_this_one(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    first = await open_table(stage, channel, "supertrumf", [anna])
    await bo.press(bo.newest(first), "word")
    modal = await bo.someone.until_modal()
    await anna.press(anna.newest(first), "end")
    second = await open_table(stage, channel, "supertrumf", [anna])
    await bo.someone.fill(modal, **{"0": "abracadabra"})
    await whispered(bo.someone, "This table is closed.")
    assert "2. " not in all_text(anna.newest(second))
    await bo.press(second, "join")
    assert "2. Bo" in all_text(anna.newest(second))


async def test_a_word_is_mixed_in(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    lobby = await open_table(stage, channel, "supertrumf", [anna])
    await bo.press(bo.newest(lobby), "word")
    modal = await bo.someone.until_modal()
    await bo.someone.fill(modal, **{"0": "abracadabra"})
    await anna.someone.until_sees("2. Bo", channel)


async def test_missing_permissions_are_named(stage: Stage) -> None:
    channel = await stage.channel()
    anna, _ = await two(stage)
    await stage.client.order(SetOverwrite(channel=channel, target=stage.bot, deny=SEND_MESSAGES))
    await anna.someone.slash(channel, "play", game="supertrumf")
    await whispered(anna.someone, "Send Messages")


async def test_leaving_a_match_is_asked_first(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    board = await start(stage, channel, "storma_slottet", [anna, bo])
    asked = await bo.someone.answer(await bo.someone.slash(channel, "leave"))
    assert "Leave?" in all_text(asked)
    await bo.press(asked, "leave")
    await anna.someone.until(lambda: "Bo has left." in all_text(anna.newest(board)))


async def test_after_the_end_old_buttons_say_so(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    board = await start(stage, channel, "storma_slottet", [anna, bo])
    hands = [await player.hand(board) for player in (anna, bo)]
    playing, hand = next((p, h) for p, h in zip((anna, bo), hands, strict=True) if must_act(h))
    control = next(c for c in controls(hand) if not c.is_select).shown["custom_id"]
    old = await post_as_bot(stage, channel, control)
    other = bo if playing is anna else anna
    await leave(other, channel)
    await decide([playing], board, "end")
    await playing.someone.until(lambda: playing.someone.message(channel, old.id))
    await playing.someone.press(old, control)
    await whispered(playing.someone, "This match is over")


async def test_commands_without_a_table(stage: Stage) -> None:
    channel = await stage.channel()
    anna, _ = await two(stage)
    for command, options, sentence in (
        ("hand", {}, "not at any table"),
        ("leave", {}, "not at any table"),
        ("table", {}, "Nothing is being played"),
        ("vote", {}, "not at any table"),
        ("draw", {}, "not at any table"),
        ("answer", {"answer": "Oslo"}, "where answers are typed"),
        ("verify", {"table": "nosuch"}, "no longer exists"),
    ):
        await anna.someone.slash(channel, command, **options)
        await whispered(anna.someone, sentence)


async def test_commands_that_mean_nothing_at_this_table(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    await start(stage, channel, "supertrumf", [anna, bo])
    for command, options, sentence in (
        ("vote", {}, "doesn’t have that command"),
        ("draw", {}, "doesn’t have that command"),
        ("answer", {"answer": "Oslo"}, "where answers are typed"),
        ("verify", {}, "No match has ended"),
    ):
        await anna.someone.slash(channel, command, **options)
        await whispered(anna.someone, sentence)


async def test_a_command_of_this_game_s_that_means_nothing_now(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    board = await start(stage, channel, "storma_slottet", [anna, bo])
    await bo.someone.slash(channel, "offer-draw")
    await whispered(bo.someone, "offer or accept a draw right now")
    await until_offered(board, [anna, bo], "attack")
    await anna.someone.slash(channel, "offer-draw")
    await bo.someone.until_sees("offers a draw", channel)
    await anna.someone.slash(channel, "offer-draw")
    await whispered(anna.someone, "offer or accept a draw right now")


async def test_dice_rules_and_help(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    await anna.someone.slash(channel, "roll", die=10, count=3)
    await bo.someone.until_sees("d10 × 3", channel)
    dm = await anna.someone.open_dm(stage.bot)
    await anna.someone.slash(dm.id, "roll", die=6)
    await anna.someone.until_sees("d6:", dm.id)
    for game in games.names():
        await anna.someone.answer(await anna.someone.slash(channel, "rules", game=game))
    await anna.someone.slash(channel, "help")
    await whispered(anna.someone, "/verify checks")


async def test_commands_are_offered_in_the_readers_language(stage: Stage) -> None:
    channel = await stage.channel()
    cecilie = await stage.person("Cecilie", "no")
    offered = {c.name: (c.shown, c.description) for c in await cecilie.commands(channel)}
    assert offered["play"] == ("spill", "Åpne et bord i denne kanalen")
    dm = await cecilie.open_dm(stage.bot)
    in_dm = {c.name for c in await cecilie.commands(dm.id)}
    assert "play" not in in_dm and {"hand", "roll", "rules", "verify"} <= in_dm


async def test_a_match_in_a_thread_of_its_own(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    lobby = await open_table(stage, channel, "riftforce", [anna, bo])
    table = table_of(lobby)
    await anna.press(anna.newest(lobby), "thread")
    pointer = await bo.someone.until_sees("is being played in", channel)
    assert pointer.id == lobby.id and not buttons(pointer)
    thread = anna.someone.message(channel, lobby.id)
    assert thread is not None
    moved = await anna.someone.until_sees("Riftforce", thread.thread or lobby.id)
    assert table_of(moved) == table
    await anna.press(moved, "start")
    await play_turn(anna, moved, table)


@pytest.mark.parametrize("game, do", [("riftforce", "thread"), ("ordet_fanger", "start")])
async def test_a_thread_that_somebody_has_begun_at_the_lobby_is_the_match_s(
    stage: Stage, game: str, do: Doing
) -> None:
    channel = await stage.channel()
    anna, bo = await two(stage)
    lobby = await open_table(stage, channel, game, [anna, bo])
    begin = StartThread(channel=channel, name="Talk about it", message=lobby.id)
    thread = (await bo.someone.act(begin)).channel or ""
    await anna.press(anna.newest(lobby), do)
    await anna.someone.until_sees("is being played in", channel)
    await bo.someone.until(
        lambda: any(is_about(message, table_of(lobby)) for message in bo.someone.sees(thread))
    )
