"""Sentences take an argument in the form that they need: a card with its article, in its case."""

import re

import pytest

from bot.chat.render.speech import OWN
from bot.languages import LANGUAGES, Language
from bot.words.two_languages import TwoLanguages
from bot.words.words import FORM, Words
from games.kit.cards import FRENCH_DECK, JOKERS, card_name
from games.kit.say import Say, Value, Who, say
from tests.words.messages import messages, worded

NAMES = {0: "Anna", 1: "Bo"}


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def attack(target: str, *cards: str) -> Say:
    named = tuple(map(card_name, cards))
    return say("storma-slottet-story-attacked", who=Who(0), cards=named, target=card_name(target))


def heal(card: str, target: str) -> Say:
    return say(
        "storma-slottet-story-heal", who=Who(0), card=card_name(card), target=card_name(target)
    )


def hurt(card: str) -> Say:
    return say("storma-slottet-story-hurt", card=card_name(card), damage=0, left=3)


def turned() -> Say:
    first, second = card_name("C11"), card_name("H12")
    return say("storma-slottet-story-turned", one=Who(0), other=Who(1), first=first, second=second)


def barred(card: str) -> Say:
    return say("storma-slottet-refuse-barred", card=card_name(card))


SENTENCES = {
    "de": {
        "Anna greift die Kreuz-Dame an: mit Karo-Bube und Karo-7!": attack("C12", "D11", "D7"),
        "Anna greift den Herz-Buben an: mit Joker!": attack("H11", "X1"),
        "Anna spielt das Pik-Ass, um den Pik-König zu heilen.": heal("S1", "S13"),
        "Anna spielt den Joker, um die Pik-Dame zu heilen.": heal("X2", "S12"),
        "Der Kreuz-König erleidet keinen Schaden.": hurt("C13"),
        "Die Kreuz-Dame erleidet keinen Schaden.": hurt("C12"),
        "Die aktiven Karten werden aufgedeckt: "
        "Anna hat den Kreuz-Buben, Bo hat die Herz-Dame.": turned(),
        "Karten derselben Farbe können dem Karo-Buben nichts anhaben.": barred("D11"),
        "Karten derselben Farbe können der Karo-Dame nichts anhaben.": barred("D12"),
    },
    "en": {
        "Anna attacks the queen of clubs with the jack of diamonds and the 7 of diamonds!": attack(
            "C12", "D11", "D7"
        ),
        "Anna attacks the jack of hearts with the joker!": attack("H11", "X1"),
    },
    "sv": {"Anna anfaller klöver dam med ruter knekt och ruter 7!": attack("C12", "D11", "D7")},
}


@pytest.mark.parametrize(
    ("language", "sentence"), [(a, b) for a in SENTENCES for b in SENTENCES[a]]
)
def test_a_card_in_a_sentence_has_its_article(
    language: Language, sentence: str, words: Words
) -> None:
    assert words.text(SENTENCES[language][sentence], language, NAMES) == sentence


ARTICLE = {
    "de": re.compile(r"\b(der|die|das|den|dem|dein|deine|deinen) $", re.IGNORECASE),
    "en": re.compile(r"\b(the|your|assassin) \(?$", re.IGNORECASE),
}
SENTENCE = re.compile(r"[.!]$")


@pytest.mark.parametrize("language", ARTICLE)
def test_no_sentence_of_storma_slottet_names_one_card_without_an_article(
    language: Language, words: Words
) -> None:
    """Lists and buttons name it without one."""
    bare = []
    for message, variables in worded(language).items():
        for variable in variables & {"card", "target", "instead"}:
            others: dict[str, Value] = dict.fromkeys(variables, 2)
            queen = card_name("C12")
            text = words.text(Say(message, {**others, variable: queen}), language, {})
            before, name, _ = text.partition(words.text(queen, language, {}))
            storma = message.startswith("storma-slottet-")
            if storma and name and SENTENCE.search(text) and not ARTICLE[language].search(before):
                bare.append(f"{message}: {text}")
    assert not bare, "\n".join(bare)


def test_an_english_sentence_names_several_cards_with_articles_unless_behind_a_colon(
    words: Words,
) -> None:
    two, bare = (card_name("C12"), card_name("D7")), []
    for message, variables in worded("en").items():
        if message.startswith("storma-slottet-") and "cards" in variables:
            values: dict[str, Value] = {**dict.fromkeys(variables, 2), "cards": two}
            text = words.text(Say(message, values), "en", {})
            if "queen of clubs and 7 of" in text and ": queen of clubs" not in text:
                bare.append(f"{message}: {text}")
    assert not bare, "\n".join(bare)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_sentence_needs_is_one_that_messages_have(
    language: Language, words: Words
) -> None:
    """Otherwise the plain text would stand there."""
    bundle = words.bundles[language]
    needed = {form for message in bundle.messages for _, form in bundle.forms(message)}
    had = {each.id.name for message in messages(language).values() for each in message.attributes}
    assert needed == had


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_with_markdown_asks_for_a_form(language: Language, words: Words) -> None:
    """It is formed with texts, which have none: the article would be missing."""
    bundle = words.bundles[language]
    marked = (message for message in bundle.messages if message.startswith(OWN))
    assert not [message for message in marked if bundle.forms(message)]


def test_every_card_has_every_form_in_german(words: Words) -> None:
    for form in ("der", "Der", "den", "dem", "deinen"):
        for card in (*FRENCH_DECK, *JOKERS):
            told = words.text(card_name(card), "de", {}, None, form)
            assert re.fullmatch(r"\w+ [\w-]+", told), told


def test_a_name_in_two_languages_has_its_article_in_the_reader_s(words: Words) -> None:
    both = TwoLanguages(words, "en", [card_name("C12")])
    assert both.text(hurt("C12"), "de", {}) == (
        "Die Kreuz-Dame (queen of clubs) erleidet keinen Schaden."
    )


def test_the_test_itself_sees_a_form(words: Words) -> None:
    assert FORM.findall("{ $who } greift { $target-den } an") == [("target", "den")]
    assert ("target", "den") in words.bundles["de"].forms("storma-slottet-story-attacked")
