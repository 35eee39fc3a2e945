"""How fast the bot answers, how soon boards are current, and how many requests a move takes: in the
playground, beside a bare echo bot in the same run, and beside another revision of the bot."""

import asyncio
import gc
import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.lab.bench.harness import checkout, fsyncs, load, percentile, percentiles, revision
from bot.lab.bench.moves import NEVER, Figures, play
from bot.lab.bench.room import IN_WORDS, WITH_PICTURES, open_room, open_tables
from bot.places import PACKAGES
from bot.playground import Settings

RATES = (50, 150)
"""A token may send 50 requests a second, enough for 27 to 30 moves: about twice and five times what
Discord allows."""
EVERYDAY = 10
TABLES, EVERYDAY_TABLES = 1_000, 60
"""In the everyday runs each table rests for seconds between two moves, so every change of its board
belongs to the last move."""
EVERYDAY_SEATS = (2, 6)
NEW_TABLES, NEW_RATE = 110, 10
"""Far more new people than direct messages may be opened."""
GROUP = 20
"""The number of tables that the same people play, where nothing depends on direct messages."""
ROUNDS = 2
BOARD_IN_TIME, BOARDS_IN_TIME = 2.0, 0.99
"""This share of boards must show a move within this many seconds."""
WANTED = {50: "no worse than before", 150: "2 ms (p50), 8 ms (p99)"}
WANTED_ECHOES = 1.5


@dataclass
class RateRun:
    """A revision's run at one rate."""

    figures: Figures
    fsyncs: list[float]

    def beyond(self, percent: int) -> float:
        """The moves' percentile minus the echoes' and the fsyncs'."""
        figures = self.figures
        others = (figures.echoes, self.fsyncs)
        return percentile(figures.answers, percent) - sum(percentile(o, percent) for o in others)

    @property
    def echoes_a_press(self) -> float:
        return self._echoes(self.figures.presses)

    @property
    def echoes_a_move(self) -> float:
        """Revisions differ in the number of presses for a move."""
        return self._echoes(self.figures.moves)

    def _echoes(self, of: int) -> float:
        figures, cost = self.figures, self.figures.spent
        return cost.bot / max(of, 1) / (cost.echo / max(len(figures.echoes), 1))


class Bot(NamedTuple):
    """The revision to measure, and its settings."""

    code: Path
    environment: Mapping[str, str]


THIS = Bot(PACKAGES, IN_WORDS)


def bench_discord(beside: str | None = None, *, pictures: bool = False) -> Iterator[str]:
    """Runs this revision's bot, in words and if asked for with pictures as well, alternating with
    another revision's: at each rate without Discord's limits; then everyday tables of two and six
    with all limits on, and one run with people who are new to the bot."""
    yield load()
    yield (
        f"each turn: limits off, {TABLES:,} tables of 2, people of the playground who press what "
        "they read; “beyond” is the moves' percentile less the echo bot's and fsync's own, "
        "which at p99 is a rough measure"
    )
    with ExitStack() as stack:
        codes = {f"this code ({revision()} and what is changed in it)": PACKAGES}
        if beside is not None:
            codes[f"{beside} ({revision(beside)})"] = stack.enter_context(checkout(beside))
        ways = {"": IN_WORDS} | ({" with pictures": WITH_PICTURES} if pictures else {})
        bots = {
            name + way: Bot(code, settings)
            for way, settings in ways.items()
            for name, code in codes.items()
        }
        turns: dict[tuple[str, int], list[RateRun]] = {}
        for number in range(ROUNDS):
            for name, bot in bots.items():
                yield f"round {number + 1}, {name}:"
                for rate, turn in asyncio.run(_turns(bot)):
                    turns.setdefault((name, rate), []).append(turn)
                    yield from _told(rate, turn)
        yield f"the medians of {ROUNDS} rounds, beyond echo and fsync:"
        for (name, rate), each in sorted(turns.items(), key=lambda turn: turn[0][1]):
            yield _summed_up(name, rate, each)
        for seats in EVERYDAY_SEATS:
            for name, bot in bots.items():
                yield (
                    f"{name}: limits on, {EVERYDAY_TABLES} tables of {seats}, "
                    f"{EVERYDAY} moves/s wanted:"
                )
                yield from _told_of_all(asyncio.run(_play_everyday(seats, bot)))
        for name, bot in bots.items():
            yield f"{name}, people who are new to it:"
            yield from bench_new_people(bot)


async def _turns(bot: Bot) -> list[tuple[int, RateRun]]:
    settings = Settings(rate_limits=False, identify_limits=False, transcript_entries=1_000)
    async with open_room(
        settings, TABLES, 2, GROUP, code=bot.code, environment=bot.environment
    ) as room:
        tables = await open_tables(room, direct=False)
        gc.freeze()
        kept = fsyncs()
        return [(rate, RateRun(await play(room, tables, rate), kept)) for rate in RATES]


def _told(rate: int, turn: RateRun) -> Iterator[str]:
    figures, cost = turn.figures, turn.figures.spent
    yield f"  {rate} moves/s wanted: " + _made(figures)
    yield f"    a move is answered in {percentiles(figures.answers)}"
    yield f"    all of its presses together take {percentiles(figures.together)}"
    yield f"    the echo bot answers in {percentiles(figures.echoes)}; fsync: " + percentiles(
        turn.fsyncs
    )
    spent, echo = cost.bot * 1000, cost.echo * 1000 / max(len(figures.echoes), 1)
    yield (
        f"    a press costs {spent / max(figures.presses, 1):.2f} ms of processor, "
        f"a move {spent / max(figures.moves, 1):.2f} ms, an echo {echo:.2f} ms"
    )


def _made(figures: Figures) -> str:
    seconds = figures.seconds
    return (
        f"made {figures.moves / seconds:.0f} by {figures.presses / seconds:.0f} presses/s, and "
        f"{len(figures.echoes) / seconds:.0f} echoes/s; {figures.unanswered} presses unanswered; "
        f"foreign load {figures.spent.foreign / seconds:.2f} of {os.cpu_count()} processors"
    )


def _summed_up(name: str, rate: int, turns: list[RateRun]) -> str:
    p50, p99 = (median(turn.beyond(percent) for turn in turns) for percent in (50, 99))
    echoes = median(turn.echoes_a_press for turn in turns)
    a_move = median(turn.echoes_a_move for turn in turns)
    together = median(percentile(turn.figures.together, 50) for turn in turns)
    return (
        f"  {rate} moves/s, {name}: {p50:.1f} ms (p50), {p99:.1f} ms (p99), "
        f"all presses of a move take {together:.1f} ms, "
        f"a press costs {echoes:.1f} echoes, a move {a_move:.1f}; "
        f"wanted: {WANTED[rate]}, {WANTED_ECHOES} echoes a press"
    )


def bench_new_people(bot: Bot = THIS) -> Iterator[str]:
    """Most of these people can't receive direct messages for hours."""
    figures = asyncio.run(_play_with_new_people(bot))
    yield f"limits on, {NEW_TABLES} tables of 2 who are new to the bot, {NEW_RATE} moves/s wanted:"
    yield from _told_of_all(figures)


def _told_of_all(figures: Figures) -> Iterator[str]:
    yield f"  {_made(figures)}"
    yield f"  a move is answered in {percentiles(figures.answers)}"
    boards = figures.boards
    in_time = sum(board <= BOARD_IN_TIME * 1000 for board in boards) / max(len(boards), 1)
    seen = [board for board in boards if board != NEVER]
    yield (
        f"  everybody sees it after {percentiles(seen)}, {len(boards) - len(seen)} never; "
        f"{in_time:.1%} within {BOARD_IN_TIME:g} s, wanted: {BOARDS_IN_TIME:.0%}"
    )
    moves = max(figures.moves, 1)
    yield (
        f"  a move costs {figures.spent.bot * 1000 / moves:.2f} ms of processor "
        f"and {figures.requests / moves:.2f} other requests"
    )


async def _play_everyday(seats: int, bot: Bot) -> Figures:
    settings = Settings(identify_limits=False, transcript_entries=400_000)
    opened = open_room(
        settings,
        EVERYDAY_TABLES,
        seats,
        group=1,
        direct=True,
        code=bot.code,
        environment=bot.environment,
    )
    async with opened as room:
        tables = await open_tables(room, direct=True)
        gc.freeze()
        return await play(room, tables, EVERYDAY, boards=True)


async def _play_with_new_people(bot: Bot) -> Figures:
    """They play from *My hand*."""
    settings = Settings(identify_limits=False, transcript_entries=400_000)
    opened = open_room(
        settings, NEW_TABLES, 2, group=1, new=True, code=bot.code, environment=bot.environment
    )
    async with opened as room:
        tables = await open_tables(room, direct=False)
        gc.freeze()
        return await play(room, tables, NEW_RATE, boards=True)
