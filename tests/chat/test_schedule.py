"""Whoever has pressed something is answered before anything else is done, and whatever else is to
be done is done all the same."""

import asyncio

import pytest

from bot.chat.deliver.schedule import Schedule
from tests.host.clock import StandingClock


@pytest.fixture
def schedule() -> Schedule:
    return Schedule(StandingClock())


def work(schedule: Schedule, done: list[str], *names: str) -> list[asyncio.Task[None]]:
    async def one(name: str) -> None:
        await schedule.after_answers()
        done.append(name)

    return [asyncio.create_task(one(name)) for name in names]


async def settle() -> None:
    """Everything has had its turn that needn't wait."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_other_work_waits_until_every_press_is_answered(schedule: Schedule) -> None:
    done: list[str] = []
    with schedule.press() as first, schedule.press() as second:
        work(schedule, done, "board")
        await settle()
        first.is_answered()
        await settle()
        assert done == []
        second.is_answered()
        await settle()
        assert done == ["board"]


async def test_an_answer_that_is_on_its_way_counts_once(schedule: Schedule) -> None:
    done: list[str] = []
    with schedule.press():
        with schedule.press() as answered:
            answered.is_answered()
            answered.is_answered()
        work(schedule, done, "board")
        await settle()
        assert done == []
    await settle()
    assert done == ["board"]


async def test_a_press_that_fails_holds_nothing_up(schedule: Schedule) -> None:
    done: list[str] = []
    with pytest.raises(ZeroDivisionError), schedule.press():
        work(schedule, done, "board")
        await settle()
        raise ZeroDivisionError
    await settle()
    assert done == ["board"]


async def test_other_work_goes_on_in_turn_and_lets_a_press_in_between(
    schedule: Schedule,
) -> None:
    done: list[str] = []

    async def board_then_press() -> None:
        await schedule.after_answers()
        done.append("board")
        with schedule.press():
            await settle()
            done.append("answer")

    task = asyncio.create_task(board_then_press())
    work(schedule, done, "hand", "notice")
    await task
    await settle()
    assert done == ["board", "answer", "hand", "notice"]


async def test_other_work_waits_for_answers_only_so_long(
    schedule: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.deliver.schedule.LONGEST_SECONDS", 0.01)
    done: list[str] = []
    with schedule.press():
        async with asyncio.timeout(5):
            await asyncio.gather(*work(schedule, done, "board", "hand"))
    assert done == ["board", "hand"]


async def test_work_that_is_given_up_keeps_nobody_waiting(schedule: Schedule) -> None:
    done: list[str] = []
    with schedule.press():
        given_up, _ = work(schedule, done, "board", "hand")
        await settle()
        given_up.cancel()
    await settle()
    assert done == ["hand"]


async def test_who_has_waited_too_long_is_not_kept_until_all_is_answered(
    schedule: Schedule, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.deliver.schedule.LONGEST_SECONDS", 0.01)
    with schedule.press():
        for _ in range(5):
            await asyncio.gather(*work(schedule, [], *("board" for _ in range(100))))
        assert len(schedule._waiting) <= 100
