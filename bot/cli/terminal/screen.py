"""The terminal: writes lines, reads lines, and clears what others must not see."""

import sys
from collections.abc import Iterable
from typing import Protocol

from bot.printing import harmless, tell

WIPE = "\033[2J\033[3J\033[H"


class Screen(Protocol):
    def show(self, lines: Iterable[str]) -> None: ...

    def read(self, prompt: str) -> str:
        """Reads a typed line. Raises EOFError at the end of input."""

    def wipe(self) -> None: ...


class Terminal:
    """The terminal that the command was started in."""

    def show(self, lines: Iterable[str]) -> None:
        tell(*(part for line in lines for part in line.split("\n")))

    def read(self, prompt: str) -> str:
        return input(f"{harmless(prompt)} › ").strip()

    def wipe(self) -> None:
        print(WIPE if sys.stdout.isatty() else "\n" * 40)


class WantsBack(Exception):
    """Somebody typed the word for taking a move back."""


class WithWayBack:
    """A screen on which a word takes the last move back, whatever is asked."""

    def __init__(self, screen: Screen, word: str) -> None:
        self.show = screen.show
        self.wipe = screen.wipe
        self._read = screen.read
        self._word = word.casefold()

    def read(self, prompt: str) -> str:
        typed = self._read(prompt)
        if typed.casefold() == self._word:
            raise WantsBack
        return typed
