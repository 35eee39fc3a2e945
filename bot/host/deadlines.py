"""When a table's clocks run out. They go by the table's own time: running time less its pauses."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.host.model import Absence, Header, Pause, Position, Running
from bot.host.running import RunningTime
from games.kit.game import Due

REMINDED_FROM_MS = 60_000
"""A seat with less time than this is not reminded."""

CEREMONY_MS = 5_000
"""A press that leaves no choice is offered so long, and then happens by itself."""

GONE_WAIT_MS = 2_000
"""How long the others wait for a seat whose player has left, once they wait for him no more."""

ASKED_MS = 3_600_000
"""So long the clock does nothing for a seat whose player has left while the others are asked what
becomes of it, or it is free for anybody: a match never hangs for ever."""

LOBBY_IDLE_MS = 24 * 3_600_000
"""A lobby in which nobody does anything for so long is closed."""


class Deadline(NamedTuple):
    """When the clock moves for a seat or the table, and when it reminds before."""

    due: Due
    at: Running
    remind: Running | None

    @property
    def next(self) -> Running:
        return self.at if self.remind is None else self.remind


def table_time(pauses: Sequence[Pause], running: Running) -> Running:
    """The table's own time at a running time."""
    return running - sum(_before(pause, running) for pause in pauses)


def _before(pause: Pause, running: Running) -> int:
    until = running if pause.until is None else min(pause.until, running)
    return max(0, until - pause.since)


def deadlines(
    dues: Sequence[Due],
    position: Position,
    header: Header,
    time: RunningTime,
) -> Iterator[Deadline]:
    """The clocks of a table that is not paused, in running time."""
    pauses = header.pauses
    paused = sum(pause.until - pause.since for pause in pauses if pause.until is not None)
    for due in dues:
        wait = due.wait
        if due.since is None:
            start = position.asked[-1 if due.seat is None else due.seat]
        else:
            start = table_time(pauses, time.at(due.since))
        if due.seat is not None and header.seats[due.seat].is_vacant:
            absence = position.attendance.absence_of(due.seat)
            start, wait = _of_vacant(absence, start, due)
        remind = None
        if due.seat is not None and wait >= REMINDED_FROM_MS and _may_remind(header, position, due):
            remind = start + wait * 2 // 3 + paused
        yield Deadline(due, start + wait + paused, remind)


def _of_vacant(absence: Absence | None, start: Running, due: Due) -> tuple[Running, int]:
    """From when, and how long, the clock waits for a seat whose player has left. What a game times
    by stamps is never held up."""
    hurried = min(due.wait, GONE_WAIT_MS)
    if absence is None:
        return start, hurried
    if due.since is not None:
        return start, due.wait
    if absence.state == "waiting":
        return max(start, absence.since), due.wait
    return max(start, absence.since + ASKED_MS - hurried), hurried


def lobby_deadline(header: Header, time: RunningTime) -> Deadline:
    """When a lobby closes if nobody does anything in it."""
    since = header.touched or header.opened
    due = Due(seat=None, move=None, wait=LOBBY_IDLE_MS, since=since)
    return Deadline(due, max(0, time.at(since)) + LOBBY_IDLE_MS, None)


def _may_remind(header: Header, position: Position, due: Due) -> bool:
    """Once, and people only who are there."""
    if due.seat is None or header.seats[due.seat].left:
        return False
    return due.seat not in position.reminded and due.seat not in header.house_seats
