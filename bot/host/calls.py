"""When people are called because a match waits for them, and reminded before their clock runs out.

Both depend on signs of a person at this table (`Presence`). A player who has not seen that it is
their turn is called soon; one who has seen it, only after a while without a sign; each of them once
for each ask. docs/calls.md has the whole table.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.host.acts import By, Decided, check_playing, logged
from bot.host.clock import RunningTime
from bot.host.deadlines import running_of, table_time
from bot.host.directory import PRESENT_MS, Presence
from bot.host.model import Header, Running, Stamp, TableId, User
from bot.host.quiet import quiet_until
from bot.host.table import HostedMatch, Lobby, Standing, Table
from games.kit.asks import is_forced_answer
from games.kit.say import Seat

AT_ONCE_MS = 1_000
"""Somebody who has long been away is called this soon: once what they are to see has been sent."""

CALLED_MS = 15_000
"""How long somebody may show no sign of themselves before they are called."""

SOON_MS = 2 * 60_000
"""A call tells when the clock runs out: if that is so soon, it is the reminder as well."""


class Calling(NamedTuple):
    """When a seat is to be called or reminded."""

    seat: Seat
    at: Running


def calls(table: HostedMatch, time: RunningTime, presence: Presence) -> Iterator[Calling]:
    """Those who are to be called for what they are asked now, unless they do something before."""
    header, position, standing = table.header, table.position, table.standing
    if header.phase != "playing":
        return
    # To a race its own post calls.
    if standing.outcome is not None or standing.scene(None).is_race:
        return
    clocks = {clock.due.seat: clock for clock in table.deadlines(time)}
    for seat in _people(header):
        asked = running_of(header.pauses, position.asked[seat])
        clock = clocks.get(seat)
        if seat in position.called or all(ask.form.optional for ask in standing.asks(seat)):
            continue
        wait = None if clock is None else clock.at - asked
        if wait is not None and wait <= CALLED_MS and _is_forced_answer(standing, seat):
            continue
        sign = presence.sign(table.id, header.seats[seat].user)
        # Where nobody else waits, there is time; of a short clock half is left.
        patience = CALLED_MS if len(header.people) > 1 else PRESENT_MS
        if wait is not None:
            patience = min(patience, wait // 2)
        at = _call_at(header, position.asked[seat], sign, time, patience)
        if (undisturbed := _when_awake(header, seat, asked, at, time)) is not None:
            yield Calling(seat, undisturbed)


def calls_back(table: Table, time: RunningTime, presence: Presence) -> Iterator[Calling]:
    """Those whose seats a rematch's lobby keeps, once each. Who did something at the table before
    since the lobby was opened may have seen that it was."""
    header = table.header
    opened = time.at(header.opened)
    for seat in header.kept:
        user = header.seats[seat].user
        if user in header.called_back:
            continue
        tables = (table.id, header.rematch_of or table.id)
        signs = [sign for each in tables if (sign := presence.sign(each, user)) is not None]
        at = _call_at(header, opened, max(signs, default=None), time, CALLED_MS)
        if (undisturbed := _when_awake(header, seat, opened, at, time)) is not None:
            yield Calling(seat, undisturbed)


def reminders(table: HostedMatch, time: RunningTime, presence: Presence) -> Iterator[Calling]:
    """Those whose clock runs out. Somebody who does something at the table just then is reminded
    as soon as they stop."""
    for clock in table.deadlines(time):
        seat, at = clock.due.seat, clock.remind
        if seat is None or at is None:
            continue
        sign = presence.sign(table.id, table.header.seats[seat].user)
        if sign is not None:
            at = Running(max(at, time.at(sign) + CALLED_MS))
        if at < clock.at:
            yield Calling(seat, at)


def called(table: Table, by: By, seats: Sequence[Seat], time: RunningTime) -> Decided:
    """Some seats are called, once for what they are asked now."""
    if isinstance(table, Lobby):
        users = (table.header.seats[seat].user for seat in seats)
        called_back = (*table.header.called_back, *users)
        return logged(table.then_header(called_back=called_back), "call", by, body=tuple(seats))
    match = check_playing(table)
    position = match.position
    clocks = {clock.due.seat: clock for clock in table.deadlines(time)}
    soon = [seat for seat in seats if seat in clocks and clocks[seat].at - by.now <= SOON_MS]
    after = match.then_position(
        called=(*position.called, *seats),
        reminded=(*position.reminded, *(seat for seat in soon if seat not in position.reminded)),
    )
    return logged(after, "call", by, body=tuple(seats))


def called_at_start(
    header: Header, table: TableId, by: User, presence: Presence
) -> tuple[Seat, ...]:
    """Who is called when somebody starts a match: those who are not at the table just then; and in
    a thread that was begun for it all others, for it is in nobody's list yet."""
    is_new_place = header.pointer is not None and header.rematch_of is None
    return tuple(
        seat
        for seat in _people(header)
        if header.seats[seat].user != by
        if is_new_place or not presence.is_there(table, header.seats[seat].user, CALLED_MS)
    )


def _people(header: Header) -> Iterator[Seat]:
    for seat, seated in enumerate(header.seats):
        if seated.bot_player is None and not seated.left:
            yield seat


def _is_forced_answer(standing: Standing, seat: Seat) -> bool:
    return is_forced_answer([ask.form for ask in standing.asks(seat)])


def _call_at(
    header: Header, asked: Running, sign: Stamp | None, time: RunningTime, patience: int
) -> Running:
    """Whoever did something since they were asked knows it. Whoever has been away for long is
    called at once, but right after a start nobody has had time to show a sign."""
    pauses = header.pauses
    began = table_time(pauses, time.run.running)
    seen = began if sign is None else table_time(pauses, time.at(sign))
    if sign is not None and seen >= asked:
        return running_of(pauses, Running(seen + PRESENT_MS))
    if asked - seen >= PRESENT_MS:
        return running_of(pauses, Running(asked + AT_ONCE_MS))
    return running_of(pauses, Running(max(asked, began) + patience))


def _when_awake(
    header: Header, seat: Seat, asked: Running, at: Running, time: RunningTime
) -> Running | None:
    """When somebody who is not to be disturbed for a while is called; not at all where they are
    told once a day instead."""
    quiet = header.quiet_of(header.seats[seat].user) if header.timing.kind == "day" else None
    if quiet is None:
        return at
    if quiet.digest or quiet_until(quiet, time.date(asked)[0]) is not None:
        return None
    end = quiet_until(quiet, time.date(at)[0])
    return at if end is None else time.at(Stamp(end))
