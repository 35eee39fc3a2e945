"""Which of two levels of the bot player is stronger, and how sure that is. Each deal is played
twice with the seats swapped: the same secret deals the same cards."""

import hashlib
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

from bot.lab.bot_match import BotMatch, sitter
from bot.library import Library
from bot.lifeline import end_with_parent
from games.kit.game import Outcome
from games.kit.match import Match
from games.kit.options import Options
from games.kit.realtime import ListsAnswers

PAIRS_AT_ONCE = 5
SURE_OF_95 = 1.959964
"""Standard deviations that contain 95 % of a normal distribution."""


class Contest(NamedTuple):
    """Two levels, in turn around the table, and the number of deals, each played twice."""

    game: str
    deals: int
    seed: str
    seats: int
    options: Options
    levels: tuple[str, str]


class Bout(NamedTuple):
    """The result of one match: the first level's share of the win, and the processor seconds of its
    decisions."""

    share: float
    moves: int
    thoughts: tuple[float, ...]


class Standings(NamedTuple):
    """The results of a contest."""

    levels: tuple[str, str]
    bouts: tuple[Bout, ...]
    seconds: float

    @property
    def share(self) -> float:
        return sum(bout.share for bout in self.bouts) / len(self.bouts)

    def lines(self) -> Iterator[str]:
        one, other = self.levels
        low, high = interval(self.share, len(self.bouts))
        won = sum(bout.share for bout in self.bouts)
        yield (
            f"{one} won {won:g} of {len(self.bouts)} against {other}, shared ones in parts: "
            f"{self.share:.1%}"
        )
        yield (
            f"If they played on for ever, it would be between {low:.1%} and {high:.1%}, "
            f"of which one can be 95% sure: {_verdict(one, other, low, high)}"
        )
        thoughts = sorted(thought for bout in self.bouts for thought in bout.thoughts)
        slow = thoughts[int(0.99 * (len(thoughts) - 1))]
        yield (
            f"{len(thoughts)} thoughts: 99 in 100 took {1000 * slow:.1f} ms of a core at most, "
            f"the slowest {1000 * thoughts[-1]:.1f} ms"
        )
        moves = sum(bout.moves for bout in self.bouts)
        yield f"{moves} moves in {self.seconds:.1f} s; every deal was played twice, seats changed"


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's interval for a share observed in so many matches. Playing each deal from both sides
    narrows it further; that is not used."""
    square = SURE_OF_95**2
    middle = share + square / (2 * matches)
    spread = SURE_OF_95 * sqrt((share * (1 - share) + square / (4 * matches)) / matches)
    whole = 1 + square / matches
    return (middle - spread) / whole, (middle + spread) / whole


def _verdict(one: str, other: str, low: float, high: float) -> str:
    if low > 0.5:
        return f"{one} is the stronger."
    if high < 0.5:
        return f"{other} is the stronger."
    return "that many matches don’t tell them apart."


def compete(contest: Contest, jobs: int | None = None) -> Standings:
    """Plays the contest. The same seed plays the same matches on any number of cores."""
    started = time.perf_counter()
    batches = [
        range(first, min(first + PAIRS_AT_ONCE, contest.deals))
        for first in range(0, contest.deals, PAIRS_AT_ONCE)
    ]
    jobs = min(jobs or os.cpu_count() or 1, len(batches))
    if jobs == 1:
        results = [_play(contest, batch) for batch in batches]
    else:
        with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
            results = list(pool.map(_play, [contest] * len(batches), batches))
    bouts = tuple(bout for batch in results for bout in batch)
    return Standings(contest.levels, bouts, time.perf_counter() - started)


def _play(contest: Contest, deals: range) -> list[Bout]:
    library = Library()
    game = library.open_game(contest.game)
    answers = library.answers(contest.game) if isinstance(game, ListsAnswers) else None
    bouts = []
    for deal in deals:
        secret = hashlib.sha256(f"{contest.seed} {deal}".encode()).digest()
        for first in (0, 1):
            match = Match(game.bound(contest.options), contest.seats, contest.options, secret)
            levels = [contest.levels[(seat + first) % 2] for seat in range(contest.seats)]
            played = BotMatch(match, tuple(map(sitter, levels)), answers)
            share = _share(played.play(), contest.levels[0], levels)
            bouts.append(Bout(share, len(match.entries), tuple(played.thoughts)))
    return bouts


def _share(outcome: Outcome, level: str, levels: list[str]) -> float:
    """The share of the win that goes to seats of this level; half if nobody won."""
    if not outcome.winners:
        return 0.5
    return sum(levels[seat] == level for seat in outcome.winners) / len(outcome.winners)
