"""What somebody has achieved in their matches, computed from results alone on each request."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from bot.host.model import NOBODY, User
from bot.host.results import MatchResult, SeatResult

MOST_READ = 3_000
"""How many matches of a person are read: the newest ones."""
MOST_OPPONENTS = 5
LEAST = "least "
"""Begins the name of a fact of which the least counts; all others add up."""


class PlayedAs(NamedTuple):
    """Which game, in which of the ways to play it."""

    game: str
    mode: str


class GameTally(msgspec.Struct, gc=False):
    """Matches of a game that were played out, and how long each of the moves took that are known,
    in milliseconds."""

    played: int = 0
    won: int = 0
    timed: int = 0
    thought: int = 0


class Encounter(msgspec.Struct, gc=False):
    """How often somebody was met, and how often one came before or behind them."""

    met: int = 0
    ahead: int = 0
    behind: int = 0


class Career(NamedTuple):
    """Among people; matches with the bot player are counted apart, and so are those that were
    broken off. A streak is of wins; `longest` is the longest one."""

    tallies: Mapping[PlayedAs, GameTally]
    encounters: Sequence[tuple[User, Encounter]]
    streak: int
    longest: int
    with_bot: GameTally
    broken_off: int
    facts: Mapping[str, Mapping[str, int]]
    """By game, what it counts of a player."""

    @property
    def all(self) -> GameTally:
        return GameTally(
            sum(each.played for each in self.tallies.values()),
            sum(each.won for each in self.tallies.values()),
        )


def career_of(user: User, results: Iterable[MatchResult]) -> Career:
    """By results of theirs, the newest first."""
    tallies: dict[PlayedAs, GameTally] = {}
    encounters: dict[User, Encounter] = {}
    facts: dict[str, dict[str, int]] = {}
    with_bot, broken_off, wins = GameTally(), 0, []
    for result in results:
        own = next((each for each in result.seats if each.user == user), None)
        if own is None:
            continue
        if result.ending != "outcome":
            broken_off += 1
            continue
        _add_facts(facts.setdefault(result.game, {}), own.facts)
        if any(each.user == NOBODY for each in result.seats):
            _count(with_bot, own)
            continue
        _count(tallies.setdefault(PlayedAs(result.game, result.mode), GameTally()), own)
        _meet(encounters, result, own)
        wins.append(_has_won(own))
    by_number = sorted(tallies.items(), key=lambda each: -each[1].played)
    often = sorted(encounters.items(), key=lambda each: (-each[1].met, each[0]))
    streak, longest = _streaks(wins)
    return Career(
        dict(by_number), often[:MOST_OPPONENTS], streak, longest, with_bot, broken_off, facts
    )


def _has_won(seat: SeatResult) -> bool:
    return seat.place == 1 and not seat.left


def _count(tally: GameTally, own: SeatResult) -> None:
    tally.played += 1
    tally.won += _has_won(own)
    tally.timed += own.timed
    tally.thought += own.thought


def _meet(encounters: dict[User, Encounter], result: MatchResult, own: SeatResult) -> None:
    """Partners do not count as met, and neither do people whose data were deleted."""
    side = next((side for side in result.sides if own.seat in side), (own.seat,))
    for each in result.seats:
        if each.user <= NOBODY or each.seat in side:
            continue
        encounter = encounters.setdefault(each.user, Encounter())
        encounter.met += 1
        before, behind = _order(own), _order(each)
        encounter.ahead += before < behind
        encounter.behind += behind < before


def _order(seat: SeatResult) -> tuple[bool, int]:
    """Players who left come behind all others."""
    gone = seat.place is None or (seat.left and not seat.conceded)
    return gone, 0 if gone else seat.place or 0


def _streaks(wins: Sequence[bool]) -> tuple[int, int]:
    """The present one and the longest, of wins from the newest on."""
    lengths = [0]
    for won in wins:
        if won:
            lengths[-1] += 1
        else:
            lengths.append(0)
    return lengths[0], max(lengths)


def _add_facts(facts: dict[str, int], more: Mapping[str, int]) -> None:
    counted = Counter(facts)
    for name, number in more.items():
        if name.startswith(LEAST):
            facts[name] = min(number, facts.get(name, number))
        else:
            facts[name] = counted[name] + number
