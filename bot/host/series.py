"""The score of a series: what those who sit at a table have won in the matches that they played one
after another. A match that was broken off counts for nobody."""

from collections.abc import Sequence

from bot.host.model import NOBODY, Header, Seated, User, Won
from bot.host.table import HostedMatch, Table
from games.kit.game import Outcome

WIN, DRAW = 2, 1


def score(table: Table) -> tuple[int, ...]:
    """In halves of a match, by seat; none before the second match, or where not the same people
    sit that played before."""
    if not _before(table.header):
        return ()
    return tuple(won.halves for won in after(table))


def after(table: Table) -> tuple[Won, ...]:
    """With this match, if it has ended as matches do. A lesson is none of a series."""
    header, seats = table.header, table.header.seats
    if header.is_lesson:
        return ()
    halves = _before(header) or (0,) * len(seats)
    outcome = table.standing.outcome if isinstance(table, HostedMatch) else None
    if header.phase == "ended" and header.ending == "outcome" and outcome is not None:
        more = worth(outcome, len(seats))
        halves = tuple(each + won for each, won in zip(halves, more, strict=True))
    users = map(_who, seats)
    return tuple(Won(user, each) for user, each in zip(users, halves, strict=True))


def _before(header: Header) -> tuple[int, ...]:
    """What had been won before this match, if just those sit there who had."""
    left = list(header.series)
    halves = []
    for who in map(_who, header.seats):
        found = next((won for won in left if won.user == who), None)
        if found is None:
            return ()
        left.remove(found)
        halves.append(found.halves)
    return () if left else tuple(halves)


def _who(seated: Seated) -> User:
    return NOBODY if seated.bot_player is not None else seated.user


def worth(outcome: Outcome, seats: int) -> Sequence[int]:
    """Between two a draw is half a match for each; where several of more are first, each of them
    has won."""
    winners = outcome.winners
    if seats == len(winners or range(seats)) == 2:
        return (DRAW, DRAW)
    return tuple(WIN if seat in winners else 0 for seat in range(seats))
