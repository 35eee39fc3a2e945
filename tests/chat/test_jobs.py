"""Whoever has pressed something is answered before anything else is done, and whatever else is to
be done is done all the same."""

import asyncio

import pytest

from bot.chat.deliver.jobs import AnswersFirst, Holds, Job, Name
from bot.host.messages import BOARD, HandKey

NOW = 1_000_000


@pytest.fixture
def answers() -> AnswersFirst:
    return AnswersFirst()


def work(answers: AnswersFirst, done: list[str], *names: str) -> list[asyncio.Task[None]]:
    async def one(name: str) -> None:
        await answers.wait()
        done.append(name)

    return [asyncio.create_task(one(name)) for name in names]


async def settle() -> None:
    """Everything has had its turn that needn't wait."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_other_work_waits_until_every_press_is_answered(answers: AnswersFirst) -> None:
    done: list[str] = []
    with answers.press() as first, answers.press() as second:
        work(answers, done, "board")
        await settle()
        first()
        await settle()
        assert done == []
        second()
        await settle()
        assert done == ["board"]


async def test_an_answer_that_is_on_its_way_counts_once(answers: AnswersFirst) -> None:
    done: list[str] = []
    with answers.press():
        with answers.press() as answered:
            answered()
            answered()
        work(answers, done, "board")
        await settle()
        assert done == []
    await settle()
    assert done == ["board"]


async def test_a_press_that_fails_holds_nothing_up(answers: AnswersFirst) -> None:
    done: list[str] = []
    with pytest.raises(ZeroDivisionError), answers.press():
        work(answers, done, "board")
        await settle()
        raise ZeroDivisionError
    await settle()
    assert done == ["board"]


async def test_other_work_goes_on_in_turn_and_lets_a_press_in_between(
    answers: AnswersFirst,
) -> None:
    done: list[str] = []

    async def board_then_press() -> None:
        await answers.wait()
        done.append("board")
        with answers.press():
            await settle()
            done.append("answer")

    task = asyncio.create_task(board_then_press())
    work(answers, done, "hand", "notice")
    await task
    await settle()
    assert done == ["board", "answer", "hand", "notice"]


async def test_other_work_waits_for_answers_only_so_long(
    answers: AnswersFirst, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.deliver.jobs.LONGEST_SECONDS", 0.01)
    done: list[str] = []
    with answers.press():
        async with asyncio.timeout(20):
            await asyncio.gather(*work(answers, done, "board", "hand"))
    assert done == ["board", "hand"]


async def test_work_that_is_given_up_keeps_nobody_waiting(answers: AnswersFirst) -> None:
    done: list[str] = []
    with answers.press():
        given_up, _ = work(answers, done, "board", "hand")
        await settle()
        given_up.cancel()
    await settle()
    assert done == ["hand"]


async def test_who_has_waited_too_long_is_not_kept_until_all_is_answered(
    answers: AnswersFirst, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.deliver.jobs.LONGEST_SECONDS", 0.01)
    with answers.press():
        for _ in range(5):
            await asyncio.gather(*work(answers, [], *("board" for _ in range(100))))
        assert len(answers._waiting) <= 100


def job(due: int = NOW) -> Job:
    async def nothing() -> None:
        return None

    return Job(1, 1, nothing, due)


def test_a_message_is_held_until_every_answer_that_redraws_it_has_been_given() -> None:
    holds = Holds()
    name = Name("t", BOARD)
    jobs = {name: job()}
    holds.redrawn[name] += 2
    holds.redrawn[name] -= 1
    assert holds.first(jobs, NOW) is None
    assert holds.next_at(jobs, NOW) is None
    holds.redrawn[name] -= 1
    assert holds.first(jobs, NOW) == (name, jobs[name])


def test_what_an_answer_is_to_post_goes_by_itself_if_none_comes() -> None:
    holds = Holds()
    name = Name("t", BOARD)
    jobs = {name: job()}
    holds.posted_by[name] = NOW + 100
    assert holds.first(jobs, NOW) is None
    assert holds.next_at(jobs, NOW) == NOW + 100
    assert holds.first(jobs, NOW + 100) == (name, jobs[name])


def test_nothing_goes_before_it_is_due_and_the_most_urgent_first() -> None:
    holds = Holds()
    hand, board = Name("t", HandKey(1)), Name("t", BOARD)
    jobs = {hand: job(NOW + 50), board: job()}
    jobs[hand].priority = 0
    assert holds.first(jobs, NOW) == (board, jobs[board])
    assert holds.first(jobs, NOW + 50) == (hand, jobs[hand])
