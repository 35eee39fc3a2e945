"""Quiet hours, by the clock on somebody's wall, and what they mean for a day per move."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.host.directory import PRESENT_MS
from bot.host.messages import TurnKey
from bot.host.quiet import Quiet, is_zone, last_end, quiet_from, quiet_until
from bot.host.stored import Person
from tests.host.clock import START, StandingClock
from tests.host.hosting import ALEX, KIM, LEE, Host

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
STOCKHOLM = ZoneInfo("Europe/Stockholm")
NIGHT = Quiet("Europe/Stockholm", 22, 8)
NOON = Quiet("Europe/Stockholm", 12, 13)


@pytest.fixture(autouse=True)
def days_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot looks at the clock seldom, so that days are soon over."""
    monkeypatch.setattr("bot.host.flow.BEAT_MS", HOUR)
    monkeypatch.setattr("bot.host.clock.SLEPT_MS", 100 * DAY)


def stamp(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=STOCKHOLM).timestamp()) * 1000


@pytest.mark.parametrize(
    "now, until",
    [
        ("2026-11-19 21:59", None),
        ("2026-11-19 22:00", "2026-11-20 08:00"),
        ("2026-11-20 00:00", "2026-11-20 08:00"),
        ("2026-11-20 07:59", "2026-11-20 08:00"),
        ("2026-11-20 08:00", None),
        ("2026-12-31 23:30", "2027-01-01 08:00"),
    ],
)
def test_quiet_hours_go_over_midnight(now: str, until: str | None) -> None:
    expected = None if until is None else stamp(until)
    assert quiet_until(NIGHT, stamp(now)) == expected


def test_quiet_hours_within_a_day() -> None:
    assert quiet_until(NOON, stamp("2026-11-19 12:30")) == stamp("2026-11-19 13:00")
    assert quiet_from(NOON, stamp("2026-11-19 12:30")) == stamp("2026-11-20 12:00")
    assert quiet_until(None, stamp("2026-11-19 12:30")) is None


def test_in_spring_the_night_is_an_hour_shorter_and_in_autumn_longer() -> None:
    for evening, hours in (("2027-03-27 22:00", 9), ("2026-10-24 22:00", 11)):
        begins = stamp(evening)
        ends = quiet_until(NIGHT, begins)
        assert ends is not None
        assert ends - begins == hours * HOUR


def test_the_hours_that_spring_leaves_out_and_autumn_has_twice() -> None:
    small = Quiet("Europe/Stockholm", 2, 4)
    spring, autumn = quiet_from(small, stamp("2027-03-28 00:30")), stamp("2026-10-25 00:30")
    assert spring == stamp("2027-03-28 03:00")
    assert quiet_until(small, spring or 0) == stamp("2027-03-28 04:00")
    begins = quiet_from(small, autumn)
    assert begins is not None
    assert quiet_until(small, begins) == begins + 3 * HOUR


def test_hours_that_are_none_and_when_there_is_to_tell_all_the_same() -> None:
    none = Quiet("Europe/Stockholm", 8, 8)
    assert quiet_until(none, stamp("2026-11-19 08:30")) is None
    assert last_end(none, stamp("2026-11-19 08:30")) == stamp("2026-11-19 08:00")
    assert last_end(NIGHT, stamp("2026-11-19 07:30")) == stamp("2026-11-18 08:00")


def test_zones_by_name() -> None:
    assert is_zone("Europe/Stockholm")
    assert not is_zone("Europe/Atlantis")
    assert not is_zone("../../etc/passwd")


async def night_match(host: Host, now: str, quiet: Quiet = NIGHT) -> str:
    """A match by days, in which LEE has quiet hours and KIM has laid at that time."""
    host.clock.leap(stamp(now) - host.clock.now())
    await host.restart()
    await host.store.keep_person(Person(LEE, quiet=quiet))
    table = await host.match(KIM, LEE, **{"clock:": "day"})
    await host.lays(table, KIM, 3)
    return table


async def until(host: Host, table: str, seat: int) -> int:
    return {clock.seat: clock.until for clock in (await host.view(table)).clocks}[seat]


async def test_a_clock_stands_still_in_its_owner_s_quiet_hours(host: Host) -> None:
    table = await night_match(host, "2027-11-19 20:00")
    assert await until(host, table, 1) == stamp("2027-11-21 16:00")
    await host.time_passes(8 * HOUR)
    await host.restart()
    assert await until(host, table, 1) == stamp("2027-11-21 16:00")
    await host.time_passes(DAY)
    await host.tables.clocks.disturbs(LEE, None)
    assert await until(host, table, 1) == stamp("2027-11-20 20:00")


async def test_a_night_in_which_the_clocks_change(host: Host) -> None:
    for evening, due in (
        ("2027-03-27 20:00", "2027-03-29 16:00"),
        ("2027-10-30 20:00", "2027-11-01 16:00"),
    ):
        table = await night_match(host, evening)
        assert await until(host, table, 1) == stamp(due)


async def test_in_a_pause_and_while_the_bot_is_down_quiet_hours_cost_nothing(host: Host) -> None:
    table = await night_match(host, "2027-11-19 20:00")
    await host.time_passes(HOUR)  # 23 of 24 hours are left
    await host.tables.pause(table, host.by(KIM))
    await host.time_passes(HOUR)
    await host.restart(down_for=12 * HOUR)
    await host.tables.resume(table, host.by(KIM))  # at 10 o'clock
    assert await until(host, table, 1) == stamp("2027-11-21 19:00")


async def test_the_reminder_waits_until_the_night_is_over(host: Host) -> None:
    await night_match(host, "2027-11-19 10:00")  # by 22:00 twelve hours have passed
    reminded = stamp("2027-11-20 17:00") - host.clock.now()
    await host.time_passes(reminded - 1)
    assert "remind" not in host.kinds()
    await host.time_passes(1)
    assert host.kinds()[-1] == "remind"


@pytest.mark.parametrize("digest, hour, is_called", [(True, 12, 0), (False, 12, 1), (False, 23, 0)])
async def test_who_has_a_digest_or_sleeps_is_not_called_for_each_turn(
    host: Host, digest: bool, hour: int, is_called: int
) -> None:
    host.is_shown = True
    quiet = Quiet("Europe/Stockholm", 22, 8, digest)
    table = await night_match(host, f"2027-11-19 {hour}:00", quiet)
    await host.lays(table, LEE, 3)
    await host.time_passes(2 * PRESENT_MS)
    await host.lays(table, KIM, 3)
    rows = await host.store.messages(table)
    called = [row.key for row in rows if row.content and str(LEE).encode() in row.content]
    called = [key for key in called if isinstance(key, TurnKey)]
    assert (len(called) > 0) == bool(is_called)


def test_a_standing_clock_begins_where_the_tests_think() -> None:
    assert StandingClock().now() == START < stamp("2027-03-01 00:00")


async def test_who_takes_a_seat_in_a_match_brings_his_quiet_hours(host: Host) -> None:
    table = await night_match(host, "2027-11-19 20:00", Quiet("Europe/Stockholm", 0, 0))
    await host.store.keep_person(Person(ALEX, quiet=NIGHT))
    await host.tables.leave(table, host.by(LEE))
    (about,) = (await host.view(table)).absences
    question = (about.revision, about.seat)
    await host.tables.consents.answer_absent(table, host.by(KIM), question, "open")
    await host.tables.join(table, host.by(ALEX))
    assert await until(host, table, 1) == stamp("2027-11-21 16:00")


@pytest.mark.parametrize(
    ("clock", "due"),
    [
        ("turn 86400", "2027-11-21 16:00"),
        ("turn 43200", "2027-11-20 08:00"),
        ("bank 86400", "2027-11-20 20:00"),
    ],
)
async def test_quiet_hours_hold_wherever_a_turn_may_take_a_day(
    host: Host, clock: str, due: str
) -> None:
    host.clock.leap(stamp("2027-11-19 20:00") - host.clock.now())
    await host.restart()
    await host.store.keep_person(Person(LEE, quiet=NIGHT))
    table = await host.match(KIM, LEE, **{"clock:": clock})
    await host.lays(table, KIM, 3)
    assert await until(host, table, 1) == stamp(due)


async def test_the_usual_day_of_a_game_has_quiet_hours_too(real: Host) -> None:
    real.clock.leap(stamp("2027-11-19 20:00") - real.clock.now())
    await real.restart()
    for user in (KIM, LEE):
        await real.store.keep_person(Person(user, quiet=NIGHT))
    table = await real.match(KIM, LEE, game="supertrumf")
    (clock,) = (await real.view(table)).clocks
    assert clock.until == stamp("2027-11-21 16:00")
    assert (await real.view(table)).hours.takes_days
    quick = await real.match(KIM, LEE, game="ordet_fanger")
    assert not (await real.view(quick)).hours.takes_days
