"""How fast the bot answers, how soon boards are right and what requests a move costs: in the
playground, beside a bare echo bot in the same run."""

import asyncio
import gc
import os
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from bot.lab.bench.moves import Figures, play
from bot.lab.bench.room import open_room, open_tables
from bot.playground import Settings

FULL_SPEED, EVERYDAY = 300, 20
TABLES, EVERYDAY_TABLES = 1_000, 60
"""Every day's tables are so many that each rests for some seconds between two moves: whatever
changes on its board meanwhile was caused by the last one."""
GROUP = 20
"""So many tables are played by the same people, where nothing depends on their direct messages."""
BOARD_IN_TIME = 2.0
WANTED_P50_MS, WANTED_P99_MS = 1.5, 8.0


def bench_discord() -> Iterator[str]:
    """Three runs: at full speed with Discord's limits off, then every day's with two and six at
    each table and all limits on."""
    yield f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    fsyncs = list(_fsyncs())
    yield f"fsync here: {_percentiles(fsyncs)}"
    full = asyncio.run(_run(FULL_SPEED, TABLES, 2, limits=False))
    yield f"limits off, {TABLES:,} tables, {FULL_SPEED} moves/s wanted:"
    yield from _told(full)
    yield f"  the echo bot answers in {_percentiles(full.echoes)}"
    yield f"  beyond an echo and an fsync a move takes {_beyond(full, fsyncs)}"
    for seats in (2, 6):
        everyday = asyncio.run(_run(EVERYDAY, EVERYDAY_TABLES, seats, limits=True))
        yield (f"limits on, {EVERYDAY_TABLES} tables of {seats}, {EVERYDAY} moves/s wanted:")
        yield from _told(everyday)
        late = sum(board > BOARD_IN_TIME * 1000 for board in everyday.boards)
        yield f"  the board is right after {_percentiles(everyday.boards)} ({late} later than 2 s)"
        yield f"  other requests per move: {everyday.requests / max(everyday.moves, 1):.2f}"


def _told(figures: Figures) -> Iterator[str]:
    moves, seconds, cost = max(figures.moves, 1), figures.seconds, figures.spent
    yield (
        f"  made: {figures.moves / seconds:.0f} moves/s by {figures.presses / seconds:.0f} "
        f"presses/s, and {len(figures.echoes) / seconds:.0f} echoes/s; "
        f"{figures.unanswered} presses unanswered"
    )
    yield (
        f"  processor time a move: bot {cost.bot * 1000 / moves:.2f} ms, people and playground "
        f"{cost.driver * 1000 / moves:.2f} ms, echo {cost.echo * 1000 / moves:.2f} ms"
    )
    yield f"  foreign load meanwhile: {cost.foreign / seconds:.2f} processors of {os.cpu_count()}"
    yield f"  a move is answered in {_percentiles(figures.answers)}"


def _percentiles(milliseconds: list[float]) -> str:
    if len(milliseconds) < 2:
        return "(too few)"
    p50, p99 = _cut(milliseconds, 50), _cut(milliseconds, 99)
    return f"{p50:.1f} ms (p50), {p99:.1f} ms (p99) of {len(milliseconds)}"


def _beyond(figures: Figures, fsyncs: list[float]) -> str:
    if len(figures.answers) < 2 or len(figures.echoes) < 2:
        return "(too few)"
    p50, p99 = (
        _cut(figures.answers, at) - _cut(figures.echoes, at) - _cut(fsyncs, at) for at in (50, 99)
    )
    return f"{p50:.1f} ms (p50), {p99:.1f} ms (p99); {WANTED_P50_MS} and {WANTED_P99_MS} are wanted"


def _cut(milliseconds: list[float], percent: int) -> float:
    return quantiles(milliseconds, n=100, method="inclusive")[percent - 1]


def _fsyncs() -> Iterator[float]:
    with TemporaryDirectory(dir=Path.cwd(), prefix="bench-") as folder:
        file = os.open(Path(folder) / "fsync", os.O_WRONLY | os.O_CREAT)
        for _ in range(200):
            began = time.perf_counter()
            os.write(file, b"x" * 4096)
            os.fsync(file)
            yield (time.perf_counter() - began) * 1000
        os.close(file)


async def _run(rate: int, tables: int, seats: int, *, limits: bool) -> Figures:
    settings = Settings(
        rate_limits=limits,
        identify_limits=False,
        transcript_entries=400_000 if limits else 1_000,
    )
    async with open_room(settings, tables, seats, group=1 if limits else GROUP) as room:
        opened = await open_tables(room, direct=limits)
        gc.freeze()
        return await play(room, opened, rate)
