"""What is printed, made harmless: text from a foreign file could else move the cursor, colour the
screen or say that nothing is wrong."""

import sys
import unicodedata
from typing import TextIO

LONGEST_LINE = 2_000

DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn round what stands behind them."""


def harmless(text: str) -> str:
    """One line, with each control character as Python would write it."""
    line = "".join(map(_shown, text))
    return line if len(line) <= LONGEST_LINE else line[: LONGEST_LINE - 1] + "…"


def tell(*lines: str, to: TextIO | None = None) -> None:
    """Prints lines that may hold anything."""
    for line in lines:
        print(harmless(line), file=to or sys.stdout, flush=True)


def _shown(character: str) -> str:
    is_control = unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp")
    if is_control or character in DIRECTIONS:
        return character.encode("unicode_escape").decode("ascii")
    return character
