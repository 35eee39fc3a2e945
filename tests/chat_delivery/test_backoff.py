"""However long Discord can't be reached, and however often it ends a session, the bot identifies
fewer than a thousand times a day."""

import asyncio
from itertools import product

import pytest

from bot.chat.listen.connection import (
    FIRST_CONNECTION_MS,
    QUIET_MS,
    Attempts,
    Identifies,
    until_reached,
)
from bot.host.clock import sleep_until
from tests.host.clock import StandingClock

MOST_A_DAY = 1_000
DAY_MS = 24 * 3600 * 1000
STEPS = 10


async def settle() -> None:
    """Whatever can go on without the clock goes on."""
    for _ in range(STEPS):
        await asyncio.sleep(0)


async def a_day(clock: StandingClock, work: "asyncio.Task[None]") -> None:
    await settle()
    await clock.pass_by(DAY_MS, settle)
    work.cancel()


async def test_a_day_without_discord() -> None:
    clock = StandingClock()
    tried = 0

    async def fail() -> None:
        nonlocal tried
        tried += 1
        assert tried < 2 * MOST_A_DAY, "a hot loop"
        raise ConnectionResetError

    await a_day(clock, asyncio.create_task(until_reached(fail, clock)))
    assert MOST_A_DAY / 2 < tried < MOST_A_DAY


@pytest.mark.parametrize("lasting_s", [1, 30, 89, 600, 1_799, 1_801, 7_200])
async def test_a_day_of_connections_that_are_lost_after_a_while(lasting_s: int) -> None:
    clock = StandingClock()
    attempts = Attempts(clock, FIRST_CONNECTION_MS)
    tried = 0

    async def lose_connections() -> None:
        nonlocal tried
        while True:
            await attempts.turn()
            tried += 1
            await sleep_until(clock, clock.now() + lasting_s * 1000)

    await a_day(clock, asyncio.create_task(lose_connections()))
    assert 10 < tried < MOST_A_DAY


async def test_after_a_quiet_time_it_is_tried_as_quickly_as_at_first() -> None:
    clock = StandingClock()
    attempts = Attempts(clock, FIRST_CONNECTION_MS)
    gaps = []
    for quiet in (0, QUIET_MS):
        clock.leap(quiet)
        for _ in range(3):
            turn = asyncio.create_task(attempts.turn())
            gaps.append(attempts.left())
            await settle()
            await clock.pass_by(gaps[-1], settle)
            await turn
    assert gaps == [0, 500, 1000, 0, 500, 1000]


@pytest.mark.parametrize("shards, processes", [(1, 1), (2, 1), (5, 1), (2, 2)])
async def test_a_day_of_sessions_that_are_ended_at_once(shards: int, processes: int) -> None:
    """Each shard has its own backoff, and that of one holds up no other; but Discord counts what
    all of them do, in all processes."""
    clock = StandingClock()
    identifies = [Identifies(clock, processes) for _ in range(processes)]
    counted = dict.fromkeys(product(range(processes), range(shards)), 0)

    async def end_sessions(process: int, shard: int) -> None:
        while True:
            await identifies[process].turn(shard)
            counted[process, shard] += 1

    first, *others = [asyncio.create_task(end_sessions(*each)) for each in counted]
    await settle()
    assert set(counted.values()) == {1}
    await a_day(clock, first)
    for running in others:
        running.cancel()
    assert MOST_A_DAY / 2 < sum(counted.values()) < MOST_A_DAY
