"""The person who looks at a picture: their language, the players' names, and which side is near
them."""

from bot.languages import Language
from bot.pictures.fitting import drawable
from bot.pictures.names import drawn_name
from bot.words.words import Names, Words
from games.kit.say import Named, Say, Seat, Who, say


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
