"""Players' names, as people have written them, in letters that can be drawn."""

import unicodedata
from functools import lru_cache

from bot.pictures.fitting import drawable
from bot.pictures.fonts import is_drawable

MOST_KEPT = 2_000
LONGEST = 32


@lru_cache(MOST_KEPT)
def drawn_name(name: str) -> str:
    """A name composed (NFKC), without what no font has: emojis, towers of accents. Empty if it has
    lost most of its letters, for half a name might be another's.

    The fonts have no letters of right-to-left scripts nor of those whose letters change with their
    neighbours: Layout.BASIC sets them as they come, from left to right, and would write them wrong.
    """
    whole = "".join(map(_plain, unicodedata.normalize("NFKC", name)))
    kept = drawable(whole)[:LONGEST].rstrip()
    return kept if _letters(kept) and 2 * _letters(kept) >= _letters(whole) else ""


def _plain(letter: str) -> str:
    """The letter, or if no font has it so, without what stands on it."""
    return letter if is_drawable(letter) else unicodedata.normalize("NFD", letter)[0]


def _letters(text: str) -> int:
    return sum(letter.isalnum() for letter in text)
