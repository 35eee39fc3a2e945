"""Processes of their own, for what a second one sees and what a kill leaves."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def child(*words: str, folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process of its own that runs a few lines of Python, and is killed in the end."""
    command = [sys.executable, "-c", "\n".join(words), str(folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, text=True, stdout=pipe, stdin=pipe) as process:
        yield process
        process.kill()


def said(process: subprocess.Popen[str]) -> str:
    """The next line that a child says, which tells how far it is."""
    assert process.stdout is not None
    return process.stdout.readline().strip()
