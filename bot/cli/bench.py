"""`bench`: measures a part of the project on this machine."""

import argparse
from collections.abc import Callable, Iterable
from typing import Any

from bot.lab.bench.discord import bench_discord
from bot.lab.bench.duels import bench_duels
from bot.lab.bench.playground import bench as bench_playground
from bot.lab.bench.rules import bench_rules
from bot.lab.bench.tables import bench_tables


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser(
        "bench", help=f"measure on this machine: {', '.join(BENCHES)}"
    )
    parser.add_argument("what", choices=BENCHES, metavar="WHAT", help=", ".join(BENCHES))
    parser.set_defaults(run=lambda arguments: BENCHES[arguments.what]())


def printed(lines: Callable[[], Iterable[str]]) -> Callable[[], int]:
    """A bench that only tells its figures, a line as soon as it has it."""

    def bench() -> int:
        for line in lines():
            print(line, flush=True)
        return 0

    return bench


BENCHES: dict[str, Callable[[], int]] = {
    "rules": printed(bench_rules),
    "playground": bench_playground,
    "tables": printed(bench_tables),
    "discord": printed(bench_discord),
    "duels": printed(bench_duels),
}
