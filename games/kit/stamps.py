"""Stamps in milliseconds, as people read them."""

SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000


def time_of_day(stamp: int) -> str:
    """A stamp to the millisecond, as UTC."""
    hours, rest = divmod(stamp % (24 * HOUR), HOUR)
    minutes, rest = divmod(rest, MINUTE)
    seconds, ms = divmod(rest, SECOND)
    return f"{hours:02}:{minutes:02}:{seconds:02}.{ms:03}"
