"""How forms are answered: of all shapes, also such as no game has yet."""

import re
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.chat.custom_ids import Answering, Picked, Step, parse
from bot.chat.render.answering import Play as Played
from bot.chat.render.answering import Show, respond
from bot.chat.render.board import form_of, hand, opened
from bot.chat.render.content import Button, Menu
from bot.chat.render.fields import MENU
from games.kit.asks import Ask, Choice, Field, Pick, Picks, Preview, Sum, Write, fit
from games.kit.say import Say, say
from tests.chat.forms import FORMS, FormAsk, FormPosition, named, pick
from tests.chat.limits import assert_fits, controls, text_of
from tests.chat.person import Person
from tests.chat.positions import speech
from tests.repeating import times

ENGLISH = speech("en", 2)


def person(*asks: Ask[object]) -> Person:
    return Person(FormPosition(*asks), 0, ENGLISH)


def menus(shown: Person) -> list[Menu]:
    return [control for control in controls(shown.message) if isinstance(control, Menu)]


def buttons(shown: Person) -> list[Button]:
    """But for *Hint* and *Rules*, which stand with whatever is asked."""
    found = [control for control in controls(shown.message) if isinstance(control, Button)]
    return [button for button in found if button.label not in ("Hint", "Rules")]


def labels(shown: Person) -> list[str]:
    return [button.label for button in buttons(shown)]


def choose(shown: Person, *values: str, menu: int = 0) -> None:
    shown.press(menus(shown)[menu].id, values)


def press(shown: Person, label: str) -> None:
    button = next(
        control
        for control in controls(shown.message)
        if isinstance(control, Button) and control.label == label
    )
    shown.press(button.id)


@settings(max_examples=times(75, long=150))
@given(FORMS, st.randoms(use_true_random=False))
def test_a_form_of_any_shape_can_be_answered(fields: tuple[Field, ...], rng: Random) -> None:
    ask = FormAsk(*fields)
    sample = ask.sample(rng)
    assert person(ask).enter(ask, sample) == fit(ask.form, sample)


def test_the_only_thing_to_do_is_open_from_the_start() -> None:
    shown = person(FormAsk(pick("a", 6)))
    assert len(menus(shown)) == 1
    assert labels(shown) == []


def choices(shown: Person) -> dict[str, bool]:
    """The buttons of choices, by what is chosen, and whether it is picked."""
    found = (re.fullmatch("(✓ )?.*?([ab] [0-9]).*", label) for label in labels(shown))
    return {each[2]: bool(each[1]) for each in found if each}


def press_choice(shown: Person, name: str) -> None:
    press(shown, next(label for label in labels(shown) if name in label))


def test_few_choices_are_buttons_and_a_second_press_plays() -> None:
    shown = person(FormAsk(pick("a", 5)))
    assert menus(shown) == []
    assert choices(shown) == dict.fromkeys(("a 0", "a 1", "a 2", "a 3", "a 4"), False)
    press_choice(shown, "a 3")
    assert "The match is over." in text_of(shown.message)
    assert [name for name, is_picked in choices(shown).items() if is_picked] == ["a 3"]
    press_choice(shown, "a 1")
    press(shown, "Hand")
    assert shown.played == ("form", (("a1",),))


def test_of_two_fields_each_has_a_row_of_buttons_that_can_be_put_back() -> None:
    shown = person(FormAsk(pick("a", 3, at_least=0), pick("b", 2, at_least=0)))
    for name in ("a 2", "b 0", "a 2"):
        press_choice(shown, name)
    assert [name for name, is_picked in choices(shown).items() if is_picked] == ["b 0"]
    press(shown, "Hand")
    assert shown.played == ("form", ((), ("b0",)))


def test_several_of_few_are_picked_by_their_buttons() -> None:
    shown = person(FormAsk(pick("a", 5, at_least=2, at_most=3)))
    press_choice(shown, "a 4")
    assert "Still to choose" in text_of(shown.message)
    press_choice(shown, "a 1")
    press(shown, "Hand")
    assert shown.played == ("form", (("a1", "a4"),))


def test_a_button_plays_at_once_where_nothing_is_to_be_told_of_its_choice() -> None:
    shown = person(FormAsk(pick("a", 3), news=False))
    press_choice(shown, "a 2")
    assert shown.played == ("form", (("a2",),)) and shown.presses == 1


def test_choices_that_are_called_alike_stand_in_a_menu_that_tells_them_apart() -> None:
    apart = (Choice("x", say("kit-hand"), say("kit-roll")), Choice("y", say("kit-hand")))
    assert len(menus(person(FormAsk(Pick("a", say("kit-hand"), apart))))) == 1


def test_what_is_picked_by_its_sign_takes_two_rows_of_buttons() -> None:
    signs = tuple(Choice(key, named(key), art="die/6-1") for key in "uvwxyz")
    shown = person(FormAsk(Pick("a", say("kit-hand"), signs), news=False))
    assert menus(shown) == [] and len(buttons(shown)) == len(signs)
    shown.press(buttons(shown)[5].id)
    assert shown.played == ("form", (("z",),)) and shown.presses == 1


def test_equal_choices_are_buttons_that_stand_for_one_another() -> None:
    equal = (Choice("x", say("kit-hand")), Choice("y", say("kit-hand")))
    shown = person(FormAsk(Pick("a", say("kit-hand"), equal, at_least=2, at_most=2)))
    first, second = buttons(shown)[:2]
    assert first.label == second.label
    shown.press(first.id)
    shown.press(buttons(shown)[1].id)
    assert [button.label for button in buttons(shown)[:2]] == [f"✓ {first.label}"] * 2


def test_a_line_for_each_button_tells_what_it_does_and_then_it_plays_at_once() -> None:
    told = tuple(Choice(key, named(key), say("kit-over")) for key in "xyz")
    shown = person(FormAsk(Pick("a", say("kit-hand"), told)))
    assert text_of(shown.message).count("The match is over.") == 3
    shown.press(buttons(shown)[1].id)
    assert shown.played == ("form", (("y",),)) and shown.presses == 1


def test_what_would_happen_is_told_before_it_is_done() -> None:
    shown = person(FormAsk(pick("a", 6)))
    choose(shown, "3")
    assert "The match is over." in text_of(shown.message)
    assert labels(shown) == ["Hand", "Back"]
    press(shown, "Hand")
    assert shown.played == ("form", (("a3",),))


def test_what_is_chosen_is_shown_as_chosen() -> None:
    shown = person(FormAsk(pick("a", 6, at_most=3)))
    choose(shown, "1", "4")
    assert [option.value for option in menus(shown)[0].options if option.chosen] == ["1", "4"]
    choose(shown, "2")
    assert [option.value for option in menus(shown)[0].options if option.chosen] == ["2"]


def test_back_forgets_what_was_chosen() -> None:
    shown = person(FormAsk(pick("a", 6)))
    choose(shown, "3")
    press(shown, "Back")
    assert not any(option.chosen for option in menus(shown)[0].options)


def test_what_is_missing_is_named_and_nothing_can_be_done_yet() -> None:
    shown = person(FormAsk(pick("a", 6, at_least=2, at_most=3), pick("b", 30)))
    choose(shown, "1")
    assert "Still to choose" in text_of(shown.message)
    assert "(at least 2)" in text_of(shown.message)
    assert labels(shown) == ["Back"]


def test_a_refused_answer_is_told_why_and_cannot_be_done() -> None:
    shown = person(FormAsk(pick("a", 6), only=(("a2",),)))
    choose(shown, "1")
    assert "You chose the same thing twice." in text_of(shown.message)
    assert labels(shown) == ["Back"]
    choose(shown, "2")
    assert labels(shown) == ["Hand", "Back"]


def test_choices_beyond_25_stand_in_several_menus_that_add_up() -> None:
    shown = person(FormAsk(pick("a", 40, at_most=5)))
    first, second = menus(shown)
    assert (len(first.options), len(second.options)) == (MENU, 15)
    assert first.placeholder.endswith("(1–25)")
    assert second.placeholder.endswith("(26–40)")
    choose(shown, "3", "24")
    choose(shown, "30", menu=1)
    press(shown, "Hand")
    assert shown.played == ("form", (("a3", "a24", "a30"),))


def test_where_only_one_counts_it_is_the_newest_in_whichever_menu() -> None:
    shown = person(FormAsk(pick("a", 40)))
    choose(shown, "3")
    choose(shown, "30", menu=1)
    press(shown, "Hand")
    assert shown.played == ("form", (("a30",),))


def test_too_many_in_all_is_told_and_not_cut() -> None:
    shown = person(FormAsk(pick("a", 40, at_most=2)))
    choose(shown, "1", "2")
    choose(shown, "30", menu=1)
    assert "you chose 3" in text_of(shown.message)
    assert labels(shown) == ["Back"]


def test_more_menus_than_fit_stand_on_pages() -> None:
    shown = person(FormAsk(pick("a", 140)))
    assert len(menus(shown)) == 5
    press(shown, "More choices ▶")
    assert [len(menu.options) for menu in menus(shown)] == [15]
    choose(shown, "139")
    press(shown, "◀ Earlier choices")
    press(shown, "Hand")
    assert shown.played == ("form", (("a139",),))


def test_a_group_is_chosen_first_then_its_cards_and_those_of_none() -> None:
    shown = person(FormAsk(pick("a", 26, at_most=4, one_group="T1")))
    (groups,) = menus(shown)
    assert [option.label for option in groups.options][:2] == ["Spades", "Hearts"]
    choose(shown, "1")
    cards = menus(shown)[1]
    assert [option.value for option in cards.options][:4] == ["1", "4", "6", "9"]
    choose(shown, "1", "9", menu=1)
    press(shown, "Hand")
    assert shown.played == ("form", (("a1", "a9"),))


def test_where_one_menu_shows_all_no_group_is_chosen_first() -> None:
    shown = person(FormAsk(pick("a", 25, at_most=4, one_group="T1")))
    (cards,) = menus(shown)
    assert [option.emoji for option in cards.options][:5] == ["♠️", "♥️", None, "♦️", None]
    choose(shown, "0", "1")
    assert "One suit only: you chose spades and hearts." in text_of(shown.message)
    choose(shown, "1", "9")
    press(shown, "Hand")
    assert shown.played == ("form", (("a1", "a9"),))


def test_the_choice_of_the_only_thing_is_played_unless_there_is_news_of_it() -> None:
    shown = person(FormAsk(pick("a", 6), news=False))
    choose(shown, "2")
    assert shown.played == ("form", (("a2",),)) and shown.presses == 1
    shown = person(FormAsk(pick("a", 6)))
    choose(shown, "2")
    assert shown.played is None


def test_another_group_keeps_what_goes_with_any() -> None:
    shown = person(FormAsk(pick("a", 26, at_most=4, one_group="T1")))
    choose(shown, "1")
    choose(shown, "1", "9", menu=1)
    choose(shown, "0")
    press(shown, "Hand")
    assert shown.played == ("form", (("a9",),))


class Lay(FormAsk):
    """One or two cards: what both come to stands on what completes them."""

    def sums(self) -> tuple[Sum, ...]:
        first, second = (field.choices for field in self._fields if isinstance(field, Pick))
        return tuple(
            Sum(((a.key,), (b.key,)), named(f"sum of {a.key} {b.key}"))
            for a in first
            for b in second
        )


@pytest.mark.parametrize(("first", "second"), [("a 1", "b 0"), ("b 0", "a 1")])
def test_what_both_come_to_stands_on_the_second_which_plays(first: str, second: str) -> None:
    shown = person(Lay(pick("a", 3, at_least=0), pick("b", 2, at_least=0)))
    assert "sum of" not in " ".join(labels(shown))
    press_choice(shown, first)
    assert shown.played is None
    assert any(second in label and "sum of a1 b0" in label for label in labels(shown))
    press_choice(shown, second)
    assert shown.played == ("form", (("a1",), ("b0",))) and shown.presses == 2


class Play(FormAsk):
    """Some cards, then where to: what goes along with them depends on their kinds."""

    opens = True

    def waits(self) -> dict[str, int]:
        return {"b": 1}

    def kinds(self) -> dict[str, tuple[str, ...]]:
        return {"a0": ("x", "1"), "a1": ("x", "2"), "a2": ("y", "2"), "a3": ("z", "3")}


def play() -> Play:
    return Play(pick("a", 4, at_most=2, ordered=True), pick("b", 3), news=False)


def test_the_next_field_is_asked_once_it_matters_and_its_press_plays() -> None:
    shown = person(play(), Offer())
    assert [name for name in choices(shown) if name.startswith("b")] == []
    press_choice(shown, "a 1")
    assert [name for name in choices(shown) if name.startswith("b")] == ["b 0", "b 1", "b 2"]
    press_choice(shown, "b 2")
    assert shown.played == ("form", (("a1",), ("b2",))) and shown.presses == 2


def test_what_does_not_go_along_can_t_be_pressed() -> None:
    shown = person(play())
    press_choice(shown, "a 1")
    barred = [button.label for button in buttons(shown) if button.disabled]
    assert len(barred) == 1 and "a 3" in barred[0]
    press_choice(shown, "a 2")
    barred = [button.label for button in buttons(shown) if button.disabled]
    assert [name for name in ("a 0", "a 3") if name in " ".join(barred)] == ["a 0", "a 3"]


def test_few_picked_in_order_are_numbered_buttons_that_can_be_put_back() -> None:
    shown = person(FormAsk(pick("a", 7, at_most=3, ordered=True)))
    assert menus(shown) == []
    for name in ("a 4", "a 1", "a 6", "a 4"):
        press_choice(shown, name)
    ticked = [label for label in labels(shown) if label.startswith("✓")]
    assert [label[:4] for label in ticked] == ["✓ 1.", "✓ 2."]
    press(shown, "Hand")
    assert shown.played == ("form", (("a1", "a6"),))


def test_what_opens_stands_open_beside_the_other_things_to_do() -> None:
    shown = person(play(), Plain())
    assert len(choices(shown)) == 4 and "Hand" in labels(shown)


def in_order() -> FormAsk:
    """More than are buttons."""
    return FormAsk(pick("a", 12, at_most=3, ordered=True))


def test_in_order_one_comes_after_another_and_the_last_can_be_taken_back() -> None:
    shown = person(in_order())
    choose(shown, "4")
    choose(shown, "1")
    choose(shown, "5")
    assert menus(shown) == []
    assert text_of(shown.message).count("→") == 2
    taking_back = next(label for label in labels(shown) if label.startswith("Take back"))
    press(shown, taking_back)
    assert "5" in [option.value for option in menus(shown)[0].options]
    press(shown, "Hand")
    assert shown.played == ("form", (("a4", "a1"),))


def test_nothing_is_picked_twice_in_order() -> None:
    shown = person(in_order())
    choose(shown, "4")
    assert "4" not in [option.value for option in menus(shown)[0].options]


class Usual(FormAsk):
    def usual(self) -> Picks:
        return (("a1", "a3"),)


def test_what_is_usual_is_picked_already_and_can_be_changed() -> None:
    shown = person(Usual(pick("a", 6, at_least=0, at_most=3)))
    assert [option.value for option in menus(shown)[0].options if option.chosen] == ["1", "3"]
    assert "The match is over." in text_of(shown.message)
    press(shown, "Hand")
    assert shown.played == ("form", (("a1", "a3"),)) and shown.presses == 1
    shown = person(Usual(pick("a", 6, at_least=0, at_most=3)))
    choose(shown)
    press(shown, "Hand")
    assert shown.played == ("form", ((),))


def test_a_text_alone_is_typed_at_once() -> None:
    ask = FormAsk(Write("text", say("kit-hand"), 100))
    shown = person(ask)
    press(shown, "Hand")
    assert shown.modal is not None
    assert [(entry.shortest, entry.longest) for entry in shown.modal.entries] == [(1, 100)]
    assert person(ask).enter(ask, (("en elg",),)) == (("en elg",),)


def test_what_may_be_left_empty_can_be_done_at_once() -> None:
    shown = person(FormAsk(pick("a", 6, at_least=0)))
    press(shown, "Hand")
    assert shown.played == ("form", ((),))


class Plain(FormAsk):
    key = "plain"

    def preview(self, move: object) -> Preview:
        return Preview()


class Offer(Plain):
    key = "offer"
    optional = True

    def prompt(self) -> Say:
        return say("kit-roll")


def test_a_plain_button_plays() -> None:
    shown = person(Plain())
    press(shown, "Hand")
    assert shown.played == ("plain", ())


def test_a_plain_button_with_something_to_tell_asks_first() -> None:
    shown = person(FormAsk())
    press(shown, "Hand")
    assert shown.played is None
    assert "The match is over." in text_of(shown.message)
    press(shown, "Hand")
    assert shown.played == ("form", ())


def test_what_nobody_waits_for_looks_quieter_and_stands_beside() -> None:
    shown = person(FormAsk(pick("a", 6)), Offer())
    assert len(menus(shown)) == 1
    (roll,) = buttons(shown)
    assert (roll.label, roll.style) == ("Roll", "secondary")


@settings(max_examples=times(150, long=300))
@given(
    FORMS,
    st.lists(
        st.builds(
            Picked,
            st.lists(st.integers(0, 254), max_size=12).map(tuple),
            st.none() | st.integers(0, 999),
        ),
        max_size=4,
    ),
    st.sampled_from(Step),
    st.tuples(st.integers(0, 999), st.integers(0, 99), st.integers(0, 999)),
    st.lists(st.text(max_size=5) | st.integers(-1, 200).map(str), max_size=30),
)
def test_a_forged_press_is_harmless(
    fields: tuple[Field, ...],
    picked: list[Picked],
    step: Step,
    where: tuple[int, int, int],
    values: list[str],
) -> None:
    """It is shown, or played with picks that the rules then check; it breaks nothing."""
    position = FormPosition(FormAsk(*fields))
    view = position.view(0)
    page, field, menu = where
    assert view.ask_number is not None
    forged = Answering(
        table=view.table,
        seat=0,
        number=view.ask_number,
        ask="form",
        step=step,
        page=page,
        field=field,
        menu=menu,
        picked=tuple(picked),
    )
    form = form_of(view, forged)
    assert form is not None
    response = respond(form, forged, values)
    if isinstance(response, Show):
        assert_fits(hand(view, view.scene, ENGLISH, response.answering))
    elif isinstance(response, Played):
        assert len(response.picks) == len(fields)
        for field_, keys in zip(fields, response.picks, strict=True):
            if isinstance(field_, Pick):
                assert {*keys} <= {choice.key for choice in field_.choices}


@pytest.mark.parametrize("other", [{"table": "other"}, {"seat": 1}, {"number": 9}, {"ask": "no"}])
def test_an_answer_to_something_else_opens_nothing(other: dict[str, object]) -> None:
    position = FormPosition(FormAsk(pick("a", 6)), Plain())
    view = position.view(0)
    shown = person(FormAsk(pick("a", 6)), Plain())
    first = parse(next(controls(shown.message)).id)
    assert isinstance(first, Answering)
    assert form_of(view, first) is not None
    strange = msgspec.structs.replace(first, **other)
    assert form_of(view, strange) is None
    assert opened(view, strange) is None


class Question(FormAsk):
    def prompt(self) -> Say:
        return say("terminal-menu")


def test_a_question_is_not_what_the_deciding_button_says() -> None:
    shown = person(Question(pick("a", 6)))
    choose(shown, "3")
    assert "What will you do?" in text_of(shown.message)
    assert labels(shown) == ["Do it", "Back"]


@pytest.mark.parametrize(
    "field", [pick("a", 6, at_least=0), pick("a", 40), pick("a", 6, at_most=3)]
)
def test_what_was_chosen_can_be_unchosen_where_nothing_forbids_it(field: Pick) -> None:
    shown = person(FormAsk(field))
    choose(shown, "3")
    assert menus(shown)[0].least == 0
    choose(shown)
    assert not any(option.chosen for option in menus(shown)[0].options)


def test_where_just_one_is_wanted_the_menu_wants_one() -> None:
    assert menus(person(FormAsk(pick("a", 6))))[0].least == 1
