"""With PostgreSQL the process at work may lose the store without ending: another one goes on, or
the same one later. Discord waits three seconds for an answer, as it does for everybody."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.lab.postgres import Databases, NoServer, running
from bot.playground.client import all_text
from bot.playground.control import CutOff
from bot.playground.gateway.connection import IDENTIFY
from tests.chat_end_to_end import slow_bot
from tests.chat_end_to_end.matches import open_table, play_turn, seats, start
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, IS_ON_DISCORD, Stage, open_stage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.alone]

LIKE_DISCORD = replace(FULL_LIMITS, answer_seconds=3.0)
ANSWERED = '"code":40060'
AT_WORK, STANDS_BY, STOPS = "at work: ", "stands by: process", "stops working"
AWAY = "can’t reach my database"
NOT_MADE = "how=0/0"
PAUSED_SECONDS = 5.0
"""Besides the two until the other process has taken over."""


@asynccontextmanager
async def two_processes(
    var: Path, url: str, module: str = "", **environment: str
) -> AsyncIterator[Stage]:
    async with open_stage(var, LIKE_DISCORD, start=False) as stage:
        await stage.start_bot(module=module, DATABASE_URL=url, **environment)
        await stage.start_standby(DATABASE_URL=url)
        yield stage
        assert not [each for each in stage.refused() if ANSWERED not in each]
        assert not stage.told_by_the_log()
        assert "ERROR" not in stage.log and "Traceback" not in stage.log


async def roll(stage: Stage, channel: str, rolling: Player) -> None:
    assert (await rolling.someone.slash(channel, "roll", die=6)).result == "answered"


def identified(stage: Stage) -> int:
    said = stage.playground.core.transcript.of("gateway")
    return sum(each.what.startswith(f"op {IDENTIFY} ") for each in said)


async def test_a_match_goes_on_however_a_process_ends(tmp_path: Path, database_url: str) -> None:
    async with two_processes(tmp_path / "var", database_url) as stage:
        players = [Player(await stage.person(n), i) for i, n in enumerate(("Anna", "Bo"))]
        board = await start(stage, await stage.channel(), "supertrumf", players)
        await play_turn(players[0], board, table_of(board))
        for number, end in enumerate((signal.SIGTERM, signal.SIGKILL), 1):
            ending = asyncio.create_task(stage.hand_over(end))
            hands = await asyncio.gather(*(player.hand(board) for player in players))
            assert all("Supertrumf" in all_text(hand) for hand in hands)
            await ending
            for player in players:
                await play_turn(player, board, table_of(board))
            assert stage.log.count(AT_WORK) == 1 + number
            await stage.start_standby(DATABASE_URL=database_url)


async def test_a_process_that_was_paused_does_nothing_more(
    tmp_path: Path, database_url: str
) -> None:
    slow = tmp_path / "slow"
    async with two_processes(
        tmp_path / "var", database_url, SLOW="before", SLOW_IF=str(slow), module=slow_bot.__name__
    ) as stage:
        anna, bo = [Player(await stage.person(name)) for name in ("Anna", "Bo")]
        channel = await stage.channel()
        lobby = await open_table(stage, channel, "supertrumf", [anna])
        slow.touch()
        pressing = asyncio.create_task(bo.press(lobby, "join"))
        await stage.until_logged(slow_bot.BEGUN)
        stage.send(signal.SIGSTOP)
        assert (await pressing).result == "answered"
        await bo.someone.until(lambda: seats(bo.newest(lobby)) == 2, "Bo at the table")
        await roll(stage, channel, anna)
        await asyncio.sleep(PAUSED_SECONDS)
        before = stage.first_log
        stage.send(signal.SIGCONT)
        await stage.until_logged(STOPS)
        await stage.until_logged(STANDS_BY, 2)
        done = stage.first_log.removeprefix(before).splitlines()
        assert all(NOT_MADE in line for line in done if "request=" in line)
        stopping = asyncio.create_task(stage.stop_standby())
        await roll(stage, channel, anna)
        assert await stopping == 0
        await stage.until_logged(AT_WORK, 3)
        assert identified(stage) == 2


async def test_all_goes_on_with_the_database(tmp_path: Path) -> None:
    try:
        with running() as server:
            async with (
                Databases(server.url).fresh() as url,
                two_processes(tmp_path / "var", url) as stage,
            ):
                players = [Player(await stage.person(n), i) for i, n in enumerate(("Anna", "Bo"))]
                channel = await stage.channel()
                board = await start(stage, channel, "supertrumf", players)
                await play_turn(players[0], board, table_of(board))
                await asyncio.to_thread(server.kill)
                await stage.until_logged(STOPS)
                await roll(stage, channel, players[0])
                await players[0].someone.until_sees(AWAY, channel)
                hands = [asyncio.create_task(player.hand(board)) for player in players]
                await asyncio.to_thread(server.start)
                for hand in hands:
                    told = all_text(await hand)
                    assert "Supertrumf" in told or AWAY in told, "in time, or why not"
                await stage.until_logged(AT_WORK, 2)
                for player in players:
                    await play_turn(player, board, table_of(board))
                assert stage.log.count(STOPS) == 1
                assert stage.log.count(AT_WORK) == 2
                assert identified(stage) == 2
    except NoServer as error:
        pytest.skip(str(error))


async def test_a_process_cut_off_from_discord_gives_way(tmp_path: Path, database_url: str) -> None:
    """But not if the other one is, too."""
    async with two_processes(tmp_path / "var", database_url) as stage:
        anna, channel = Player(await stage.person("Anna")), await stage.channel()
        await stage.until_logged(IS_ON_DISCORD, 2)
        await stage.client.order(CutOff(bot=stage.bot, seconds=4))
        await stage.until(lambda: not stage.is_online(), "that both are cut off")
        await stage.until_online()
        await stage.until_all_online()
        await roll(stage, channel, anna)
        assert STOPS not in stage.log
        await stage.client.order(CutOff(bot=stage.bot, session=0, seconds=8))
        async with asyncio.timeout(4):
            await stage.until_logged(AT_WORK, 2)
        await roll(stage, channel, anna)
        await stage.until_logged(STANDS_BY, 2)
        await roll(stage, channel, anna)
        assert identified(stage) == 2
