"""`test`: every check and test of the project, silent about what is fine."""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.commands import browser

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = Path(sys.executable).parent

CHECKS = {
    "formatting": ("ruff", "format", "--check", "--quiet", "."),
    "lint": ("ruff", "check", "--quiet", "."),
    "types": ("mypy", "--no-error-summary"),
    "layers": ("lint-imports", "--no-logo"),
}


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser(
        "test", help="all checks and tests: formatting, lint, types, layers, rules, whole matches"
    )
    parser.add_argument("pytest", nargs="*", metavar="…", help="handed on to pytest: -k SS15")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    failed = [name for name, command in CHECKS.items() if not passes(name, command)]
    if lacking := browser.missing():
        print(lacking, file=sys.stderr)
        if browser.is_needed():
            failed.append("Chromium")
    tests = subprocess.run([PROGRAMS / "pytest", *arguments.pytest], cwd=ROOT, check=False)
    if failed:
        print(f"Failed besides the tests: {', '.join(failed)}.", file=sys.stderr)
    return tests.returncode or (1 if failed else 0)


def passes(name: str, command: Sequence[str]) -> bool:
    """Runs one check; shows what it says only if it fails."""
    check = subprocess.run(
        [PROGRAMS / command[0], *command[1:]],
        cwd=ROOT,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if check.returncode:
        print(f"{name}:\n{check.stdout}", flush=True)
    return check.returncode == 0
