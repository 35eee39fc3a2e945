"""Players' names in letters that can be drawn."""

import unicodedata
from functools import lru_cache

from bot.pictures.fitting import drawable
from bot.pictures.fonts import is_drawable

MOST_KEPT = 2_000
LONGEST = 32


@lru_cache(MOST_KEPT)
def drawn_name(name: str) -> str:
    """The name composed (NFKC), without what no font has, such as emojis and stacked accents. Empty
    if most letters are lost: half a name might be somebody else's.

    The fonts lack right-to-left scripts and scripts whose letters change with their neighbours,
    because Layout.BASIC sets letters one by one from left to right.
    """
    whole = "".join(map(_plain, unicodedata.normalize("NFKC", name)))
    kept = drawable(whole)[:LONGEST].rstrip()
    return kept if _letters(kept) and 2 * _letters(kept) >= _letters(whole) else ""


def _plain(letter: str) -> str:
    """The letter or, if no font has it, the letter without its accents."""
    return letter if is_drawable(letter) else unicodedata.normalize("NFD", letter)[0]


def _letters(text: str) -> int:
    return sum(letter.isalnum() for letter in text)
