"""Moves of people and of the clock, and the ask numbers that they change."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.host import attendance
from bot.host.acts import (
    Answer,
    By,
    Decided,
    check_begun,
    check_playing,
    check_seated,
    logged,
)
from bot.host.clock import RunningTime
from bot.host.deadlines import Deadline, table_time
from bot.host.model import Header, HouseCount, Position, Running, Speaking
from bot.host.table import Standing, Table
from bot.host.thinking import Ready, by_bot, counted
from bot.host.timing import charged, is_chosen
from games.kit.asks import Ask
from games.kit.chance import Call, Chance
from games.kit.conceding import Concede
from games.kit.realtime import Heard, PointedAt, RealtimeGame, as_realtime
from games.kit.say import Refusal, Say, Seat, Who, not_yours, say, stale
from games.kit.taking_back import Trail, trail_move


def answered(table: Table, by: By, answer: Answer, now: Running) -> Decided:
    """A person's move."""
    number, seat, ask = asked(table, by, answer)
    move = ask.read(answer.picks, by.at)
    after, calls = _played(table, seat, move, now)
    return logged(after, "move", by, seat=seat, ask=number, body=move, chance=calls)


def heard(table: Table, by: By, message: Heard, now: Running) -> Decided:
    """What somebody has said aloud, if it means anything to the game."""
    seat, move = meant(table, by, message)
    after, calls = _played(table, seat, move, now)
    return logged(after, "move", by, seat=seat, body=move, chance=calls)


def meant(table: Table, by: By, message: Heard) -> tuple[Seat, Any]:
    """The move that a message is."""
    _, standing = check_playing(table)
    seat = check_seated(table, by)
    aloud = as_realtime(table.game)
    move = aloud and aloud.hears(standing.state, seat, message)
    if move is None:
        raise stale(say("tables-stale"))
    return seat, move


def conceded(table: Table, by: By, now: Running) -> Decided:
    """Somebody gives up, be the match paused or not."""
    check_begun(table)
    seat, move = check_seated(table, by), Concede(by.at)
    after, calls = _played(table, seat, move, now)
    after = attendance.asked_anew(after)
    return logged(after, "move", by, seat=seat, body=move, chance=calls)


def by_the_house(table: Table, ready: Ready, by: By, now: Running) -> Decided:
    """What the house has thought of for a seat."""
    move = table.game.stamped(ready.thought.move, by.at)
    after, calls = _played(table, ready.seat, move, now, is_house=True)
    house = by_bot(table, ready.seat)
    return logged(after, "move", by, seat=ready.seat, body=move, chance=calls, house=house)


def speaks(table: Table, seat: Seat, text: str, by: By) -> Decided:
    """The house says something for a seat: it becomes a move once it stands in the channel."""
    position, _ = check_playing(table)
    count = position.house
    assert count is not None
    about = Speaking(revision=table.revision + 1, seat=seat, text=text, after=count.moves)
    count = msgspec.structs.replace(count, speaking=(*count.speaking, about))
    position = msgspec.structs.replace(position, house=count)
    return logged(table.then(position=position), "speak", by, seat=seat, body=text)


def spoken(table: Table, by: By, revision: int, message: int | None, now: Running) -> Decided:
    """What the house said has become this message, or never will be one."""
    position, standing = check_begun(table)
    about = next((each for each in _speaking(position) if each.revision == revision), None)
    aloud = as_realtime(table.game)
    if about is None or aloud is None:
        raise stale(say("tables-stale"))
    table = fallen_silent(table, revision)
    heard = Heard(about.text, str(message), by.at)
    move = None
    if message is not None and table.header.phase == "playing":
        move = aloud.hears(standing.state, about.seat, heard)
    if move is None:
        # It came to nothing, and is not said again as long as nothing else happens.
        standing.thoughts[about.seat] = None
        return logged(table.then(), "speak", by, seat=about.seat)
    assert position.house is not None
    after = about.after if about.after < position.house.moves else None
    house = by_bot(table, about.seat, after)
    played, calls = _played(table, about.seat, move, now, is_house=True)
    return logged(played, "move", by, seat=about.seat, body=move, chance=calls, house=house)


def fallen_silent(table: Table, revision: int | None = None) -> Table:
    """Without what the house was about to say since a revision, or without any of it."""
    position = table.position
    if position is None or position.house is None:
        return table
    left = tuple(each for each in _speaking(position) if revision not in (None, each.revision))
    house = msgspec.structs.replace(position.house, speaking=left)
    return replace(table, position=msgspec.structs.replace(position, house=house))


def _speaking(position: Position) -> Sequence[Speaking]:
    return () if position.house is None else position.house.speaking


def took_hint(table: Table, seat: Seat, by: By) -> Decided:
    """A seat has been told in private what hard play would do."""
    check_playing(table)
    return logged(attendance.took_hint(table.then(), by.user, seat), "hint", by, seat=seat)


def if_conceded(table: Table, by: By) -> Say:
    """What giving up would lead to for somebody; raises the Refusal that it would."""
    _, standing = check_begun(table)
    seat = check_seated(table, by)
    table.game.check_concession(standing.state, seat)
    return table.game.if_conceded(standing.state, seat)


def posted(table: Table, by: By, number: int, message: str, now: Running) -> Decided:
    """The table's own message has got its id and stamp, perhaps while the match is paused: by then
    it has been posted all the same."""
    _, standing = check_begun(table)
    aloud = as_realtime(table.game)
    move = aloud and aloud.posted(standing.state, number, by.at, message)
    return _learnt(table, by, move, now)


def stood_still(table: Table, by: By, now: Running) -> Decided:
    """The clock has stood still, while people's own time went on."""
    _, standing = check_playing(table)
    aloud = as_realtime(table.game)
    return _learnt(table, by, aloud and aloud.stood_still(standing.state, by.at), now)


def _learnt(table: Table, by: By, move: Any, now: Running) -> Decided:
    """The move by which the game learns something that nobody did; none if it is past mattering."""
    if move is None:
        raise stale(say("tables-stale"))
    after, calls = _played(table, None, move, now)
    return logged(after, "move", by, body=move, chance=calls)


def pointed(table: Table, by: By, command: str, message: PointedAt, now: Running) -> Decided:
    """What somebody does about a message in the table's channel."""
    _, standing = check_playing(table)
    seat = check_seated(table, by)
    aloud = as_realtime(table.game)
    if aloud is None or command not in aloud.message_commands:
        raise stale(say("tables-stale"))
    move = aloud.about_message(standing.state, seat, command, message, by.at)
    after, calls = _played(table, seat, move, now)
    return logged(after, "move", by, seat=seat, body=move, chance=calls)


def clocked(table: Table, deadline: Deadline, by: By, now: Running) -> Decided:
    """The game's own move, once its time has come."""
    seat, move = deadline.due.seat, table.game.stamped(deadline.due.move, by.at)
    after, calls = _played(table, seat, move, now, by_clock=True)
    after = attendance.after_clock(table, deadline.due, after, now)
    return logged(after, "move", by, seat=seat, body=move, chance=calls)


def reminded(table: Table, seat: Seat, by: By) -> Decided:
    """A seat's reminder, given once for what it is asked now."""
    position, _ = check_playing(table)
    position = msgspec.structs.replace(position, reminded=(*position.reminded, seat))
    return logged(table.then(position=position), "remind", by, seat=seat)


def overdue(table: Table, time: RunningTime, now: Running) -> Deadline | None:
    """The clock that has run out, the earliest first."""
    first = min(table.deadlines(time), key=lambda deadline: deadline.at, default=None)
    return first if first is not None and first.at <= now else None


def asked(table: Table, by: By, answer: Answer) -> tuple[int, Seat, Ask[Any]]:
    """What somebody answers: its ask number, whose it is to answer, and the ask."""
    position, standing = check_playing(table)
    seat = check_seated(table, by)
    number = position.asks[seat]
    if answer.number not in (None, number):
        raise _outdated(table, seat, answer.key)
    ask = next((each for each in standing.asks(seat) if each.key == answer.key), None)
    if ask is None and answer.number is None:
        aloud = as_realtime(table.game)
        ask = None if aloud is None else aloud.belated(standing.state, seat, answer.key)
        if ask is None and (others := standing.asked_of(answer.key)):
            raise not_yours(say("tables-others-turn", who=tuple(map(Who, others))))
    if ask is None:
        raise stale(say("tables-stale"))
    return number, seat, ask


def _outdated(table: Table, seat: Seat, key: str) -> Refusal:
    """An answer to what was asked before; where it is asked no longer, the game may say why."""
    _, standing = check_playing(table)
    aloud = as_realtime(table.game)
    if aloud is not None and all(ask.key != key for ask in standing.asks(seat)):
        try:
            aloud.belated(standing.state, seat, key)
        except Refusal as refusal:
            return refusal
    return stale(say("tables-stale"))


def _played(
    table: Table,
    seat: Seat | None,
    move: Any,
    now: Running,
    *,
    by_clock: bool = False,
    is_house: bool = False,
) -> tuple[Table, tuple[Call, ...]]:
    position, standing = check_begun(table)
    chance = Chance(table.secret, table.header.salting.salts, position.used)
    state = table.game.play(standing.state, seat, move, chance)
    trail = position.trail
    if not isinstance(table.game, RealtimeGame):
        step = trail_move(seat, move, state.news, chance.calls, by_clock=by_clock)
        trail = trail.then(step)
    house = position.house
    if is_house and seat is not None:
        house = counted(house, seat, table_time(table.header.pauses, now))
    actor = None if by_clock else seat
    after = standing_at(table, state, trail, now, used=chance.used, house=house, actor=actor)
    if seat is not None and is_house:
        after = attendance.house_played(after, seat)
    return after, tuple(chance.calls)


def standing_at(
    table: Table,
    state: Any,
    trail: Trail,
    now: Running,
    *,
    used: dict[str, int] | None = None,
    house: HouseCount | None,
    actor: Seat | None = None,
) -> Table:
    """The table one move on, the `actor`'s if anybody's. Where chance has not been used it goes on
    from where it was."""
    if house is not None:
        house = msgspec.structs.replace(house, moves=house.moves + 1)
    position, standing = check_begun(table)
    reached = Standing(table.game, standing.seats, state)
    position = msgspec.structs.replace(
        _asked_anew(table.header, standing, reached, position, now, actor),
        state=msgspec.json.encode(state),
        used=position.used if used is None else used,
        trail=trail,
        proposal=None,
        house=house,
    )
    header = table.header
    if reached.outcome is not None:
        header = msgspec.structs.replace(header, phase="ended", ending="outcome")
    return table.then(header=header, position=position, standing=reached)


def _asked_anew(
    header: Header,
    before: Standing,
    after: Standing,
    position: Position,
    now: Running,
    actor: Seat | None,
) -> Position:
    """Counts up the ask number of each seat that is asked something else than before, and only
    of those: a click on what still stands is never stale. Takes the time that they used from what
    people have left."""
    changed = [old != new for old, new in zip(before.forms, after.forms, strict=True)]
    now = table_time(header.pauses, now)
    personal = position.personal
    for due in filter(is_chosen, before.timeouts):
        seat = due.seat
        assert seat is not None
        seated = header.seats[seat]
        if changed[seat] and seated.house is None:
            took, acts = now - position.asked[seat], seat == actor
            personal = charged(header.timing, personal, due, seated.user, took, acts=acts)
    for seat in (seat for seat, _ in personal.given if changed[seat]):
        personal = personal.asked_anew(seat)
    return msgspec.structs.replace(
        position,
        personal=personal,
        asks=tuple(number + new for number, new in zip(position.asks, changed, strict=False)),
        asked=tuple(
            now if new else since for since, new in zip(position.asked, changed, strict=True)
        ),
        reminded=tuple(seat for seat in position.reminded if not changed[seat]),
        called=tuple(seat for seat in position.called if not changed[seat]),
    )
