"""A channel, a thread or a server that is gone for the bot: everybody at the table is told how
it goes on, and anybody at the table takes it up wherever they are."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.chat.custom_ids import Deed, write
from bot.playground.client import Someone, all_text, buttons
from bot.playground.control import (
    AddMember,
    ArchiveThread,
    CreateChannel,
    CreateServer,
    DeleteChannel,
    PlanFault,
    RemoveMember,
    SetDMs,
    SetOverwrite,
)
from bot.playground.faults import EventFault
from bot.playground.people.actions import StartThread
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import open_table, play_turn, start
from tests.chat_end_to_end.player import Player, is_board, offers, table_of, until_board
from tests.chat_end_to_end.realtime import play_until_duel
from tests.chat_end_to_end.sent import until_sent
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEND_MESSAGES = 1 << 11
"""By then whatever a press changes has been sent."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """One of its own: here the bot meets places that are gone."""
    async with open_stage(tmp_path_factory.mktemp("lost") / "var", FULL_LIMITS) as opened:
        yield opened
        assert "Traceback" not in opened.log


async def two(stage: Stage) -> tuple[Player, Player]:
    return Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)


async def delete(stage: Stage, channel: str) -> None:
    await stage.client.order(DeleteChannel(channel=channel))


def told(someone: Someone, game: str) -> list[SeenMessage]:
    direct = [channel.id for channel in someone.channels.values() if channel.kind == "dm"]
    return [
        message
        for channel in direct
        for message in someone.sees(channel)
        if all_text(message).startswith("⚠️") and game in all_text(message)
    ]


async def until_told(player: Player, game: str) -> SeenMessage:
    return (await player.someone.until(lambda: told(player.someone, game), "that it is lost"))[0]


async def offer(player: Player, channel: str) -> SeenMessage:
    """What /table asks people whose table has lost its channel."""
    await player.someone.until(lambda: player.someone.channels.get(channel))
    return await player.someone.answer(await player.someone.slash(channel, "table"))


async def take_up(player: Player, channel: str) -> SeenMessage:
    """The board where the table now stands."""
    asked = await offer(player, channel)
    assert "you were playing in is gone" in all_text(asked)
    await player.press(asked, "settle")
    return await until_board(player, channel)


async def test_a_match_goes_on_where_somebody_at_it_asks_for_that(stage: Stage) -> None:
    lost, found = await stage.channel(), await stage.channel()
    anna, bo = await two(stage)
    board = await start(stage, lost, "riftforce", [anna, bo])
    await delete(stage, lost)
    for player in (anna, bo):
        text = all_text(await until_told(player, "Riftforce"))
        assert "/table" in text and "paused" in text
    stranger = Player(await stage.person("Carl"))
    refused = await offer(stranger, found)
    assert "Nothing is being played" in all_text(refused)
    moved = await take_up(bo, found)
    assert table_of(moved) == table_of(board) and offers(moved, "pause")
    await play_turn(anna, moved, table_of(moved))
    await play_turn(bo, moved, table_of(moved))
    assert len(told(anna.someone, "Riftforce")) == len(told(bo.someone, "Riftforce")) == 1


async def test_a_lobby_goes_on_elsewhere_too_and_several_tables_are_told_apart(
    stage: Stage,
) -> None:
    lost, found = await stage.channel(), await stage.channel()
    anna, bo = await two(stage)
    lobby = await open_table(stage, lost, "supertrumf", [anna, bo])
    match = await start(stage, lost, "storma_slottet", [anna, bo])
    await delete(stage, lost)
    await until_told(anna, "Supertrumf")
    await until_told(anna, "Storma")
    asked = await offer(anna, found)
    labels = [button["label"] for button in buttons(asked)]
    assert len(labels) == 2 and all(label.startswith("Continue here") for label in labels)
    await anna.someone.press(asked, write(Deed(table_of(lobby), "settle")))
    moved = await bo.someone.until_sees("Supertrumf", found)
    assert offers(moved, "start")
    asked = await offer(anna, found)
    assert "Supertrumf" in all_text(asked), "what stands here is shown"
    offered = await anna.someone.until_sees("you were playing in is gone", found)
    await anna.press(await anna.someone.until(lambda: newest_offer(anna, found)), "settle")
    assert offered is not None
    await bo.someone.until(
        lambda: any(table_of(match) == table_of(m) for m in boards(bo, found)), "the match"
    )


def newest_offer(player: Player, channel: str) -> SeenMessage | None:
    found = (m for m in reversed(player.someone.sees(channel)) if offers(m, "settle"))
    return next(found, None)


def boards(player: Player, channel: str) -> list[SeenMessage]:
    return [message for message in player.someone.sees(channel) if is_board(message)]


async def test_in_a_thread_that_is_deleted_a_duel_goes_on_elsewhere(stage: Stage) -> None:
    """With its cards and buttons, and answers typed in the new place count."""
    channel, found, taken = [await stage.channel() for _ in range(3)]
    anna, bo = await two(stage)
    thread = (await anna.someone.act(StartThread(channel=channel, name="Race"))).channel or ""
    await bo.someone.until(lambda: bo.someone.channels.get(thread))
    board = await start(stage, thread, "ordet_fanger", [anna, bo])
    await play_until_duel(board, [anna, bo])
    await delete(stage, thread)
    await until_told(anna, "Ordet")
    carl, dora = Player(await stage.person("Carl"), 3), Player(await stage.person("Dora"), 4)
    other = await open_table(stage, taken, "ordet_fanger", [carl, dora])
    asked = await offer(anna, taken)
    assert table_of(asked) == table_of(other)
    await anna.press(await anna.someone.until(lambda: newest_offer(anna, taken)), "settle")
    await anna.someone.until_sees("already being played here", taken)
    await take_up(anna, found)
    await bo.someone.until_sees("⚡ ", found)
    await bo.someone.write(found, "Oslo")
    await anna.someone.until_sees("Bo takes it: “Oslo”", found)


async def test_an_archived_thread_that_goes_with_its_channel_is_lost_too(stage: Stage) -> None:
    """Discord tells of the channel only, and of no thread in it."""
    parent, found = await stage.channel(), await stage.channel()
    anna, bo = await two(stage)
    begin = StartThread(channel=parent, name="Inside")
    thread = (await anna.someone.act(begin)).channel or ""
    await bo.someone.until(lambda: bo.someone.channels.get(thread))
    board = await start(stage, thread, "riftforce", [anna, bo])
    await anna.someone.until_sees("🔒", thread)
    await anna.press(anna.newest(board), "pause")
    await until_sent(stage, table_of(board))
    await stage.client.order(ArchiveThread(thread=thread))
    await delete(stage, parent)
    await until_told(bo, "Riftforce")
    moved = await take_up(anna, found)
    assert table_of(moved) == table_of(board)


async def test_where_the_bot_may_not_write_it_is_refused_by_name_and_closed_dms_keep_nobody_out(
    stage: Stage,
) -> None:
    lost, barred, found = [await stage.channel() for _ in range(3)]
    anna, bo = await two(stage)
    await stage.client.order(SetDMs(person=bo.someone.id, open=False))
    board = await start(stage, lost, "riftforce", [anna, bo])
    await stage.client.order(SetOverwrite(channel=barred, target=stage.bot, deny=SEND_MESSAGES))
    await delete(stage, lost)
    await until_told(anna, "Riftforce")
    asked = await offer(bo, barred)
    await bo.press(asked, "settle")
    await bo.someone.until_sees("Send Messages", barred)
    hand = await bo.someone.answer(await bo.someone.slash(found, "hand"))
    assert "/table" in all_text(hand)
    moved = await take_up(bo, found)
    assert table_of(moved) == table_of(board)


async def test_a_deletion_is_noticed_after_a_kill_and_while_the_bot_was_down(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        lost, parent, found = [await stage.channel() for _ in range(3)]
        anna, bo = await two(stage)
        board = await start(stage, lost, "riftforce", [anna, bo])
        begin = StartThread(channel=parent, name="Inside")
        thread = (await anna.someone.act(begin)).channel or ""
        await anna.someone.until(lambda: anna.someone.channels.get(thread))
        await open_table(stage, thread, "supertrumf", [anna])
        await stage.kill_bot()
        await delete(stage, lost)
        await delete(stage, parent)
        await stage.start_bot()
        await until_told(bo, "Riftforce")
        await until_told(anna, "Supertrumf")
        await stage.kill_bot()
        await stage.start_bot()
        moved = await take_up(bo, found)
        assert table_of(moved) == table_of(board)
        await stage.kill_bot()
        await stage.start_bot()
        await play_turn(anna, moved, table_of(moved))
        assert len(told(bo.someone, "Riftforce")) == 1


async def test_a_channel_that_goes_while_the_bot_is_put_out_is_lost_once_it_is_invited_again(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        lost, found = await stage.channel(), await stage.channel()
        anna, bo = await two(stage)
        board = await start(stage, lost, "riftforce", [anna, bo])
        await anna.someone.until_sees("🔒", lost)
        await anna.press(anna.newest(board), "pause")
        await until_sent(stage, table_of(board))
        await stage.client.order(RemoveMember(server=stage.server, user=stage.bot))
        await delete(stage, lost)
        await stage.client.order(AddMember(server=stage.server, user=stage.bot))
        await until_told(bo, "Riftforce")
        moved = await take_up(anna, found)
        assert table_of(moved) == table_of(board)


async def test_a_bot_that_is_put_out_of_a_server_goes_on_in_another_or_when_invited_again(
    tmp_path: Path,
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        anna, bo = await two(stage)
        members = [stage.owner.id, anna.someone.id, bo.someone.id, stage.bot]
        other = await stage.client.order(CreateServer(name="Other", owner=stage.owner.id))
        for user in members[1:]:
            await stage.client.order(AddMember(server=other["server"], user=user))
        found = await stage.client.order(CreateChannel(server=other["server"], name="there"))
        lost = await stage.channel()
        first = await start(stage, lost, "riftforce", [anna, bo])
        second = await start(stage, lost, "storma_slottet", [anna, bo])
        await stage.client.order(RemoveMember(server=stage.server, user=stage.bot))
        asked = await offer(bo, found["channel"])
        assert len(buttons(asked)) == 2
        await bo.someone.press(asked, write(Deed(table_of(first), "settle")))
        moved = await until_board(anna, found["channel"])
        assert table_of(moved) == table_of(first)
        await stage.client.order(AddMember(server=stage.server, user=stage.bot))
        await anna.someone.until(lambda: anna.someone.channels.get(lost))
        await play_turn(bo, bo.newest(second), table_of(second))


async def test_on_a_server_that_comes_late_only_what_is_gone_is_looked_for(tmp_path: Path) -> None:
    """Discord sends a large bot its servers one after another, after it is ready for the first."""
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        players = anna, _ = await two(stage)
        standing, gone = await stage.channel(), await stage.channel()
        await start(stage, standing, "riftforce", players)
        await start(stage, gone, "storma_slottet", players)
        await stage.stop_bot()
        await delete(stage, gone)
        before = len(looked_up(stage))
        late = EventFault(kind="late", event="GUILD_CREATE", seconds=1.5)
        await stage.client.order(PlanFault(fault=late))
        await stage.start_bot()
        await until_told(anna, "Storma slottet")
        assert looked_up(stage)[before:] == [f"GET /channels/{gone}"]
        assert "Traceback" not in stage.log


def looked_up(stage: Stage) -> list[str]:
    requests = [entry.what for entry in stage.playground.core.transcript.of("request")]
    return [what for what in requests if re.fullmatch(r"GET /channels/\d+", what)]
