"""`bench`: measures a part of the project on this machine."""

import argparse
from collections.abc import Callable, Iterable
from typing import Any

from bot.bench.discord import bench_discord
from bot.bench.tables import bench_tables
from bot.simulation.bench import bench_rules

BENCHES: dict[str, Callable[[], Iterable[str]]] = {
    "rules": bench_rules,
    "tables": bench_tables,
    "discord": bench_discord,
}


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser(
        "bench", help=f"measure on this machine: {', '.join(BENCHES)}"
    )
    parser.add_argument("what", choices=BENCHES, metavar="WHAT", help=", ".join(BENCHES))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    for line in BENCHES[arguments.what]():
        print(line, flush=True)
    return 0
