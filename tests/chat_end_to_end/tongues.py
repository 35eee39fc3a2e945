"""In which language a text is, by words that only one of the four has."""

import re
from collections.abc import Iterator
from functools import cache
from zoneinfo import available_timezones

import games
from bot.chat.render.clocks import zone_name
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from bot.words.words import Words
from games.kit.say import Named
from games.ordet_fanger.rules import OrdetFanger
from games.supertrumf.rules import Supertrumf
from tests.words.messages import texts

WORD = re.compile(r"(?<!\w)[^\W\d_]{3,}(?!\w)")
LINKS = re.compile(r"\]\(\S+\)|https?://\S+|<[^>]*>|`[^`]*`|[\w-]{30,}")
"""Addresses, mentions and code; and seals and hashes, which may hold any word by chance."""
WORDS = Words()


def strange(text: str, languages: frozenset[Language], known: frozenset[str]) -> set[str]:
    """The words in a text that only other languages have than these, but for names that are
    known."""
    own = frozenset[str]().union(*(vocabulary(language) for language in languages))
    others = frozenset[str]().union(*map(vocabulary, LANGUAGES)) - own
    return {*words_in(LINKS.sub(" ", text))} & others - known


@cache
def vocabulary(language: Language) -> frozenset[str]:
    """All the words of its messages, and of the names that come with cards."""
    said = [*texts(language).values()]
    named = (name for key in games.names() for name in open_game(key).card_names())
    said += [WORDS.text(name, language, {}) for name in named if isinstance(name, Named)]
    supertrumf = open_game("supertrumf")
    assert isinstance(supertrumf, Supertrumf)
    said += [name.texts[language] for name in supertrumf.deck.attributes.values()]
    return frozenset(word for text in said for word in words_in(text))


@cache
def in_any_language() -> frozenset[str]:
    """What is the same for all readers: card sets and their categories, languages' own names, and
    time zones. Of a card's two names one is in another language."""
    game = open_game("ordet_fanger")
    assert isinstance(game, OrdetFanger)
    said = [text for cards in game.sets.offered for text in (cards.title, *cards.fixed)]
    said += [*game.sets.category.values()]
    said += ["Svenska Norsk Deutsch English", *map(zone_name, available_timezones())]
    for key in games.names():
        for name in open_game(key).card_names():
            said += (WORDS.text(name, language, {}) for language in LANGUAGES)
    return frozenset(word for text in said for word in words_in(text))


def words_in(text: str) -> Iterator[str]:
    return (word.casefold() for word in WORD.findall(text))
