"""The terminal: lines out, lines in, and wiping what others must not see."""

import sys
from collections.abc import Iterable
from typing import Protocol

WIPE = "\033[2J\033[3J\033[H"


class Screen(Protocol):
    def show(self, lines: Iterable[str]) -> None: ...

    def read(self, prompt: str) -> str:
        """A line typed by a person; EOFError when nobody types any more."""

    def wipe(self) -> None: ...


class Terminal:
    """The terminal that the command was started in."""

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)

    def read(self, prompt: str) -> str:
        return input(f"{prompt} › ").strip()

    def wipe(self) -> None:
        print(WIPE if sys.stdout.isatty() else "\n" * 40)
