"""The phases of a table: where it stands, its start, its pauses and its end."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from bot.host import acts, model
from bot.host.lobby import gathered
from bot.host.play import fallen_silent
from bot.host.quiet import Quiet
from bot.host.table import HostedMatch, Lobby, Standing, Table
from games.kit.chance import Chance
from games.kit.game import Game
from games.kit.say import Seat, not_now, say, stale

NOBODYS: Mapping[model.User, Quiet] = {}


def settled(table: Table, by: acts.By, place: model.Place) -> acts.Decided:
    """Moves the table to another place, such as a thread of its own, which begins at a message of
    the channel and has its id."""
    acts.check_not_ended(table)
    before, pointer = table.header.place, table.header.pointer
    if place.thread is not None and before == msgspec.structs.replace(place, thread=None):
        pointer = model.Posted(place.channel, place.thread)
    return acts.logged(table.then_header(place=place, pointer=pointer), "settle", by, body=place)


def stranded(table: Table, by: acts.By, spot: int) -> acts.Decided:
    """The table's channel is gone: a match is paused, and the table waits to be moved."""
    acts.check_not_ended(table)
    header = table.header
    if header.stranded or header.place.spot != spot:
        raise stale(say("tables-stale"))
    header = msgspec.structs.replace(header, stranded=True)
    if header.phase == "playing":
        pauses = (*header.pauses, model.Pause(by.now))
        header = msgspec.structs.replace(header, phase="paused", pauses=pauses)
    if isinstance(table, HostedMatch):
        table = fallen_silent(table)
    return acts.logged(table.then(header=header), "strand", by, body=spot)


def taken_up(table: Table, by: acts.By, place: model.Place) -> acts.Decided:
    """Somebody at a table that has lost its place settles it elsewhere, and a match goes on."""
    acts.check_not_ended(table)
    acts.check_seated(table, by)
    if not table.header.stranded:
        raise not_now(say("tables-has-place"))
    header = msgspec.structs.replace(table.header, place=place, stranded=False, pointer=None)
    if header.phase == "paused":
        header = _going_on(header, by.now)
    return acts.logged(table.then(header=header), "settle", by, body=place)


def _going_on(header: model.Header, now: model.Running) -> model.Header:
    *before, last = header.pauses
    pauses = (*before, msgspec.structs.replace(last, until=now))
    return msgspec.structs.replace(header, phase="playing", pauses=pauses)


def check_start(table: Table, by: acts.By, today: Game[Any, Any, Any]) -> Lobby:
    """The lobby as its match would begin, by today's cards; raises the Refusal that starting it
    would. A rematch begins by itself once nobody is missing."""
    lobby = acts.check_in_lobby(table)
    if by.user != model.NOBODY:
        acts.check_opener(table, by)
    elif table.header.rematch_of is None or table.header.kept:
        raise stale(say("tables-stale"))
    there = gathered(lobby)
    seats = len(there.header.seats)
    if seats not in today.seat_counts:
        raise not_now(say("tables-too-few", least=today.seat_counts[0], there=seats))
    today.check_options(seats, there.options)
    return there


def started(
    table: Table,
    by: acts.By,
    today: Game[Any, Any, Any],
    answers_hash: str = "",
    quiet: Mapping[model.User, Quiet] = NOBODYS,
    called: tuple[Seat, ...] = (),
) -> acts.Decided:
    """Freezes seats, options and salts, binds the match to those of today's cards that it may
    use, sets it up and calls some of those who play."""
    return begun(check_start(table, by, today).then(), by, today, answers_hash, quiet, called)


def begun(
    lobby: Lobby,
    by: acts.By,
    today: Game[Any, Any, Any],
    answers_hash: str = "",
    quiet: Mapping[model.User, Quiet] = NOBODYS,
    called: tuple[Seat, ...] = (),
) -> acts.Decided:
    """The match of a lobby, at the same revision."""
    header, seats = lobby.header, len(lobby.header.seats)
    game = today.bound(lobby.options)
    chance = Chance(lobby.secret, lobby.header.salting.salts)
    state = game.setup(seats, lobby.options, chance)
    position = model.Position(
        state=msgspec.json.encode(state),
        used=chance.used,
        asks=(1,) * seats,
        asked=(by.now,) * (seats + 1),
        called=called,
        bot_player=model.BotPlayerCount((0,) * seats, (model.Running(0),) * seats),
        lesson=0 if header.is_lesson else None,
    )
    header = msgspec.structs.replace(
        header,
        phase="playing",
        rules_version=game.version,
        cards_hash=game.cards_hash,
        answers_hash=answers_hash,
        began=by.at,
        quiet=tuple((user, hours) for user, hours in quiet.items() if user in header.people),
    )
    match = replace(lobby, header=header).begun(position, Standing(game, seats, state))
    return acts.logged(match, "start", by, body=header.seats, chance=tuple(chance.calls))


def paused(table: Table, by: acts.By) -> acts.Decided:
    """Stops the clocks and the play; anybody's to do who still plays, and the bot's."""
    match = acts.check_playing(table)
    if by.user != model.NOBODY:
        acts.check_has_a_say(table, acts.check_seated(table, by))
    pauses = (*table.header.pauses, model.Pause(by.now, by=by.user))
    after = fallen_silent(match).then_header(phase="paused", pauses=pauses)
    return acts.logged(after, "pause", by)


def resumed(table: Table, by: acts.By) -> acts.Decided:
    acts.check_not_ended(table)
    if table.header.phase != "paused":
        raise not_now(say("tables-not-paused"))
    acts.check_has_a_say(table, acts.check_seated(table, by))
    if table.header.stranded:
        raise not_now(say("tables-stranded"))
    return acts.logged(table.then(header=_going_on(table.header, by.now)), "resume", by)


def stopped(
    table: Table, by: acts.By, check: Callable[[model.User, model.Place], None] | None = None
) -> acts.Decided:
    """Ends the table early; for the opener, and for those that `check` allows."""
    acts.check_not_ended(table)
    if check is None:
        acts.check_opener(table, by)
    else:
        check(table.header.opener, table.header.place)
    return acts.logged(table.then_header(phase="ended", ending="stopped"), "end", by)


def closed(table: Table, by: acts.By) -> acts.Decided:
    """Ends a lobby in which nobody has done anything for long."""
    return acts.logged(table.then_header(phase="ended", ending="idle"), "end", by)
