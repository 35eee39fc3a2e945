"""`torture`: a playing bot is killed at random moments, and nothing may be lost."""

import argparse
from typing import Any

from bot.commands.complaint import Complaint
from bot.torture.torture import run as torture


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser(
        "torture", help="kill a playing bot again and again, and see that nothing is lost"
    )
    parser.add_argument("--kills", type=int, default=12, metavar="N", help="how often (12)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed, the same play"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.kills < 1:
        raise Complaint(f"--kills takes a number from 1, and you gave {arguments.kills}.")
    return torture(arguments.kills, arguments.seed)
