"""Leaving a match, coming back to it and taking somebody's seat; and what the others decide about a
seat whose owner has left or is gone for long: most of those who are there decide, or after a minute
one alone."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from bot.host import attendance, lobby
from bot.host.acts import By, Decided, check_begun, check_has_a_say, check_seated, logged
from bot.host.deadlines import table_time
from bot.host.model import Absence, Running, Seated, User, Wish
from bot.host.table import HostedMatch, Standing, Table
from bot.host.verdict import verdict
from games.kit.bot_player import LEVELS
from games.kit.say import Seat, malformed, not_now, not_yours, say, stale
from games.kit.state import at

WISHES: tuple[Wish, ...] = ("wait", "hard", "easy", "open", "end")


def left(table: Table, by: By) -> Decided:
    """Gets up from a match. The others are asked; it is over once no person is left."""
    match = check_begun(table)
    seat = check_seated(table, by)
    after = _with_seat(match.then(), seat, left=True)
    if not after.header.people:
        return logged(_over(after, "left"), "leave", by, seat=seat)
    after = attendance.asked_anew(after)
    after = attendance.asked_about(after, seat, by.now)
    return logged(after, "leave", by, seat=seat)


def got_up(table: Table, by: By) -> Decided:
    """In a lobby the seat is free again; in a match the others are asked what becomes of it."""
    return left(table, by) if isinstance(table, HostedMatch) else lobby.left(table, by)


def came(table: Table, by: By) -> Decided:
    """Gives a seat that was left back to its owner, at once if the bot player plays it; or seats a
    newcomer where the others have opened a seat. Nobody who has seen another hand of this match
    takes one."""
    if table.seat_of(by.user) is not None:
        raise not_now(say("tables-seated-already"))
    match = check_begun(table)
    seat = next(_own_seats(match, by.user), None)
    if seat is None:
        seat = _free_seat(match, by.user)
    before = match.header.seats[seat]
    tally = attendance.tally_of(match, before.user, seat)
    after = attendance.with_tally(match.then(), msgspec.structs.replace(tally, seat=seat))
    after = _with_seat(after, seat, user=by.user, left=False, bot_player=None)
    if before.user != by.user or before.bot_player is not None:
        after = _handed_over(after, seat, by.now)
    own = attendance.tally_of(after, by.user, seat)
    own = msgspec.structs.replace(own, seat=seat, missed=0)
    if before.user != by.user:
        own = msgspec.structs.replace(own, came_late=True)
    after = attendance.with_tally(after, own)
    after = attendance.asked_anew(attendance.without_absence(after, seat))
    return logged(after, "join", by, seat=seat)


def asked_again(table: Table, by: By, seat: Seat | None = None) -> Decided:
    """Somebody wants the others to be asked about a seat, or about all that somebody has left."""
    match = check_begun(table)
    check_has_a_say(table, check_seated(table, by))
    seats = [each for each in _absent_seats(match) if seat in (None, each)]
    if not seats:
        raise stale(say("tables-gone-nobody"))
    after = match.then()
    for each in seats:
        before = match.position.attendance.absence_of(each)
        for_long = before is not None and before.for_long
        after = attendance.asked_about(after, each, by.now, for_long=for_long)
    return logged(after, "ask_absent", by, body=seats)


def asked_for_long(table: Table, by: By, seat: Seat) -> Decided:
    """Nobody in particular asks the others about somebody who has done nothing for long."""
    match = check_begun(table)
    after = attendance.asked_about(match.then(), seat, by.now, for_long=True)
    return logged(after, "ask_absent", by, seat=seat, body=[seat])


def check_answer(table: Table, by: By, question: tuple[int, Seat], wish: Wish) -> Absence:
    """What the question is about; raises the Refusal that answering it so would."""
    revision, seat = question
    absence = check_begun(table).position.attendance.absence_of(seat)
    if absence is None or absence.revision != revision or absence.state != "asked":
        raise stale(say("tables-gone-over"))
    if by.user == absence.user:
        raise not_yours(say("tables-gone-own"))
    check_has_a_say(table, check_seated(table, by))
    if wish not in WISHES:
        raise malformed(say("tables-no-such-manner"))
    return absence


def answered(
    table: Table,
    by: By,
    question: tuple[int, Seat],
    wish: Wish,
    answers_hash: str = "",
) -> Decided:
    """Somebody says what is to become of a seat; it happens once enough of the others want it."""
    absence, seat = check_answer(table, by, question, wish), question[1]
    match = attendance.is_back(check_begun(table), by.user)
    others = tuple(each for each in absence.answers if each[0] != by.user)
    absence = msgspec.structs.replace(absence, answers=(*others, (by.user, wish)))
    decided = verdict(match, absence, by.user, by.now)
    after = match.then()
    if decided is None:
        after = attendance.with_absence(after, absence)
    elif decided == "wait":
        after = _waiting(after, absence, by.now)
    elif decided == "end":
        after = _over(attendance.without_absence(after, seat), "called_off")
    elif decided == "open":
        after = _opened(after, absence, by.now)
    else:
        after = _given_to_bot_player(after, absence, decided, by.now, answers_hash)
    return logged(after, "answer_absent", by, seat=seat, body=(wish, decided is not None))


def _waiting(table: HostedMatch, absence: Absence, now: Running) -> HostedMatch:
    """Nothing changes; if the bot player plays for them, it continues."""
    state = "waiting" if table.header.seats[absence.seat].bot_player is None else "bot"
    since = _table_time(table, now)
    return attendance.with_absence(
        table, msgspec.structs.replace(absence, state=state, since=since, answers=())
    )


def _opened(table: HostedMatch, absence: Absence, now: Running) -> HostedMatch:
    """Anybody may take the seat."""
    since = _table_time(table, now)
    absence = msgspec.structs.replace(absence, state="open", since=since, answers=())
    table = _with_seat(table, absence.seat, left=True, bot_player=None)
    return attendance.with_absence(attendance.asked_anew(table), absence)


def _given_to_bot_player(
    table: HostedMatch, absence: Absence, level: str, now: Running, answers_hash: str
) -> HostedMatch:
    """The bot player plays the seat from now on, whether or not it has been at the table before."""
    assert level in LEVELS
    seat = absence.seat
    table = _with_seat(table, seat, left=True, bot_player=level)
    header = table.header
    if not header.answers_hash:
        header = msgspec.structs.replace(header, answers_hash=answers_hash)
    table = _handed_over(replace(table, header=header), seat, now)
    since = _table_time(table, now)
    absence = msgspec.structs.replace(absence, state="bot", since=since, answers=())
    return attendance.with_absence(attendance.asked_anew(table), absence)


def _handed_over(table: HostedMatch, seat: Seat, now: Running) -> HostedMatch:
    """Somebody else plays there: what the one before was asked is outdated, what the bot player has
    thought of or was about to say there is dropped, and moves before this are not his own."""
    position, standing = table.position, table.standing
    speaking = tuple(each for each in position.bot_player.speaking if each.seat != seat)
    position = msgspec.structs.replace(
        position,
        bot_player=msgspec.structs.replace(position.bot_player, speaking=speaking),
        asks=at(position.asks, seat, position.asks[seat] + 1),
        asked=at(position.asked, seat, _table_time(table, now)),
        reminded=tuple(each for each in position.reminded if each != seat),
        called=tuple(each for each in position.called if each != seat),
        personal=position.personal.asked_anew(seat),
    )
    fresh = Standing(table.game, standing.seats, standing.state)
    stands = position.trail.stands
    table = replace(table, position=position, standing=fresh)
    return _with_seat(table, seat, since=stands)


def _with_seat(table: HostedMatch, seat: Seat, **changes: int | str | None) -> HostedMatch:
    """Then others would have to agree to what somebody has proposed."""
    seated: Seated = msgspec.structs.replace(table.header.seats[seat], **changes)
    header = msgspec.structs.replace(table.header, seats=at(table.header.seats, seat, seated))
    position = msgspec.structs.replace(table.position, proposal=None)
    return replace(table, header=header, position=position)


def _over(table: HostedMatch, ending: str) -> HostedMatch:
    header = msgspec.structs.replace(table.header, phase="ended", ending=ending)
    return replace(table, header=header)


def _own_seats(table: HostedMatch, user: User) -> Iterator[Seat]:
    """Where somebody has sat and nobody sits now: first where he was the last."""
    for seat, seated in enumerate(table.header.seats):
        if seated.left and seated.user == user:
            yield seat
    for seat in _has_sat(table, user):
        if table.header.seats[seat].left:
            yield seat


def has_sat(table: HostedMatch, user: User) -> bool:
    """Whether somebody has, or had, a seat in this match."""
    return any(each.user == user for each in table.header.seats) or any(_has_sat(table, user))


def _has_sat(table: HostedMatch, user: User) -> Iterator[Seat]:
    tallies = table.position.attendance.tallies
    return (each.seat for each in tallies if each.user == user)


def _free_seat(table: HostedMatch, user: User) -> Seat:
    """One that anybody may take who has not seen another hand of this match."""
    absences = table.position.attendance.absences
    free = [each.seat for each in absences if each.state == "open"]
    has_sat = bool(list(_has_sat(table, user)))
    if free and not has_sat:
        return free[0]
    if has_sat:
        raise not_yours(say("tables-gone-other-hand" if free else "tables-gone-taken"))
    raise not_now(say("tables-started"))


def _absent_seats(table: HostedMatch) -> list[Seat]:
    """The seats that somebody has left, and those of people who were asked about, while no question
    is open."""
    asked = table.position.attendance
    return [
        seat
        for seat, seated in enumerate(table.header.seats)
        if seated.left or asked.absence_of(seat) is not None
        if (absence := asked.absence_of(seat)) is None or absence.state != "asked"
    ]


def _table_time(table: HostedMatch, now: Running) -> Running:
    return table_time(table.header.pauses, now)
