"""Messages put into words."""

from pathlib import Path

import pytest

from bot.languages import LANGUAGES
from bot.words.scenes import SceneWords
from bot.words.words import MissingWords, Words
from games.kit.cards import card_name
from games.kit.say import Named, Say, Who, say
from games.kit.scenes import Zone


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def test_a_card_is_named_in_every_language(words: Words) -> None:
    king = card_name("H13")
    assert [words.text(king, language, {}) for language in ("sv", "nb", "de", "en")] == [
        "hjärter kung",
        "hjerter konge",
        "Herz-König",
        "king of hearts",
    ]


def test_a_list_is_read_out_as_a_list(words: Words) -> None:
    assert words.listed([], "sv") == ""
    assert words.listed(["a"], "sv") == "a"
    assert words.listed(["a", "b", "c"], "sv") == "a, b och c"
    assert words.listed(["a", "b"], "de") == "a und b"


def test_a_number_beside_cards_is_told_as_their_sum(words: Words) -> None:
    reader = SceneWords(words, "en", {})
    cards = Zone("laid", say("kit-hand"), hidden=2, number=26)
    assert reader.zone(cards) == ["Hand: 2 cards, 26 in all"]
    assert reader.zone(Zone("score", say("kit-hand"), number=26)) == ["Hand: 26"]


def test_players_are_named_and_messages_nest(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "t.ftl").write_text("laid = { $who }: { $cards }\n")
    message = say("laid", who=Who(1), cards=(Named({"sv": "Riddare", "en": "Knight"}), 7))
    words = Words(tmp_path)
    assert words.text(Who(1), "sv", {1: "Kim"}) == "Kim"
    with pytest.raises(MissingWords):
        words.text(message, "sv", {1: "Kim"})
    (tmp_path / "sv" / "kit.ftl").write_text("kit-list = { $first } och { $last }\n")
    assert Words(tmp_path).text(message, "sv", {1: "Kim"}) == "Kim: Riddare och 7"


def test_what_a_language_lacks_is_told_in_english(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "t.ftl").write_text("hello = hello\n")
    words = Words(tmp_path)
    assert words.text(Say("hello"), "nb", {}) == "hello"
    assert words.text(Named({"en": "Knight"}), "nb", {}) == "Knight"
    assert words.text(Named({"de": "Ritter"}), "nb", {}) == "Ritter"


def test_a_message_nobody_knows_or_with_missing_arguments_is_an_error(words: Words) -> None:
    with pytest.raises(MissingWords, match="no-such"):
        words.text(Say("no-such"), "sv", {})
    with pytest.raises(MissingWords, match="kit-list"):
        words.text(say("kit-list", first="a"), "sv", {})


def test_a_sentence_that_is_kept_names_whoever_sits_there_now(words: Words) -> None:
    told = say("supertrumf-status-declare", players=(Who(1),))
    assert "Bo" in words.text(told, "en", {1: "Bo"})
    again = words.text(told, "en", {1: "Carl"})
    assert "Carl" in again
    assert "Bo" not in again
