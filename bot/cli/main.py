"""`./spelvarden COMMAND`: reads the command line and runs the command."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

import games
from bot.cli import (
    arena,
    backup,
    bench,
    cards,
    checks,
    new_game,
    restore,
    run,
    simulate,
    table,
    torture,
    verify,
)
from bot.cli.complaint import Complaint
from bot.places import IS_INSTALLED
from bot.printing import harmless, tell
from bot.settings import SettingError

COMMANDS = (
    run,
    table,
    backup,
    restore,
    simulate,
    arena,
    verify,
    cards,
    torture,
    bench,
    new_game,
    checks,
)
WRONG_USE = 2

DESCRIPTION = f"Spelvärden hosts card games: {', '.join(games.names())}."


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        sentence = f"{message[0].upper()}{message[1:]}. See {self.prog} --help."
        self.exit(WRONG_USE, f"{harmless(sentence)}\n")


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
    parser = Parser(prog="spelvarden" if IS_INSTALLED else "./spelvarden", description=DESCRIPTION)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    parsed = parse(parser, arguments or ["run"])
    try:
        code: int = parsed.run(parsed)
    except (Complaint, SettingError) as complaint:
        tell(str(complaint), to=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        return 130
    return code
