"""What a press can have seen that follows another one at once."""

import pytest
from msgspec.structs import replace

from bot.chat.answer.haste import Hastes
from bot.chat.press import Clicked, Press, first_id_at
from tests.chat.test_press import PRESS
from tests.host.clock import START

APART = 700
OLD = first_id_at(START - 60_000)


def press(at: int, control: str, *panel: str, message: int = OLD, user: int = 8) -> Press:
    """A button of a panel, so many milliseconds after the start."""
    clicked = Clicked(message, is_ephemeral=True, controls=panel)
    number = first_id_at(START + at)
    return replace(PRESS, id=number, clicked=clicked, control=control, values=(), user=user)


@pytest.fixture
def hastes() -> Hastes:
    return Hastes(APART)


def test_what_stood_there_already_counts(hastes: Hastes) -> None:
    for at, control in ((0, "a"), (100, "b"), (200, "c")):
        asked = press(at, control, "a", "b", "c")
        assert hastes.noted(asked) == asked


def test_what_has_only_just_come_is_unseen_until_it_has_stood_there(hastes: Hastes) -> None:
    hastes.noted(press(0, "a", "a", "b"))
    assert hastes.noted(press(300, "c", "b", "c")).unseen
    assert hastes.noted(press(500, "d", "c", "d")).unseen
    assert not hastes.noted(press(1_050, "c", "c", "d")).unseen


def test_after_a_while_everything_counts(hastes: Hastes) -> None:
    hastes.noted(press(0, "a", "a"))
    assert not hastes.noted(press(APART, "b", "b")).unseen


def test_a_second_press_on_the_same_button_is_the_first_once_more(hastes: Hastes) -> None:
    first = hastes.noted(press(0, "a", "a"))
    assert hastes.noted(press(300, "a", "a")).by.source == first.by.source
    assert hastes.noted(press(600, "a", "a")).by.source == first.by.source
    assert hastes.noted(press(900, "a", "a")).repeats == 0


def test_a_message_that_has_just_come_below_is_unseen_and_an_older_one_is_not(
    hastes: Hastes,
) -> None:
    hastes.noted(press(0, "a", "a"))
    assert hastes.noted(press(200, "b", "b", message=first_id_at(START + 100))).unseen
    assert not hastes.noted(press(400, "c", "c", message=OLD - 1)).unseen


def test_people_and_menus_are_no_double_clicks(hastes: Hastes) -> None:
    hastes.noted(press(0, "a", "a"))
    assert not hastes.noted(press(10, "b", "b", user=9)).unseen
    assert not hastes.noted(replace(press(20, "b", "b"), values=("1",))).unseen


def test_it_can_be_switched_off() -> None:
    hastes = Hastes(0)
    hastes.noted(press(0, "a", "a"))
    assert not hastes.noted(press(1, "b", "b")).unseen
