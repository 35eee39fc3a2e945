"""`bench`: measures a part of the project on this machine."""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bot.cli.complaint import Complaint
from bot.lab.bench.bot_player import bench_bot_player
from bot.lab.bench.discord import bench_discord
from bot.lab.bench.duels import bench_duels
from bot.lab.bench.history import bench_history
from bot.lab.bench.pictures import bench_pictures
from bot.lab.bench.playground import bench_playground
from bot.lab.bench.replay import bench_replay
from bot.lab.bench.rules import bench_rules
from bot.lab.bench.tables import bench_tables


def _bench_standby() -> Iterator[str]:
    try:
        from bot.lab.bench.standby import bench_standby
    except ModuleNotFoundError as error:
        raise Complaint("PostgreSQL's driver is not installed: call ./spelvarden.") from error
    return bench_standby()


BENCHES: dict[str, Callable[[], Iterator[str]]] = {
    "rules": bench_rules,
    "playground": bench_playground,
    "tables": bench_tables,
    "discord": bench_discord,
    "duels": bench_duels,
    "bot": bench_bot_player,
    "pictures": bench_pictures,
    "replay": bench_replay,
    "history": bench_history,
    "standby": _bench_standby,
}


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "bench", f"measure on this machine: {', '.join(BENCHES)}"
    )
    parser.add_argument("what", choices=BENCHES, metavar="WHAT", help=", ".join(BENCHES))
    parser.add_argument(
        "--beside",
        metavar="REVISION",
        help="discord, pictures: also measure this revision, alternating with the current one",
    )
    parser.add_argument(
        "--pictures",
        action="store_true",
        help="discord: also measure with pictures, alternating with text only",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    bench = BENCHES[arguments.what]
    if bench is bench_discord:
        bench = partial(bench_discord, arguments.beside, pictures=arguments.pictures)
    elif bench is bench_pictures and not arguments.pictures:
        bench = partial(bench_pictures, arguments.beside)
    elif arguments.beside is not None or arguments.pictures:
        raise Complaint("Only `bench discord` and `bench pictures` can compare.")
    for line in bench():
        print(line, flush=True)
    return 0
