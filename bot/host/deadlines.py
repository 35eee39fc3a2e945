"""When a table's clocks run out. They go by the table's own time: running time less its pauses."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.host.clock import RunningTime
from bot.host.model import Absence, Header, Pause, Position, Running, Stamp
from bot.host.quiet import Quiet, quiet_from, quiet_until
from bot.host.timing import DAY_MS, USUAL, allotted, is_chosen
from games.kit.game import Timeout
from games.kit.say import Seat

CEREMONY_MS = 5_000
"""A press that leaves no choice is offered so long, and then happens by itself."""

GONE_WAIT_MS = 2_000
"""How long the others wait for a seat whose player has left, once they wait for him no more."""

ASKED_MS = 3_600_000
"""How long the clock does nothing for a seat whose player has left, while the others are asked
about it or anybody may take it. After that, no match hangs for ever."""

LOBBY_IDLE_MS = 24 * 3_600_000
"""A lobby in which nobody does anything for so long is closed."""


class Deadline(NamedTuple):
    """When the clock moves for a seat or the table, and when it reminds before."""

    due: Timeout
    at: Running
    remind: Running | None


def table_time(pauses: Sequence[Pause], running: Running) -> Running:
    """The table's own time at a running time."""
    return Running(running - sum(_before(pause, running) for pause in pauses))


def _before(pause: Pause, running: Running) -> int:
    until = running if pause.until is None else min(pause.until, running)
    return max(0, until - pause.since)


def running_of(pauses: Sequence[Pause], time: Running) -> Running:
    """The running time at a table's own time, past all pauses that have ended by then."""
    for pause in pauses:
        if pause.until is not None and pause.since <= time:
            time = Running(time + pause.until - pause.since)
    return time


def deadlines(
    timeouts: Sequence[Timeout],
    position: Position,
    header: Header,
    time: RunningTime,
) -> Iterator[Deadline]:
    """The clocks of a table that is not paused, in running time."""
    for due in timeouts:
        if due.since is None:
            start = position.asked[-1 if due.seat is None else due.seat]
        else:
            start = table_time(header.pauses, time.at(Stamp(due.since)))
        if due.seat is None:
            yield Deadline(due, _later(start, due.wait, header, time, None), None)
            continue
        clock = _of_seat(due, due.seat, start, position, header, time)
        if clock is not None:
            yield clock


def _of_seat(
    due: Timeout, seat: Seat, start: Running, position: Position, header: Header, time: RunningTime
) -> Deadline | None:
    """None where it has as long as it likes. The bot player takes the game's own time. Only people
    who are there are reminded, once, and have clocks that stand still when they are not to be
    disturbed."""
    seated = header.seats[seat]
    is_there = seated.bot_player is None and not seated.left
    timing = USUAL
    wait: int | None = due.wait
    if is_chosen(due) and seated.bot_player is None:
        timing = header.timing
        wait = allotted(timing, position.personal, due, seated.user)
    elif due.is_open and seated.bot_player is None:
        wait = None
    if seated.is_vacant:
        start, wait = _of_vacant(position.attendance.absence_of(seat), start, due, wait)
    if wait is None:
        return None
    may_sleep = is_there and wait >= DAY_MS and timing.kind != "bank"
    quiet = header.quiet_of(seated.user) if may_sleep else None
    before = timing.reminds(wait) if is_there and seat not in position.reminded else None
    remind = None if before is None else _later(start, max(0, wait - before), header, time, quiet)
    return Deadline(due, _later(start, wait, header, time, quiet), remind)


def _later(
    start: Running, wait: int, header: Header, time: RunningTime, quiet: Quiet | None
) -> Running:
    """The running time at which `wait` has passed since `start`, leaving out pauses and this
    person's quiet hours."""
    if quiet is None or not quiet.hours:
        paused = sum(each.until - each.since for each in header.pauses if each.until is not None)
        return Running(start + wait + paused)
    at, left = running_of(header.pauses, start), wait
    while left:
        stamp, end = time.date(at)
        rest, begins = quiet_until(quiet, stamp), quiet_from(quiet, stamp)
        pause = next((each for each in header.pauses if each.until and each.until > at), None)
        if pause is not None and pause.since <= at:
            assert pause.until is not None
            at = pause.until
        elif rest is not None:
            at = Running(min(at + rest - stamp, end))
        else:
            assert begins is not None, "quiet hours come every day"
            awake = min(left, end - at, begins - stamp)
            awake = awake if pause is None else min(awake, pause.since - at)
            at, left = Running(at + awake), left - awake
    return at


def _of_vacant(
    absence: Absence | None, start: Running, due: Timeout, wait: int | None
) -> tuple[Running, int | None]:
    """From when, and how long, the clock waits for a seat whose player has left. What a game times
    by stamps is never held up."""
    hurried = min(due.wait, GONE_WAIT_MS)
    if absence is None:
        return start, hurried
    if due.since is not None:
        return start, due.wait
    if absence.state == "waiting":
        return max(start, absence.since), wait
    return max(start, Running(absence.since + ASKED_MS - hurried)), hurried


def lobby_deadline(header: Header, time: RunningTime) -> Deadline:
    """When a lobby closes if nobody does anything in it."""
    since = header.touched or header.opened
    due = Timeout(seat=None, move=None, wait=LOBBY_IDLE_MS, since=since)
    return Deadline(due, Running(max(0, time.at(since)) + LOBBY_IDLE_MS), None)
