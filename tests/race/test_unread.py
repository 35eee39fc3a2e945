"""What was written while the bot could not hear is read before the clock goes on, or the clock
stands still: whatever keeps the bot from reading."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground.client import all_text
from bot.playground.control import ClearFaults, PlanFault, SetOverwrite
from bot.playground.faults import RequestFault
from bot.playground.people.views import SeenMessage
from bot.playground.permissions import Permission
from tests.race.arena import SEEDED, Arena, Duel, now, open_arena

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONG_AGO_MS = 5 * 60_000


@asynccontextmanager
async def unread(var: Path) -> AsyncIterator[tuple[Arena, Duel]]:
    """A duel whose limit has long passed by the stamps, and an answer that the bot has not heard.
    It is down."""
    async with open_arena(var, 1, since_ms=LONG_AGO_MS, time_limit=10) as arena:
        duel = arena.duel()
        await arena.stage.kill_bot()
        await duel.says(duel.lee, "Rome", now() - LONG_AGO_MS + 3_000)
        yield arena, duel


def history(duel: Duel, **more: object) -> PlanFault:
    path = f"/channels/{duel.channel}/messages"
    return PlanFault(fault=RequestFault(method="GET", path=path, times=0, **more))  # type: ignore[arg-type]


async def until_logged(arena: Arena, text: str) -> None:
    for _ in range(2_000):
        if text in arena.stage.log:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"the log never told {text}")


async def asked_for_history(arena: Arena, duel: Duel) -> None:
    what = f"GET /channels/{duel.channel}/messages"
    for _ in range(2_000):
        asked = arena.stage.playground.core.transcript.of("request")
        if any(entry.what.startswith(what) for entry in asked):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the history was never asked for")


async def go_on(duel: Duel) -> None:
    """Presses Go on on the board, once it says that the match is paused."""

    def paused_board() -> SeenMessage | None:
        seen = duel.kim.sees(duel.channel)
        return next((m for m in seen if "The match is paused" in all_text(m)), None)

    board = await duel.kim.until(paused_board, "the paused board")
    await duel.press(duel.kim, board, "Resume")


async def test_a_stop_in_the_middle_of_reading_is_silent_and_lets_no_clock_go_on(
    tmp_path: Path,
) -> None:
    async with unread(tmp_path / "var") as (arena, duel):
        await arena.stage.client.order(history(duel, kind="slow", seconds=60))
        await arena.stage.start_bot()
        await asked_for_history(arena, duel)
        begun = arena.stage.log
        assert await arena.stage.stop_bot() == 0
        told = arena.stage.log.removeprefix(begun)
        assert "ERROR" not in told and "WARNING" not in told and "Traceback" not in told
        assert (await arena.state(duel)).duel is not None
        await arena.stage.client.order(ClearFaults())
        await arena.stage.start_bot()
        await duel.tells("Lee takes it: “Rome”")


@pytest.mark.parametrize("status, code", [(403, 50013), (404, 10003), (400, 0)])
async def test_the_clock_waits_until_a_refused_history_has_been_read(
    tmp_path: Path, status: int, code: int
) -> None:
    async with unread(tmp_path / "var") as (arena, duel):
        await arena.stage.client.order(history(duel, kind="status", status=status, code=code))
        await arena.stage.start_bot()
        await until_logged(arena, f"table={duel.table}: what was missed is read again later")
        assert f"table={duel.table} revision={SEEDED + 1} kind=clock" not in arena.stage.log
        await arena.stage.client.order(ClearFaults())
        if status == 403:
            await go_on(duel)
        await duel.tells("Lee takes it: “Rome”")


async def test_a_history_that_may_not_be_read_is_told_and_read_once_it_may(tmp_path: Path) -> None:
    """Discord then shows an empty one instead of refusing."""
    async with unread(tmp_path / "var") as (arena, duel):
        for denied in (int(Permission.READ_MESSAGE_HISTORY), 0):
            await arena.stage.client.order(
                SetOverwrite(channel=duel.channel, target=arena.stage.bot, deny=denied)
            )
            if denied:
                await arena.stage.start_bot()
                told = await duel.kim.until(
                    lambda: next(
                        (m for m in duel.kim.all_messages() if "while I wasn’t" in all_text(m)),
                        None,
                    ),
                    "what the opener is told",
                )
                assert "Read Message History" in all_text(told)
                await duel.says(duel.kim, "Oslo, while it was paused")
        await go_on(duel)
        await duel.tells("Lee takes it: “Rome”")
