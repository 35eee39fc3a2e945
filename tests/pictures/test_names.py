"""Players are called in pictures as they are, as far as there are letters for it."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.languages import LANGUAGES, Language
from bot.pictures.alt_text import lobby_alt
from bot.pictures.display import Frame
from bot.pictures.drawing import Gathering
from bot.pictures.fitting import fit
from bot.pictures.fonts import is_drawable
from bot.pictures.reader import Reader, drawn_name
from bot.words.scenes import SceneWords
from bot.words.words import Words
from games.kit.say import Who, say
from tests.pictures.looking import overflow
from tests.repeating import times

WORDS = Words()

SCRIPTS = st.one_of(
    st.text(st.characters(codec="latin-1"), max_size=40),
    st.text(st.characters(min_codepoint=0x370, max_codepoint=0x52F), max_size=40),
    st.text(st.characters(min_codepoint=0x590, max_codepoint=0x6FF), max_size=40),
    st.text(st.characters(min_codepoint=0x300, max_codepoint=0x36F), max_size=40),
    st.text(st.characters(min_codepoint=0x1F300, max_codepoint=0x1FAFF), max_size=10),
    st.text(max_size=40),
)


@settings(max_examples=times(100, long=300))
@given(SCRIPTS, st.sampled_from(LANGUAGES))
def test_whatever_somebody_is_called_something_fits_on_his_plate(
    name: str, language: Language
) -> None:
    called = Reader(WORDS, language, {2: name}).names[2]
    assert called
    assert len(called) <= 32
    assert all(letter == " " or is_drawable(letter) for letter in called)
    drawn = fit(called, Frame(0, 0, 160, 30), "name", 19, 13, "#000000")
    assert drawn
    assert [*filter(None, map(overflow, drawn))] == []


@pytest.mark.parametrize(
    "name",
    [
        "Astrid",
        "Øystein",
        "Βασιλική",
        "Владимир",
        "Թամար",
        "ნინო",
        "Nguyễn",
        "Maximilian-Alexander",
    ],
)
def test_a_name_in_a_script_that_there_are_letters_for_is_drawn_whole(name: str) -> None:
    assert drawn_name(name) == unicodedata.normalize("NFKC", name)


def test_what_is_not_a_letter_is_left_out_of_a_name() -> None:
    assert drawn_name("🦊 Kim 🦊") == "Kim"
    assert drawn_name("Z̸̢͍̈́a̵l̷g̶o̶") == "Zalgo"
    assert drawn_name("𝓐𝓼𝓽𝓻𝓲𝓭") == "Astrid"


@pytest.mark.parametrize("name", ["🦊🦊🦊", "محمد", "漢字", "...", "", "李小龍 K"])
def test_who_has_no_such_name_is_called_by_his_seat(name: str) -> None:
    assert drawn_name(name) == ""
    called = [Reader(WORDS, language, {2: name}).names[2] for language in LANGUAGES]
    assert called == ["Spelare 3", "Spiller 3", "Spieler 3", "Player 3"]


def test_what_no_font_has_an_accent_for_is_drawn_without_it() -> None:
    assert drawn_name("Ἀθηνᾶ") == "Αθηνα"


@pytest.mark.parametrize("name", ["محمد", "שרה כהן"])
def test_who_is_called_right_to_left_keeps_his_name_where_it_is_read(name: str) -> None:
    gathering = Gathering("supertrumf", 1, 2)
    assert Reader(WORDS, "en", {0: name}).names[0] == "Player 1"
    assert name in lobby_alt(gathering, SceneWords(WORDS, "en", {0: name}))


def test_a_georgian_name_at_the_beginning_of_a_line_keeps_its_letters() -> None:
    reader = Reader(WORDS, "en", {0: "ნინო"})
    assert reader.capital(say("kit-gave-up", who=Who(0))).startswith("ნინო ")


def test_a_combined_letter_is_the_same_however_it_is_typed() -> None:
    assert drawn_name("A\u030asa") == "Åsa"
