"""Windows of time, and who is let through first."""

import asyncio

import pytest

from bot.chat.deliver.messages import OLD_MS, Sight
from bot.chat.deliver.schedule import RequestSlots, Span, Window
from bot.chat.press import first_id_at
from tests.host.clock import StandingClock


def test_a_window_lets_so_many_through_in_any_stretch_of_time() -> None:
    window = Window(Span(3, 1000))
    now, sent = 0, []
    for _ in range(20):
        now = window.free_at(now)
        window.take()
        window.done(now)
        sent.append(now)
        now += 130
    for begin in range(max(sent)):
        assert sum(begin <= at < begin + 1000 for at in sent) <= 3


def test_a_request_counts_until_a_second_after_its_answer() -> None:
    """However late Discord has counted it, the next second's requests come after that."""
    window = Window(Span(2, 1000))
    window.take()
    window.take()
    assert window.free_at(800) == 1800
    window.done(900)
    assert window.free_at(1700) == 1900
    assert window.free_at(1900) == 1900


def test_a_clock_that_is_set_back_holds_nothing_up_for_longer_than_a_span() -> None:
    window = Window(Span(1, 1000))
    window.take()
    window.done(90_000)
    assert window.free_at(5_000) == 6_000
    assert window.free_at(6_000) == 6_000


def test_a_place_that_was_given_back_is_free_at_once() -> None:
    window = Window(Span(1, 1000))
    window.take()
    window.give_back()
    assert window.free_at(5) == 5


async def test_the_most_urgent_that_waits_goes_first() -> None:
    clock = StandingClock()
    slots = RequestSlots(clock, Span(1, 1000))
    went: list[int] = []

    async def ask(priority: int) -> None:
        await slots.take(priority)
        went.append(priority)
        slots.done()

    await slots.take(9)
    slots.done()
    asking = [asyncio.create_task(ask(priority)) for priority in (3, 0, 2, 1)]
    await asyncio.sleep(0)
    await clock.pass_by(4000, lambda: asyncio.sleep(0))
    await asyncio.gather(*asking)
    assert went == [0, 1, 2, 3]


async def test_who_no_longer_waits_takes_no_slot() -> None:
    clock = StandingClock()
    slots = RequestSlots(clock, Span(1, 1000))
    await slots.take(1)
    slots.done()
    gone = asyncio.create_task(slots.take(0))
    waiting = asyncio.create_task(slots.take(1))
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    await clock.pass_by(1000, lambda: asyncio.sleep(0))
    await waiting


async def test_who_leaves_as_he_is_let_in_gives_his_slot_to_the_next() -> None:
    clock = StandingClock()
    slots = RequestSlots(clock, Span(1, 1000))
    await slots.take(1)
    gone = asyncio.create_task(slots.take(0))
    waiting = asyncio.create_task(slots.take(1))
    await asyncio.sleep(0)
    slots.give_back()
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    await waiting


def test_twelve_messages_push_a_board_out_of_sight() -> None:
    clock = StandingClock()
    sight = Sight(clock)
    board = first_id_at(clock.now())
    for number in range(1, 12):
        sight.arrived(1, board + number)
        assert not sight.is_out_of_sight(1, board)
    sight.arrived(1, board + 12)
    assert sight.is_out_of_sight(1, board)
    assert not sight.is_out_of_sight(1, board + 5)
    assert not sight.is_out_of_sight(2, board)


def test_after_fifty_minutes_a_message_is_too_old_to_be_edited() -> None:
    clock = StandingClock()
    sight = Sight(clock)
    board = first_id_at(clock.now())
    clock.leap(OLD_MS)
    assert not sight.is_out_of_sight(1, board)
    clock.leap(1)
    assert sight.is_out_of_sight(1, board)
