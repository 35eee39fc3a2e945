"""The clocks that a table can choose: each kind, restarts, pauses and banks; and more time."""

import pytest

import games
from bot.host.deadlines import ASKED_MS
from bot.host.timing import DAY_REMINDED_MS, LEAST_MS, Timing, read_timing
from bot.host.views import Ticking
from games.kit.game import Timeout
from games.kit.say import Refusal
from tests.host.hosting import ALEX, KIM, LEE, Host, refused
from tests.host.tiny import BELL_MS, TURN_MS

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
KINDS = ("usual", "turn 30", "bank 60 5", "bank 3600", "day")


@pytest.fixture(autouse=True)
def days_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot looks at the clock seldom, so that days are soon over."""
    monkeypatch.setattr("bot.host.flow.BEAT_MS", DAY)
    monkeypatch.setattr("bot.host.clock.SLEPT_MS", 100 * DAY)


async def timed(host: Host, timing: str, *users: int, **options: str) -> str:
    """A match of these people by that clock."""
    return await host.match(*(users or (KIM, LEE)), **{"clock:": timing, **options})


async def left(host: Host, table: str) -> dict[int | None, int]:
    """How long each clock that runs still has."""
    clocks = (await host.view(table)).clocks
    return {clock.seat: clock.until - host.clock.now() for clock in clocks}


async def bank(host: Host, table: str, seat: int) -> int:
    return dict((await host.view(table)).hours.banks)[seat]


@pytest.mark.parametrize("text", ["usual", "turn 30", "bank 300 5", "bank 300", "day", "none"])
def test_a_clock_is_written_as_it_is_read(text: str) -> None:
    assert read_timing(text).text == text


@pytest.mark.parametrize(
    "text",
    ["", "turn", "turn 9", "turn 30 5", "turn x", "bank 59", "bank 300 3601", "day 3", "turn  30"],
)
def test_no_other_text_is_a_clock(text: str) -> None:
    with pytest.raises(Refusal):
        read_timing(text)


async def test_the_opener_chooses_the_clock_among_the_options(host: Host) -> None:
    table = await host.lobby(KIM, LEE)
    await host.tables.choose(table, host.by(KIM), {"clock:": "turn 30", "rounds": "2"})
    assert (await host.view(table)).hours.timing == Timing("turn", 30)
    attempt = host.tables.choose(table, host.by(KIM), {"clock:": "hourglass"})
    await refused(attempt, "tables-no-such-clock")
    attempt = host.tables.choose(table, host.by(LEE), {"clock:": "day"})
    await refused(attempt, "tables-opener-only")


async def test_a_rematch_and_the_next_lobby_keep_the_clock(host: Host) -> None:
    table = await timed(host, "bank 300 5", rounds="1")
    await host.plays_out(table, KIM, LEE)
    again = await host.tables.rematch(table, host.by(KIM))
    view = await host.view(again.table)
    assert view.hours.timing == Timing("bank", 300, 5)
    last = await host.tables.presets.last(host.tables.game("tiny"), view.place)
    assert last is not None and last["clock:"] == "bank 300 5"


async def test_each_turn_has_so_many_seconds_and_then_the_game_moves(host: Host) -> None:
    table = await timed(host, "turn 30")
    assert await left(host, table) == {0: 30_000, 1: 30_000}
    await host.lays(table, KIM, 3)
    await host.time_passes(29_999)
    assert host.kinds().count("move") == 1
    await host.time_passes(1)
    assert host.kinds().count("move") == 2
    assert await left(host, table) == {0: 30_000, 1: 30_000}
    assert "remind" not in host.kinds()


async def test_what_the_game_times_by_stamps_keeps_its_time(host: Host) -> None:
    table = await timed(host, "none")
    await host.shouts(table, KIM, "hey")
    assert await left(host, table) == {None: BELL_MS}


async def test_without_a_clock_nothing_moves_and_nobody_is_reminded(host: Host) -> None:
    table = await timed(host, "none")
    await host.time_passes(40 * DAY)
    view = await host.view(table)
    assert (view.clocks, view.phase) == ((), "playing")
    assert host.kinds().count("move") == host.kinds().count("remind") == 0


async def test_a_bank_runs_only_while_its_owner_is_awaited(host: Host) -> None:
    table = await timed(host, "bank 300 5")
    assert await left(host, table) == {0: 5 * MINUTE, 1: 5 * MINUTE}
    await host.time_passes(20_000)
    await host.lays(table, KIM, 3)
    assert await bank(host, table, 0) == 5 * MINUTE - 20_000 + 5_000
    await host.time_passes(100_000)
    assert await left(host, table) == {1: 5 * MINUTE - 120_000}
    await host.lays(table, LEE, 3)
    assert await bank(host, table, 1) == 5 * MINUTE - 120_000 + 5_000
    expected = {0: 5 * MINUTE - 15_000, 1: 5 * MINUTE - 115_000}
    assert await left(host, table) == expected


async def test_a_reminder_comes_before_the_bank_is_empty_and_then_each_move_has_little(
    host: Host,
) -> None:
    table = await timed(host, "bank 300 5", rounds="5")
    await host.lays(table, KIM, 3)
    await host.time_passes(4 * MINUTE - 1)
    assert "remind" not in host.kinds()
    await host.time_passes(1)
    assert host.kinds()[-1] == "remind"
    await host.time_passes(MINUTE)
    assert (host.changes[-1].kind, host.changes[-1].user) == ("move", None)
    assert await bank(host, table, 1) == 0
    assert (await left(host, table))[1] == LEAST_MS
    await host.time_passes(LEAST_MS)
    assert host.changes[-1].seat == 1
    assert host.kinds().count("remind") == 1


async def test_banks_stand_still_in_a_pause_and_while_the_bot_is_down(host: Host) -> None:
    table = await timed(host, "bank 300 5")
    await host.time_passes(10_000)
    await host.tables.pause(table, host.by(KIM))
    await host.time_passes(HOUR)
    await host.restart(down_for=HOUR)
    await host.tables.resume(table, host.by(KIM))
    assert (await left(host, table))[0] == 5 * MINUTE - 10_000
    await host.lays(table, KIM, 3)
    assert await bank(host, table, 0) == 5 * MINUTE - 10_000 + 5_000
    await host.restart()
    assert await bank(host, table, 0) == 5 * MINUTE - 10_000 + 5_000


async def test_after_a_kill_at_most_a_heartbeat_of_a_turn_is_given_back(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.flow.BEAT_MS", 5_000)
    await host.restart()
    table = await timed(host, "turn 60")
    await host.time_passes(24_000)
    killed, host.tables._flow.is_stopping = host.store, True
    host.clock.leap(HOUR)
    await host.open()
    assert await left(host, table) == {0: MINUTE - 20_000, 1: MINUTE - 20_000}
    await host.time_passes(MINUTE - 20_000)
    assert host.kinds()[-2:] == ["move", "move"]
    await killed.close()


async def test_bot_player_is_not_hurried_by_the_clock(host: Host) -> None:
    table = await host.lobby(KIM, **{"clock:": "turn 30"})
    await host.tables.add_bot_player(table, host.by(KIM), "hard")
    await host.tables.start(table, host.by(KIM))
    clocks = {clock.seat: clock.until - host.clock.now() for clock in await ticking(host, table)}
    assert (clocks[0], clocks.get(1, TURN_MS)) == (30_000, TURN_MS)


async def ticking(host: Host, table: str) -> tuple[Ticking, ...]:
    return (await host.view(table)).clocks


async def test_somebody_else_gives_as_much_time_again(host: Host) -> None:
    table = await timed(host, "turn 60")
    await host.lays(table, KIM, 3)
    await host.time_passes(50_000)
    assert host.kinds()[-1] == "remind"
    await host.tables.clocks.give(table, host.by(KIM))
    assert await left(host, table) == {1: 70_000}
    assert host.changes[-1].given == (1,)
    await host.restart()
    assert await left(host, table) == {1: 70_000}
    await host.time_passes(69_999)
    assert host.kinds().count("remind") == 2
    await host.lays(table, LEE, 3)
    assert await left(host, table) == {0: MINUTE, 1: MINUTE}


async def test_nobody_gives_himself_time_and_nobody_beyond_a_week(host: Host) -> None:
    table = await timed(host, "day")
    await host.lays(table, KIM, 3)
    await refused(host.tables.clocks.give(table, host.by(LEE)), "tables-no-time-to-give")
    await refused(host.tables.clocks.give(table, host.by(ALEX)), "tables-not-seated")
    for _ in range(6):
        await host.tables.clocks.give(table, host.by(KIM))
    await refused(host.tables.clocks.give(table, host.by(KIM)), "tables-time-enough")
    assert await left(host, table) == {1: 7 * DAY}
    pressed_twice = host.by(KIM, "once")
    await host.time_passes(DAY)
    await host.tables.clocks.give(table, pressed_twice)
    assert (await host.tables.clocks.give(table, pressed_twice)).repeated
    assert await left(host, table) == {1: 7 * DAY}


async def test_more_time_fills_a_bank(host: Host) -> None:
    table = await timed(host, "bank 600 5")
    await host.lays(table, KIM, 3)
    await host.tables.clocks.give(table, host.by(KIM))
    assert await left(host, table) == {1: 12 * MINUTE}
    assert await bank(host, table, 1) == 12 * MINUTE


async def test_a_day_s_reminder_comes_three_hours_before(host: Host) -> None:
    await timed(host, "day")
    await host.time_passes(DAY - DAY_REMINDED_MS - 1)
    assert "remind" not in host.kinds()
    await host.time_passes(1)
    assert host.kinds()[-1] == "remind"


async def test_who_has_left_is_played_for_in_the_end_whatever_the_clock(host: Host) -> None:
    table = await timed(host, "none", KIM, LEE, ALEX)
    await host.tables.leave(table, host.by(ALEX))
    await host.time_passes(ASKED_MS - 1)
    assert host.changes[-1].kind == "leave"
    await host.time_passes(1)
    assert (host.changes[-1].kind, host.changes[-1].seat) == ("move", 2)


def test_a_turn_that_is_worth_two_has_twice_the_time() -> None:
    assert Timing("turn", 30).allots(Timeout(0, None, 2 * DAY, turns=2)) == MINUTE


@pytest.mark.parametrize("timing", KINDS)
@pytest.mark.parametrize("game", games.names())
async def test_a_match_in_which_nobody_acts_ends_by_the_clock_alone(
    real: Host, game: str, timing: str
) -> None:
    table = await real.lobby(KIM, LEE, game=game)
    await real.tables.choose(table, real.by(KIM), {"clock:": timing})
    await real.tables.start(table, real.by(KIM))
    for step in range(4_000):
        view = await real.view(table)
        if view.phase == "ended":
            break
        if step == 20:
            await real.restart(down_for=HOUR)
        until = min(clock.until for clock in view.clocks)
        await real.time_passes(max(1, until - real.clock.now()))
    assert (await real.view(table)).phase == "ended"
    await real.tables.past.record(table)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("clock", ["usual", "day", "bank 3600"])
async def test_alone_against_bot_player_no_clock_is_shown_before_it_matters(
    real: Host, game: str, clock: str
) -> None:
    """Nor ever the bot player's."""
    table = await real.lobby(KIM, game=game, **{"clock:": clock})
    await real.tables.add_bot_player(table, real.by(KIM), "easy")
    await real.tables.start(table, real.by(KIM))
    shown = [clock for clock in await ticking(real, table) if not clock.is_far]
    assert all(clock.seat != 1 and clock.until - real.clock.now() < HOUR for clock in shown)
    for _ in range(24):
        await real.time_passes(HOUR)
        view = await real.view(table)
        if view.hours.reminded or view.phase != "playing":
            break
    reminded = {clock.seat: clock.is_far for clock in view.clocks}
    assert not any(reminded.get(seat, False) for seat in view.hours.reminded)


async def test_a_day_that_the_game_gives_is_shown_once_somebody_is_reminded(real: Host) -> None:
    table = await real.match(KIM, LEE, game="supertrumf")
    assert all(clock.is_far for clock in await ticking(real, table))
    reminded: tuple[int, ...] = ()
    while not reminded:
        await real.time_passes(HOUR)
        reminded = (await real.view(table)).hours.reminded
    near = [clock.seat for clock in await ticking(real, table) if not clock.is_far]
    assert near == list(reminded)


async def test_hours_that_people_have_chosen_for_each_other_are_shown(real: Host) -> None:
    table = await real.match(KIM, LEE, game="supertrumf", **{"clock:": "day"})
    assert [clock.is_far for clock in await ticking(real, table)] == [False]
