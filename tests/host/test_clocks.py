"""Clocks: the reminder, the game's own move, pauses, and time that stands still."""

import asyncio
import gc
import weakref
from random import Random

import msgspec
import pytest

import games
from bot.host.acts import Answer
from bot.host.clock import SLEPT_MS, Alarm, ChatClock, RunningTime
from bot.host.deadlines import ASKED_MS, table_time
from bot.host.model import Pause
from bot.host.ports import Broken
from bot.host.stored import Run
from bot.host.timing import EVENING, USUAL, Timing, first_timing, takes_days
from bot.library import open_game
from tests.failing_store import CALLS
from tests.host.clock import START
from tests.host.hosting import ALEX, KIM, LEE, Host
from tests.host.tiny import BELL_MS, TURN_MS

MINUTE = 60_000
PATIENCE_SECONDS = 20.0
"""For a busy machine; an alarm that looks at the wrong clock comes a minute late."""


async def revision(host: Host, table: str) -> int:
    return (await host.view(table)).revision


async def until(host: Host, table: str) -> dict[int | None, int]:
    """For each clock that runs, how long it still has."""
    clocks = (await host.view(table)).clocks
    return {clock.seat: clock.until - host.clock.now() for clock in clocks}


async def test_a_seat_is_reminded_once_and_then_the_game_moves_for_it(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 2)
    await host.time_passes(TURN_MS * 2 // 3 - 1)
    assert host.kinds()[-1] == "move"
    await host.time_passes(1)
    reminder = host.changes[-1]
    assert (reminder.kind, reminder.seat, reminder.user) == ("remind", 1, None)
    await host.time_passes(TURN_MS // 3 - 1)
    assert host.changes[-1] is reminder
    await host.time_passes(1)
    assert [(c.kind, c.seat, c.user) for c in host.changes[-1:]] == [("move", 1, None)]
    view = await host.view(table)
    assert view.scene is not None
    assert view.scene.story[0].args == {"text": "turned [2, 1]"}


async def test_a_move_in_time_stops_that_seat_s_clock_only(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.time_passes(MINUTE)
    await host.lays(table, KIM, 2)
    assert await until(host, table) == {1: TURN_MS - MINUTE}
    await host.lays(table, LEE, 2)
    assert await until(host, table) == {0: TURN_MS, 1: TURN_MS}


async def test_an_abandoned_match_is_played_to_its_end_by_its_clocks(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="3")
    await host.time_passes(3 * TURN_MS)
    view = await host.view(table)
    assert (view.phase, view.clocks) == ("ended", ())
    await host.time_passes(TURN_MS)
    assert await revision(host, table) == view.revision


async def test_the_others_wait_for_who_has_left_as_long_as_they_are_asked(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX)
    await host.tables.leave(table, host.by(ALEX))
    assert (await until(host, table))[2] == ASKED_MS
    await host.time_passes(ASKED_MS)
    assert (host.changes[-1].kind, host.changes[-1].seat) == ("move", 2)


async def test_a_clock_that_counts_from_a_stamp_goes_by_the_stamp(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.time_passes(1_000)
    await host.shouts(table, KIM, "hey", at=host.clock.now() - 300)
    assert (await until(host, table))[None] == BELL_MS - 300
    await host.time_passes(BELL_MS - 300)
    assert (host.changes[-1].kind, host.changes[-1].seat) == ("move", None)
    view = await host.view(table)
    assert view.scene is not None
    assert view.scene.story[0].args == {"text": "rang"}


async def test_a_stamp_of_long_ago_is_due_at_once(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.time_passes(MINUTE)
    await host.shouts(table, KIM, "hey", at=host.clock.now() - MINUTE)
    await host.time_passes(0)
    assert (host.changes[-1].seat, host.changes[-1].user) == (None, None)


async def test_clocks_stand_still_while_the_bot_is_down(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.time_passes(MINUTE)
    await host.restart(down_for=60 * MINUTE)
    assert await until(host, table) == {0: TURN_MS - MINUTE, 1: TURN_MS - MINUTE}
    before = await revision(host, table)
    await host.time_passes(TURN_MS - MINUTE - 1)
    moves = [changed for changed in host.changes if changed.kind == "move"]
    assert moves == []
    await host.time_passes(1)
    assert await revision(host, table) == before + 4


async def test_a_stamp_s_clock_stands_still_too(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.shouts(table, KIM, "hey")
    await host.time_passes(BELL_MS - 100)
    await host.restart(down_for=60 * MINUTE)
    assert (await until(host, table))[None] == 100
    await host.time_passes(99)
    assert host.changes[-1].kind == "move"
    assert host.changes[-1].user == KIM
    await host.time_passes(1)
    assert host.changes[-1].user is None


async def test_after_a_kill_at_most_a_heartbeat_of_time_is_given_back(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.time_passes(MINUTE + 4_000)
    stopped_dead, host.tables._flow.is_stopping = host.store, True
    host.clock.leap(60 * MINUTE)
    await host.open()
    left = await until(host, table)
    assert left == {0: TURN_MS - MINUTE, 1: TURN_MS - MINUTE}
    await stopped_dead.close()


async def test_a_machine_that_slept_gives_the_time_back(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.time_passes(MINUTE)
    assert (await until(host, table))[0] == TURN_MS - MINUTE
    host.clock.leap(8 * 60 * MINUTE)
    assert (await until(host, table))[0] == pytest.approx(TURN_MS - MINUTE, abs=5_000)


async def test_clocks_stand_still_in_a_pause(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.time_passes(MINUTE)
    await host.shouts(table, KIM, "hey")
    await host.time_passes(100)
    await host.tables.pause(table, host.by(KIM))
    assert await until(host, table) == {}
    await host.time_passes(5 * MINUTE)
    await host.restart(down_for=MINUTE)
    await host.tables.resume(table, host.by(LEE))
    left = TURN_MS - MINUTE - 100
    assert await until(host, table) == {0: left, 1: left, None: BELL_MS - 100}
    await host.time_passes(left)
    assert (host.changes[-1].kind, host.changes[-1].user) == ("move", None)


async def test_a_reminder_is_not_given_again_after_a_restart(host: Host) -> None:
    await host.match(KIM, LEE)
    await host.time_passes(TURN_MS * 2 // 3)
    assert host.kinds().count("remind") == 2
    await host.restart(down_for=MINUTE)
    await host.time_passes(1_000)
    assert host.kinds().count("remind") == 2


async def test_a_clock_s_move_that_can_t_be_kept_is_tried_again(host: Host) -> None:
    fails = await host.with_store_that_fails(Broken)
    table = await host.match(KIM, LEE)
    fails.add("commit")
    await host.time_passes(TURN_MS)
    assert await revision(host, table) == 3
    fails.clear()
    await host.time_passes(5_000)
    assert host.kinds().count("move") == 2


async def test_a_table_that_can_t_be_read_for_its_clock_is_tried_again(host: Host) -> None:
    fails = await host.with_store_that_fails(Broken)
    await host.match(KIM, LEE)
    await host.restart()
    fails.update(CALLS)
    await host.time_passes(TURN_MS)
    assert "remind" not in host.kinds()
    fails.clear()
    await host.time_passes(5_000)
    assert host.kinds().count("move") == 2


async def test_one_heap_serves_many_tables_each_at_its_own_time(host: Host) -> None:
    tables = []
    for _ in range(20):
        tables.append(await host.match(KIM, LEE, rounds="1"))
        await host.time_passes(1_000)
    await host.time_passes(TURN_MS)
    ended = [changed.table for changed in host.changes if changed.view(None).phase == "ended"]
    assert ended == tables


def test_running_time_passes_only_while_the_bot_runs() -> None:
    time = RunningTime([Run(1, 1_000, 0, 5_000), Run(2, 9_000, 4_000, 10_000)], 20_000)
    assert time.run == Run(3, 20_000, 5_000, 20_000)
    at = {1_000: 0, 4_000: 3_000, 7_000: 4_000, 9_500: 4_500, 15_000: 5_000, 21_000: 6_000}
    assert {stamp: time.at(stamp) for stamp in at} == at
    assert time.stamp(6_000) == 21_000
    assert time.now(20_100) == 5_100
    assert time.now(20_100 + SLEPT_MS + 1) == 5_100
    assert time.run.number == 4


def test_a_pause_of_which_it_was_not_noted_by_whom_is_read() -> None:
    assert msgspec.json.decode(b"[[100,200],[300,null]]", type=tuple[Pause, ...]) == (
        Pause(100, 200),
        Pause(300),
    )


def test_a_table_s_own_time_leaves_its_pauses_out() -> None:
    pauses = (Pause(100, 200), Pause(300))
    at = {50: 50, 150: 100, 250: 150, 300: 200, 900: 200}
    assert {running: table_time(pauses, running) for running in at} == at


def test_running_time_goes_on_when_the_clock_is_set_back() -> None:
    time = RunningTime([], 90_000)
    assert time.now(91_000) == 1_000
    assert time.now(10_000) == 1_000
    assert time.at(10_500) == 1_500
    assert time.now(12_000) == 3_000
    stored = [Run(1, 90_000, 0, 91_000), time.run]
    again = RunningTime(stored, 20_000)
    assert (again.at(11_000), again.at(15_000), again.now(20_000)) == (2_000, 3_000, 3_000)


class Machine:
    """Its date, and for how long it has run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.date, self.runs = START, 5_000
        monkeypatch.setattr("bot.host.clock.time.time_ns", lambda: self.date * 1_000_000)
        monkeypatch.setattr(
            "bot.host.clock.time.clock_gettime_ns", lambda which: self.runs * 1_000_000
        )

    def passes(self, milliseconds: int) -> None:
        self.date += milliseconds
        self.runs += milliseconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


@pytest.mark.parametrize("wrong", [-90_000, -900, 900, 90_000])
def test_the_chat_s_clock_goes_by_the_quickest_arrival(machine: Machine, wrong: int) -> None:
    machine.date += wrong
    clock = ChatClock()
    assert clock.now() == START + wrong
    for delay in (300, 40, 2_000):
        machine.passes(1_000)
        clock.arrived(START + machine.runs - 5_000 - delay)
    assert clock.now() == START + 3_000 - 40
    machine.passes(500)
    assert clock.now() == START + 3_500 - 40


def test_the_chat_s_clock_does_not_mind_how_the_date_is_set(machine: Machine) -> None:
    clock = ChatClock()
    clock.arrived(START)
    machine.passes(100)
    machine.date += 90_000
    assert clock.now() == START + 100


def test_the_chat_s_clock_is_never_fast_where_the_machine_counts_too_many(
    machine: Machine,
) -> None:
    clock = ChatClock()
    clock.arrived(START)
    machine.passes(MINUTE * 60)
    assert clock.now() == START + MINUTE * 60 - 360


@pytest.mark.parametrize("wrong", [-90_000, 90_000])
def test_a_date_far_off_is_believed_until_something_arrives(machine: Machine, wrong: int) -> None:
    machine.date += wrong
    clock = ChatClock()
    clock.answered(START, took=200)
    assert clock.now() == START
    clock.arrived(START - 700)
    assert clock.now() == START - 700
    clock.answered(START, took=200)
    assert clock.now() == START - 700


@pytest.mark.parametrize("wait, leap", [(MINUTE, MINUTE), (100, -MINUTE)])
async def test_an_alarm_rings_in_time_though_the_clock_is_set_meanwhile(
    monkeypatch: pytest.MonkeyPatch, wait: int, leap: int
) -> None:
    monkeypatch.setattr("bot.host.clock.LOOK_AGAIN_MS", 20)
    clock = ChatClock()
    rung = asyncio.Event()
    clock.call_at(clock.now() + wait, rung.set)
    clock.arrived(clock.now() + leap)
    async with asyncio.timeout(PATIENCE_SECONDS):
        await rung.wait()


async def test_alarms_ring_in_the_order_of_their_times() -> None:
    clock = ChatClock()
    rung: list[str] = []
    last = asyncio.Event()
    now = clock.now()
    clock.call_at(now + 30, last.set)
    clock.call_at(now + 20, lambda: rung.append("second"))
    clock.call_at(now + 10, lambda: rung.append("first"))
    clock.call_at(now + 15, lambda: rung.append("cancelled")).cancel()
    async with asyncio.timeout(PATIENCE_SECONDS):
        await last.wait()
    assert rung == ["first", "second"]


async def test_an_alarm_that_fails_keeps_no_other_from_ringing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = ChatClock()
    rung = asyncio.Event()
    clock.call_at(clock.now(), lambda: 1 // 0)
    clock.call_at(clock.now(), rung.set)
    async with asyncio.timeout(PATIENCE_SECONDS):
        await rung.wait()
    assert "ZeroDivisionError" in caplog.text


async def test_an_alarm_that_has_rung_is_no_work_for_the_search_for_garbage() -> None:
    clock = ChatClock()
    rung = asyncio.Event()

    def ring() -> None:
        rung.set()

    clock.call_at(clock.now(), ring)
    held = weakref.ref(ring)
    async with asyncio.timeout(PATIENCE_SECONDS):
        await rung.wait()
    await asyncio.sleep(0)
    gc.disable()
    try:
        del ring
        assert held() is None
    finally:
        gc.enable()


async def test_alarms_that_are_cancelled_do_not_pile_up_until_their_time() -> None:
    clock = ChatClock()
    kept = asyncio.Event()
    clock.call_at(clock.now() + 50, kept.set)
    cancelled: weakref.WeakSet[Alarm] = weakref.WeakSet()
    for _ in range(1_000):
        alarm = clock.call_at(clock.now() + MINUTE, kept.set)
        cancelled.add(alarm)
        alarm.cancel()
        alarm.cancel()
    del alarm
    assert len(cancelled) < 100
    async with asyncio.timeout(PATIENCE_SECONDS):
        await kept.wait()


@pytest.mark.parametrize("game", games.names())
def test_a_new_lobby_s_clock_is_one_of_minutes_unless_its_server_has_chosen(game: str) -> None:
    rules, day = open_game(game), Timing("day")
    assert first_timing(rules, day) == day
    is_slow = game in ("supertrumf", "storma_slottet", "riftforce")
    assert takes_days(USUAL, rules.usual_turn(rules.options_type())) == is_slow
    assert first_timing(rules, USUAL) == (EVENING if is_slow else USUAL)


@pytest.mark.parametrize("game", games.names())
async def test_a_game_s_usual_turn_is_what_its_own_clock_gives(real: Host, game: str) -> None:
    table = await real.match(KIM, LEE, game=game)
    view, now = await real.view(table), real.clock.now()
    usual = real.tables.game(game).usual_turn(view.options)
    rng = Random(game)
    for _ in range(30):
        if usual in [clock.until - now for clock in view.clocks]:
            return
        for user in (KIM, LEE):
            number, asks = await real.tables.asks(table, user)
            decided = [ask for ask in asks if not ask.optional]
            if decided:
                answer = Answer(decided[0].key, decided[0].sample(rng), number)
                await real.tables.move(table, real.by(user), answer)
                break
        view, now = await real.view(table), real.clock.now()
    raise AssertionError(f"no turn of {game} has {usual} ms")
