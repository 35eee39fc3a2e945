"""A value for each seat, as people type it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kit.seat_lists import joined, split


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("", ()),
        ("   ", ()),
        ("1,1,0", ("1", "1", "0")),
        ("1, 2 ,1,  2", ("1", "2", "1", "2")),
        (",Djur,,", ("", "Djur", "", "")),
        (',"Djur, stora"', ("", "Djur, stora")),
        ('"Djur, stora", Mat', ("Djur, stora", "Mat")),
        (",”Djur, stora”,", ("", "Djur, stora", "")),
        ("„Tiere, große“,«Dyr, store»", ("Tiere, große", "Dyr, store")),
        ("“Animals, big” ,", ("Animals, big", "")),
        ('"Djur"', ("Djur",)),
        ('Figurer ur ”Pippi”,Djur "hemma"', ("Figurer ur ”Pippi”", 'Djur "hemma"')),
        ('Djur, stora"', ("Djur", 'stora"')),
        ('"Djur, stora', ('"Djur', "stora")),
        ('"""Djur"", stora"', ('"Djur", stora',)),
    ],
)
def test_what_is_typed_for_the_seats(typed: str, values: tuple[str, ...]) -> None:
    assert split(typed) == values


@given(st.lists(st.text(' ,"“”«»ab', max_size=6), min_size=2, max_size=6).map(tuple))
def test_whatever_the_values_are_their_line_gives_them_back(values: tuple[str, ...]) -> None:
    if any(values):
        assert split(joined(values)) == values


def test_a_list_to_be_read() -> None:
    assert joined(("", "Djur, stora", ""), ", ", "–") == '–, "Djur, stora", –'
    assert joined((1, 1, 0)) == "1,1,0"
