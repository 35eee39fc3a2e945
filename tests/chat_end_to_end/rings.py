"""Who ought to be called in an evening: by what has happened at its tables, what signs people have
shown there, and what docs/calls.md says."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.host.changed import Changed
from bot.host.model import Stamp, TableId, User
from games.kit.asks import is_forced_answer
from tests.call_table import Row, rows


class Asked(NamedTuple):
    """What the match waits for of somebody, as of one moment."""

    is_new: bool
    until: Stamp | None
    is_bank: bool
    is_forced: bool
    is_vote: bool


class Moment(NamedTuple):
    """What one change has made of a table."""

    table: TableId
    game: str
    spot: int
    at: Stamp
    kind: str
    user: User | None
    moved: User | None
    """The people the clock has moved for."""
    asked: Mapping[User, Asked]
    people: tuple[User, ...]
    kept: tuple[User, ...]
    before: TableId | None
    """The table that it is the rematch of."""
    questioned: tuple[User, ...]
    """Who is asked what becomes of a seat."""


class Due(NamedTuple):
    """A call that there ought to be."""

    table: TableId
    user: User
    row: str
    at: Stamp


class Span(NamedTuple):
    """From when to when somebody was asked one thing."""

    user: User
    begin: Stamp
    end: Stamp
    asked: Asked


def moment_of(changed: Changed) -> Moment:
    public = changed.view(None)
    again = changed.asked_anew()
    there = {s.user: n for n, s in enumerate(public.seats) if not s.left and s.bot_player is None}
    is_race = public.scene is not None and public.scene.is_race
    is_vote = public.scene is not None and bool(public.scene.poll)
    asked = {}
    for user, seat in there.items():
        view = changed.view(seat)
        if not view.is_awaited or is_race or view.scene is None:
            continue
        until = min((clock.until for clock in public.clocks if clock.seat == seat), default=None)
        asked[user] = Asked(
            seat in again,
            until,
            public.hours.timing.kind == "bank",
            is_forced_answer(view.scene.asks),
            is_vote,
        )
    by_clock = changed.kind == "move" and changed.user is None and changed.seat is not None
    moved = public.seats[changed.seat].user if by_clock and changed.seat is not None else None
    return Moment(
        public.table,
        public.game,
        public.place.spot,
        changed.at,
        changed.kind,
        changed.user,
        moved if moved in there else None,
        asked,
        tuple(there),
        tuple(public.seats[seat].user for seat in public.kept),
        public.rematch_of,
        _questioned(changed),
    )


def _questioned(changed: Changed) -> tuple[User, ...]:
    before, after = changed.absences
    known = {(each.revision, each.seat) for each in before}
    new = {each: users for each, users in after.items() if (each.revision, each.seat) not in known}
    return tuple(user for users in new.values() for user in users)


class Signs:
    """When each person has done anything at which table."""

    def __init__(self, began: Stamp) -> None:
        self.began = began
        self._at: dict[tuple[TableId, User], list[Stamp]] = defaultdict(list)

    def note(self, table: TableId, user: User, at: Stamp) -> None:
        self._at[table, user].append(at)

    def before(self, user: User, at: Stamp, *tables: TableId) -> Stamp | None:
        """The last one until then."""
        signs = (each for table in tables for each in self._at[table, user])
        return max((each for each in signs if each <= at), default=None)

    def after(self, user: User, at: Stamp, *tables: TableId) -> list[Stamp]:
        return sorted(each for table in tables for each in self._at[table, user] if each > at)


def expected(moments: Sequence[Moment], signs: Signs, end: Stamp) -> Iterator[Due]:
    """All the calls that the table of calls has for an evening."""
    table_of_calls = rows()
    tables: dict[TableId, list[Moment]] = defaultdict(list)
    for moment in moments:
        tables[moment.table].append(moment)
    for table, own in tables.items():
        yield from _at_start(own, signs, table_of_calls)
        yield from _back(own, signs, table_of_calls, end)
        yield from (Due(table, user, "question", m.at) for m in own for user in m.questioned)
        started = {due.user: due.at for due in _at_start(own, signs, table_of_calls)}
        for span in spans(own, end):
            if started.get(span.user) == span.begin:
                calls = [Due(table, span.user, "start", span.begin)]
            else:
                calls = [*_call(table, span, signs, table_of_calls)]
                yield from calls
            yield from _reminder(table, span, signs, calls, table_of_calls)


def spans(own: Sequence[Moment], end: Stamp) -> Iterator[Span]:
    """Whatever anybody was asked at a table, from its first moment to its last."""
    open_: dict[User, tuple[Stamp, Asked]] = {}
    for moment in own:
        for user in [*open_]:
            asked = moment.asked.get(user)
            if asked is None or asked.is_new:
                yield Span(user, open_[user][0], moment.at, open_.pop(user)[1])
        for user, asked in moment.asked.items():
            begin = open_[user][0] if user in open_ else moment.at
            open_[user] = begin, asked
    for user, (begin, asked) in open_.items():
        yield Span(user, begin, end, asked)


def _at_start(own: Sequence[Moment], signs: Signs, table: Mapping[str, Row]) -> Iterator[Due]:
    for moment in own:
        if moment.kind != "start":
            continue
        for user in moment.people:
            seen = signs.before(user, moment.at, moment.table)
            is_there = seen is not None and moment.at - seen < table["start"].limit_ms
            if user != moment.user and not is_there:
                yield Due(moment.table, user, "start", moment.at)


def _call(table: TableId, span: Span, signs: Signs, calls: Mapping[str, Row]) -> Iterator[Due]:
    asked, known = span.asked, calls["known"].wait_ms
    seen = signs.before(span.user, span.begin, table)
    patience = calls["turn"].wait_ms
    if asked.until is not None:
        wait = asked.until - span.begin
        if asked.is_forced and wait <= patience:
            return
        patience = min(patience, wait // 2)
    at = _when(calls, span.begin, seen, signs.began, patience)
    for sign in signs.after(span.user, span.begin, table):
        if sign < at:
            at = sign + known
    if at < span.end:
        yield Due(table, span.user, "vote" if asked.is_vote else "turn", at)


def _when(
    calls: Mapping[str, Row], begin: Stamp, seen: Stamp | None, began: Stamp, patience: int
) -> Stamp:
    if seen == begin:
        return begin + calls["known"].wait_ms
    if begin - (began if seen is None else seen) >= calls["away"].limit_ms:
        return begin + calls["away"].wait_ms
    return begin + patience


def _reminder(
    table: TableId, span: Span, signs: Signs, called: Sequence[Due], calls: Mapping[str, Row]
) -> Iterator[Due]:
    until = span.asked.until
    if until is None or any(until - each.at <= calls["told"].limit_ms for each in called):
        return
    wait = until - span.begin
    last = 60_000 if span.asked.is_bank else wait // 3
    if wait < 60_000 or (span.asked.is_bank and wait <= last):
        return
    at = until - last
    signs_then = [each for each in signs.after(span.user, span.begin, table) if each < span.end]
    at = max([at, *(sign + calls["clock"].wait_ms for sign in signs_then)])
    if at < min(span.end, until):
        yield Due(table, span.user, "clock", at)


def _back(
    own: Sequence[Moment], signs: Signs, calls: Mapping[str, Row], end: Stamp
) -> Iterator[Due]:
    """The people a rematch keeps a seat for."""
    first, row = own[0], calls["rematch"]
    if first.before is None:
        return
    for user in first.kept:
        until = next((each.at for each in own if user not in each.kept), end)
        tables = (first.table, first.before)
        seen = signs.before(user, first.at, *tables)
        at = _when(calls, first.at, seen, signs.began, row.wait_ms)
        for sign in signs.after(user, first.at, *tables):
            if sign < at:
                at = sign + calls["known"].wait_ms
        if at < until:
            yield Due(first.table, user, "rematch", at)
