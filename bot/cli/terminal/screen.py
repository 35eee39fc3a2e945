"""The terminal: lines out, lines in, and wiping what others must not see."""

import sys
from collections.abc import Iterable
from typing import Protocol

from bot.printing import harmless, tell

WIPE = "\033[2J\033[3J\033[H"


class Screen(Protocol):
    def show(self, lines: Iterable[str]) -> None: ...

    def read(self, prompt: str) -> str:
        """A line typed by a person; EOFError when nobody types any more."""

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
    """Somebody has typed, in place of whatever was asked, that a move goes back."""


class WithWayBack:
    """A screen at which a move can be taken back whatever is asked, by a word."""

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
