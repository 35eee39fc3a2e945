"""Two processes of one bot: when the one at work ends, the standby goes on at once, and nobody who
presses notices."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.chat.answer.respond import WAITING_MS
from bot.chat.custom_ids import OptionPage, write
from bot.playground import Settings
from bot.playground.client import Someone, all_text
from bot.playground.control import AddMember, CreateServer, CutOff
from bot.playground.people.views import SeenMessage
from bot.store.folder import Folder
from tests.chat_end_to_end import slow_bot
from tests.chat_end_to_end.matches import is_over, open_table, play_out, play_turn, seats, start
from tests.chat_end_to_end.player import Player, offers, table_of
from tests.chat_end_to_end.realtime import news, play_until_duel
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

ANSWERED = '"code":40060'
"""What Discord says of a press that another process has answered."""
CUT_OFF_SECONDS = 2.0
ENDS = [signal.SIGKILL, signal.SIGTERM]


@asynccontextmanager
async def two_processes(
    var: Path, module: str = "", settings: Settings = FULL_LIMITS, **environment: str
) -> AsyncIterator[Stage]:
    async with open_stage(var, settings, start=False) as stage:
        await stage.start_bot(module=module, **environment)
        await stage.start_standby()
        yield stage
        assert not [each for each in stage.refused() if ANSWERED not in each]
        assert not stage.told_by_the_log()
        assert "ERROR" not in stage.log and "Traceback" not in stage.log


@pytest.mark.parametrize("end", ENDS)
async def test_a_match_goes_on_with_the_standby(tmp_path: Path, end: signal.Signals) -> None:
    async with two_processes(tmp_path / "var") as stage:
        players = [Player(await stage.person(n), i) for i, n in enumerate(("Anna", "Bo"))]
        board = await start(stage, await stage.channel(), "supertrumf", players)
        await play_turn(players[0], board, table_of(board))
        ending = asyncio.create_task(stage.hand_over(end))
        hands = await asyncio.gather(*(player.hand(board) for player in players))
        assert all("Supertrumf" in all_text(hand) for hand in hands)
        await ending
        await play_out(board, players)
        assert is_over(players[0], board)
        assert stage.log.count("at work: ") == 1


async def test_what_has_been_answered_does_not_happen_twice(tmp_path: Path) -> None:
    """Both processes have heard of it: of a command, of what opens a modal, of what turns a match
    from one state to the other, and of what is refused."""
    async with two_processes(tmp_path / "var") as stage:
        channel, players = await stage.channel(), [await stage.person(n) for n in ("Anna", "Bo")]
        anna, bo = map(Player, players)
        lobby = await open_table(stage, await stage.channel(), "supertrumf", [anna])
        board = await start(stage, channel, "supertrumf", [anna, bo])
        await anna.press(board, "pause")
        options = write(OptionPage(table_of(lobby)))
        opened = await anna.someone.press(lobby, options)
        await bo.someone.press(lobby, options)
        await bo.someone.until(lambda: whispers(bo, lobby), "why not")
        await anna.someone.slash(lobby.channel, "roll", die=6)
        await stage.hand_over()
        await stage.until_logged("at work: ")
        await anna.someone.slash(lobby.channel, "roll", die=6)
        assert opened.result == "modal"
        assert offers(anna.newest(board), "resume")
        assert len(whispers(bo, lobby)) == 1
        await bo.someone.until(lambda: len(rolls(bo, lobby)) > 1, "another roll")
        assert len(rolls(bo, lobby)) == 2
        assert "second bot" not in stage.log


def rolls(player: Player, lobby: SeenMessage) -> list[SeenMessage]:
    return [each for each in player.someone.sees(lobby.channel) if "d6:" in all_text(each)]


def whispers(player: Player, lobby: SeenMessage) -> list[SeenMessage]:
    return [each for each in player.someone.sees(lobby.channel) if each.ephemeral]


async def test_a_standby_that_is_cut_off_does_not_take_over(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "var") as stage:
        clock = stage.playground.core.clock
        began = clock.now()
        await stage.client.order(CutOff(bot=stage.bot, seconds=CUT_OFF_SECONDS, session=1))
        _, standby = stage.playground.core.gateway.sessions_of(int(stage.bot))
        await stage.until(lambda: standby.connection is None, "standby that is cut off")
        await stage.hand_over()
        await stage.until_logged("at work: ")
        assert clock.now() - began >= CUT_OFF_SECONDS
        anna = await stage.person("Anna")
        await anna.slash(await stage.channel(), "roll", die=6)


async def test_a_standby_has_all_shards(tmp_path: Path) -> None:
    settings = replace(FULL_LIMITS, recommended_shards=2, max_concurrency=2)
    async with two_processes(tmp_path / "var", settings=settings) as stage:
        anna = await stage.person("Anna")
        here, there = await stage.channel(), await other_shard_s_channel(stage, anna)
        await stage.hand_over()
        await stage.until_logged("at work: ")
        for channel in (here, there):
            await anna.slash(channel, "roll", die=6)
        sessions = stage.playground.core.gateway.sessions_of(int(stage.bot))
        assert sorted(session.shard for session in sessions if session.connection) == [
            (0, 2),
            (1, 2),
        ]


async def other_shard_s_channel(stage: Stage, someone: Someone) -> str:
    """On a server that another shard than the stage's hears of."""
    while True:
        made = await stage.client.order(
            CreateServer(name="Other", owner=stage.owner.id, channels=["there"])
        )
        if (int(made["server"]) >> 22) % 2 != (int(stage.server) >> 22) % 2:
            break
    for user in (stage.bot, someone.id):
        await stage.client.order(AddMember(server=made["server"], user=user))
    return str(made["channels"]["there"])


@pytest.mark.parametrize("when", ["before", "after"])
async def test_what_was_under_way_is_done_once_and_answered(tmp_path: Path, when: str) -> None:
    """Killed right before it was kept, or after that and before its answer."""
    slow = tmp_path / "slow"
    environment = {"SLOW": when, "SLOW_IF": str(slow)}
    async with two_processes(tmp_path / "var", slow_bot.__name__, **environment) as stage:
        anna, bo = [Player(await stage.person(name)) for name in ("Anna", "Bo")]
        lobby = await open_table(stage, await stage.channel(), "supertrumf", [anna])
        slow.touch()
        pressing = asyncio.create_task(bo.press(lobby, "join"))
        await stage.until_logged(slow_bot.BEGUN)
        await stage.hand_over()
        await pressing
        await bo.someone.until(lambda: seats(bo.newest(lobby)) == 2, "Bo at the table")


@asynccontextmanager
async def nobody_at_work(stage: Stage) -> AsyncIterator[None]:
    """The bot is stopped, and its standby can't take over as long as this lasts."""
    await stage.stop_bot()
    with Folder(stage.var):
        await stage.start_standby()
        yield


async def test_whatever_is_done_in_between_is_answered(tmp_path: Path) -> None:
    """A press, a command, a modal that is sent in, and one that is asked for."""
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        anna, bo = [Player(await stage.person(name)) for name in ("Anna", "Bo")]
        channel = await stage.channel()
        lobby = await open_table(stage, channel, "supertrumf", [anna])
        options = write(OptionPage(table_of(lobby)))
        await anna.someone.press(lobby, options)
        async with nobody_at_work(stage):
            told_of = stage.told_of()
            doing = [
                asyncio.create_task(each)
                for each in (
                    bo.press(lobby, "join"),
                    bo.someone.slash(channel, "roll", die=6),
                    anna.fill_in(),
                    anna.someone.press(lobby, options),
                )
            ]
            await stage.until(lambda: stage.told_of() == told_of + len(doing), "press of all")
            assert not any(each.done() for each in doing)
        *answered, opened = await asyncio.gather(*doing)
        assert {outcome.result for outcome in answered} == {"answered"}
        assert opened.result == "modal"
        await bo.someone.until(lambda: seats(bo.newest(lobby)) == 2, "Bo at the table")
        await bo.someone.until_sees("d6:", channel)
        assert not stage.refused()


async def test_a_press_that_is_too_old_is_nobody_s(tmp_path: Path) -> None:
    """Discord would refuse the answer."""
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        anna, channel = await stage.person("Anna"), await stage.channel()
        async with nobody_at_work(stage):
            pressing = asyncio.create_task(anna.slash(channel, "roll", die=6))
            await asyncio.sleep(WAITING_MS / 1000)
        await anna.slash(channel, "roll", die=6)
        assert not pressing.done()
        assert not stage.refused()
        pressing.cancel()


async def test_an_answer_that_is_written_in_between_counts(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS) as stage:
        players = [Player(await stage.person(n), i) for i, n in enumerate(("Anna", "Bo", "Cec"))]
        board = await start(stage, await stage.channel(), "ordet_fanger", players, "start_here")
        post, racing = await play_until_duel(board, players)
        async with nobody_at_work(stage):
            await racing[0].someone.write(post.channel, "elefant")
        ruling = await racing[0].someone.until(lambda: news(racing[0], board, post.id), "a ruling")
        assert "elefant" in all_text(ruling)
        assert not stage.refused()


async def test_a_standby_that_is_stopped_ends_in_good_order(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "var") as stage:
        assert await stage.stop_standby() == 0
        anna = await stage.person("Anna")
        await anna.slash(await stage.channel(), "roll", die=6)
