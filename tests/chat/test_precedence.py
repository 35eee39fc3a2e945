"""Whoever has pressed something is answered before anything else is done, and whatever else is to
be done is done all the same."""

import asyncio

import pytest

from bot.chat.deliver.precedence import Precedence


@pytest.fixture
def precedence() -> Precedence:
    return Precedence()


def work(precedence: Precedence, done: list[str], *names: str) -> list[asyncio.Task[None]]:
    async def one(name: str) -> None:
        await precedence.after_answers()
        done.append(name)

    return [asyncio.create_task(one(name)) for name in names]


async def settle() -> None:
    """Everything has had its turn that needn't wait."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_other_work_waits_until_every_press_is_answered(precedence: Precedence) -> None:
    done: list[str] = []
    with precedence.press() as first, precedence.press() as second:
        work(precedence, done, "board")
        await settle()
        first.is_answered()
        await settle()
        assert done == []
        second.is_answered()
        await settle()
        assert done == ["board"]


async def test_an_answer_that_is_on_its_way_counts_once(precedence: Precedence) -> None:
    done: list[str] = []
    with precedence.press():
        with precedence.press() as answered:
            answered.is_answered()
            answered.is_answered()
        work(precedence, done, "board")
        await settle()
        assert done == []
    await settle()
    assert done == ["board"]


async def test_a_press_that_fails_holds_nothing_up(precedence: Precedence) -> None:
    done: list[str] = []
    with pytest.raises(ZeroDivisionError), precedence.press():
        work(precedence, done, "board")
        await settle()
        raise ZeroDivisionError
    await settle()
    assert done == ["board"]


async def test_other_work_goes_on_in_turn_and_lets_a_press_in_between(
    precedence: Precedence,
) -> None:
    done: list[str] = []

    async def board_then_press() -> None:
        await precedence.after_answers()
        done.append("board")
        with precedence.press():
            await settle()
            done.append("answer")

    task = asyncio.create_task(board_then_press())
    work(precedence, done, "hand", "notice")
    await task
    await settle()
    assert done == ["board", "answer", "hand", "notice"]


async def test_other_work_waits_for_answers_only_so_long(
    precedence: Precedence, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.deliver.precedence.LONGEST_SECONDS", 0.01)
    done: list[str] = []
    with precedence.press():
        async with asyncio.timeout(5):
            await asyncio.gather(*work(precedence, done, "board", "hand"))
    assert done == ["board", "hand"]


async def test_work_that_is_given_up_keeps_nobody_waiting(precedence: Precedence) -> None:
    done: list[str] = []
    with precedence.press():
        given_up, _ = work(precedence, done, "board", "hand")
        await settle()
        given_up.cancel()
    await settle()
    assert done == ["hand"]


async def test_who_has_waited_too_long_is_not_kept_until_all_is_answered(
    precedence: Precedence, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.deliver.precedence.LONGEST_SECONDS", 0.01)
    with precedence.press():
        for _ in range(5):
            await asyncio.gather(*work(precedence, [], *("board" for _ in range(100))))
        assert len(precedence._waiting) <= 100
