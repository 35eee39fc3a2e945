"""What is kept of a match as it ends."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.host.attendance import conceders_of, place_of
from bot.host.model import LONG_AGO, NOBODY, Header, PersonPart, PersonTally, Stamp, TableId
from bot.host.results import MatchResult, SeatResult
from bot.host.table import HostedMatch, Table
from games.kit.game import Game, Outcome
from games.kit.options import Options
from games.kit.realtime import RealtimeGame


def result_of(table: Table, ended: Stamp) -> MatchResult | None:
    """What to keep of a table that ends now, if it is a match."""
    if not isinstance(table, HostedMatch) or not is_kept(table.header):
        return None
    outcome = table.standing.outcome if table.header.ending == "outcome" else None
    seats = _in_order(_seats(table, outcome))
    result = _result(table.id, table.header, table.game, table.options, seats, ended)
    if outcome is None:
        return result
    return msgspec.structs.replace(result, how=outcome.how, message=outcome.message)


def result_by_header(
    table: TableId, header: Header, game: Game[Any, Any, Any], ended: Stamp
) -> MatchResult:
    """Of a match that today's rules can't play again: without scores, and without what they would
    say of its end. Raises MsgspecError for options that they do not know."""
    options = msgspec.json.decode(header.options, type=game.options_type)
    seats = [
        SeatResult(seat=seat, user=NOBODY, bot_player=seated.bot_player)
        for seat, seated in enumerate(header.seats)
        if seated.user == NOBODY
    ]
    seats += [
        SeatResult(
            seat=part.seat,
            user=part.user,
            place=part.place,
            bot_player=_level(header, part),
            conceded=part.conceded,
            left=part.left,
            bot_moves=part.bot_moves,
            hints=part.hints,
        )
        for part in header.parts
    ]
    return _result(table, header, game, options, _in_order(seats), ended)


def is_kept(header: Header) -> bool:
    """Whether a table's result is kept, if it is a match."""
    return header.phase == "ended" and not header.is_lesson


def _level(header: Header, part: PersonPart) -> str | None:
    """At which level the bot player played somebody's seat in the end, if it did."""
    seated = header.seats[part.seat]
    return seated.bot_player if seated.user == part.user else None


def _in_order(seats: Iterable[SeatResult]) -> tuple[SeatResult, ...]:
    """By seat, with those who sat there in the end before those who had left it to others."""
    return tuple(sorted(seats, key=lambda each: (each.seat, each.left)))


def _result(
    table: TableId,
    header: Header,
    game: Game[Any, Any, Any],
    options: Options,
    seats: tuple[SeatResult, ...],
    ended: Stamp,
) -> MatchResult:
    pointer, thread = header.pointer, header.place.thread
    return MatchResult(
        table=table,
        game=header.game,
        mode=str(getattr(options, game.mode_option)) if game.mode_option else "",
        place=header.place,
        in_own_thread=pointer is not None and pointer.message == thread,
        began=header.opened if header.began == LONG_AGO else header.began,
        ended=ended,
        ending=header.ending or "stopped",
        how="",
        message=None,
        seats=seats,
        sides=game.sides(options, len(header.seats)),
        handicapped=game.handicapped(options),
    )


def _seats(match: HostedMatch, outcome: Outcome | None) -> Iterator[SeatResult]:
    tallies = {each.user: each for each in match.position.attendance.tallies}
    for seat, seated in enumerate(match.header.seats):
        if seated.user == NOBODY:
            yield SeatResult(
                seat=seat,
                user=NOBODY,
                place=place_of(outcome, seat),
                score=None if outcome is None else outcome.scores[seat],
                bot_player=seated.bot_player,
            )
    for part in match.header.parts:
        yield _of_person(match, outcome, part, tallies.get(part.user))


def _of_person(
    match: HostedMatch, outcome: Outcome | None, part: PersonPart, tally: PersonTally | None
) -> SeatResult:
    seated = match.header.seats[part.seat]
    owns = seated.user == part.user
    moves = 0 if tally is None else tally.moves
    is_realtime = isinstance(match.game, RealtimeGame)
    return SeatResult(
        seat=part.seat,
        user=part.user,
        place=place_of(outcome, part.seat) if owns else None,
        score=outcome.scores[part.seat] if owns and outcome is not None else None,
        bot_player=_level(match.header, part),
        conceded=owns and part.seat in conceders_of(match.standing),
        left=part.left,
        bot_moves=part.bot_moves,
        moves=moves,
        timed=0 if is_realtime else moves,
        thought=0 if is_realtime or tally is None else tally.thought,
        hints=part.hints,
        came_late=tally is not None and tally.came_late,
    )
