"""A match in a thread that Discord puts away, or that somebody locks: it goes on all the same."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground.client import Refused, all_text
from bot.playground.control import ArchiveThread, CreateRole, GiveRole, PlanFault
from bot.playground.faults import RequestFault
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from tests.chat_end_to_end.matches import is_over, open_table, play_out, play_turn, start
from tests.chat_end_to_end.player import Player, must_act, offers, table_of
from tests.chat_end_to_end.realtime import news, play_until_duel, press_what_is_awaited
from tests.chat_end_to_end.stage import BRISK, FULL_LIMITS, HURRIED, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def refusing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A stage of its own: here Discord refuses some of what the bot asks for."""
    async with open_stage(tmp_path_factory.mktemp("refusing") / "var", FULL_LIMITS) as opened:
        yield opened
        assert "Traceback" not in opened.log


async def thread_of(lobby: SeenMessage, opener: Player) -> str:
    """The thread to which a lobby has been moved."""
    await opener.someone.until_sees("is being played in", lobby.channel)
    pointer = opener.someone.message(lobby.channel, lobby.id)
    assert pointer is not None and pointer.thread is not None
    return pointer.thread


async def start_in_thread(stage: Stage, players: list[Player]) -> SeenMessage:
    """The board of a match that is played in a thread of its own."""
    opener, *_ = players
    lobby = await open_table(stage, await stage.channel(), "storma_slottet", players)
    await opener.press(opener.newest(lobby), "thread")
    thread = await thread_of(lobby, opener)
    moved = await opener.someone.until_sees("Storma slottet", thread)
    await opener.press(moved, "start")
    board = opener.newest(moved)
    for player in players:
        await player.someone.until(lambda p=player: p.someone.message(board.channel, board.id))
    return board


async def two(stage: Stage) -> list[Player]:
    return [Player(await stage.person(name), seed) for seed, name in enumerate(("Anna", "Bo"))]


async def play_a_round(players: list[Player], board: SeenMessage) -> None:
    for player in players:
        await play_turn(player, board, table_of(board))


async def play_by_message(players: list[Player], board: SeenMessage) -> None:
    """Two moves by the hands that have come by direct message: nothing is pressed in the thread."""
    table = table_of(board)

    def awaited(player: Player) -> SeenMessage | None:
        hand = player.direct(table)
        return hand if hand is not None and must_act(hand) else None

    for _ in range(2):
        looking = {
            asyncio.create_task(player.someone.until(lambda p=player: awaited(p))): player
            for player in players
        }
        found, others = await asyncio.wait(looking, return_when=asyncio.FIRST_COMPLETED)
        for other in others:
            other.cancel()
        first = next(iter(found))
        await looking[first].act(first.result())


async def make_moderator(stage: Stage, player: Player) -> None:
    """Only moderators press anything in a locked thread."""
    order = CreateRole(
        server=stage.server, name="moderators", permissions=Permission.MANAGE_THREADS
    )
    role = (await stage.client.order(order))["role"]
    await stage.client.order(GiveRole(server=stage.server, user=player.someone.id, role=role))


async def whispered(player: Player, text: str) -> None:
    await player.someone.until_sees(text, also=lambda message: message.ephemeral)


async def test_a_move_opens_an_archived_thread_again(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", HURRIED) as stage:
        players = await two(stage)
        anna, _ = players
        board = await start_in_thread(stage, players)
        await stage.client.order(ArchiveThread(thread=board.channel))
        await play_by_message(players, board)
        again = await anna.someone.until(
            lambda: anna.newest(board).id != board.id and anna.newest(board)
        )
        assert again.channel == board.channel
        assert not anna.someone.channels[board.channel].archived
        await stage.client.order(ArchiveThread(thread=board.channel))
        await anna.press(again, "pause")
        assert not anna.someone.channels[board.channel].archived, "a press opens it too"
        await anna.someone.until(lambda: offers(anna.newest(board), "resume"))
        await anna.press(anna.newest(board), "resume")
        await play_out(board, players)
        assert is_over(anna, board)


@pytest.mark.parametrize("archived", [True, False], ids=["archived", "open"])
async def test_no_table_is_opened_or_shown_in_a_locked_thread(
    refusing: Stage, archived: bool
) -> None:
    anna, bo = await two(refusing)
    board = await start_in_thread(refusing, [anna, bo])
    await anna.someone.until(lambda: anna.someone.channels.get(board.channel))
    await refusing.client.order(ArchiveThread(thread=board.channel, archived=archived, locked=True))
    opened = await anna.someone.slash(board.channel, "play", game="riftforce")
    shown = await anna.someone.slash(board.channel, "table")
    for outcome in (opened, shown):
        told = await anna.someone.answer(outcome)
        assert told.ephemeral and all_text(told).startswith("This thread is locked")
    tables = refusing.playground.core.world.history(int(board.channel))
    assert not [each for each in tables.newest() if "Riftforce" in str(each.components)]


async def test_in_a_locked_thread_the_match_goes_on_and_the_board_follows(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", HURRIED) as stage:
        players = await two(stage)
        anna, bo = players
        board = await start_in_thread(stage, players)
        thread = board.channel
        await play_a_round(players, board)
        await stage.client.order(ArchiveThread(thread=thread, locked=True))
        before = anna.newest(board)
        await play_by_message(players, board)
        told = await anna.someone.until_sees("the thread is locked")
        assert anna.someone.channels[told.channel].kind == "dm"
        await anna.someone.slash(thread, "table")
        await whispered(anna, "This thread is locked")
        with pytest.raises(Refused, match="locked"):
            await bo.press(before, "pause")
        await make_moderator(stage, bo)
        assert "Hand:" in all_text(await bo.hand(board))
        await bo.press(before, "pause")
        await whispered(bo, "This thread is locked")
        await stage.client.order(ArchiveThread(thread=thread, archived=False))
        await bo.someone.until(lambda: bo.newest(board).id != before.id)
        paused = bo.newest(board)
        assert offers(paused, "resume"), "what was pressed has counted"
        await bo.press(paused, "resume")
        await play_out(board, players)
        await bo.someone.until(lambda: is_over(bo, board), "the end")
        assert len([m for m in anna.someone.sees(told.channel) if "locked" in all_text(m)]) == 1


async def test_whoever_wants_a_thread_too_soon_is_told_how_long_to_wait(refusing: Stage) -> None:
    anna, _ = await two(refusing)
    lobby = await open_table(refusing, await refusing.channel(), "riftforce", [anna])
    path = f"/channels/{lobby.channel}/messages/*/threads"
    limited = RequestFault(kind="rate_limited", path=path, seconds=61.0)
    await refusing.client.order(PlanFault(fault=limited))
    await anna.press(anna.newest(lobby), "thread")
    await whispered(anna, "Please try again in 61 seconds.")


async def start_aloud(stage: Stage, players: list[Player]) -> SeenMessage:
    """The board of a match of Ordet fanger, which moves to a thread by itself."""
    opener, *_ = players
    lobby = await start(stage, await stage.channel(), "ordet_fanger", players)
    return await opener.someone.until_sees("My hand", await thread_of(lobby, opener))


async def test_what_is_played_aloud_opens_an_archived_thread_again(tmp_path: Path) -> None:
    """By a card that is turned, and by an answer that is given by command."""
    async with open_stage(tmp_path / "var", BRISK) as stage:
        players = await two(stage)
        anna, _ = players
        board = await start_aloud(stage, players)
        post = await anna.someone.until(lambda: news(anna, board, ""))
        await stage.client.order(ArchiveThread(thread=board.channel))
        await press_what_is_awaited(players, post)
        await anna.someone.until(lambda: news(anna, board, post.id))
        assert not anna.someone.channels[board.channel].archived
        _, racing = await play_until_duel(board, players)
        await stage.client.order(ArchiveThread(thread=board.channel))
        await racing[0].someone.slash(board.channel, "answer", answer="Tuvstarr")
        await anna.someone.until_sees("for “Tuvstarr”", board.channel)
        assert not anna.someone.channels[board.channel].archived


async def test_what_is_played_aloud_pauses_in_a_locked_thread(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", BRISK) as stage:
        players = await two(stage)
        anna, bo = players
        board = await start_aloud(stage, players)
        _, racing = await play_until_duel(board, players)
        await stage.client.order(ArchiveThread(thread=board.channel, locked=True))
        await racing[0].someone.slash(board.channel, "answer", answer="Tuvstarr")
        await whispered(racing[0], "This thread is locked")
        told = await anna.someone.until_sees("the thread is locked")
        assert anna.someone.channels[told.channel].kind == "dm"
        await stage.client.order(ArchiveThread(thread=board.channel, archived=False))
        paused = await bo.someone.until(
            lambda: offers(bo.newest(board), "resume") and bo.newest(board)
        )
        await bo.press(paused, "resume")
        await bo.someone.until(lambda: offers(bo.newest(board), "pause"))
        await anna.someone.until_sees("for “Tuvstarr”", board.channel)
