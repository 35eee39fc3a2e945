"""Whom a match without a clock has waited for so long that the others are asked about him, as they
are elsewhere about somebody for whom the clock has moved again and again."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.host import attendance
from bot.host.acts import By, Decided, logged
from bot.host.clock import RunningTime
from bot.host.deadlines import running_of, table_time
from bot.host.model import Running
from bot.host.table import Table
from bot.host.timing import DAY_MS, is_chosen
from games.kit.seats import Seat

LONG_MS = attendance.MISSED * DAY_MS
"""No sooner than with a day for each move, the slowest clock that there is."""


class LongAwaited(NamedTuple):
    """When it is time to ask about a seat, if whoever sits there does nothing until then."""

    seat: Seat
    at: Running


def next_due(table: Table, time: RunningTime) -> Running | None:
    """When there is next anything to be done by itself at a table: by a clock, or for want of
    one."""
    clock, awaited = table.next_of_clock(time), _first(table, time)
    return min((each for each in (clock, awaited and awaited.at) if each is not None), default=None)


def overdue(table: Table, time: RunningTime, now: Running) -> Seat | None:
    """About whom it is time to ask."""
    awaited = _first(table, time)
    return awaited.seat if awaited is not None and awaited.at <= now else None


def asked_about(table: Table, seat: Seat, by: By, now: Running) -> Decided:
    """The others are asked by nobody in particular."""
    since = table_time(table.header.pauses, now)
    after = attendance.asked_about(table.then(), seat, since, for_long=True)
    return logged(after, "ask_absent", by, seat=seat, body=[seat])


def _first(table: Table, time: RunningTime) -> LongAwaited | None:
    return min(_awaited(table, time), key=lambda awaited: awaited.at, default=None)


def _awaited(table: Table, time: RunningTime) -> Iterator[LongAwaited]:
    """Those for whom no clock runs, and of whom nothing is asked yet; where there is somebody to
    answer. He has all the time again from when others would rather wait."""
    header, position, standing = table.header, table.position, table.standing
    if header.timing.kind != "none" or header.phase != "playing":
        return
    assert position is not None
    assert standing is not None
    there = table.others()
    for due in filter(is_chosen, standing.dues):
        seat = due.seat
        if seat not in there or len(there) < 2:
            continue
        absence = position.attendance.absence_of(seat)
        if absence is not None and absence.state == "asked":
            continue
        acted = attendance.tally_of(table, header.seats[seat].user, seat).acted
        since = max(position.asked[seat], table_time(header.pauses, time.at(acted)))
        if absence is not None:
            since = max(since, absence.since)
        yield LongAwaited(seat, running_of(header.pauses, since + LONG_MS))
