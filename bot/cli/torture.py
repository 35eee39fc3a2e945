"""`torture`: kills a playing bot at random moments, and nothing may be lost; kills the one of two
processes that is at work, and nobody may notice; or plays duels whose messages arrive in any order,
and every ruling must follow the time stamps."""

import argparse
import signal
from typing import Any

from bot.cli.complaint import Complaint
from bot.lab.torture.duels import DuelsFailed, torture_duels
from bot.lab.torture.standby import run as torture_standby
from bot.lab.torture.torture import run as torture

KILLS, DUELS = 12, 10_000


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "torture",
        "kill a playing bot, or the one of two that is at work, again and again; or play duels "
        "with messages in disorder",
    )
    parser.add_argument(
        "what",
        nargs="?",
        choices=("kills", "standby", "duels"),
        default="kills",
        help="(default: kills)",
    )
    parser.add_argument(
        "--kills", type=int, default=KILLS, metavar="N", help=f"number of kills (default: {KILLS})"
    )
    parser.add_argument(
        "--stop", action="store_true", help="with standby: stop it as for an upgrade, by SIGTERM"
    )
    parser.add_argument(
        "--duels",
        type=int,
        default=DUELS,
        metavar="N",
        help=f"number of duels (default: {DUELS:,})",
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed gives the same play"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    for name, number in (("kills", arguments.kills), ("duels", arguments.duels)):
        if number < 1:
            raise Complaint(f"--{name} takes a number from 1 up, but you gave {number}.")
    if arguments.what == "duels":
        return duels(arguments.duels, arguments.seed)
    if arguments.what == "standby":
        how = signal.SIGTERM if arguments.stop else signal.SIGKILL
        return torture_standby(arguments.kills, arguments.seed, how)
    return torture(arguments.kills, arguments.seed)


def duels(number: int, seed: int) -> int:
    try:
        for line in torture_duels(number, seed):
            print(line, flush=True)
    except DuelsFailed as failed:
        print(failed, flush=True)
        return 1
    return 0
