"""Taking a move back: at once where nobody else is concerned, else when all others have agreed.

What a match is taken back to is made from its log: `PastMatch` is the match replayed so far.
"""

from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from bot.host.acts import By, Decided, check_has_a_say, check_playing, check_seated, logged
from bot.host.model import Proposal
from bot.host.play import standing_at
from bot.host.table import HostedMatch, Table
from games.kit.match import Match
from games.kit.say import Seat, not_now, not_yours, say, stale
from games.kit.taking_back import TakeBack


class PastMatch(NamedTuple):
    """A match replayed up to a revision of its table."""

    revision: int
    match: Match[Any, Any]


class PastOutdated(Exception):
    """Something has happened since the match was replayed."""


def asked_back(table: Table, by: By, past: PastMatch | None, to: int | None) -> Decided:
    """Takes the last move of this person back, or asks the others."""
    match = check_playing(table)
    seat = check_seated(table, by)
    back = match.way_back(seat)
    if to not in (None, back.to):
        raise stale(say("tables-stale"))
    replayed = _replayed(table, past)
    if not back.needs_consent:
        return _taken_back(match, by, replayed, seat, back.to)
    asked = match.position.proposal
    if asked is not None and (asked.seat, asked.to) == (seat, back.to):
        raise not_now(say("tables-back-asked"))
    what = replayed.course.told_of(back.to)
    proposal = Proposal(revision=table.revision + 1, seat=seat, to=back.to, what=what)
    return logged(match.then_position(proposal=proposal), "ask_back", by, seat=seat, body=back.to)


def agreed_back(table: Table, by: By, past: PastMatch | None, revision: int) -> Decided:
    """Somebody agrees to what was proposed at that revision; with the last of them it is done."""
    match, proposal = _asked(table, revision)
    seat = check_seated(table, by)
    if seat == proposal.seat:
        raise not_yours(say("tables-back-own"))
    if seat in proposal.agreed:
        raise not_now(say("tables-back-agreed"))
    check_has_a_say(table, seat)
    proposal = msgspec.structs.replace(proposal, agreed=(*proposal.agreed, seat))
    if awaited(match, proposal):
        after = match.then_position(proposal=proposal)
        return logged(after, "agree_back", by, seat=seat, body=revision)
    return _taken_back(match, by, _replayed(table, past), proposal.seat, proposal.to)


def declined_back(table: Table, by: By, revision: int) -> Decided:
    """Lets the move stand: one of the others declines, or its owner withdraws the request."""
    match, _ = _asked(table, revision)
    seat = check_seated(table, by)
    check_has_a_say(table, seat)
    return logged(match.then_position(proposal=None), "decline_back", by, seat=seat, body=revision)


def awaited(table: HostedMatch, proposal: Proposal) -> tuple[Seat, ...]:
    """Who has not agreed yet, of all others that are still there. Who does nothing for so long that
    the others are asked about their seat is not waited for, but may say no."""
    return table.present((proposal.seat, *proposal.agreed))


def _asked(table: Table, revision: int) -> tuple[HostedMatch, Proposal]:
    match = check_playing(table)
    proposal = match.position.proposal
    if proposal is None or proposal.revision != revision:
        raise stale(say("tables-back-over"))
    return match, proposal


def _replayed(table: Table, past: PastMatch | None) -> Match[Any, Any]:
    if past is None or past.revision != table.revision:
        raise PastOutdated
    return past.match


def _taken_back(
    table: HostedMatch, by: By, replayed: Match[Any, Any], seat: Seat, to: int
) -> Decided:
    move = TakeBack(to)
    replayed.play(seat, move)
    state, trail = replayed.state, replayed.course.trail
    bot_player, lesson = table.position.bot_player, table.lesson_after(seat, move)
    after = standing_at(table, state, trail, by.now, bot_player=bot_player, lesson=lesson)
    return logged(_since_at_most(after, to), "move", by, seat=seat, body=move)


def _since_at_most(table: Table, to: int) -> Table:
    """From here on, moves belong to the present players."""
    seats = tuple(
        seated if seated.since <= to else msgspec.structs.replace(seated, since=to)
        for seated in table.header.seats
    )
    if seats == table.header.seats:
        return table
    return replace(table, header=msgspec.structs.replace(table.header, seats=seats))
