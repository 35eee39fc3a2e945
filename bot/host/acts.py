"""Inputs on their way: who does what, what must hold before it is looked at, and what a table
becomes by it."""

from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from bot.host.attendance import parts, took_part
from bot.host.model import Input, InputKind, Running, Stamp, TableId, User
from bot.host.table import HostedMatch, Lobby, Table
from games.kit.asks import Picks
from games.kit.bot_player import ByBot
from games.kit.chance import Call
from games.kit.say import Seat, not_now, not_yours, say


class By(NamedTuple):
    """Whose input it is, what it is known by (an interaction's or a message's id: the same input
    arriving twice has the same source), and its stamp; `now` is the running time when it is
    decided, as the flow tells it."""

    user: User
    source: str
    at: Stamp
    now: Running = Running(0)


class Answer(NamedTuple):
    """Picks for one of the asks of the seat. `number` is the ask number that they answer; without
    one they answer whatever is asked now, as typed answers do."""

    key: str
    picks: Picks = ()
    number: int | None = None


class Told(NamedTuple):
    """What an input has led to. A repeated one is told what it led to the first time."""

    table: TableId
    revision: int
    repeated: bool = False


class Decided(NamedTuple):
    """The table after an input, and the input as logged."""

    table: Table
    input: Input


def check_in_lobby(table: Table) -> Lobby:
    """Refuses what can only be done before the match."""
    check_not_ended(table)
    if not isinstance(table, Lobby):
        raise not_now(say("tables-started"))
    return table


def check_playing(table: Table) -> HostedMatch:
    """Refuses what can only be done while the match goes on."""
    if table.header.phase == "paused":
        raise not_now(say("tables-paused"))
    return check_begun(table)


def check_begun(table: Table) -> HostedMatch:
    """Refuses what can only be done between a match's start and its end, paused or not."""
    if table.header.phase == "ended":
        raise not_now(say("tables-over"))
    if not isinstance(table, HostedMatch):
        raise not_now(say("tables-not-started"))
    return table


def check_not_ended(table: Table) -> None:
    if table.header.phase == "ended":
        raise not_now(say("tables-over"))


def check_opener(table: Table, by: By) -> None:
    """Refuses what only the opener may do."""
    if by.user != table.header.opener:
        raise not_yours(say("tables-opener-only"))


def check_seated(table: Table, by: By) -> Seat:
    """Refuses what only those at the table may do; the seat of who does it."""
    seat = table.seat_of(by.user)
    if seat is None:
        raise not_yours(say("tables-not-seated"))
    return seat


def check_has_a_say(table: Table, seat: Seat) -> None:
    """Refuses what is not for somebody to decide who has given up."""
    if isinstance(table, HostedMatch) and seat in table.standing.state.gave_up:
        raise not_yours(say("tables-gave-up"))


def logged(
    table: Table,
    kind: InputKind,
    by: By,
    *,
    seat: Seat | None = None,
    ask: int | None = None,
    body: Any = None,
    chance: tuple[Call, ...] = (),
    bot_player: ByBot | None = None,
) -> Decided:
    """A table as it has become, with the line of its log. Whatever is done in a lobby shows that
    somebody still wants it, and in a match that he is there. As a match ends it is noted what
    everybody had to do with it."""
    if isinstance(table, HostedMatch):
        table = took_part(table, by.user, by.at)
        if table.header.phase == "ended":
            ended = msgspec.structs.replace(table.header, parts=parts(table))
            table = replace(table, header=ended)
    elif table.header.phase == "lobby":
        touched = msgspec.structs.replace(table.header, touched=by.at)
        table = replace(table, header=touched)
    line = Input(
        revision=table.revision,
        kind=kind,
        source=by.source,
        at=by.at,
        user=by.user or None,
        seat=seat,
        ask=ask,
        body=msgspec.json.encode(body),
        chance=chance,
        bot_player=bot_player,
    )
    return Decided(table, line)
