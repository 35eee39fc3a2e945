"""`arena`: measures which of two levels of the bot player is stronger."""

import argparse
from typing import Any

from bot.cli.choosing import add_game, checked_seats, chosen_game, chosen_options, possible_seats
from bot.cli.complaint import Complaint
from bot.lab.arena import Contest, compete
from bot.lab.bot_match import RANDOM
from games.kit.bot_player import EASY, HARD, LEVELS


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "arena",
        "let two levels of the bot player play each other, and say which one is stronger",
    )
    add_game(parser)
    parser.add_argument(
        "--matches", type=int, default=200, metavar="N", help="number of matches (default: 200)"
    )
    parser.add_argument(
        "--between",
        nargs=2,
        choices=(RANDOM, *LEVELS),
        default=(HARD, EASY),
        metavar="LEVEL",
        help=f"two of {', '.join((RANDOM, *LEVELS))} (default: {HARD} {EASY})",
    )
    parser.add_argument(
        "--seats",
        type=int,
        metavar="K",
        help="number of seats, the levels in turn (default: the fewest allowed)",
    )
    parser.add_argument(
        "--seed", default="1", metavar="S", help="the same seed gives the same matches"
    )
    parser.add_argument(
        "--jobs", type=int, metavar="J", help="number of processes (default: one per core)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.matches < 2 or arguments.matches % 2:
        raise Complaint(
            f"--matches takes an even number from 2, and you gave {arguments.matches}: "
            "each deal is played twice."
        )
    one, other = arguments.between
    if one == other:
        raise Complaint(f"--between takes two different levels, but you gave {one} twice.")
    game = chosen_game(arguments.game)
    options = chosen_options(game, arguments.options)
    seats = arguments.seats or possible_seats(game, options)[0]
    if checked_seats(game, seats, options) % 2:
        raise Complaint(f"--seats takes an even number, half for each level, but you gave {seats}.")
    deals = arguments.matches // 2
    contest = Contest(game.key, deals, arguments.seed, seats, options, (one, other))
    print("\n".join(compete(contest, arguments.jobs).lines()))
    return 0
