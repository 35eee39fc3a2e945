"""Everything that the code says has words in every language, and every word is said."""

import re

import pytest

import games
from bot.words.words import FALLBACK, LANGUAGES, Language
from games.kit.options import specs
from tests.words.messages import plain_text, said, worded


def conventional(game: str) -> set[str]:
    """The messages of a game that the host asks for by convention."""
    rules = games.find(game)
    prefix = rules.prefix()
    ids = {f"{prefix}-name", f"{prefix}-about"}
    for section in rules.rules_sections:
        ids |= {f"{prefix}-rules-{section}", f"{prefix}-rules-{section}-title"}
    for spec in specs(rules.options_type):
        ids |= {f"{prefix}-option-{spec.name}", f"{prefix}-option-{spec.name}-help"}
        if spec.kind == "choice":
            ids |= {f"{prefix}-option-{spec.name}-{choice}" for choice in spec.choices}
    return ids


CONVENTIONAL = set().union(*map(conventional, games.names()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_a_language_has_no_words_for(language: str) -> None:
    known = worded(language)
    missing = {
        f"{call.where} {call.id.pattern}"
        for call in said()
        if not any(call.id.fullmatch(message) for message in known)
    }
    assert not missing
    assert set(known) >= CONVENTIONAL


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert worded(language) == worded(FALLBACK)


def test_no_message_is_left_that_nothing_says() -> None:
    literal = {re.sub(r"\\(.)", r"\1", call.id.pattern) for call in said() if call.literal}
    patterns = [call.id for call in said() if not call.literal]
    unused = {
        message
        for message in set(worded(FALLBACK)) - CONVENTIONAL - literal
        if not any(pattern.fullmatch(message) for pattern in patterns)
    }
    assert not unused


def test_every_message_gets_just_the_arguments_that_it_needs() -> None:
    differing = {
        f"{call.where}: {message} needs {sorted(needed)} and gets {sorted(call.arguments)}"
        for call in said()
        if call.literal and call.arguments is not None
        for message, needed in worded(FALLBACK).items()
        if call.id.fullmatch(message) and needed != call.arguments
    }
    assert not differing


HOW_MANY = {
    "en": {2: "two", 6: "six", 12: "twelve"},
    "sv": {2: "två", 6: "sex", 12: "tolv"},
    "nb": {2: "to", 6: "seks", 12: "tolv"},
    "de": {2: "zweit?", 6: "sechst?", 12: "zwölf"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_the_rules_say_at_once_how_many_can_play(game: str, language: Language) -> None:
    """As the game's seats have it: the same numbers stand above each page, in digits."""
    rules = games.find(game)
    first = plain_text(f"{rules.prefix()}-rules-{rules.rules_sections[0]}", language)
    numbers = HOW_MANY[language]
    for count in (rules.seat_counts[0], rules.seat_counts[-1]):
        assert re.search(rf"\b({numbers[count]})\b", first), count
