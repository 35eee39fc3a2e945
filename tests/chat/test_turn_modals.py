"""A turn as a modal: whatever is legal can be sent in, or goes on in the hand; what was picked is
there again; and Discord takes each of them."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.chat.custom_ids import LONGEST, Picked, TakingTurn, parse, write
from bot.chat.render.answering import Asked
from bot.chat.render.content import Choosing, Modal, Text
from bot.chat.render.speech import Speech
from bot.chat.render.turn import (
    FIRST,
    ITEMS,
    Chosen,
    again,
    begun,
    covered,
    has_room,
    items_of,
    laid_out,
    read,
    turn_modal,
)
from bot.words.words import LANGUAGES
from games.kit.asks import Ask, Field, Following, Form, fit
from games.kit.refusals import Refusal
from tests.chat.filling import filled, preset
from tests.chat.forms import FORMS, FormAsk, pick
from tests.chat.forms import named as called
from tests.chat.limits import assert_modal_fits
from tests.chat.positions import Position, long_winded, speech, walk, words
from tests.games.every_game import GAMES_AND_OPTIONS, named, plan
from tests.repeating import times

MATCHES = 3
MOVES = 120
LONG_WINDED_SHARE = 0.2
TABLE = Asked("k3x9qa2mzt7ve", 11, 999_999)


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_whatever_is_legal_can_be_sent_in(game: str, options: dict[str, str]) -> None:
    seat_counts = plan(game, options, 1).seat_counts
    rng = Random(f"{game} {options}")
    sent: Counter[bool] = Counter()
    for number in range(MATCHES):
        seats = seat_counts[number * (len(seat_counts) - 1) // (MATCHES - 1)]
        for position in walk(game, seats, options, f"turns {number}", MOVES):
            for seat in range(seats):
                spoken = long_winded() if rng.random() < LONG_WINDED_SHARE else words()
                talk = speech(rng.choice(LANGUAGES), seats, spoken)
                for is_sent in send_all(position, seat, talk, rng):
                    sent[is_sent] += 1
    assert sent[True] > sent[False], f"{sent[False]} of {sent.total()} went on in the hand"


def send_all(position: Position, seat: int, talk: Speech, rng: Random) -> list[bool]:
    """Sends in a legal answer to each ask of the turn; whether the modal had room for it."""
    view = position.view(seat)
    if not view.is_awaited or view.scene is None or view.ask_number is None:
        return []
    turn = begun(Asked(view.table, seat, view.ask_number))
    forms = covered(view.scene.asks, turn)
    modal = turn_modal(forms, turn, view.game, talk)
    if modal is not None:
        assert_modal_fits(modal)
    asks = {ask.key: ask for ask in position.asks(seat)}
    return [can_send(modal, forms, turn, asks[form.key], rng, talk) for form in forms]


def can_send(
    modal: Modal | None,
    forms: tuple[Form, ...],
    turn: TakingTurn,
    ask: Ask[object],
    rng: Random,
    talk: Speech,
) -> bool:
    form, sample = ask.form, ask.sample(rng)
    if modal is None:
        only_answers = len(forms) == 1 and not items_of(form)
        assert only_answers or form.key not in laid_out(forms)
        return only_answers and read(forms, turn, {}).picks == fit(form, sample)
    values = filled(modal, forms, form, sample)
    if values is None:
        assert read(forms, turn, {FIRST: (form.key,)}).goes_on
        return False
    chosen = read(forms, turn, values)
    assert (chosen.form.key, fit(form, chosen.picks)) == (form.key, fit(form, sample))
    assert not any(any(picks.values()) for _, picks in chosen.planned())
    once_more = turn_modal(forms, again(turn, chosen), "riftforce", talk)
    assert once_more is not None
    shown = {e.id: preset(e) for e in once_more.entries if not isinstance(e, Text)}
    own = {id_ for id_ in values if id_ == FIRST or id_.startswith(f"{form.key}.")}
    assert {i: sorted(shown[i]) for i in own if shown[i] != ("",)} == {
        i: sorted(values[i]) for i in own if shown[i] != ("",)
    }, "what was picked is not there again"
    return True


@given(fields=FORMS, others=st.integers(0, 3), planned=st.integers(0, 4))
@settings(max_examples=times(60, long=120))
def test_any_form_has_room_or_goes_on_in_the_hand(
    fields: tuple[Field, ...], others: int, planned: int
) -> None:
    steps = (Following("form", (pick("p", 3, at_least=0),)) for _ in range(planned))
    form = Form("form", called("form"), fields, plan=(*steps, Following("end")))
    asked = [form, *(Form(f"o{'x' * n}", called("other"), (pick("q", 4),)) for n in range(others))]
    turn = begun(TABLE)
    modal = turn_modal(asked, turn, "riftforce", speech("de", 2, long_winded()))
    if modal is not None:
        assert_modal_fits(modal)
        ids = [entry.id for entry in modal.entries if not isinstance(entry, Text)]
        sizes = sum(len(items_of(each)) for each in laid_out(asked).values())
        assert len(ids) == sizes + (len(asked) > 1) <= ITEMS
        if form.key in laid_out(asked):
            sample = FormAsk(*fields).sample(Random(1))
            assert filled(modal, asked, form, sample) is not None or others


def test_one_ask_is_named_by_the_modal_and_several_by_their_fields() -> None:
    forms = (
        Form("attack", called("Attack"), (pick("cards", 12, at_most=4, one_group="T1"),)),
        Form("retreat", called("Retreat"), (pick("card", 3),)),
        Form("pass", called("Pass")),
    )
    alone = turn_modal(forms[1:2], begun(TABLE, forms[1]), "riftforce", speech("en", 2))
    assert alone is not None and "Retreat" in alone.title
    assert [kind(entry) for entry in alone.entries] == ["radio"]
    together = turn_modal(forms, begun(TABLE), "riftforce", speech("en", 2))
    assert together is not None and together.title == "Riftforce"
    first, attack, retreat = together.entries
    assert isinstance(first, Choosing) and isinstance(attack, Choosing)
    assert isinstance(retreat, Choosing)
    assert [option.value for option in first.options] == ["attack", "retreat", "pass"]
    assert first.least == 1 and attack.least == retreat.least == 0
    assert "Attack" in attack.label and "cards" in attack.help
    assert (attack.kind, retreat.kind) == ("select", "radio")


def test_cards_of_one_suit_stand_together_under_its_emblem() -> None:
    field = pick("cards", 10, at_most=4, one_group="T1")
    form = Form("attack", called("Attack"), (field,))
    modal = turn_modal((form,), begun(TABLE), "riftforce", speech("en", 2))
    assert modal is not None
    (entry,) = modal.entries
    assert isinstance(entry, Choosing) and entry.kind == "boxes"
    suits = [field.choices[int(option.value)].group for option in entry.options]
    assert suits == sorted(suits, key=suits.index)
    assert entry.options[0].label.startswith("♠️ ")


def test_where_order_counts_there_is_a_choice_for_each_and_none_is_one() -> None:
    field = pick("cards", 6, at_most=3, ordered=True)
    form = Form("play", called("Play"), (field,))
    turn = begun(TABLE)
    modal = turn_modal((form,), turn, "riftforce", speech("en", 2))
    assert modal is not None
    assert [e.least for e in modal.entries if isinstance(e, Choosing)] == [1, 0, 0]
    chosen = read((form,), turn, {"play.0.0": ("4",), "play.0.1": ("-",), "play.0.2": ("1",)})
    assert chosen.picks == (("cards4", "cards1"),)


def test_what_is_usual_is_picked_already_but_what_was_picked_counts_more() -> None:
    fields = (pick("cards", 4, at_least=0, at_most=4), pick("others", 3))
    form = Form("lift", called("Lift"), fields, usual=(("cards0", "cards2"), ()))
    turn = begun(TABLE)
    modal = turn_modal((form,), turn, "riftforce", speech("en", 2))
    assert modal is not None
    cards, others = modal.entries
    assert isinstance(cards, Choosing) and isinstance(others, Choosing)
    assert (preset(cards), preset(others)) == (("0", "2"), ())
    nothing = again(turn, read((form,), turn, {"lift.1.0": ("1",)}))
    once_more = turn_modal((form,), nothing, "riftforce", speech("en", 2))
    assert once_more is not None
    cards, others = once_more.entries
    assert isinstance(cards, Choosing) and isinstance(others, Choosing)
    assert (preset(cards), preset(others)) == ((), ("1",))


def test_a_plan_has_as_much_room_as_there_is() -> None:
    steps = tuple(Following("next", (pick("card", 5, at_least=0),)) for _ in range(3))
    fields = (pick("a", 3), pick("b", 3))
    form = Form("begin", called("Begin"), fields, plan=(*steps, Following("end")))
    assert len(items_of(laid_out((form,))["begin"])) == ITEMS
    other = Form("other", called("Other"), (pick("a", 3),))
    cut = laid_out((form, other))["begin"]
    assert [following.ask for following in cut.plan] == ["next"], "without room nothing ends it"
    turn = begun(TABLE)
    chosen = read((form,), turn, {"begin.0.0": ("0",), "begin.1.0": ("1",), "begin.3.0": ("2",)})
    assert list(chosen.planned()) == [
        ("next", {"card": ()}),
        ("next", {"card": ("card2",)}),
        ("next", {"card": ()}),
        ("end", {}),
    ]


def test_what_leaves_no_choice_is_picked_by_itself() -> None:
    only, two = pick("only", 1), pick("two", 2)
    form = Form("lay", called("Lay"), (only, two))
    assert [item.field for item in items_of(form)] == [two]
    assert read((form,), begun(TABLE), {"lay.1.0": ("1",)}).picks == (("only0",), ("two1",))
    assert not has_room(Form("lay", called("Lay"), (only,)))


@pytest.mark.parametrize(
    "values",
    [
        {FIRST: ("steal",)},
        {},
        {FIRST: ("lay",), "lay.0.0": ("3",)},
        {FIRST: ("lay",), "lay.0.0": ("-1",)},
        {FIRST: ("lay",), "lay.0.0": ("²",)},
    ],
)
def test_what_the_modal_does_not_offer_is_refused(values: dict[str, tuple[str, ...]]) -> None:
    forms = (Form("lay", called("Lay"), (pick("a", 3),)), Form("pass", called("Pass")))
    with pytest.raises(Refusal) as refused:
        read(forms, begun(TABLE), values)
    assert refused.value.message.id == "cogs-forged"


@given(
    st.lists(st.lists(st.integers(0, 24), unique=True, max_size=25), max_size=5),
    st.booleans(),
)
def test_the_button_has_room_for_what_was_picked_or_opens_without_it(
    picked: list[list[int]], alone: bool
) -> None:

    form = Form("activate_next_but_one", called("Activate"))
    turn = begun(TABLE, form if alone else None)
    kept = again(turn, Chosen(form, tuple(Picked(tuple(places)) for places in picked)))
    text = write(kept)
    assert len(text) <= LONGEST and parse(text) == kept
    assert [list(each.places) for each in kept.picked] in (picked, [])


def kind(entry: object) -> str:
    assert isinstance(entry, Choosing)
    return entry.kind
