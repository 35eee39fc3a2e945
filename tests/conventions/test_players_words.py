"""Words that a player never reads, in any language."""

import re

import pytest

from bot.languages import LANGUAGES
from bot.places import PACKAGES
from tests.words.messages import texts

HOUSE = {
    "en": r"\bhouses?\b",
    "sv": r"\bhus(et)?s?\b",
    "nb": r"\bhus(et)?s?\b",
    "de": r"\b(Haus(es)?|Häuser)\b",
}
ROYAL = ("storma-slottet-", "lesson-storma-slottet-")
BOOKISH = re.compile(r"\b(whoever|whom|shall|upon|lays|to lay)\b", re.IGNORECASE)
"""A player, or *you*; *will*; *on*; and a card is played."""
LAYING = re.compile(r"\blays? (eggs|down their arms)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_at_a_seat_has_a_name(language: str) -> None:
    """It is called Spelvärden and says "I". The only houses are the royal ones of one game."""
    house = re.compile(rf"{HOUSE[language]}|🏠", re.IGNORECASE)
    page = PACKAGES / "bot" / "playground" / "page" / "words" / f"{language}.json"
    told = texts(language) | {page.name: page.read_text(encoding="utf-8")}
    found = {
        name: text
        for name, text in told.items()
        if house.search(text) and not name.startswith(ROYAL)
    }
    assert found == {}


def test_english_is_as_people_speak_it() -> None:
    found = {
        name: text for name, text in texts("en").items() if BOOKISH.search(LAYING.sub("", text))
    }
    assert found == {}
