"""Many rehearsals on all cores, summed up in a few figures."""

import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import NamedTuple

from bot.lab.rehearsal import Defect, PlayStyle, Rehearsal
from bot.library import open_game
from bot.lifeline import end_with_parent
from games.kit.options import Options

BATCH = 25


class Plan(NamedTuple):
    """The matches to play; several seat counts take turns."""

    game: str
    matches: int
    seed: str
    seat_counts: tuple[int, ...]
    options: Options
    style: PlayStyle


class Played(NamedTuple):
    """One match: its number of moves, and its outcome or defect."""

    moves: int
    how: str
    defect: str = ""


class Report(NamedTuple):
    """The results of a plan."""

    played: tuple[Played, ...]
    seconds: float

    @property
    def defects(self) -> tuple[str, ...]:
        return tuple(match.defect for match in self.played if match.defect)

    def lines(self) -> Iterator[str]:
        lengths = [match.moves for match in self.played]
        total = sum(lengths)
        yield (
            f"{len(lengths)} matches, {total} moves in {self.seconds:.1f} s: "
            f"{len(lengths) / self.seconds:.0f} matches/s, {total / self.seconds:.0f} moves/s "
            "with everything checked after every move"
        )
        yield (
            f"moves per match: {min(lengths)} / {median(lengths):.0f} / {max(lengths)} "
            "(min / median / max)"
        )
        endings = Counter(match.how for match in self.played).most_common()
        yield "ended: " + ", ".join(f"{how} {count}" for how, count in endings)
        yield from self.defects[:10]


def simulate(plan: Plan, jobs: int | None = None) -> Report:
    """Plays the plan's matches. The same seed plays the same matches on any number of cores."""
    started = time.perf_counter()
    batches = [
        range(first, min(first + BATCH, plan.matches)) for first in range(0, plan.matches, BATCH)
    ]
    jobs = min(jobs or os.cpu_count() or 1, len(batches))
    if jobs == 1:
        results = [_play(plan, batch) for batch in batches]
    else:
        with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
            results = list(pool.map(_play, [plan] * len(batches), batches))
    played = tuple(match for batch in results for match in batch)
    return Report(played, time.perf_counter() - started)


def _play(plan: Plan, numbers: range) -> list[Played]:
    game = open_game(plan.game)
    matches = []
    for number in numbers:
        seats = plan.seat_counts[number % len(plan.seat_counts)]
        seed = f"{plan.seed} {number}"
        rehearsal = Rehearsal(game, seats, plan.options, seed, plan.style)
        try:
            outcome = rehearsal.play()
        except Defect as defect:
            moves = len(rehearsal.match.entries)
            sentence = (
                f"match {number} ({seats} seats, seed “{seed}”), after move {moves}: {defect}"
            )
            matches.append(Played(moves, "defect", sentence))
        else:
            matches.append(Played(len(rehearsal.match.entries), outcome.how))
    return matches
