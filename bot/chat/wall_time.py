"""A time of day as people type it, and when that is where they live."""

import re
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.host.model import Stamp

SECOND_MS = 1_000
QUARTER = 15

TYPED = re.compile(
    r"(?:kl\.?|um)?\s*(\d{1,2})(?:\s*[:.h]\s*(\d{2})|(?<=\d\d)(\d{2}))?\s*(am|pm)?\s*(?:uhr|h)?",
    re.IGNORECASE,
)
HALF_DAY = 12

ZONE_OF_LOCALE = {
    "sv-SE": "Europe/Stockholm",
    "no": "Europe/Oslo",
    "da": "Europe/Copenhagen",
    "fi": "Europe/Helsinki",
    "de": "Europe/Berlin",
    "en-GB": "Europe/London",
    "fr": "Europe/Paris",
}
"""Where most people live whose Discord is set so."""


def read_time(typed: str) -> time | None:
    """A time such as 20:30, 20.30, 2030, 8 pm or 20 Uhr; none if the day has no such time."""
    found = TYPED.fullmatch(typed.strip())
    if found is None:
        return None
    hour, minute = int(found[1]), int(found[2] or found[3] or 0)
    if found[4] is not None:
        if not 1 <= hour <= HALF_DAY:
            return None
        hour = hour % HALF_DAY + (HALF_DAY if found[4].lower() == "pm" else 0)
    try:
        return time(hour, minute)
    except ValueError:
        return None


def read_day(written: str) -> date | None:
    """A day of this century, as a modal writes it."""
    try:
        day = date.fromisoformat(written)
    except ValueError:
        return None
    return day if 2000 <= day.year < 2100 else None


def is_known(zone: str) -> bool:
    """Whether this machine knows a zone by that name. To ask for all that it knows takes long."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError):
        return False
    return True


def day_of(at: Stamp, zone: str) -> date:
    """The day on the calendar there."""
    return _there(at, zone).date()


def time_of(at: Stamp, zone: str) -> time:
    """The time on the clock there, to the next quarter of an hour."""
    there = _there(at, zone)
    quarters = (there.hour * 60 + there.minute + QUARTER // 2) // QUARTER * QUARTER
    return time(quarters // 60 % 24, quarters % 60)


def stamp_at(day: date, at: time, zone: str) -> Stamp:
    """When the clocks there show that time; where they are put forward over it, as much later."""
    there = datetime.combine(day, at, ZoneInfo(zone))
    return Stamp(int(there.astimezone(UTC).timestamp()) * SECOND_MS)


def days_ahead(at: Stamp, zone: str, most: int) -> list[date]:
    today = day_of(at, zone)
    return [today + timedelta(days=ahead) for ahead in range(most)]


def _there(at: Stamp, zone: str) -> datetime:
    return datetime.fromtimestamp(at // SECOND_MS, UTC).astimezone(ZoneInfo(zone))
