"""`test`: every check and test of the project. Silent about what passes."""

import argparse
import itertools
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bot.cli import browser, suite
from bot.cli.complaint import Complaint
from bot.places import IS_INSTALLED, PACKAGES

LONG = "--long"

PROGRAMS = Path(sys.executable).parent

CHECKS = {
    "formatting": ("ruff", "format", "--check", "--quiet", "."),
    "lint": ("ruff", "check", "--quiet", "."),
    "types": ("mypy", "--no-error-summary"),
    "layers": ("lint-imports", "--no-logo"),
}


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "test",
        "run all checks and tests: formatting, lint, types, layers, rules, whole matches",
    )
    parser.add_argument(
        LONG, action="store_true", help="run in full what is otherwise only sampled"
    )
    parser.add_argument(
        "pytest", nargs="*", metavar="…", help="passed on to pytest, such as -k SS15"
    )
    parser.set_defaults(run=run)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Takes what pytest has flags for without asking argparse."""
    for_pytest = [argument for argument in arguments if argument != LONG]
    return argparse.Namespace(run=run, pytest=for_pytest, long=LONG in arguments)


def run(arguments: argparse.Namespace) -> int:
    if IS_INSTALLED:
        raise Complaint("The tests are not installed: run ./spelvarden test in the project itself.")
    failed = []
    if lacking := browser.missing():
        print(lacking, file=sys.stderr)
        if browser.is_needed():
            failed.append("Chromium")
    ended = 0
    with ThreadPoolExecutor(1) as beside:
        checked = beside.submit(lambda: [*itertools.filterfalse(passes, CHECKS)])
        how = suite.LONG if arguments.long else suite.QUICK
        if arguments.pytest:
            ended = suite.pytest(*how, *arguments.pytest).returncode
        else:
            failed += suite.failing(how)
        failed += checked.result()
    if failed:
        print("\nFailed:", *failed, sep="\n  ", file=sys.stderr, flush=True)
    return ended or (1 if failed else 0)


def passes(name: str) -> bool:
    """Runs one check; shows what it says only if it fails."""
    program, *arguments = CHECKS[name]
    check = subprocess.run(
        [*suite.GIVING_WAY, PROGRAMS / program, *arguments],
        cwd=PACKAGES,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if check.returncode:
        print(f"\n{name}:\n{check.stdout}", flush=True)
    return check.returncode == 0
