"""`./spelvarden COMMAND`: reads the command line and runs the command."""

import argparse
import sys
import textwrap
from collections.abc import Sequence
from typing import Any, NoReturn

import games
from bot.cli import (
    arena,
    backup,
    bench,
    cards,
    checks,
    importing,
    invite,
    new_game,
    ratings,
    replay,
    restore,
    run,
    setup,
    simulate,
    table,
    torture,
    verify,
)
from bot.cli.complaint import Complaint
from bot.places import PROGRAM
from bot.printing import harmless, tell
from bot.settings import SettingError

GROUPS = {
    "to play and to run the bot": (
        run,
        setup,
        invite,
        table,
        replay,
        backup,
        restore,
        importing,
        ratings,
        verify,
        cards,
    ),
    "to develop it": (simulate, arena, torture, bench, new_game, checks),
}
COMMANDS = tuple(command for group in GROUPS.values() for command in group)
WRONG_USE = 2

DESCRIPTION = f"Spelvärden hosts card games: {', '.join(games.names())}."
WIDTH, INDENT = 78, 12
"""The columns of a line of help, and those before a command's own words."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        sentence = f"{message[0].upper()}{message[1:]}. See {self.prog} --help."
        self.exit(WRONG_USE, f"{harmless(sentence)}\n")


class Commands:
    """Adds commands to a parser, and lists them for its help."""

    def __init__(self, subparsers: Any) -> None:
        self._subparsers = subparsers
        self.listed: list[str] = []

    def group(self, title: str) -> None:
        """What is added from here on is listed under this title."""
        self.listed += ["", f"commands {title}:"]

    def add(self, name: str, does: str) -> argparse.ArgumentParser:
        self.listed += textwrap.wrap(
            does, WIDTH, initial_indent=f"  {name:<{INDENT - 2}}", subsequent_indent=" " * INDENT
        )
        parser: argparse.ArgumentParser = self._subparsers.add_parser(
            name, description=f"{does[0].upper()}{does[1:]}."
        )
        return parser


def parse(parser: Parser, arguments: Sequence[str]) -> argparse.Namespace:
    """Parses the command line. A match's options may follow flags; most of what follows `test`
    goes to pytest."""
    if arguments[:1] == ["test"] and arguments[1:] not in (["-h"], ["--help"]):
        return checks.parse(arguments[1:])
    parsed, rest = parser.parse_known_args(arguments)
    if rest and (not hasattr(parsed, "options") or any(word.startswith("-") for word in rest)):
        parser.error(f"“{' '.join(rest)}” is not understood")
    if rest:
        parsed.options += rest
    return parsed


def main(arguments: Sequence[str]) -> int:
    parser = Parser(
        prog=PROGRAM,
        usage="%(prog)s [-h] COMMAND …",
        description=textwrap.fill(DESCRIPTION, WIDTH),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = Commands(
        parser.add_subparsers(metavar="COMMAND", required=True, help=argparse.SUPPRESS)
    )
    for title, group in GROUPS.items():
        commands.group(title)
        for command in group:
            command.add_to(commands)
    parser.epilog = "\n".join(commands.listed[1:])
    parsed = parse(parser, arguments or ["run"])
    try:
        code: int = parsed.run(parsed)
    except (Complaint, SettingError) as complaint:
        tell(str(complaint), to=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        return 130
    return code
