"""Runs all tests in parts. Tests over sockets, which mostly wait, run side by side with tests that
only compute, at low priority. Then, with nothing beside them, failed tests run once more, each
file's in a process of its own, and the tests that measure time run. What fails twice has failed.
What fails once is named as well: it is unsteady."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.places import PACKAGES

PYTEST = Path(sys.executable).parent / "pytest"

PARTS = ("games", "kit", "matches", "words", "chat", "pictures", "store")
RECKONING = tuple(f"tests/{part}" for part in PARTS)
QUICK, LONG = (), ("--hypothesis-profile=long", "--timeout=7200")
"""How pytest is called for the gate, and by `test --long` (tests/repeating.py)."""

MEASURING = "alone"
"""The marker of tests that measure time."""

GIVING_WAY = ("nice", "-n", "10")

WAITING_PROCESSES = "4"
"""More than CI has processors: each process waits half of its time."""

IN_ORDER = "--no-loadscope-reorder"
"""Files of a folder follow each other, and so share its browser or its duels' bot."""

PASSED, TESTS_FAILED = 0, 1
"""Pytest's exit codes. Any other code is not a failed test that may have lacked a processor."""


class Portion(NamedTuple):
    """A part of the tests. Its folder remembers what failed."""

    name: str
    where: tuple[str, ...]
    how: tuple[str, ...]
    folder: Path
    root: Path = PACKAGES
    """What names of tests begin from."""

    def run(self, *, quietly: bool = False) -> int:
        """Runs pytest and returns its exit code. `quietly` runs at low priority and prints only the
        last line on success."""
        if not quietly:
            return self._pytest(*self.where).returncode
        done = self._pytest(*self.where, quietly=True)
        told = done.stdout if done.returncode else done.stdout.splitlines()[-1]
        print(f"\n{self.name}: {told}", flush=True)
        return done.returncode

    def run_again(self) -> list[str]:
        """Runs failed tests once more, each file's in a process of its own, and returns those that
        fail again."""
        print(f"\n{self.name}, those that failed, once more and alone:", flush=True)
        for file in sorted({test.partition("::")[0] for test in self.failed()}):
            self._pytest("--last-failed", "--numprocesses", "0", str(self.root / file))
        return self.failed()

    def failed(self) -> list[str]:
        """The tests that failed when they last ran."""
        return [*json.loads((self.folder / "v" / "cache" / "lastfailed").read_bytes())]

    def _pytest(self, *more: str, quietly: bool = False) -> subprocess.CompletedProcess[str]:
        kept = ("-o", f"cache_dir={self.folder}", f"--rootdir={self.root}")
        return pytest(*kept, *self.how, *more, quietly=quietly)


def pytest(*arguments: str, quietly: bool = False) -> subprocess.CompletedProcess[str]:
    """Runs pytest. Bytecode is always cached; otherwise each of several hundred processes would
    compile everything that it imports."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.run(
        [*(GIVING_WAY if quietly else ()), PYTEST, *arguments],
        cwd=PACKAGES,
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE if quietly else None,
        stderr=subprocess.STDOUT if quietly else None,
    )


def failing(how: Sequence[str]) -> Iterator[str]:
    """Runs all tests, `how` being further arguments for pytest. Yields tests that failed twice, and
    parts that could not run; prints those that failed once."""
    with TemporaryDirectory() as folder:
        waiting, reckoning, measuring = _parts(Path(folder), how)
        with ThreadPoolExecutor(1) as beside:
            reckoned = beside.submit(reckoning.run, quietly=True)
            waited = waiting.run()
        print(f"\n{measuring.name}:", flush=True)
        ends = {waiting: waited, reckoning: reckoned.result(), measuring: measuring.run()}
        unsteady: list[str] = []
        for part, ended in ends.items():
            if ended == TESTS_FAILED:
                once, twice = part.failed(), part.run_again()
                unsteady += [test for test in once if test not in twice]
                yield from twice
            elif ended != PASSED:
                yield part.name
        if unsteady:
            print("\nUnsteady, failed once and passed alone:", *unsteady, sep="\n  ", flush=True)


def _parts(folder: Path, how: Sequence[str]) -> tuple[Portion, Portion, Portion]:
    side_by_side = (*how, "-m", f"not {MEASURING}", "--numprocesses")
    others = tuple(f"--ignore={part}" for part in RECKONING)
    waiting = (*others, *side_by_side, WAITING_PROCESSES, "--dist", "loadfile", IN_ORDER)
    reckoning = (*side_by_side, "auto", "--dist", "worksteal")
    measuring, measured = (*how, "-m", MEASURING), tuple(_files_that_measure())
    return (
        Portion("tests over sockets", (), waiting, folder / "waiting"),
        Portion("tests that only reckon", RECKONING, reckoning, folder / "reckoning"),
        Portion("tests that measure time", measured, measuring, folder / "measuring"),
    )


def _files_that_measure() -> Iterator[str]:
    """Named, as to collect all tests takes longer than some of these tests."""
    for file in sorted((PACKAGES / "tests").rglob("test_*.py")):
        if f"mark.{MEASURING}" in file.read_text():
            yield str(file)
