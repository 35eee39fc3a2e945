"""`test`: every check and test of the project, silent about what is fine."""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bot.cli import browser
from bot.cli.complaint import Complaint
from bot.places import IS_INSTALLED, PACKAGES

PROGRAMS = Path(sys.executable).parent

CHECKS = {
    "formatting": ("ruff", "format", "--check", "--quiet", "."),
    "lint": ("ruff", "check", "--quiet", "."),
    "types": ("mypy", "--no-error-summary"),
    "layers": ("lint-imports", "--no-logo"),
}

RECKONING = "tests that only reckon"
PATIENT = [f"tests/{part}" for part in ("games", "kit", "matches", "words", "chat", "store")]
"""These are run beside those that play over sockets, which often wait, and give way to them."""

SIDE_BY_SIDE = ("--dist", "loadfile", "--numprocesses")
WAITING_PROCESSES = 4
"""More than most machines of CI have processors: each of them waits half of its time."""

TESTS_FAILED = 1
"""What pytest ends with then. Any other failure is not one of a test in want of processors."""

GIVING_WAY = ("nice", "-n", "10")


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser(
        "test", help="all checks and tests: formatting, lint, types, layers, rules, whole matches"
    )
    parser.add_argument("pytest", nargs="*", metavar="…", help="handed on to pytest: -k SS15")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if IS_INSTALLED:
        raise Complaint("The tests are not installed: run ./spelvarden test in the project itself.")
    failed = []
    if lacking := browser.missing():
        print(lacking, file=sys.stderr)
        if browser.is_needed():
            failed.append("Chromium")
    patient = [*PATIENT, *SIDE_BY_SIDE, "auto", "-p", "no:cacheprovider"]
    chosen = [*(f"--ignore={part}" for part in PATIENT), *SIDE_BY_SIDE, str(WAITING_PROCESSES)]
    if arguments.pytest:
        patient, chosen = [], arguments.pytest
    with ThreadPoolExecutor(1) as beside:
        others = beside.submit(lambda: list(_failing(patient)))
        ended = _pytest(*chosen)
        failed += others.result()
    if ended == TESTS_FAILED and not arguments.pytest:
        print("\nThose that failed beside others, once more and alone:", flush=True)
        ended = _pytest("--last-failed", "--last-failed-no-failures=none")
    if failed:
        print(f"Failed besides the tests above: {', '.join(failed)}.", file=sys.stderr)
    return ended or (1 if failed else 0)


def _pytest(*arguments: str) -> int:
    return subprocess.run([PROGRAMS / "pytest", *arguments], cwd=PACKAGES, check=False).returncode


def _failing(patient: Sequence[str]) -> Iterator[str]:
    """Which checks fail, and whether the patient tests do."""
    for name, command in CHECKS.items():
        if not passes(name, command):
            yield name
    if patient and not passes(RECKONING, ("pytest", *patient), told=True):
        yield RECKONING


def passes(name: str, command: Sequence[str], *, told: bool = False) -> bool:
    """Runs one check; shows what it says only if it fails, or the last line of it if that is to be
    `told`."""
    check = subprocess.run(
        [*GIVING_WAY, PROGRAMS / command[0], *command[1:]],
        cwd=PACKAGES,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if check.returncode:
        print(f"\n{name}:\n{check.stdout}", flush=True)
    elif told:
        print(f"\n{name}: {check.stdout.splitlines()[-1]}", flush=True)
    return check.returncode == 0
