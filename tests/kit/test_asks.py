"""Picks and whether they fit: what everybody's choices go through before any game sees them."""

from random import Random

import pytest

from games.kit.asks import Choice, Form, Pick, Picks, Write, fit, sample_pick
from games.kit.say import Refusal, Why, say

CARDS = tuple(
    Choice(key, say("kit-name", card=key), group=key[0] if key[0] != "X" else "")
    for key in ("S7", "S9", "H7", "X1")
)
TWINS = tuple(Choice(key, say("kit-name", card="ice 5")) for key in ("ice-a", "ice-b", "ice-c"))


def form(**bounds: object) -> Form:
    field = Pick("cards", say("kit-hand"), CARDS, **bounds)  # type: ignore[arg-type]
    return Form("attack", say("kit-roll"), (field,))


def refused(a_form: Form, picks: Picks) -> str:
    with pytest.raises(Refusal) as refusal:
        fit(a_form, picks)
    assert refusal.value.why is Why.MALFORMED
    return refusal.value.message.id


def test_unordered_picks_come_in_the_order_of_their_choices() -> None:
    assert fit(form(at_most=3), (("H7", "S7"),)) == (("S7", "H7"),)


def test_ordered_picks_stay_in_the_order_they_were_given() -> None:
    assert fit(form(at_most=3, ordered=True), (("H7", "S7"),)) == (("H7", "S7"),)


def test_picks_must_answer_every_field() -> None:
    assert refused(form(), ()) == "kit-fields"


def test_a_pick_that_was_not_offered_is_malformed() -> None:
    assert refused(form(), (("C2",),)) == "kit-not-offered"


def test_the_same_pick_twice_is_malformed() -> None:
    assert refused(form(at_most=2), (("S7", "S7"),)) == "kit-twice"


def test_of_choices_that_look_alike_one_picked_twice_stands_for_two() -> None:
    field = Pick("cards", say("kit-hand"), (*TWINS, CARDS[0]), at_most=4, ordered=True)
    play = Form("play", say("kit-hand"), (field,))
    assert fit(play, (("ice-a", "ice-a"),)) == (("ice-a", "ice-b"),)
    assert fit(play, (("ice-b", "S7", "ice-b", "ice-a"),)) == (("ice-b", "S7", "ice-c", "ice-a"),)
    assert refused(play, (("ice-a",) * 4,)) == "kit-twice"
    assert refused(play, (("ice-a", "S7", "S7"),)) == "kit-twice"


def test_too_many_and_too_few_picks_are_malformed() -> None:
    assert refused(form(), (("S7", "S9"),)) == "kit-count"
    assert refused(form(at_least=2, at_most=2), (("S7",),)) == "kit-count"


def test_with_one_group_only_what_has_no_group_goes_with_any() -> None:
    assert refused(form(at_most=3, one_group="T1"), (("S7", "H7"),)) == "kit-one-suit"
    assert fit(form(at_most=3, one_group="T1"), (("X1", "S7", "S9"),)) == (("S7", "S9", "X1"),)


def test_a_text_is_held_to_its_length() -> None:
    writing = Form("answer", say("kit-hand"), (Write("text", say("kit-hand"), longest=5),))
    assert fit(writing, (("Ibsen",),)) == (("Ibsen",),)
    assert refused(writing, (("Bjørnson",),)) == "kit-text-length"
    assert refused(writing, (("",),)) == "kit-text-length"


def test_samples_keep_to_the_bounds_and_the_group() -> None:
    rng = Random(1)
    field = Pick("cards", say("kit-hand"), CARDS, at_most=3, one_group="T1")
    samples = {sample_pick(field, rng) for _ in range(200)}
    assert samples == {fit(Form("a", say("kit-hand"), (field,)), (s,))[0] for s in samples}
    assert {len(sample) for sample in samples} == {1, 2, 3}
