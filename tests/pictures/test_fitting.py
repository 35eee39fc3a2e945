"""Texts in pictures never leave their frames, whatever they are."""

import tomllib
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pictures.display import Font, Frame, Writing
from bot.pictures.fitting import fit
from bot.pictures.fonts import FONTS, is_drawable
from bot.places import DATA
from tests.pictures.looking import overflow
from tests.repeating import times

LETTERS = st.text(st.characters(min_codepoint=0x20, max_codepoint=0x590), max_size=70)


def fitted(text: str, frame: Frame, font: Font = "label", lines: int = 2) -> tuple[Writing, ...]:
    return fit(text, frame, font, 25, 13, "#000000", "middle", "middle", lines)


@settings(max_examples=times(75, long=150))
@given(
    LETTERS,
    st.sampled_from(sorted(FONTS)),
    st.integers(40, 300),
    st.integers(22, 90),
    st.integers(1, 4),
    st.sampled_from(["start", "middle", "end"]),
    st.sampled_from(["top", "middle", "bottom"]),
)
def test_no_text_leaves_its_frame(
    text: str, font: Font, width: int, height: int, lines: int, anchor: str, upright: str
) -> None:
    frame = Frame(10, 20, width, height)
    drawn = fit(text, frame, font, 30, 13, "#000000", anchor, upright, lines)
    assert len(drawn) <= lines
    assert [*filter(None, map(overflow, drawn))] == []


def test_a_text_that_has_room_is_as_large_as_it_may_be() -> None:
    (written,) = fitted("Superhelt", Frame(0, 0, 200, 40))
    assert (written.text, written.size) == ("Superhelt", 25)


def test_a_text_shrinks_before_it_wraps() -> None:
    whole = fitted("Norske fjell", Frame(0, 0, 104, 60))
    assert len(whole) == 1
    assert whole[0].size < 25


def test_words_that_do_not_fit_on_a_line_go_on_the_next() -> None:
    drawn = fitted("Verktøy i kjøkkenskuffen", Frame(0, 0, 150, 70))
    assert [row.text for row in drawn] == ["Verktøy i", "kjøkkenskuffen"]


def test_a_word_that_is_too_long_is_parted() -> None:
    first, second = fitted("Straßenbahnhaltestellen", Frame(0, 0, 110, 70))
    assert first.text.endswith("-")
    assert first.text[:-1] + second.text == "Straßenbahnhaltestellen"


def test_what_there_is_no_room_for_ends_with_dots() -> None:
    (written,) = fitted("Noe man aldri bør si til sjefen sin", Frame(0, 0, 80, 20), lines=1)
    assert written.text.endswith("…")


def test_letters_that_no_font_has_are_left_out() -> None:
    (written,) = fitted("Kim 🦊\n漢字", Frame(0, 0, 200, 40))
    assert written.text == "Kim"


def categories() -> Iterator[str]:
    for file in sorted((DATA / "ordet_fanger").glob("*.toml")):
        yield from texts_in(tomllib.loads(file.read_text()))


def card_names() -> Iterator[str]:
    for file in sorted((DATA / "supertrumf").glob("*.toml")):
        yield from texts_in(tomllib.loads(file.read_text()))


def texts_in(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for each in value.values():
                yield from texts_in(each)
        case list():
            for each in value:
                yield from texts_in(each)


@pytest.mark.parametrize(
    ("texts", "frame"),
    [(categories, Frame(0, 0, 150, 60)), (card_names, Frame(0, 0, 156, 34))],
    ids=["categories", "card names"],
)
def test_the_longest_texts_of_the_data_fit_on_a_card(texts: object, frame: Frame) -> None:
    assert callable(texts)
    longest = sorted(set(texts()), key=len)[-150:]
    for text in longest:
        drawn = fit(text, frame, "category", 23, 13, "#000000", "middle", "middle", 3)
        assert drawn, text
        assert [*filter(None, map(overflow, drawn))] == [], text
        assert not drawn[-1].text.endswith("…"), f"{text} is cut off"


def test_every_letter_of_every_sentence_can_be_drawn() -> None:
    locales = sorted((DATA / "locales").glob("*/*.ftl"))
    letters = {letter for file in locales for letter in file.read_text() if letter.isalpha()}
    assert {letter for letter in letters if not is_drawable(letter)} == set()
