"""`torture`: kills a playing bot at random moments, and nothing may be lost; kills the one of two
processes that is at work, and nobody may notice; or plays duels whose messages arrive in any order,
and every ruling must follow the time stamps."""

import argparse
from typing import Any

from bot.cli.complaint import Complaint
from bot.lab.torture.disturbing import How
from bot.lab.torture.duels import DuelsFailed, torture_duels
from bot.lab.torture.standby import run as torture_standby
from bot.lab.torture.torture import run as torture

KILLS, DUELS = 12, 10_000
HOW = {
    "stop": "stop it as for an upgrade, by SIGTERM",
    "pause": "stop it by SIGSTOP for a while; needs --postgres",
    "crash": "kill PostgreSQL's server and start it again; needs --postgres",
}
NEEDS_POSTGRES = ("pause", "crash")


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
    for how, told in HOW.items():
        parser.add_argument(
            f"--{how}", dest="how", action="store_const", const=how, help=f"with standby: {told}"
        )
    parser.add_argument(
        "--postgres", action="store_true", help="with standby: keep everything in PostgreSQL"
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
        return standby(arguments)
    return torture(arguments.kills, arguments.seed)


def standby(arguments: argparse.Namespace) -> int:
    how: How = arguments.how or "kill"
    if how in NEEDS_POSTGRES and not arguments.postgres:
        raise Complaint(f"--{how} needs --postgres.")
    return torture_standby(arguments.kills, arguments.seed, how, postgres=arguments.postgres)


def duels(number: int, seed: int) -> int:
    try:
        for line in torture_duels(number, seed):
            print(line, flush=True)
    except DuelsFailed as failed:
        print(failed, flush=True)
        return 1
    return 0
