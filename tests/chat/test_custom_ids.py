"""What rides on buttons and menus."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.custom_ids import (
    DEEDS,
    LONGEST,
    STEPS,
    Answering,
    Control,
    Deed,
    Picked,
    Reading,
    SetOption,
    parse,
    write,
)

TABLES = st.text("abcdefghijklmnopqrstuvwxyz234567", min_size=13, max_size=13)
PLACES = st.integers(0, 60)
PICKED = st.builds(
    Picked,
    st.one_of(
        st.lists(PLACES, max_size=4, unique=True).map(tuple),
        st.sets(PLACES, max_size=61).map(lambda places: tuple(sorted(places))),
    ),
    st.none() | st.integers(0, 24),
)
ANSWERS = st.builds(
    Answering,
    table=TABLES,
    seat=st.integers(0, 11),
    number=st.integers(0, 99_999),
    ask=st.sampled_from(("attack", "activate_next", "decline-draw")),
    step=st.sampled_from(STEPS),
    page=st.integers(0, 20),
    field=st.integers(0, 4),
    menu=st.integers(0, 20),
    picked=st.lists(PICKED, max_size=3).map(tuple),
)
PRESSES: st.SearchStrategy[Control] = st.one_of(
    ANSWERS,
    st.builds(Deed, TABLES, st.sampled_from(DEEDS)),
    st.builds(SetOption, TABLES, st.sampled_from(("", "drop_symbols", "answers_needed"))),
    st.builds(
        Reading, st.sampled_from(("riftforce", "ordet_fanger")), st.sampled_from(("", "aim"))
    ),
)


@given(PRESSES)
def test_a_press_comes_back_as_it_was_written(press: Control) -> None:
    text = write(press)
    assert 1 <= len(text) <= LONGEST
    assert parse(text) == press


@given(st.text(max_size=120))
def test_any_text_is_a_press_or_nothing(text: str) -> None:
    press = parse(text)
    assert press is None or write(press) == text


@given(PRESSES, st.integers(0, LONGEST), st.characters())
def test_a_spoilt_text_is_another_press_or_nothing(press: Control, place: int, other: str) -> None:
    text = write(press)
    place %= len(text)
    spoilt = text[:place] + other + text[place + 1 :]
    read = parse(spoilt)
    assert read is None or write(read) == spoilt


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "2d:abc:join",
        "1d:abc:explode",
        "1d:ABC:join",
        "1d:abc:join ",
        "1d:abc:join\n",
        "1o:abc:__import__('os')",
        "1a:abc:0.1:lay:show:0.0.0:.A",
        "1a:abc:00.1:lay:show:0.0.0:",
        "1a:abc:0.1:lay:show:0.0.0:.!AAAB",
        "1a:abc:0.1:lay:show:0.0.0:.AB?",
        "1a:abc:٣.1:lay:show:0.0.0:",
        "1a:abc:0.1:lay:show:0.0.0:" + ".AB" * 60,
    ],
)
def test_what_was_never_written_is_nothing(text: str) -> None:
    assert parse(text) is None


def test_a_hand_of_54_cards_and_ordered_picks_fit() -> None:
    """The longest that the games come to: all cards of the deck, and cards with their places."""
    head = {"table": "k3x9qa2mzt7ve", "seat": 11, "number": 99_999, "ask": "activate_next"}
    every_card = Picked(tuple(range(54)), 3)
    in_order = (Picked((53, 2, 41, 0, 7, 12)), Picked((4, 0, 3)))
    for picked in ((every_card,), in_order):
        press = Answering(**head, step="choose", page=2, field=1, menu=2, picked=picked)  # type: ignore[arg-type]
        assert parse(write(press)) == press


def test_what_no_custom_id_has_room_for_is_an_error() -> None:
    endless = Picked(tuple(range(99, 0, -1)))
    with pytest.raises(ValueError, match="characters"):
        write(Answering(table="abc", seat=0, number=1, ask="lay", picked=(endless,)))
