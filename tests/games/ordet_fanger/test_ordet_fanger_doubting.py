"""What the bot player doubts of what people say (OF9): by its lists, and no oftener than is
fair."""

from typing import Any

import pytest

from bot.library import Library
from games.ordet_fanger.cards import Card, CardSets
from games.ordet_fanger.doubting import LEAST_LISTED, index, is_doubted
from games.ordet_fanger.kinds import KINDS, THING, kind_of
from games.ordet_fanger.likeness import form_of, is_like_any
from tests.games.ordet_fanger.doubts import FOREIGN, MASHED, RIGHT, measured, shares
from tests.repeating import times

LIBRARY = Library()
GAME: Any = LIBRARY.open_game("ordet_fanger")
SETS: CardSets = GAME.sets
KNOWN: Any = LIBRARY.answers("ordet_fanger")


def doubted(language: str, category: str, text: str) -> bool:
    names = [each.name for each in SETS.offered if each.language == language]
    listed = KNOWN.of(SETS, card_of(names, category))
    lists = [KNOWN.lists(SETS, name) for name in names]
    return is_doubted(text, category, listed, lists, language)


def card_of(names: list[str], category: str) -> Card:
    cards = (item for name in names for item in SETS.by_name[name].categories.items())
    return next(card for card, text in cards if text == category)


@pytest.mark.parametrize(
    ("language", "category", "text"),
    [
        ("en", "Premier League football club", "dog"),
        ("en", "Premier League football club", "potato"),
        ("en", "Song by the Beatles or Queen", "chair"),
        ("en", "US state", "banana"),
        ("en", "Country in Asia", "sdfghj"),
        ("sv", "Låt av Abba", "hund"),
        ("sv", "Huvudstad i Europa", "en banan"),
        ("nb", "Norsk fjord", "hund"),
        ("nb", "Engelsk fotballklubb", "potet"),
        ("de", "Fluss in Deutschland", "Banane"),
        ("de", "Deutscher Fußballverein", "Hund"),
    ],
)
def test_OF9_a_word_that_is_something_else_is_doubted(
    language: str, category: str, text: str
) -> None:
    assert doubted(language, category, text)


@pytest.mark.parametrize(
    ("language", "category", "text"),
    [
        ("en", "Premier League football club", "Arsenal"),
        ("en", "Premier League football club", "arsnal"),
        ("en", "Premier League football club", "Hull City"),
        ("en", "Premier League football club", "Blackburn"),
        ("en", "Song by the Beatles or Queen", "Norwegian Wood"),
        ("en", "Something sticky", "honey"),
        ("en", "Something sticky", "marmalade"),
        ("en", "Biscuit worth dunking", "the hobnobs"),
        ("en", "Excuse for not doing the washing-up", "I was abroad"),
        ("sv", "Sak i städskåpet", "dammsugarna"),
        ("sv", "Låt av Abba", "dancing queen"),
        ("sv", "Huvudstad i Europa", "kopenhamn"),
        ("nb", "Norsk by", "Tromso"),
        ("nb", "Grønnsak", "gulrøttene"),
        ("de", "Wurstsorte", "Hirschwurst"),
        ("de", "Fluss in Deutschland", "die Wümme"),
        ("de", "Brot- oder Brötchensorte", "Brötchen"),
    ],
)
def test_OF9_what_may_be_right_is_not(language: str, category: str, text: str) -> None:
    assert not doubted(language, category, text)


@pytest.mark.parametrize("language", KINDS)
def test_OF9_of_right_answers_that_no_list_has_hardly_one_in_twenty_is_doubted(
    language: str,
) -> None:
    """Of some of the categories; `python -m tests.games.ordet_fanger.doubts` takes all."""
    names = [each.name for each in SETS.offered if each.language == language]
    found = shares(list(measured(names, most=times(60, long=120))))
    assert found[RIGHT] <= 6
    assert found[FOREIGN] >= 80
    assert found[MASHED] >= 60


def test_OF9_nothing_is_doubted_by_a_short_list_or_none() -> None:
    lists = [KNOWN.lists(SETS, "en")]
    clubs = KNOWN.of(SETS, card_of(["en"], "Premier League football club"))
    assert is_doubted("dog", "Club", clubs[:LEAST_LISTED], lists, "en")
    assert not is_doubted("dog", "Club", clubs[: LEAST_LISTED - 1], lists, "en")
    assert not is_doubted("dog", "Club", (), lists, "en")


def test_OF9_it_trusts_itself_in_nothing_where_its_own_list_would_not_pass() -> None:
    mixed = ["dog", "London", "Hamlet", "custard", "Monday", "yellow", "a hug", "Venus"]
    mixed += [f"thing {number}" for number in range(LEAST_LISTED)]
    others = {
        "Animal": ["dog", "cat", "potato"],
        "City": ["London", "Paris"],
        "Character": ["Hamlet"],
        "Pudding": ["custard"],
        "Country": ["Venus"],
    }
    lists = [index({**others, "Mixed bag": mixed}, "en")]
    assert not is_doubted("potato", "Mixed bag", mixed, lists, "en")
    assert is_doubted("potato", "Mixed bag", mixed[5:], lists, "en")


@pytest.mark.parametrize(
    ("language", "text", "answer"),
    [
        ("en", "Hobnobs", "Hobnob"),
        ("en", "a digestive", "digestive"),
        ("en", "garbaldi", "garibaldi"),
        ("en", "custrad cream", "custard cream"),
        ("en", "Manchester", "Manchester United"),
        ("sv", "bullarna", "bulle"),
        ("sv", "Alvsbyn", "Älvsbyn"),
        ("nb", "brodskive", "brødskive"),
        ("nb", "en gulost", "gulost"),
        ("de", "Wuerstchen", "Würstchen"),
        ("de", "die Äpfel", "Apfel"),
        ("de", "Rosinenbrot", "Brot"),
    ],
)
def test_another_form_or_a_slip_is_like_what_is_meant(
    language: str, text: str, answer: str
) -> None:
    assert is_like_any(text, [answer], language)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("cat", "bat"),
        ("…", "bat"),
        ("Romeo", "Juliet"),
        ("the", "the three witches"),
        ("it", "Wait"),
    ],
)
def test_another_word_is_like_nothing(text: str, answer: str) -> None:
    assert not is_like_any(text, [answer], "en")


def test_forms_of_a_word_are_one() -> None:
    assert form_of("the dogs", "en") == form_of("Dog", "en")
    assert form_of("hundarna", "sv") == form_of("en hund", "sv")
    assert form_of("Hunde", "de") == form_of("der Hund", "de")


@pytest.mark.parametrize(
    ("category", "language", "kind"),
    [
        ("Wurstsorte", "de", "food"),
        ("Berömd hund eller katt", "sv", "creature"),
        ("Song from a Disney film", "en", "title"),
        ("Noe i tursekken", "nb", THING),
        ("Etwas, das knistert", "de", THING),
    ],
)
def test_a_category_says_what_it_asks_for(category: str, language: str, kind: str) -> None:
    assert kind_of(category, language) == kind
