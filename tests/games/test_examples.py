"""The examples of the rules: positions that play has led to, in which every card is where the rules
put it."""

from typing import Any

import msgspec
import pytest

import games
from bot.chat.render.renderer import Illustrator
from bot.chat.render.speech import Speech
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from bot.pictures.alt_text import LONGEST
from bot.words.words import Words
from games.kit.rulebook import Example

EXAMPLES = [(key, section) for key in games.names() for section in games.find(key).examples]


def example_of(key: str, section: str, language: Language = "en") -> Example:
    return games.find(key).examples[section](open_game(key), language)


@pytest.mark.parametrize(("key", "section"), EXAMPLES)
def test_an_example_is_a_position_of_the_game(key: str, section: str) -> None:
    game = open_game(key)
    assert section in game.rules_sections
    for language in LANGUAGES:
        state: Any = example_of(key, section, language).state
        assert state.news, "something has just happened"
        assert sorted(game.inventory(state)) == sorted(game.stock(state))
        assert msgspec.json.decode(msgspec.json.encode(state), type=game.state_type) == state
        for viewer in (None, *range(state.seats)):
            assert game.look(state, viewer).board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted({key for key, _ in EXAMPLES}))
def test_each_example_is_drawn_and_described(key: str, language: Language) -> None:
    """With Anna and Bo, as the words of the example call them."""
    speech = Speech(Words(), language, {0: "Anna", 1: "Bo", 2: "C", 3: "D"})
    artist = Illustrator(speech, near=0)
    for section in games.find(key).examples:
        gallery = artist.example(open_game(key), example_of(key, section, language))
        assert gallery.picture.items and len(gallery.alt) <= LONGEST
        assert "Anna" in gallery.alt or "Bo" in gallery.alt, section
