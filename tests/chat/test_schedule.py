"""Whoever has pressed something is answered before anything else is done, and whatever else is to
be done is done all the same."""

import asyncio

import pytest

from bot.chat.deliver.schedule import Job, Name, Schedule
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
        first()
        await settle()
        assert done == []
        second()
        await settle()
        assert done == ["board"]


async def test_an_answer_that_is_on_its_way_counts_once(schedule: Schedule) -> None:
    done: list[str] = []
    with schedule.press():
        with schedule.press() as answered:
            answered()
            answered()
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
        async with asyncio.timeout(20):
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


def job(clock: StandingClock, wait: int = 0) -> Job:
    async def nothing() -> None:
        return None

    return Job(1, 1, nothing, clock.now() + wait)


def test_a_message_is_held_until_every_answer_that_redraws_it_has_been_given() -> None:
    clock = StandingClock()
    schedule = Schedule(clock)
    jobs = {Name("t", "board"): job(clock)}
    (name,) = jobs
    with schedule.held(name):
        with schedule.held(name):
            schedule.has_been_posted(name)
        assert schedule.first(jobs) is None
        assert schedule.next_at(jobs) is None
    assert schedule.first(jobs) == (name, jobs[name])


def test_what_an_answer_is_to_post_goes_by_itself_if_none_comes() -> None:
    clock = StandingClock()
    schedule = Schedule(clock)
    jobs = {Name("t", "board"): job(clock)}
    (name,) = jobs
    schedule.hold_until(name, clock.now() + 100)
    assert schedule.first(jobs) is None
    assert schedule.next_at(jobs) == clock.now() + 100
    clock.leap(100)
    assert schedule.first(jobs) == (name, jobs[name])


def test_nothing_goes_before_it_is_due_and_the_most_urgent_first() -> None:
    clock = StandingClock()
    schedule = Schedule(clock)
    hand, board = Name("t", "hand-1"), Name("t", "board")
    jobs = {hand: job(clock, wait=50), board: job(clock)}
    jobs[hand].priority = 0
    assert schedule.first(jobs) == (board, jobs[board])
    clock.leap(50)
    assert schedule.first(jobs) == (hand, jobs[hand])
