"""Times as people type them, where they live."""

from datetime import UTC, date, datetime, time

import pytest

from bot.chat.wall_time import read_time, stamp_at, time_of
from bot.host.model import Stamp

HOUR_MS = 3_600_000


@pytest.mark.parametrize(
    ("typed", "hour", "minute"),
    [
        ("20:30", 20, 30),
        (" 20.30 ", 20, 30),
        ("2030", 20, 30),
        ("kl. 20.30", 20, 30),
        ("20 Uhr", 20, 0),
        ("8 pm", 20, 0),
        ("12am", 0, 0),
        ("7", 7, 0),
    ],
)
def test_a_time_is_read_as_people_write_it(typed: str, hour: int, minute: int) -> None:
    assert read_time(typed) == time(hour, minute)


@pytest.mark.parametrize("typed", ["25:70", "24:00", "20:60", "13 pm", "", "soon", "20:3", "٢٠x"])
def test_what_is_no_time_is_none(typed: str) -> None:
    assert read_time(typed) is None


@pytest.mark.parametrize(
    ("zone", "day", "hours"),
    [
        ("Europe/Stockholm", date(2027, 3, 28), 23),
        ("Europe/Stockholm", date(2027, 10, 31), 25),
        ("Asia/Tokyo", date(2027, 3, 28), 24),
    ],
)
def test_the_same_time_a_day_later_is_the_same_on_the_wall(
    zone: str, day: date, hours: int
) -> None:
    before = stamp_at(day.replace(day=day.day - 1), time(20), zone)
    after = stamp_at(day, time(20), zone)
    assert after - before == hours * HOUR_MS
    assert time_of(Stamp(after), zone) == time(20)


def test_a_time_that_the_clocks_leave_out_is_as_much_later() -> None:
    at = stamp_at(date(2027, 3, 28), time(2, 30), "Europe/Berlin")
    assert datetime.fromtimestamp(at / 1000, UTC) == datetime(2027, 3, 28, 1, 30, tzinfo=UTC)


def test_a_match_that_began_at_two_minutes_to_eight_is_at_eight_again() -> None:
    at = Stamp(int(datetime(2027, 6, 1, 19, 58, tzinfo=UTC).timestamp()) * 1000)
    assert time_of(at, "UTC") == time(20)
    assert time_of(Stamp(at + 4 * HOUR_MS), "UTC") == time(0)
