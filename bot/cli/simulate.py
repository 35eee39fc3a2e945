"""`simulate`: plays random legal matches and checks everything after every move."""

import argparse
from typing import Any

from bot.cli.choosing import add_game, checked_seats, chosen_game, chosen_options, possible_seats
from bot.cli.complaint import Complaint
from bot.lab.simulate import Plan, simulate
from games.kit.bot_player import LEVELS


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "simulate", "play random matches and check every promise of the rules"
    )
    add_game(parser)
    parser.add_argument(
        "--matches", type=int, default=300, metavar="N", help="number of matches (default: 300)"
    )
    parser.add_argument(
        "--seed", default="1", metavar="S", help="the same seed gives the same matches"
    )
    parser.add_argument(
        "--seats",
        type=int,
        metavar="K",
        help="number of players (default: every allowed number in turn)",
    )
    parser.add_argument(
        "--play",
        choices=("random", *LEVELS),
        default="random",
        help="how they play: at random, or like the bot player at that level (default: random)",
    )
    parser.add_argument(
        "--jobs", type=int, metavar="J", help="number of processes (default: one per core)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.matches < 1:
        raise Complaint(f"--matches takes a number from 1 up, but you gave {arguments.matches}.")
    game = chosen_game(arguments.game)
    options = chosen_options(game, arguments.options)
    if arguments.seats is None:
        seat_counts = possible_seats(game, options)
    else:
        seat_counts = (checked_seats(game, arguments.seats, options),)
    plan = Plan(game.key, arguments.matches, arguments.seed, seat_counts, options, arguments.play)
    report = simulate(plan, arguments.jobs)
    print("\n".join(report.lines()))
    return 1 if report.defects else 0
