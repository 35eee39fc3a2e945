"""The clocks that a table can choose: each kind, restarts, pauses and banks; and more time."""

import pytest

import games
from bot.host.deadlines import ASKED_MS
from bot.host.timing import DAY_REMINDED_MS, LEAST_MS, Timing, read_timing
from bot.host.views import Ticking
from games.kit.game import Timeout
from games.kit.say import Refusal
from tests.host.house import ALEX, KIM, LEE, House, refused
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


async def timed(house: House, timing: str, *users: int, **options: str) -> str:
    """A match of these people by that clock."""
    return await house.match(*(users or (KIM, LEE)), **{"clock:": timing, **options})


async def left(house: House, table: str) -> dict[int | None, int]:
    """How long each clock that runs still has."""
    clocks = (await house.view(table)).clocks
    return {clock.seat: clock.until - house.clock.now() for clock in clocks}


async def bank(house: House, table: str, seat: int) -> int:
    return dict((await house.view(table)).hours.banks)[seat]


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


async def test_the_opener_chooses_the_clock_among_the_options(house: House) -> None:
    table = await house.lobby(KIM, LEE)
    await house.tables.choose(table, house.by(KIM), {"clock:": "turn 30", "rounds": "2"})
    assert (await house.view(table)).hours.timing == Timing("turn", 30)
    attempt = house.tables.choose(table, house.by(KIM), {"clock:": "hourglass"})
    await refused(attempt, "tables-no-such-clock")
    attempt = house.tables.choose(table, house.by(LEE), {"clock:": "day"})
    await refused(attempt, "tables-opener-only")


async def test_a_rematch_and_the_next_lobby_keep_the_clock(house: House) -> None:
    table = await timed(house, "bank 300 5", rounds="1")
    await house.plays_out(table, KIM, LEE)
    again = await house.tables.rematch(table, house.by(KIM))
    view = await house.view(again.table)
    assert view.hours.timing == Timing("bank", 300, 5)
    last = await house.tables.presets.last(house.tables.game("tiny"), view.place)
    assert last is not None and last["clock:"] == "bank 300 5"


async def test_each_turn_has_so_many_seconds_and_then_the_game_moves(house: House) -> None:
    table = await timed(house, "turn 30")
    assert await left(house, table) == {0: 30_000, 1: 30_000}
    await house.lays(table, KIM, 3)
    await house.time_passes(29_999)
    assert house.kinds().count("move") == 1
    await house.time_passes(1)
    assert house.kinds().count("move") == 2
    assert await left(house, table) == {0: 30_000, 1: 30_000}
    assert "remind" not in house.kinds()


async def test_what_the_game_times_by_stamps_keeps_its_time(house: House) -> None:
    table = await timed(house, "none")
    await house.shouts(table, KIM, "hey")
    assert await left(house, table) == {None: BELL_MS}


async def test_without_a_clock_nothing_moves_and_nobody_is_reminded(house: House) -> None:
    table = await timed(house, "none")
    await house.time_passes(40 * DAY)
    view = await house.view(table)
    assert (view.clocks, view.phase) == ((), "playing")
    assert house.kinds().count("move") == house.kinds().count("remind") == 0


async def test_a_bank_runs_only_while_its_owner_is_awaited(house: House) -> None:
    table = await timed(house, "bank 300 5")
    assert await left(house, table) == {0: 5 * MINUTE, 1: 5 * MINUTE}
    await house.time_passes(20_000)
    await house.lays(table, KIM, 3)
    assert await bank(house, table, 0) == 5 * MINUTE - 20_000 + 5_000
    await house.time_passes(100_000)
    assert await left(house, table) == {1: 5 * MINUTE - 120_000}
    await house.lays(table, LEE, 3)
    assert await bank(house, table, 1) == 5 * MINUTE - 120_000 + 5_000
    expected = {0: 5 * MINUTE - 15_000, 1: 5 * MINUTE - 115_000}
    assert await left(house, table) == expected


async def test_a_reminder_comes_before_the_bank_is_empty_and_then_each_move_has_little(
    house: House,
) -> None:
    table = await timed(house, "bank 300 5", rounds="5")
    await house.lays(table, KIM, 3)
    await house.time_passes(4 * MINUTE - 1)
    assert "remind" not in house.kinds()
    await house.time_passes(1)
    assert house.kinds()[-1] == "remind"
    await house.time_passes(MINUTE)
    assert (house.changes[-1].kind, house.changes[-1].user) == ("move", None)
    assert await bank(house, table, 1) == 0
    assert (await left(house, table))[1] == LEAST_MS
    await house.time_passes(LEAST_MS)
    assert house.changes[-1].seat == 1
    assert house.kinds().count("remind") == 1


async def test_banks_stand_still_in_a_pause_and_while_the_bot_is_down(house: House) -> None:
    table = await timed(house, "bank 300 5")
    await house.time_passes(10_000)
    await house.tables.pause(table, house.by(KIM))
    await house.time_passes(HOUR)
    await house.restart(down_for=HOUR)
    await house.tables.resume(table, house.by(KIM))
    assert (await left(house, table))[0] == 5 * MINUTE - 10_000
    await house.lays(table, KIM, 3)
    assert await bank(house, table, 0) == 5 * MINUTE - 10_000 + 5_000
    await house.restart()
    assert await bank(house, table, 0) == 5 * MINUTE - 10_000 + 5_000


async def test_after_a_kill_at_most_a_heartbeat_of_a_turn_is_given_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.flow.BEAT_MS", 5_000)
    await house.restart()
    table = await timed(house, "turn 60")
    await house.time_passes(24_000)
    killed, house.tables._flow.is_stopping = house.store, True
    house.clock.leap(HOUR)
    await house.open()
    assert await left(house, table) == {0: MINUTE - 20_000, 1: MINUTE - 20_000}
    await house.time_passes(MINUTE - 20_000)
    assert house.kinds()[-2:] == ["move", "move"]
    await killed.close()


async def test_the_house_is_not_hurried_by_the_clock(house: House) -> None:
    table = await house.lobby(KIM, **{"clock:": "turn 30"})
    await house.tables.add_house(table, house.by(KIM), "hard")
    await house.tables.start(table, house.by(KIM))
    clocks = {clock.seat: clock.until - house.clock.now() for clock in await ticking(house, table)}
    assert (clocks[0], clocks.get(1, TURN_MS)) == (30_000, TURN_MS)


async def ticking(house: House, table: str) -> tuple[Ticking, ...]:
    return (await house.view(table)).clocks


async def test_somebody_else_gives_as_much_time_again(house: House) -> None:
    table = await timed(house, "turn 60")
    await house.lays(table, KIM, 3)
    await house.time_passes(50_000)
    assert house.kinds()[-1] == "remind"
    await house.tables.clocks.give(table, house.by(KIM))
    assert await left(house, table) == {1: 70_000}
    assert house.changes[-1].given == (1,)
    await house.restart()
    assert await left(house, table) == {1: 70_000}
    await house.time_passes(69_999)
    assert house.kinds().count("remind") == 2
    await house.lays(table, LEE, 3)
    assert await left(house, table) == {0: MINUTE, 1: MINUTE}


async def test_nobody_gives_himself_time_and_nobody_beyond_a_week(house: House) -> None:
    table = await timed(house, "day")
    await house.lays(table, KIM, 3)
    await refused(house.tables.clocks.give(table, house.by(LEE)), "tables-no-time-to-give")
    await refused(house.tables.clocks.give(table, house.by(ALEX)), "tables-not-seated")
    for _ in range(6):
        await house.tables.clocks.give(table, house.by(KIM))
    await refused(house.tables.clocks.give(table, house.by(KIM)), "tables-time-enough")
    assert await left(house, table) == {1: 7 * DAY}
    pressed_twice = house.by(KIM, "once")
    await house.time_passes(DAY)
    await house.tables.clocks.give(table, pressed_twice)
    assert (await house.tables.clocks.give(table, pressed_twice)).repeated
    assert await left(house, table) == {1: 7 * DAY}


async def test_more_time_fills_a_bank(house: House) -> None:
    table = await timed(house, "bank 600 5")
    await house.lays(table, KIM, 3)
    await house.tables.clocks.give(table, house.by(KIM))
    assert await left(house, table) == {1: 12 * MINUTE}
    assert await bank(house, table, 1) == 12 * MINUTE


async def test_a_day_s_reminder_comes_three_hours_before(house: House) -> None:
    await timed(house, "day")
    await house.time_passes(DAY - DAY_REMINDED_MS - 1)
    assert "remind" not in house.kinds()
    await house.time_passes(1)
    assert house.kinds()[-1] == "remind"


async def test_who_has_left_is_played_for_in_the_end_whatever_the_clock(house: House) -> None:
    table = await timed(house, "none", KIM, LEE, ALEX)
    await house.tables.leave(table, house.by(ALEX))
    await house.time_passes(ASKED_MS - 1)
    assert house.changes[-1].kind == "leave"
    await house.time_passes(1)
    assert (house.changes[-1].kind, house.changes[-1].seat) == ("move", 2)


def test_a_turn_that_is_worth_two_has_twice_the_time() -> None:
    assert Timing("turn", 30).allots(Timeout(0, None, 2 * DAY, turns=2)) == MINUTE


@pytest.mark.parametrize("timing", KINDS)
@pytest.mark.parametrize("game", games.names())
async def test_a_match_in_which_nobody_acts_ends_by_the_clock_alone(
    real: House, game: str, timing: str
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
async def test_alone_against_the_house_no_clock_is_shown_before_it_matters(
    real: House, game: str, clock: str
) -> None:
    """Nor ever the house's."""
    table = await real.lobby(KIM, game=game, **{"clock:": clock})
    await real.tables.add_house(table, real.by(KIM), "easy")
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


async def test_a_day_that_the_game_gives_is_shown_once_somebody_is_reminded(real: House) -> None:
    table = await real.match(KIM, LEE, game="supertrumf")
    assert all(clock.is_far for clock in await ticking(real, table))
    reminded: tuple[int, ...] = ()
    while not reminded:
        await real.time_passes(HOUR)
        reminded = (await real.view(table)).hours.reminded
    near = [clock.seat for clock in await ticking(real, table) if not clock.is_far]
    assert near == list(reminded)


async def test_hours_that_people_have_chosen_for_each_other_are_shown(real: House) -> None:
    table = await real.match(KIM, LEE, game="supertrumf", **{"clock:": "day"})
    assert [clock.is_far for clock in await ticking(real, table)] == [False]
