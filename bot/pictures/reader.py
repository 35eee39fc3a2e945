"""The person who looks at a picture: their language, the players' names, and which side is near
them."""

import unicodedata
from functools import lru_cache

from bot.languages import Language
from bot.pictures.fitting import drawable
from bot.pictures.fonts import is_drawable
from bot.words.words import Names, Words
from games.kit.say import Named, Say, Seat, Who, say
from games.kit.scenes import Scene


class Reader:
    """Puts messages into one reader's words, in letters that can be drawn."""

    def __init__(
        self, words: Words, language: Language, names: Names, near: Seat | None = None
    ) -> None:
        """`near` is the seat that a public board shows at the bottom, where that matters."""
        self.near = near
        self._words = words
        self._language = language
        self.names = {
            seat: drawn_name(name) or self._nameless(seat) for seat, name in names.items()
        }

    def text(self, message: Say | Named | Who) -> str:
        return self._words.text(message, self._language, self.names, drawable)

    def capital(self, message: Say | Named) -> str:
        """The text as it begins a line, in title case: Georgian has capitals that no name begins
        with."""
        text = self.text(message)
        return text[:1].title() + text[1:]

    def _nameless(self, seat: Seat) -> str:
        return self._words.text(say("pictures-player", number=seat + 1), self._language, {})


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


def viewer_of(scene: Scene) -> Seat | None:
    """The seat whose hand is open in a scene."""
    return next((zone.owner for zone in scene.board if zone.key == "hand"), None)


def near_seat(scene: Scene, reader: Reader) -> Seat | None:
    """The viewer's own seat; on a public board, the reader's if only one person plays."""
    own = viewer_of(scene)
    return reader.near if own is None else own
