"""Card names for people who read a table in different languages: the reader's own name, followed by
the one on the board."""

from collections.abc import Iterable

from bot.languages import Language
from bot.words.words import Clean, Names, Words, encoded
from games.kit.say import Named, Say, Who, say


class TwoLanguages(Words):
    """Words that tell some names in a second language too, where that differs: "Knight
    (Ritter)"."""

    def __init__(self, words: Words, second: Language, names: Iterable[Say | Named]) -> None:
        self._share(words)
        self.in_one = words
        self._second = second
        self._twice = frozenset(map(encoded, names))

    def text(
        self,
        message: Say | Named | Who,
        language: Language,
        names: Names,
        clean: Clean | None = None,
        form: str = "",
    ) -> str:
        text = super().text(message, language, names, clean, form)
        if isinstance(message, Who) or encoded(message) not in self._twice:
            return text
        other = self.in_one.text(message, self._second, names, clean)
        if other.casefold() == text.casefold():
            return text
        return self.in_one.text(say("kit-name-twice", name=text, other=other), language, names)
