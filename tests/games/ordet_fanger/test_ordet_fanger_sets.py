"""The sets that come with the game, in every language: OF1, OF13, OF19."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from bot.chat.render.speech import Speech
from bot.languages import LANGUAGES
from bot.library import Library, proposed_options
from bot.words.words import Words
from games.ordet_fanger.answers import KnownAnswers
from games.ordet_fanger.cards import SYMBOLS, CardSet, CardSets, symbol_of
from games.ordet_fanger.folding import LONGEST_ANSWER, can_answer, squeezed, words_of

LONGEST_ON_A_CARD = 44
LEAST_KNOWN, LEAST_KNOWN_TO_YOUNG = 20, 12
LEAST_FIXED = 10
GROWN_UP, YOUNG, LINKED = 3, 1, 1
INTERNATIONAL = {"en": "en_world"}
"""Beside those of one country, whose language is spoken in many."""


@cache
def library() -> Library:
    return Library()


def sets() -> CardSets:
    return library().open_game("ordet_fanger").sets


def known() -> KnownAnswers:
    return library().answers("ordet_fanger")


NAMES = [cards.name for cards in sets().offered]


def of(language: str) -> list[CardSet]:
    return [cards for cards in sets().offered if cards.language == language]


def folded(text: str) -> str:
    return squeezed(words_of(text))


def doubles(texts: Iterator[str]) -> list[str]:
    return [text for text, count in Counter(map(folded, texts)).items() if count > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_three_sets_one_for_the_young_and_one_that_is_linked(language):
    there = of(language)
    assert sum(bool(cards.fixed) for cards in there) == YOUNG
    assert sum(cards.is_linked for cards in there) == LINKED
    international = [INTERNATIONAL[language]] if language in INTERNATIONAL else []
    assert len(there) == GROWN_UP + YOUNG + LINKED + len(international)
    offered = library().open_game("ordet_fanger").contents("cards", language)
    assert [choice.key for choice in offered[: len(there)]] == [
        *international,
        language,
        f"{language}_2",
        f"{language}_3",
        f"{language}_young",
        f"linked_{language}",
    ]


@pytest.mark.parametrize(
    ("language", "locale", "name"),
    [
        ("sv", "sv-SE", "sv"),
        ("nb", "no", "nb"),
        ("nb", "da", "nb"),
        ("de", "", "de"),
        ("en", "en-GB", "en"),
        ("en", "en-US", "en_world"),
        ("en", "fr", "en_world"),
        ("en", "", "en_world"),
    ],
)
def test_a_set_is_proposed_by_locale_or_else_by_language(language, locale, name):
    game = library().open_game("ordet_fanger")
    assert proposed_options(game, language, locale) == {"rounds": "2", "cards": name}


def test_the_sets_from_britain_say_so_where_a_set_is_chosen():
    english = Speech(Words(), "en", {})
    choices = library().open_game("ordet_fanger").contents("cards", "en")
    told = {choice.key: english.plain(choice.name) for choice in choices}
    assert {name for name in told if "(British English)" in told[name]} == {
        cards.name for cards in of("en") if cards.name not in ("en_world", "linked_en")
    }
    assert told["en_world"].endswith("(English)")


def test_every_set_has_a_title_of_its_own():
    assert not doubles(cards.title for cards in sets().offered)


@pytest.mark.parametrize("name", NAMES)
def test_OF1_a_set_has_nine_cards_of_each_symbol_and_six_fair_jokers(name):
    cards = sets().by_name[name]
    assert Counter(map(symbol_of, cards.categories)) == dict.fromkeys(SYMBOLS, 9)
    pairs = [frozenset(pair) for pair in cards.jokers.values()]
    assert len(pairs) == len({*pairs}) == 6
    shown = Counter(symbol for pair in pairs for symbol in pair)
    assert {*shown} == {*SYMBOLS} and max(shown.values()) <= 2


@pytest.mark.parametrize("name", NAMES)
def test_a_category_is_short_enough_for_its_card(name):
    texts = (*sets().by_name[name].categories.values(), *sets().by_name[name].fixed)
    assert [text for text in texts if len(text) > LONGEST_ON_A_CARD] == []
    assert [text for text in texts if text != text.strip() or text.endswith(".")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_category_stands_twice_in_a_language(language):
    assert not doubles(text for cards in of(language) for text in cards.categories.values())


@pytest.mark.parametrize("name", NAMES)
def test_enough_answers_are_known_to_every_category_and_none_twice(name):
    cards = sets().by_name[name]
    lists = {text: known().of(sets(), card) for card, text in cards.categories.items()}
    lists |= {text: known().of_fixed(sets(), name, text) for text in cards.fixed}
    least = LEAST_KNOWN_TO_YOUNG if cards.fixed else LEAST_KNOWN
    assert {text: len(each) for text, each in lists.items() if len(each) < least} == {}
    assert {text: twice for text, each in lists.items() if (twice := doubles(iter(each)))} == {}


@pytest.mark.parametrize("name", NAMES)
def test_every_known_answer_could_be_said(name):
    for card in sets().by_name[name].categories:
        for answer in known().of(sets(), card):
            assert can_answer(answer) and len(answer) <= LONGEST_ANSWER, (card, answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_OF13_the_young_set_has_a_list_of_fixed_categories(language):
    (young,) = (cards for cards in of(language) if cards.fixed)
    assert len(young.fixed) >= LEAST_FIXED and not doubles(iter(young.fixed))
    for cards in of(language):
        assert sets().fixed_for(cards.name) == young.fixed


def test_OF19_a_linked_card_is_the_same_in_all_languages():
    linked = [cards for cards in sets().offered if cards.is_linked]
    assert [cards.language for cards in linked] == list(LANGUAGES)
    places = [{id_: card.rpartition("/")[2] for card, id_ in cards.ids.items()} for cards in linked]
    assert all(each == places[0] for each in places) and len(places[0]) == 72
    jokers = [[*cards.jokers.values()] for cards in linked]
    assert all(each == jokers[0] for each in jokers)


@pytest.mark.parametrize("one", LANGUAGES)
@pytest.mark.parametrize("other", LANGUAGES)
def test_OF19_a_card_of_two_languages_carries_both(one, other):
    if one == other:
        assert f"linked_{one}_{other}" not in sets().by_name
        return
    both = sets().by_name[f"linked_{one}_{other}"]
    for card, text in both.categories.items():
        place = card.rpartition("/")[2]
        texts = [sets().category[f"linked_{each}/{place}"] for each in (one, other)]
        assert text.split(" / ") == texts
