"""Where a table may stand: in all kinds of channels, with threads and without."""

import pytest

from bot.chat.custom_ids import Deed, OfLobby
from bot.playground.client import all_text
from bot.playground.operations import channels, threads
from bot.playground.people.actions import StartThread
from tests.chat_end_to_end.matches import open_table, play_turn, press_old, start
from tests.chat_end_to_end.player import Player, in_more, table_of, until_board
from tests.chat_end_to_end.stage import ChannelKind, Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def two(stage: Stage) -> list[Player]:
    return [Player(await stage.person(name), seed) for seed, name in enumerate(("Anna", "Bo"))]


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_where_there_are_no_threads_none_is_offered(stage: Stage, kind: ChannelKind) -> None:
    channel = await stage.channel(kind)
    players = await two(stage)
    board = await open_table(stage, channel, "riftforce", players)
    assert "thread" not in in_more(await players[0].more(players[0].newest(board)))
    await players[0].press(players[0].newest(board), "start")
    await play_turn(players[0], board, table_of(board))


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_a_race_is_run_right_where_people_speak(stage: Stage, kind: ChannelKind) -> None:
    channel = await stage.channel(kind)
    players = await two(stage)
    lobby = await open_table(stage, channel, "ordet_fanger", players)
    assert "start_here" not in in_more(await players[0].more(players[0].newest(lobby)))
    assert "thread" not in all_text(lobby)
    switch_slow_mode(stage, channel, 5)
    await players[0].press(players[0].newest(lobby), "start")
    told = await players[0].someone.until_sees("5 seconds", channel)
    assert told.ephemeral and "in a thread" not in all_text(told)
    switch_slow_mode(stage, channel, 0)
    await players[0].press(players[0].newest(lobby), "start")
    await players[0].someone.until_sees("Anna begins", channel)


async def test_announcements_have_threads(stage: Stage) -> None:
    channel = await stage.channel("announcement")
    players = await two(stage)
    lobby = await start(stage, channel, "ordet_fanger", players)
    await players[0].someone.until_sees("is being played in", channel)
    await players[0].someone.until_sees("Anna begins", lobby.id)


async def test_in_a_thread_no_other_one_is_offered(stage: Stage) -> None:
    channel = await stage.channel()
    players = await two(stage)
    begun = await players[0].someone.act(StartThread(channel=channel, name="Aside"))
    lobby = await open_table(stage, begun.channel or "", "ordet_fanger", players)
    assert "start_here" not in in_more(await players[0].more(players[0].newest(lobby)))
    assert "opens a thread" not in all_text(lobby)
    await players[0].press(players[0].newest(lobby), "start")
    await players[0].someone.until_sees("Anna begins", lobby.channel)


async def test_into_a_private_thread_the_bot_wants_to_be_called(stage: Stage) -> None:
    channel = await stage.channel()
    anna, _ = await two(stage)
    begun = await anna.someone.act(StartThread(channel=channel, name="Secret", private=True))
    thread = begun.channel or ""
    await anna.someone.slash(thread, "play", game="riftforce")
    told = await anna.someone.until_sees("Mention me once", thread)
    assert f"<@{stage.bot}>" in all_text(told)
    await anna.someone.write(thread, f"Come in, <@{stage.bot}>!")
    lobby = await open_table(stage, thread, "riftforce", [anna])
    assert "1. Anna" in all_text(lobby)


async def test_put_out_of_a_private_thread_the_bot_wants_to_be_called_again(stage: Stage) -> None:
    core = stage.playground.core
    channel = await stage.channel()
    anna, _ = await two(stage)
    begun = await anna.someone.act(StartThread(channel=channel, name="Secret", private=True))
    thread = begun.channel or ""
    await anna.someone.write(thread, f"Come in, <@{stage.bot}>!")
    await open_table(stage, thread, "riftforce", [anna])
    threads.leave(core, core.world.channels[int(thread)], int(stage.bot))
    await anna.someone.slash(thread, "play", game="riftforce")
    await anna.someone.until_sees("Mention me once", thread)


async def test_a_thread_that_is_slow_by_default_waits_until_it_is_not(stage: Stage) -> None:
    channel = await stage.channel()
    core = stage.playground.core
    core.world.channels[int(channel)].thread_slowmode = 30
    players = await two(stage)
    lobby = await start(stage, channel, "ordet_fanger", players)
    told = await players[0].someone.until_sees("Turn off slow mode in", channel)
    assert told.ephemeral and f"<#{lobby.id}> (30 seconds)" in all_text(told)
    moved = await until_board(players[0], lobby.id)
    await players[0].press(moved, "start")
    await players[0].someone.until_sees("Turn off slow mode in", lobby.id)
    switch_slow_mode(stage, lobby.id, 0)
    await players[0].press(moved, "start")
    await players[0].someone.until_sees("Anna begins", lobby.id)


def switch_slow_mode(stage: Stage, channel: str, seconds: int) -> None:
    core = stage.playground.core
    core.world.channels[int(channel)].slowmode = seconds
    channels.channel_changed(core, core.world.channels[int(channel)])


async def test_what_is_refused_begins_no_thread(stage: Stage) -> None:
    """A start by one person alone, and a thread for a table that has ended."""
    channel = await stage.channel()
    anna = Player(await stage.person("Anna"))
    lobby = await open_table(stage, channel, "ordet_fanger", [anna])
    table = table_of(lobby)
    await press_old(stage, anna, channel, Deed(table, "start"))
    await anna.someone.until_sees("2 players to start", also=lambda message: message.ephemeral)
    await anna.press(anna.newest(lobby), "end")
    await press_old(stage, anna, channel, OfLobby(table, "thread"))
    await anna.someone.until_sees("table is closed", also=lambda message: not message.ephemeral)
    world = stage.playground.core.world
    assert not [each for each in world.channels.values() if str(each.parent_id) == channel]
