"""An ask as a modal, where a game is played in real time: whatever is legal can be sent in, what
was picked is there again, and Discord takes each of them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.chat.custom_ids import LONGEST, Picked, parse, write
from bot.chat.render.answering import Asked
from bot.chat.render.content import Choosing, Modal, Text
from bot.chat.render.turn import ITEMS, Chosen, again, begun, has_room, items_of, read, turn_modal
from games.kit.asks import Field, Form, fit
from games.kit.say import Refusal
from tests.chat.filling import filled, preset
from tests.chat.forms import FORMS, FormAsk, pick
from tests.chat.forms import named as called
from tests.chat.limits import assert_modal_fits, cut_off
from tests.chat.positions import long_winded, speech
from tests.repeating import times

TABLE = Asked("k3x9qa2mzt7ve", 11, 999_999)
ENGLISH = speech("en", 2)


def modal_of(form: Form) -> Modal:
    return turn_modal(form, begun(TABLE, form), ENGLISH)


@given(fields=FORMS)
@settings(max_examples=times(60, long=120))
def test_whatever_has_room_can_be_sent_in(fields: tuple[Field, ...]) -> None:
    ask = FormAsk(*fields)
    if not has_room(ask.form):
        return
    turn = begun(TABLE, ask.form)
    modal = turn_modal(ask.form, turn, speech("de", 2, long_winded()))
    assert_modal_fits(modal)
    asked = [entry for entry in modal.entries if not isinstance(entry, Text)]
    assert len(asked) == len(items_of(ask.form)) <= ITEMS
    sample = ask.sample(Random(1))
    values = filled(modal, ask.form, sample)
    chosen = read(ask.form, values)
    assert fit(ask.form, chosen.picks) == fit(ask.form, sample)
    once_more = turn_modal(ask.form, again(turn, chosen), ENGLISH)
    shown = {e.id: preset(e) for e in once_more.entries if isinstance(e, Choosing)}
    assert {i: sorted(p) for i, p in shown.items()} == {i: sorted(values[i]) for i in shown}


def test_what_is_picked_in_order_has_no_room() -> None:
    assert not has_room(Form("play", called("Play"), (pick("a", 6, at_most=3, ordered=True),)))
    assert not has_room(Form("play", called("Play"), (pick("a", 26),)))
    assert not has_room(Form("roll", called("Roll")))


def test_an_ask_is_named_by_its_modal() -> None:
    modal = modal_of(Form("open", called("Open"), (pick("card", 3), pick("signs", 12, at_most=4))))
    assert "Open" in modal.title
    card, signs = modal.entries
    assert isinstance(card, Choosing) and isinstance(signs, Choosing)
    assert (card.kind, signs.kind) == ("radio", "select") and card.least == 1


def test_an_ask_too_long_for_a_title_stands_whole_above_what_is_filled_in() -> None:
    """As a category that somebody must read at a glance."""
    long = "Reason why the train is cancelled once more"
    asked = Form("answer", called(f"Answer: {long}"), (pick("card", 3),))
    modal = modal_of(asked)
    above, _ = modal.entries
    assert isinstance(above, Text) and long in above.markdown
    assert long not in modal.title and cut_off(modal) == []


def test_cards_of_one_suit_stand_together_under_its_emblem() -> None:
    field = pick("cards", 10, at_most=4, one_group="T1")
    (entry,) = modal_of(Form("attack", called("Attack"), (field,))).entries
    assert isinstance(entry, Choosing) and entry.kind == "boxes"
    suits = [field.choices[int(option.value)].group for option in entry.options]
    assert suits == sorted(suits, key=suits.index)
    assert entry.options[0].label.startswith("♠️ ")


def test_what_is_usual_is_picked_already_but_what_was_picked_counts_more() -> None:
    fields = (pick("cards", 4, at_least=0, at_most=4), pick("others", 3))
    form = Form("lift", called("Lift"), fields, usual=(("cards0", "cards2"), ()))
    assert [preset(e) for e in modal_of(form).entries if not isinstance(e, Text)] == [
        ("0", "2"),
        (),
    ]
    turn = begun(TABLE, form)
    nothing = again(turn, read(form, {"1": ("1",)}))
    once_more = turn_modal(form, nothing, ENGLISH)
    assert [preset(e) for e in once_more.entries if not isinstance(e, Text)] == [(), ("1",)]


def test_what_leaves_no_choice_is_picked_by_itself() -> None:
    only, two = pick("only", 1), pick("two", 2)
    form = Form("lay", called("Lay"), (only, two))
    assert [item.field for item in items_of(form)] == [two]
    assert read(form, {"1": ("1",)}).picks == (("only0",), ("two1",))
    assert not has_room(Form("lay", called("Lay"), (only,)))


@pytest.mark.parametrize("value", ["3", "-1", "²"])
def test_what_the_modal_does_not_offer_is_refused(value: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(Form("lay", called("Lay"), (pick("a", 3),)), {"0": (value,)})
    assert refused.value.message.id == "cogs-forged"


@given(st.lists(st.lists(st.integers(0, 24), unique=True, max_size=25), max_size=5))
def test_the_button_has_room_for_what_was_picked_or_opens_without_it(
    picked: list[list[int]],
) -> None:
    form = Form("activate_next_but_one", called("Activate"))
    turn = begun(TABLE, form)
    kept = again(turn, Chosen(form, tuple(Picked(tuple(places)) for places in picked)))
    text = write(kept)
    assert len(text) <= LONGEST and parse(text) == kept
    assert [list(each.places) for each in kept.picked] in (picked, [])
