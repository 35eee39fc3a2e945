"""What people do about the clocks of a running match: they give each other more time, and choose
when they are not to be disturbed."""

from collections.abc import Mapping
from contextlib import suppress

import msgspec

from bot.host.acts import By, Decided, Told, check_playing, check_seated, logged
from bot.host.clock import RunningTime
from bot.host.directory import Directory
from bot.host.flow import Flow
from bot.host.model import NOBODY, Header, Position, TableId, User
from bot.host.ports import Store
from bot.host.quiet import Quiet
from bot.host.table import Table
from bot.host.timing import DAY_MS
from games.kit.say import Refusal, Seat, not_now, say

MOST_AHEAD_MS = 7 * DAY_MS
"""Nobody is given more time than until then."""


class Clocks:
    def __init__(self, store: Store, directory: Directory, time: RunningTime, flow: Flow) -> None:
        self._store = store
        self._directory = directory
        self._time = time
        self._flow = flow

    async def give(self, table: TableId, by: By) -> Told:
        """Gives everybody else the match waits for as much time again as a turn has."""
        return await self._flow.act(table, by, given, self._time)

    async def quiet_hours(self, table: Table) -> Mapping[User, Quiet]:
        """Those of people at a table where they matter."""
        if not table.takes_days:
            return {}
        people = [await self._store.person(user) for user in table.header.people]
        return {each.user: each.quiet for each in people if each is not None and each.quiet}

    async def joined(self, table: TableId, user: User) -> None:
        """Whoever takes a seat in a match has hours of his own."""
        loaded = await self._flow.loaded(table)
        if loaded.header.phase in ("playing", "paused") and loaded.takes_days:
            person = await self._store.person(user)
            await self.disturbs(user, None if person is None else person.quiet)

    async def disturbs(self, user: User, quiet: Quiet | None) -> None:
        """Changes when a person is not to be disturbed, at all their tables."""
        at = self._flow.stamp()
        by = By(NOBODY, f"quiet {user} {at}", at)
        for table in self._directory.of(user):
            with suppress(Refusal):
                loaded = await self._flow.loaded(table)
                if loaded.takes_days and loaded.header.quiet_of(user) != quiet:
                    await self._flow.act(table, by, _disturbing, user, quiet)


def given(table: Table, by: By, time: RunningTime) -> Decided:
    match = check_playing(table)
    position, giver = match.position, check_seated(table, by)
    late = [each for each in match.more_time(time) if each.due.seat != giver]
    if not late:
        raise not_now(say("tables-no-time-to-give"))
    seats = []
    for deadline in late:
        more, seat = table.header.timing.gives(deadline.due), deadline.due.seat
        if seat is not None and deadline.at + more <= by.now + MOST_AHEAD_MS:
            seats.append(seat)
            position = _with_more(position, table.header, seat, more)
    if not seats:
        raise not_now(say("tables-time-enough"))
    return logged(match.then(position=position), "give_time", by, seat=giver, body=tuple(seats))


def _with_more(position: Position, header: Header, seat: Seat, more: int) -> Position:
    """To a bank, or for what the seat is asked now; it will be reminded again."""
    personal, user = position.personal, header.seats[seat].user
    if header.timing.kind == "bank":
        personal = personal.with_bank(user, personal.left(header.timing, user) + more)
    else:
        personal = personal.with_given(seat, more)
    reminded = tuple(each for each in position.reminded if each != seat)
    return msgspec.structs.replace(position, personal=personal, reminded=reminded)


def _disturbing(table: Table, by: By, user: User, quiet: Quiet | None) -> Decided:
    others = tuple(each for each in table.header.quiet if each[0] != user)
    hours = others if quiet is None else (*others, (user, quiet))
    return logged(table.then_header(quiet=hours), "quiet", by)
