"""Hours in which nobody wants to be disturbed, by the clock on his wall: pure functions of stamps.

They are the same hours each day, whatever happens to the clocks in spring and autumn.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

MOST_HOURS = 16
"""Who may be disturbed for less of the day could not be played with."""
MOST_NAMES = 64


class Quiet(msgspec.Struct, frozen=True, gc=False):
    """From one full hour to another, over midnight or not; none at all where they are the same.
    `digest` says whether somebody would rather be told once, when they end, what waits for him."""

    zone: str
    since: int = 22
    until: int = 8
    digest: bool = True

    @property
    def hours(self) -> int:
        return (self.until - self.since) % 24


def is_zone(name: str) -> bool:
    """Whether this machine knows a zone by that name."""
    return len(name) <= MOST_NAMES and name in available_zones()


@lru_cache(maxsize=1)
def available_zones() -> frozenset[str]:
    return frozenset(available_timezones())


def quiet_until(quiet: Quiet | None, at: int) -> int | None:
    """The end of the quiet hours in which this stamp falls; None outside them."""
    if quiet is None:
        return None
    return next((until for since, until in _spans(quiet, at) if since <= at < until), None)


def quiet_from(quiet: Quiet | None, at: int) -> int | None:
    """When the next quiet hours begin; None if there are none."""
    if quiet is None:
        return None
    return next((since for since, _ in _spans(quiet, at) if since > at), None)


def last_end(quiet: Quiet, at: int) -> int | None:
    """When the hour has last come at which somebody can be told what waits for him: the end of his
    quiet hours, also if there are none."""
    ends = (_stamp(day, quiet.until, quiet.zone) for day in _days(quiet, at, -2, 2))
    return max((end for end in ends if end <= at), default=None)


def _spans(quiet: Quiet, at: int) -> Iterator[tuple[int, int]]:
    if not quiet.hours:
        return
    over_midnight = timedelta(days=int(quiet.until < quiet.since))
    for day in _days(quiet, at, -2, 3):
        since = _stamp(day, quiet.since, quiet.zone)
        until = _stamp(day + over_midnight, quiet.until, quiet.zone)
        yield since, until


def _days(quiet: Quiet, at: int, first: int, behind: int) -> Iterator[datetime]:
    """Some days around a stamp, as they are counted where somebody lives."""
    today = datetime.fromtimestamp(at // 1000, UTC).astimezone(_zone(quiet.zone))
    midnight = datetime.combine(today.date(), time())
    return (midnight + timedelta(days=day) for day in range(first, behind))


def _stamp(day: datetime, hour: int, zone: str) -> int:
    return int(day.replace(hour=hour, tzinfo=_zone(zone)).timestamp()) * 1000


@lru_cache(maxsize=256)
def _zone(name: str) -> ZoneInfo:
    """One that this machine does not know any more counts as Greenwich."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
