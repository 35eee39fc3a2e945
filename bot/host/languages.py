"""The language in which a table speaks to everybody: the chosen one, or its cards', or its
opener's."""

from typing import NamedTuple

from bot.languages import LANGUAGES
from games.kit.say import malformed, say

CHOICE = "language:"
"""Under which a table's language stands among a lobby's options: no game's option is called so."""

BY_ITSELF = "none"
"""Stands there for a language that nobody has chosen."""


class TableLanguage(NamedTuple):
    """The languages of a table's opener, of its cards, and the chosen one; and the opener's locale.
    All but the first are empty if there is none."""

    opener: str
    cards: str = ""
    chosen: str = ""
    locale: str = ""

    @property
    def by_itself(self) -> str:
        """What is spoken unless another language is chosen."""
        return self.cards if self.cards in LANGUAGES else self.opener

    @property
    def now(self) -> str:
        return self.chosen or self.by_itself

    @property
    def choice(self) -> str:
        return self.chosen or BY_ITSELF


def read_language(choice: str) -> str:
    """The chosen language, if it is one; raises a malformed Refusal for none that is known."""
    if choice == BY_ITSELF:
        return ""
    if choice not in LANGUAGES:
        raise malformed(say("tables-no-such-language"))
    return choice
