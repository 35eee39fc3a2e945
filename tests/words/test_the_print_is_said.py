"""Every sentence of the printed rules, and every ruling, stands in ours, in every language."""

import pytest

import games
from bot.languages import LANGUAGES
from bot.places import PACKAGES
from games.kit import message_ids
from tests.words.messages import plain_text
from tests.words.prints import GAMES, printed, rulings, said, sentences

EVERY = pytest.mark.parametrize("game", GAMES)
MOST_WORDS = 7
"""Of how a printed sentence begins: the print is its authors'."""


def test_each_game_of_the_project_has_its_print() -> None:
    shipped = {key for key in games.names() if (PACKAGES / "games" / key).is_dir()}
    assert set(GAMES) == shipped


@EVERY
def test_every_printed_sentence_has_its_passage(game: str) -> None:
    own = said(game)
    begins, used = list(own["sentences"]), set()
    for file in own["prints"]:
        by_entry: dict[str, set[str]] = {}
        for sentence in sentences(printed(file)):
            if sentence in own["headings"]:
                continue
            found = max(filter(sentence.startswith, begins), key=len, default=None)
            assert found is not None, f"{file}: {sentence}"
            by_entry.setdefault(found, set()).add(sentence)
        for begin, alike in by_entry.items():
            passages = own["sentences"][begin].split(", ")
            assert len(alike) <= len(passages), f"these begin alike: {alike}"
        used |= by_entry.keys()
    assert used == set(begins), "the print has no such sentence"


@EVERY
def test_every_passage_is_in_every_language(game: str) -> None:
    type_ = games.find(game)
    for begins, passages in said(game)["sentences"].items():
        assert len(begins.split()) <= MOST_WORDS, begins
        for section, paragraph in map(str.split, passages.split(", ")):
            assert section in type_.rules_sections, f"{begins}: {section}"
            if paragraph == "example":
                assert section in type_.examples, f"{begins}: {section}"
                continue
            for language in LANGUAGES:
                text = plain_text(message_ids.section(type_, section).id, language)
                assert 1 <= int(paragraph) <= len(text.split("\n")), f"{begins}: {language}"


@EVERY
def test_every_ruling_has_its_passage(game: str) -> None:
    passages = games.find(game).passages
    prefixes = {ruling[:2] for ruling in passages}
    for prefix in prefixes:
        assert rulings(prefix) <= set(passages)
