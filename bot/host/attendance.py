"""What goes by person in a match: who is asked about, because he has left or does nothing, and what
is counted of everybody for the end."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from bot.host.clock import RunningTime
from bot.host.deadlines import running_of, table_time
from bot.host.model import Absence, PersonPart, PersonTally, Running, Stamp, User
from bot.host.table import HostedMatch, Standing
from bot.host.timing import DAY_MS, takes_any_time
from games.kit.asks import is_forced_answer
from games.kit.game import Outcome, Timeout
from games.kit.say import Say, Seat

MISSED = 2
"""After so many moves in a row that the clock has made for somebody, the others are asked."""

LONG_MS = MISSED * DAY_MS
"""Where no clock runs, the others are asked about a player who has been awaited this long: no
sooner than with a day for each move, the slowest clock there is."""

MOST_UNSEEN = 3
"""The most moves of the clock that a player is told about."""


def tally_of(table: HostedMatch, user: User, seat: Seat) -> PersonTally:
    """What has been counted of somebody so far."""
    tallies = table.position.attendance.tallies
    return next((each for each in tallies if each.user == user), PersonTally(user=user, seat=seat))


def with_tally(table: HostedMatch, tally: PersonTally) -> HostedMatch:
    others = (each for each in table.position.attendance.tallies if each.user != tally.user)
    return _attended(table, tallies=(*others, tally))


def voters(table: HostedMatch, absent: User) -> tuple[User, ...]:
    """The people who decide about a player's seat: everybody else who is still playing, except
    those in the same situation, unless that is everybody. People who gave up have nothing at stake
    any more, and are often not there to be asked."""
    users = [seated.user for seated in table.header.seats]
    others = tuple(user for seat in table.others() if (user := users[seat]) != absent)
    there = {users[seat] for seat in table.present()}
    return tuple(user for user in others if user in there) or others


def is_back(table: HostedMatch, user: User) -> HostedMatch:
    """Somebody does something: nothing is asked about them any more."""
    seat = table.seat_of(user)
    return table if seat is None else without_absence(table, seat)


def speaker(table: HostedMatch, absent: User) -> User:
    """The voter who may decide alone after a while: the opener, or else the first seat."""
    there, opener = voters(table, absent), table.header.opener
    return opener if opener in there else there[0]


def awaited(table: HostedMatch, absence: Absence) -> tuple[User, ...]:
    """Whose answers are still to come."""
    given = {user for user, _ in absence.answers}
    return tuple(user for user in voters(table, absence.user) if user not in given)


def asked_about(
    table: HostedMatch, seat: Seat, now: Running, *, for_long: bool = False
) -> HostedMatch:
    """Asks the others about a seat, for the first time or again, unless there is nobody to ask or
    the match goes on without that player."""
    user = table.header.seats[seat].user
    if not voters(table, user) or seat in table.standing.state.gave_up:
        return without_absence(table, seat)
    table = with_tally(
        table, msgspec.structs.replace(tally_of(table, user, seat), seat=seat, missed=0)
    )
    since = table_time(table.header.pauses, now)
    absence = Absence(revision=table.revision, seat=seat, user=user, since=since, for_long=for_long)
    return with_absence(table, absence)


def with_absence(table: HostedMatch, absence: Absence) -> HostedMatch:
    others = (each for each in table.position.attendance.absences if each.seat != absence.seat)
    return _attended(table, absences=(*others, absence))


def without_absence(table: HostedMatch, seat: Seat) -> HostedMatch:
    absences = table.position.attendance.absences
    left = tuple(each for each in absences if each.seat != seat)
    return table if left == absences else _attended(table, absences=left)


def asked_anew(table: HostedMatch) -> HostedMatch:
    """Others are at the table than those who were asked: what they have answered counts no more."""
    absences = table.position.attendance.absences
    again = tuple(msgspec.structs.replace(each, answers=()) for each in absences)
    return table if again == absences else _attended(table, absences=again)


def took_part(table: HostedMatch, user: User, at: Stamp) -> HostedMatch:
    """Somebody has done something; if he sits here, he is there. When he last did so matters only
    where no clock says how long ago that is."""
    seat = table.seat_of(user)
    if seat is None:
        return table
    tally = before = tally_of(table, user, seat)
    if tally.missed or tally.unseen or tally.forced:
        tally = msgspec.structs.replace(tally, missed=0, unseen=(), forced=())
    timing = table.header.timing
    is_open = any(takes_any_time(timing, due) for due in table.standing.timeouts)
    if is_open or timing.kind == "none":
        tally = msgspec.structs.replace(tally, acted=at)
    if tally is not before:
        table = with_tally(table, tally)
    return without_absence(table, seat) if table.position.attendance.absences else table


def bot_player_played(table: HostedMatch, seat: Seat) -> HostedMatch:
    """Counts a move that the bot player made for somebody."""
    user = table.header.seats[seat].user
    if not user:
        return table
    tally = tally_of(table, user, seat)
    return with_tally(table, msgspec.structs.replace(tally, bot_moves=tally.bot_moves + 1))


def moved(before: HostedMatch, after: HostedMatch, seat: Seat) -> HostedMatch:
    """Counts a move that somebody has made, and how long they took if they are asked something else
    now."""
    position = after.position
    took = position.asked[seat] - before.position.asked[seat]
    tally = tally_of(after, before.header.seats[seat].user, seat)
    tally = msgspec.structs.replace(tally, moves=tally.moves + 1, thought=tally.thought + took)
    others = (each for each in position.attendance.tallies if each.user != tally.user)
    attendance = msgspec.structs.replace(position.attendance, tallies=(*others, tally))
    return replace(after, position=msgspec.structs.replace(position, attendance=attendance))


def took_hint(table: HostedMatch, user: User, seat: Seat) -> HostedMatch:
    tally = tally_of(table, user, seat)
    return with_tally(table, msgspec.structs.replace(tally, hints=tally.hints + 1))


def after_clock(table: HostedMatch, due: Timeout, after: HostedMatch, now: Running) -> HostedMatch:
    """The clock has made a move, which may be one that somebody who is there would have made: not
    what the game itself times. A press that leaves no choice they have not missed."""
    seat, standing = due.seat, table.standing
    if seat is None or due.since is not None:
        return after
    seated = table.header.seats[seat]
    if seated.left or seated.bot_player is not None or seat in standing.state.gave_up:
        return after
    is_forced = is_forced_answer([ask.form for ask in standing.asks(seat)])
    return _forced(after, seat) if is_forced else _missed(after, seat, now)


def _forced(table: HostedMatch, seat: Seat) -> HostedMatch:
    """Notes a forced move, so that its player is told."""
    tally = tally_of(table, table.header.seats[seat].user, seat)
    told = table.standing.scene(seat).story
    forced = (*tally.forced, *told)[-MOST_UNSEEN:]
    return with_tally(table, msgspec.structs.replace(tally, forced=forced))


def _missed(table: HostedMatch, seat: Seat, now: Running) -> HostedMatch:
    """Counts a move that the clock made for a person. After several in a row, the others are asked
    about them."""
    user = table.header.seats[seat].user
    tally = tally_of(table, user, seat)
    unseen = (*tally.unseen, *_done_for(table, seat))[-MOST_UNSEEN:]
    tally = msgspec.structs.replace(tally, missed=tally.missed + 1, unseen=unseen)
    table = with_tally(table, tally)
    return asked_about(table, seat, now) if seems_gone(table, seat) else table


def _done_for(table: HostedMatch, seat: Seat) -> tuple[Say, ...]:
    """What the clock has just done for a seat: what that alone was told of it, or else the first
    that all were."""
    public = table.standing.scene(None).story
    told = table.standing.scene(seat).story
    return tuple([line for line in told if line not in public] or told)[:1]


def seems_gone(table: HostedMatch, seat: Seat) -> bool:
    """Whether it is time to ask about somebody who does nothing."""
    absence = table.position.attendance.absence_of(seat)
    is_asked = absence is not None and absence.state == "asked"
    return not is_asked and tally_of(table, table.header.seats[seat].user, seat).missed >= MISSED


class LongAwaited(NamedTuple):
    """When to ask about a seat, if its player does nothing until then."""

    seat: Seat
    at: Running


def long_awaited(table: HostedMatch, time: RunningTime) -> Iterator[LongAwaited]:
    """The players without a clock that nobody has been asked about yet, as long as somebody can
    answer. Choosing to wait restarts the period."""
    header, position, standing = table.header, table.position, table.standing
    if header.phase != "playing":
        return
    there = table.others()
    for due in standing.timeouts:
        seat = due.seat
        if seat not in there or len(there) < 2 or not takes_any_time(header.timing, due):
            continue
        absence = position.attendance.absence_of(seat)
        if absence is not None and absence.state == "asked":
            continue
        acted = tally_of(table, header.seats[seat].user, seat).acted
        since = max(position.asked[seat], table_time(header.pauses, time.at(acted)))
        if absence is not None:
            since = max(since, absence.since)
        yield LongAwaited(seat, running_of(header.pauses, Running(since + LONG_MS)))


def parts(table: HostedMatch) -> tuple[PersonPart, ...]:
    """What everybody had to do with a match, as it ends."""
    standing = table.standing
    sitting = {user: seat for seat, user in _sitting(table)}
    tallies = {each.user: each for each in table.position.attendance.tallies}
    owners = {each.user: seat for seat, each in enumerate(table.header.seats) if each.user}
    seats = {user: tally.seat for user, tally in tallies.items()} | owners
    conceders = conceders_of(standing)
    return tuple(
        PersonPart(
            user=user,
            seat=seat,
            place=place_of(standing.outcome, seat) if user in sitting else None,
            conceded=owners.get(user) in conceders,
            left=user not in sitting,
            bot_moves=tallies[user].bot_moves if user in tallies else 0,
            hints=tallies[user].hints if user in tallies else 0,
        )
        for user, seat in seats.items()
    )


def conceders_of(standing: Standing) -> frozenset[Seat]:
    """Who has given up, also if that ended the match at once."""
    outcome = standing.outcome
    return frozenset((*standing.state.gave_up, *(() if outcome is None else outcome.gave_up)))


def _sitting(table: HostedMatch) -> Sequence[tuple[Seat, User]]:
    seats = enumerate(table.header.seats)
    return [(seat, each.user) for seat, each in seats if not each.left and each.bot_player is None]


def place_of(outcome: Outcome | None, seat: Seat) -> int | None:
    """Where a seat came. The winners share the first place; players who gave up come last."""
    if outcome is None:
        return None
    if seat in outcome.winners:
        return 1
    if seat in outcome.gave_up:
        return len(outcome.scores) - outcome.gave_up.index(seat)
    others = [
        each
        for each in range(len(outcome.scores))
        if each not in outcome.winners and each not in outcome.gave_up
    ]
    better = sum(outcome.scores[each] > outcome.scores[seat] for each in others)
    return 1 + len(outcome.winners) + better


def _attended(
    table: HostedMatch, **changes: tuple[PersonTally, ...] | tuple[Absence, ...]
) -> HostedMatch:
    position = table.position
    attendance = msgspec.structs.replace(position.attendance, **changes)
    return replace(table, position=msgspec.structs.replace(position, attendance=attendance))
