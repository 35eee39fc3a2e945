"""Card names for people who read a table in different languages: the reader's own name, followed by
the one on the board."""

import re
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
        if isinstance(message, Who) or encoded(message) not in self._twice:
            return super().text(message, language, names, clean, form)
        one = self.in_one
        text = one.text(message, language, names, clean, form)
        other = one.text(message, self._second, names, clean)
        if words_of(other) == words_of(one.text(message, language, names, clean)):
            return text
        return one.text(say("kit-name-twice", name=text, other=other), language, names)


def words_of(name: str) -> list[str]:
    """What two names are compared by: "Sand-5" and "Sand 5" are the same."""
    return re.findall(r"\w+", name.casefold())
