"""Moves of people and of the clock, and the ask numbers that they change."""

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
from bot.host.model import BotPlayerCount, Header, Position, Running, Speaking
from bot.host.table import HostedMatch, Standing, Table
from bot.host.thinking import Ready, by_bot, counted
from bot.host.timing import charged, is_chosen
from games.kit.asks import Ask
from games.kit.bot_player import ByBot
from games.kit.chance import Call, Chance
from games.kit.conceding import Concede
from games.kit.lessons import WAIT
from games.kit.realtime import Heard, PointedAt, RealtimeGame, as_realtime
from games.kit.say import Refusal, Say, Seat, Who, not_now, not_yours, say, stale
from games.kit.taking_back import Trail, trail_move


def answered(table: Table, by: By, answer: Answer) -> Decided:
    """A person's move."""
    match, number, seat, ask = asked(table, by, answer)
    return _moved(match, by, seat, ask.read(answer.picks, by.at), ask=number)


def heard(table: Table, by: By, message: Heard) -> Decided:
    """What somebody has said aloud, if it means anything to the game."""
    match, seat, move = meant(table, by, message)
    return _moved(match, by, seat, move)


def meant(table: Table, by: By, message: Heard) -> tuple[HostedMatch, Seat, Any]:
    """The move that a message is."""
    match = check_playing(table)
    seat = check_seated(table, by)
    aloud = as_realtime(table.game)
    move = aloud and aloud.hears(match.standing.state, seat, message)
    if move is None:
        raise stale(say("tables-stale"))
    return match, seat, move


def conceded(table: Table, by: By) -> Decided:
    """Somebody gives up, be the match paused or not."""
    match = check_begun(table)
    seat, move = check_seated(table, by), Concede(by.at)
    after, calls = _played(match, seat, move, by.now)
    after = attendance.asked_anew(after)
    return logged(after, "move", by, seat=seat, body=move, chance=calls)


def by_bot_player(table: Table, by: By, ready: Ready) -> Decided:
    """What the bot player has thought of for a seat."""
    match = check_begun(table)
    move = table.game.stamped(ready.thought.move, by.at)
    return _moved(match, by, ready.seat, move, bot_player=by_bot(match, ready.seat))


def speaks(table: Table, by: By, seat: Seat, text: str) -> Decided:
    """The bot player says something for a seat: it becomes a move once it stands in the channel."""
    match = check_playing(table)
    count = match.position.bot_player
    about = Speaking(revision=table.revision + 1, seat=seat, text=text, after=count.moves)
    count = msgspec.structs.replace(count, speaking=(*count.speaking, about))
    return logged(match.then_position(bot_player=count), "speak", by, seat=seat, body=text)


def spoken(table: Table, by: By, revision: int, message: int | None) -> Decided:
    """What the bot player said has become this message, or never will be one."""
    match = check_begun(table)
    speaking = match.position.bot_player.speaking
    about = next((each for each in speaking if each.revision == revision), None)
    aloud = as_realtime(table.game)
    if about is None or aloud is None:
        raise stale(say("tables-stale"))
    match = fallen_silent(match, revision)
    heard = Heard(about.text, str(message), by.at)
    move = None
    if message is not None and table.header.phase == "playing":
        move = aloud.hears(match.standing.state, about.seat, heard)
    if move is None:
        # It came to nothing, and is not said again as long as nothing else happens.
        match.standing.thoughts[about.seat] = None
        return logged(match.then(), "speak", by, seat=about.seat)
    after = about.after if about.after < match.position.bot_player.moves else None
    return _moved(match, by, about.seat, move, bot_player=by_bot(match, about.seat, after))


def fallen_silent(match: HostedMatch, revision: int | None = None) -> HostedMatch:
    """Without what the bot player was about to say since a revision, or without any of it."""
    position, before = match.position, match.position.bot_player.speaking
    left = tuple(each for each in before if revision not in (None, each.revision))
    if left == before:
        return match
    bot_player = msgspec.structs.replace(position.bot_player, speaking=left)
    return replace(match, position=msgspec.structs.replace(position, bot_player=bot_player))


def took_hint(table: Table, by: By, seat: Seat) -> Decided:
    """A seat has been told in private what hard play would do."""
    match = check_playing(table)
    return logged(attendance.took_hint(match.then(), by.user, seat), "hint", by, seat=seat)


def if_conceded(table: Table, by: By) -> Say:
    """What giving up would lead to for somebody; raises the Refusal that it would."""
    state = check_begun(table).standing.state
    seat = check_seated(table, by)
    table.game.check_concession(state, seat)
    return table.game.if_conceded(state, seat)


def posted(table: Table, by: By, number: int, message: str) -> Decided:
    """The table's own message has got its id and stamp, perhaps while the match is paused: by then
    it has been posted all the same."""
    match = check_begun(table)
    aloud = as_realtime(table.game)
    return _learnt(match, by, aloud and aloud.posted(match.standing.state, number, by.at, message))


def stood_still(table: Table, by: By) -> Decided:
    """The clock has stood still, while people's own time went on."""
    match = check_playing(table)
    aloud = as_realtime(table.game)
    return _learnt(match, by, aloud and aloud.stood_still(match.standing.state, by.at))


def _learnt(match: HostedMatch, by: By, move: Any) -> Decided:
    """The move by which the game learns something that nobody did; none if it is past mattering."""
    if move is None:
        raise stale(say("tables-stale"))
    return _moved(match, by, None, move)


def pointed(table: Table, by: By, command: str, message: PointedAt) -> Decided:
    """What somebody does about a message in the table's channel."""
    match = check_playing(table)
    seat = check_seated(table, by)
    aloud = as_realtime(table.game)
    if aloud is None or command not in aloud.message_commands:
        raise stale(say("tables-stale"))
    move = aloud.about_message(match.standing.state, seat, command, message, by.at)
    return _moved(match, by, seat, move)


def clocked(table: Table, by: By, deadline: Deadline) -> Decided:
    """The game's own move, once its time has come."""
    match = check_begun(table)
    seat, move = deadline.due.seat, table.game.stamped(deadline.due.move, by.at)
    after, calls = _played(match, seat, move, by.now, by_clock=True)
    after = attendance.after_clock(match, deadline.due, after, by.now)
    return logged(after, "move", by, seat=seat, body=move, chance=calls)


def reminded(table: Table, by: By, seat: Seat) -> Decided:
    """A seat's reminder, given once for what it is asked now."""
    match = check_playing(table)
    after = match.then_position(reminded=(*match.position.reminded, seat))
    return logged(after, "remind", by, seat=seat)


def overdue(table: Table, time: RunningTime, now: Running) -> Deadline | None:
    """The clock that has run out, the earliest first."""
    first = min(table.deadlines(time), key=lambda deadline: deadline.at, default=None)
    return first if first is not None and first.at <= now else None


def asked(table: Table, by: By, answer: Answer) -> tuple[HostedMatch, int, Seat, Ask[Any]]:
    """What somebody answers: its ask number, whose it is to answer, and the ask."""
    match = check_playing(table)
    seat = check_seated(table, by)
    number, asks = match.asks(seat)
    if answer.number not in (None, number):
        raise _outdated(match, seat, answer.key)
    ask = next((each for each in asks if each.key == answer.key), None)
    if ask is None and answer.number is None:
        aloud = as_realtime(table.game)
        ask = None if aloud is None else aloud.belated(match.standing.state, seat, answer.key)
        if ask is None and (others := match.standing.asked_of(answer.key)):
            raise not_yours(say("tables-others-turn", who=tuple(map(Who, others))))
    if ask is None:
        raise stale(say("tables-stale"))
    return match, number, seat, ask


def _outdated(match: HostedMatch, seat: Seat, key: str) -> Refusal:
    """An answer to what was asked before; where it is asked no longer, the game may say why."""
    aloud = as_realtime(match.game)
    if aloud is not None and all(ask.key != key for ask in match.standing.asks(seat)):
        try:
            aloud.belated(match.standing.state, seat, key)
        except Refusal as refusal:
            return refusal
    return stale(say("tables-stale"))


def _moved(
    match: HostedMatch,
    by: By,
    seat: Seat | None,
    move: Any,
    *,
    ask: int | None = None,
    bot_player: ByBot | None = None,
) -> Decided:
    """A move, as played and logged."""
    if match.position.lesson is not None and bot_player is None and seat is not None:
        check_step(match, seat, move)
    after, calls = _played(match, seat, move, by.now, is_bot_player=bot_player is not None)
    if seat is not None and bot_player is None:
        after = attendance.moved(match, after, seat)
    return logged(
        after, "move", by, seat=seat, ask=ask, body=move, chance=calls, bot_player=bot_player
    )


def check_step(match: HostedMatch, seat: Seat, move: Any) -> None:
    """Refuses in a lesson what is not its next step, and says what is."""
    step, game, state = match.step, match.game, match.standing.state
    if step is None or step.is_done_by(game, state, seat, move):
        return
    # What the rules forbid is refused by its rule.
    game.check(state, seat, move)
    if not step.allows(game, state, seat, move):
        raise not_now(WAIT if match.told is None else say("lesson-instead", told=match.told))


def _played(
    match: HostedMatch,
    seat: Seat | None,
    move: Any,
    now: Running,
    *,
    by_clock: bool = False,
    is_bot_player: bool = False,
) -> tuple[HostedMatch, tuple[Call, ...]]:
    position = match.position
    chance = Chance(match.secret, match.header.salting.salts, position.used)
    state = match.game.play(match.standing.state, seat, move, chance)
    trail = position.trail
    if not isinstance(match.game, RealtimeGame):
        step = trail_move(seat, move, state.news, chance.calls, by_clock=by_clock)
        trail = trail.then(step)
    bot_player = position.bot_player
    if is_bot_player and seat is not None:
        bot_player = counted(bot_player, seat, table_time(match.header.pauses, now))
    actor = None if by_clock else seat
    after = standing_at(
        match,
        state,
        trail,
        now,
        used=chance.used,
        bot_player=bot_player,
        actor=actor,
        lesson=None if position.lesson is None else match.lesson_after(seat, move),
    )
    if seat is not None and is_bot_player:
        after = attendance.bot_player_played(after, seat)
    return after, tuple(chance.calls)


def standing_at(
    match: HostedMatch,
    state: Any,
    trail: Trail,
    now: Running,
    *,
    used: dict[str, int] | None = None,
    bot_player: BotPlayerCount,
    actor: Seat | None = None,
    lesson: int | None,
) -> HostedMatch:
    """The match one move on, the `actor`'s if anybody's, with so many steps of its `lesson` done.
    Where chance has not been used it goes on from where it was."""
    position, standing = match.position, match.standing
    reached = Standing(match.game, standing.seats, state)
    position = msgspec.structs.replace(
        _asked_anew(match.header, standing, reached, position, now, actor),
        state=msgspec.json.encode(state),
        used=position.used if used is None else used,
        trail=trail,
        proposal=None,
        lesson=lesson,
        bot_player=msgspec.structs.replace(bot_player, moves=bot_player.moves + 1),
    )
    header = match.header
    if reached.outcome is not None:
        header = msgspec.structs.replace(header, phase="ended", ending="outcome")
    return match.then(header=header, position=position, standing=reached)


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
        if changed[seat] and seated.bot_player is None:
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
