"""What is kept of a match as it ends."""

from bot.host.attendance import conceders_of, place_of
from bot.host.model import LONG_AGO, NOBODY, PersonPart, PersonTally, Stamp
from bot.host.results import MatchResult, SeatResult
from bot.host.table import HostedMatch, Table
from games.kit.game import Outcome
from games.kit.realtime import RealtimeGame


def result_of(table: Table, ended: Stamp) -> MatchResult | None:
    """What to keep of a table that ends now, if it is a match."""
    header = table.header
    if not isinstance(table, HostedMatch) or header.phase != "ended" or header.is_lesson:
        return None
    outcome = table.standing.outcome if header.ending == "outcome" else None
    mode = table.game.mode_option
    pointer, thread = header.pointer, header.place.thread
    return MatchResult(
        table=table.id,
        game=header.game,
        mode=str(getattr(table.options, mode)) if mode else "",
        place=header.place,
        in_own_thread=pointer is not None and pointer.message == thread,
        began=header.opened if header.began == LONG_AGO else header.began,
        ended=ended,
        ending=header.ending or "stopped",
        how="" if outcome is None else outcome.how,
        message=None if outcome is None else outcome.message,
        seats=tuple(_seats(table, outcome)),
        sides=table.game.sides(table.options, len(header.seats)),
        handicapped=table.game.handicapped(table.options),
    )


def _seats(match: HostedMatch, outcome: Outcome | None) -> list[SeatResult]:
    """By seat, with those who sat there in the end before those who had left it to others."""
    parts = match.header.parts
    tallies = {each.user: each for each in match.position.attendance.tallies}
    results = [
        SeatResult(
            seat=seat,
            user=NOBODY,
            place=place_of(outcome, seat),
            score=None if outcome is None else outcome.scores[seat],
            bot_player=seated.bot_player,
        )
        for seat, seated in enumerate(match.header.seats)
        if seated.user == NOBODY
    ]
    results += [_of_person(match, outcome, part, tallies.get(part.user)) for part in parts]
    return sorted(results, key=lambda each: (each.seat, each.left))


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
        bot_player=seated.bot_player if owns else None,
        conceded=owns and part.seat in conceders_of(match.standing),
        left=part.left,
        bot_moves=part.bot_moves,
        moves=moves,
        timed=0 if is_realtime else moves,
        thought=0 if is_realtime or tally is None else tally.thought,
        hints=part.hints,
        came_late=tally is not None and tally.came_late,
    )
