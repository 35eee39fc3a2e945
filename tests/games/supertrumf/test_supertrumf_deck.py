"""The shipped deck, and the sentence that a mistake in a deck gets."""

import re
from functools import cache

import pytest

from bot.languages import LANGUAGES
from games.kit.game import ContentError
from games.supertrumf.rules import Supertrumf
from tests.games.supertrumf.positions import GAME

DECK = GAME.deck


@cache
def shipped() -> str:
    return GAME.files["fantasy.toml"].decode()


def test_the_deck_has_about_forty_figures_eighteen_items_and_two_supertrumps() -> None:
    assert 38 <= len(DECK.figures) <= 44
    assert 16 <= len(DECK.items) <= 20
    assert DECK.supertrump_keys == {"poisoned-dagger", "dagger-in-the-back"}
    assert len(DECK.cards) == len(set(DECK.cards)) >= 60
    assert 5 <= len(DECK.attributes) <= 6


@pytest.mark.parametrize(
    ("key", "printed"),
    [
        ("knight", "Riddare"),
        ("warlord", "Härförare"),
        ("holy-sword", "Heligt svärd"),
        ("stamina-elixir", "Elixir Fysik"),
        ("poisoned-dagger", "Förgiftad dolk"),
        ("dagger-in-the-back", "Dolk i ryggen"),
    ],
)
def test_the_printed_cards_bear_their_printed_names(key: str, printed: str) -> None:
    assert DECK.name(key).texts["sv"] == printed


def test_the_printed_numbers_stand() -> None:
    assert DECK.attributes["strength"].texts["sv"] == "Styrka"
    assert DECK.attributes["stamina"].texts["sv"] == "Fysik"
    assert DECK.points["strength"]["knight"] == DECK.points["strength"]["warlord"] == 18
    assert DECK.value(("knight", "holy-sword"), "strength") == 26
    assert DECK.points["stamina"]["stamina-elixir"] == 10


def test_every_name_is_there_in_every_language_and_is_borne_by_one_card() -> None:
    for language in LANGUAGES:
        names = [DECK.name(card).texts[language] for card in DECK.cards]
        assert len(set(names)) == len(names)
        assert all(name.strip() == name != "" for name in names)


def test_most_items_raise_one_attribute_and_none_more_than_two() -> None:
    bonuses = [len(item.bonus) for item in DECK.items]
    assert set(bonuses) == {1, 2}
    assert bonuses.count(2) <= 4


def complaint(content: str) -> str:
    with pytest.raises(ContentError) as failed:
        Supertrumf({"mine.toml": content.encode()})
    sentence = str(failed.value)
    assert sentence.startswith("mine.toml: ")
    return sentence.removeprefix("mine.toml: ")


def without(section: str, key: str) -> str:
    """The shipped deck without one entry."""
    entry = re.compile(rf'\[\[{section}\]\]\nkey = "{key}"\n.*?\n(\n|$)', re.DOTALL)
    content, count = entry.subn("", shipped())
    assert count == 1
    return content


def changed(key: str, old: str, new: str) -> str:
    """The shipped deck with something else in one entry."""
    before, after = shipped().split(f'key = "{key}"')
    assert old in after
    return f'{before}key = "{key}"{after.replace(old, new, 1)}'


def test_a_deck_is_one_file() -> None:
    with pytest.raises(ContentError, match="exactly one deck file, but was given none"):
        Supertrumf()
    with pytest.raises(ContentError, match=r"was given a\.toml, b\.toml"):
        Supertrumf({"a.toml": b"", "b.toml": b""})


def test_a_file_that_is_not_toml_is_told_so() -> None:
    assert complaint("knight = ").startswith("is not TOML (")


def test_an_empty_deck_and_an_unknown_section_are_told_what_a_deck_has() -> None:
    assert complaint("") == "has no attributes; write each as [[attributes]]."
    assert complaint(shipped() + "\n[[monsters]]\n") == (
        "the section monsters is unknown; a deck has attributes, figures, items, supertrumps."
    )


def test_a_figure_without_a_value_is_named() -> None:
    assert complaint(changed("knight", "strength = 18, ", "")) == (
        "the figure 'knight' has no strength; give it a value."
    )


def test_an_attribute_that_does_not_exist_is_named() -> None:
    right = "the attributes are strength, stamina, speed, cunning, magic, courage."
    assert complaint(changed("holy-sword", "strength = 8", "strenght = 8")) == (
        f"the card 'holy-sword' has a strenght; {right}"
    )
    assert complaint(changed("knight", "{ strength", "{ looks = 3, strength")) == (
        f"the card 'knight' has a looks; {right}"
    )


def test_a_value_that_is_no_number_is_named_with_its_card() -> None:
    sentence = complaint(changed("knight", "strength = 18", 'strength = "much"'))
    assert "in figures, 'knight' (number 1 of figures) can't be read" in sentence
    assert sentence.endswith("it takes key, look, name and values.")


def test_a_bonus_of_nothing_is_refused() -> None:
    assert "'holy-sword'" in complaint(changed("holy-sword", "strength = 8", "strength = 0"))
    assert "'holy-sword'" in complaint(changed("holy-sword", "{ strength = 8 }", "{}"))


def test_a_missing_english_name_is_asked_for() -> None:
    assert complaint(changed("knight", 'en = "Knight"', 'fi = "Ritari"')) == (
        "in figures, 'knight' (number 1 of figures) needs a name in en, and has sv, nb, de, fi."
    )


def test_a_misspelt_or_missing_field_is_named() -> None:
    assert "number 1 of figures" in complaint(changed("knight", "look", "lok"))
    nameless = shipped().replace('key = "knight"\n', "", 1)
    assert "in figures, number 1 can't be read" in complaint(nameless)


def test_a_key_used_twice_is_named() -> None:
    assert complaint(shipped().replace('key = "warlord"', 'key = "knight"')) == (
        "uses the key 'knight' twice; rename one of the two."
    )


def test_ST1_too_few_cards_are_counted() -> None:
    content = shipped()
    figures = content.index("[[figures]]"), content.index("[[items]]")
    first = content.index("[[figures]]", figures[0] + 1)
    short = content[:first] + content[figures[1] :]
    assert complaint(short) == "has 21 cards; add 39 more."


def test_a_deck_has_exactly_two_supertrumps_and_a_choice_of_attributes() -> None:
    assert complaint(without("supertrumps", "poisoned-dagger")) == (
        "a deck has exactly 2 supertrumps, and this 1."
    )
    lone = shipped()[shipped().index("[[figures]]") :]
    attribute = (
        '[[attributes]]\nkey = "strength"\nname = { sv = "a", nb = "a", de = "a", en = "a" }'
    )
    assert complaint(f"{attribute}\n{lone}") == (
        "has one attribute; write at least two, so that there is a choice."
    )
