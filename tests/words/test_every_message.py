"""Everything that the code says has words in every language, and every word is said."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import games
from bot.languages import FALLBACK, LANGUAGES, Language
from bot.library import content
from bot.words.words import YOU, entries
from games.kit import message_ids
from games.kit.game import Game
from games.kit.options import specs
from games.kit.realtime import RealtimeGame
from games.kit.say import Say
from tests.words.messages import messages, plain_text, said, texts, worded

WORD = re.compile(r"[^\W\d_]+")


def declared(key: str) -> Iterator[Say]:
    """The messages that the host asks for by what a game declares."""
    game = games.find(key)
    yield from (message_ids.name(game), message_ids.about(game))
    for section in game.rules_sections:
        yield from (message_ids.section(game, section), message_ids.section_title(game, section))
    for section in game.examples:
        yield message_ids.example(game, section)
    for spec in specs(game.options_type):
        yield message_ids.option(game, spec.name)
        if spec.kind == "choice":
            for choice in spec.choices:
                yield message_ids.option_choice(game, spec.name, choice)
        if spec.kind == "per seat":
            yield message_ids.option_menu(game, spec.name)
            if not spec.most:
                yield message_ids.option_person(game, spec.name)
        else:
            yield message_ids.option_help(game, spec.name)
    for page in game.options_type.pages:
        yield message_ids.options_page(game, page)
    for command in game.commands:
        yield from (message_ids.command(game, command), message_ids.command_help(game, command))
        yield message_ids.command_refused(game, command)
    for command in message_commands(game):
        yield message_ids.message_command(game, command)


def message_commands(game: type[Game[Any, Any, Any]]) -> tuple[str, ...]:
    return game.message_commands if issubclass(game, RealtimeGame) else ()


DECLARED = {message.id for key in games.names() for message in declared(key)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_a_language_has_no_words_for(language: str) -> None:
    known = worded(language)
    missing = [
        f"{call.where} says {call.text}, and {language} has no words for it"
        for call in said()
        if not any(call.id.fullmatch(message) for message in known)
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_language_has_words_for_all_that_a_game_declares(game: str, language: str) -> None:
    known = worded(language)
    missing = [message.id for message in declared(game) if message.id not in known]
    assert not missing, f"{game}.ftl in {language} lacks {', '.join(missing)}"


SAME_IS_CHANCE = 3
"""This many words in a row may be the same in two languages; longer sentences have been copied."""


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != FALLBACK])
def test_no_language_is_copied_from_english(language: str) -> None:
    english = texts(FALLBACK)
    copied = [
        f"{name} is told in {language} as in English: {text}"
        for name, text in texts(language).items()
        if text == english.get(name) and len(WORD.findall(text)) > SAME_IS_CHANCE
    ]
    assert not copied, "\n".join(copied)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert worded(language) == worded(FALLBACK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_is_found_as_its_file_has_it(language: str) -> None:
    """Though no file is read as a whole."""
    found: dict[str, str] = {}
    for file in (file for place in content() for file in place.glob(f"locales/{language}/*.ftl")):
        found |= entries(file.read_text(encoding="utf-8"))
    whole = messages(language)
    assert found.keys() == whole.keys()
    for name, message in whole.items():
        alone, *_ = FluentParser().parse(found[name]).body
        assert isinstance(alone, Message) and alone.value is not None
        assert alone.value.equals(message.value), name


def test_no_message_is_left_that_nothing_says() -> None:
    literal = {re.sub(r"\\(.)", r"\1", call.id.pattern) for call in said() if call.literal}
    patterns = [call.id for call in said() if not call.literal]
    unused = {
        message
        for message in set(worded(FALLBACK)) - DECLARED - literal
        if not any(pattern.fullmatch(message) for pattern in patterns)
    }
    assert not unused


def test_every_message_gets_just_the_arguments_that_it_needs() -> None:
    differing = {
        f"{call.where}: {message} needs {sorted(needed)} and gets {sorted(call.arguments)}"
        for call in said()
        if call.literal and call.arguments is not None
        for message, needed in worded(FALLBACK).items()
        if call.id.fullmatch(message) and needed - {YOU} != call.arguments
    }
    assert not differing


HOW_MANY = {
    "en": "one two three four five six seven eight nine ten eleven twelve",
    "sv": "en två tre fyra fem sex sju åtta nio tio elva tolv",
    "nb": "én to tre fire fem seks sju åtte ni ti elleve tolv",
    "de": "eine zweit? drei|dritt viert? fünft? sechst? sieben|siebt acht neun zehn elf zwölf",
}
"""From one on; some in either of two forms."""


@pytest.mark.parametrize("language", HOW_MANY)
@pytest.mark.parametrize("game", games.names())
def test_the_rules_say_how_many_can_play(game: str, language: Language) -> None:
    """As the game's seats have it: the same numbers stand on the first page, in digits."""
    rules = games.find(game)
    sections = (f"{rules.prefix()}-rules-{section}" for section in rules.rules_sections)
    whole = "\n".join(plain_text(section, language) for section in sections)
    numbers = HOW_MANY[language].split()
    for count in (rules.seat_counts[0], rules.seat_counts[-1]):
        assert re.search(rf"\b({numbers[count - 1]})\b", whole), count


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_named_as_this_language_has_them(language: str) -> None:
    """By reference to what the command is called, which Discord is told as well."""
    written_out = [
        f"{name}: {text}"
        for name, text in texts(language).items()
        if re.search(r"(^|[^\w/:.<])/\w", text)
    ]
    assert not written_out, "\n".join(written_out)
