"""Sentences for one reader."""

import pytest

from bot.chat.render.speech import Speech, game_name
from bot.languages import LANGUAGES, Language
from games.kit.say import Named, Say, Who, say
from games.kit.suits import SUIT_NAMES, suit_name
from tests.chat.positions import words


def speech(*names: str, language: str = "en") -> Speech:
    return Speech(words(), "sv" if language == "sv" else "en", dict(enumerate(names)))


def test_a_sentence_names_the_players_of_its_own_table() -> None:
    """Words keeps sentences, but none that names somebody."""
    turn = say("terminal-pass", who=Who(0))
    nested = say("kit-list", first=turn, last=(Who(0), Who(1)))
    for name in ("Kim", "Lee"):
        there = speech(name, "Maja")
        assert name in there.plain(turn)
        assert there.plain(nested).count(name) == 3


def test_a_kept_sentence_is_kept_for_its_language() -> None:
    over = say("kit-over")
    assert speech().plain(over) == speech().plain(over) == "The match is over."
    assert speech(language="sv").plain(over) == "Matchen är slut."


def test_labels_are_plain_and_short() -> None:
    there = speech("**Kim**")
    assert there.label(Who(0), 80) == "**Kim**"
    assert there.label(Named({"en": "a " * 60}), 10) == "A a a a a…"
    assert "\n" not in there.label(Say("supertrumf-rules-minute"), 80)


def test_the_bots_own_sentences_keep_their_markdown_and_the_rest_is_escaped() -> None:
    there = speech("**Kim**")
    assert there.line(say("chat-turn", state="yours", others=1)) == "👉 **It’s your turn.**"
    assert there.line(say("chat-opens", who=Who(0))).startswith(r"\*\*Kim\*\* (starts")
    assert there.line(say("chat-gone", who=(Who(0), Who(0)), count=2)).startswith(
        r"🚪 \*\*Kim\*\* and \*\*Kim\*\* have left"
    )


def test_a_nameless_player_goes_by_the_seat_in_the_readers_language() -> None:
    assert speech("\u200b").plain(Who(0)) == "Player 1"
    assert speech("\u200b", language="sv").plain(Who(0)) == "Spelare 1"


def test_each_game_has_its_name() -> None:
    assert speech().plain(game_name("storma_slottet")) == "Storma slottet!"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_begins_with_a_capital_and_names_stay_as_they_are_written(
    language: Language,
) -> None:
    spoken = Speech(words(), language, {0: "anna"})
    for suit in SUIT_NAMES:
        assert spoken.label(suit_name(suit), 80)[0].isupper()
    assert spoken.label(Who(0), 80) == "anna"
