"""Who was first: OF6 and OF12, by stamps and never by arrival."""

from random import Random

import pytest
from hypothesis import given, settings, strategies

from games.kit.options import OptionError, read
from games.ordet_fanger.moves import Answer, Draw, Posted, Rule
from games.ordet_fanger.options import OrdetFangerOptions
from games.ordet_fanger.state import NOBODY, Racing, Shut, Turning
from games.ordet_fanger.wording import quote
from tests.games.ordet_fanger.positions import (
    KIM,
    LEE,
    NOA,
    clock,
    duel,
    fully_dealt,
    position,
    ruled,
    says,
    top,
    won,
)
from tests.repeating import times


def test_OF6_the_earlier_stamp_wins_though_it_arrives_later():
    table = duel()
    says(table, KIM, "Rom", 2_450)
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    assert won(table, LEE) == "star-2"


def test_OF6_rules_no_sooner_than_margin_and_settle_time_after_the_first_stamp():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    table.refuses(None, Rule(2_499), "OF6")
    assert clock(table) == 2_500
    slow = duel(tie_margin=1_000, settle_time=5_000)
    says(slow, LEE, "Oslo", 2_000)
    assert clock(slow) == 8_000


def test_OF6_both_stamps_and_the_gap_are_public():
    table = ruled()
    told = table.tells(None, "ordet-fanger-stamps")
    assert told == {
        "first": "00:00:02.000",
        "second": "00:00:02.450",
        "seconds": 0,
        "thousandths": "450",
        "order": "before",
    }


@pytest.mark.parametrize(
    ("margin", "gap", "tied"),
    [(100, 100, True), (100, 101, False), (50, 50, True), (50, 51, False), (1_000, 1_000, True)],
)
def test_OF6_a_gap_within_the_margin_is_uavgjort(margin, gap, tied):
    table = duel(tie_margin=margin)
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_000 + gap)
    clock(table)
    assert isinstance(table.state.phase, Turning) is tied
    assert won(table, LEE) == ("" if tied else "star-2")


def test_OF6_a_margin_under_50_ms_is_refused_with_what_would_be_right():
    for text in ("0", "49"):
        with pytest.raises(OptionError) as wrong:
            read(OrdetFangerOptions, {"tie_margin": text})
        assert wrong.value.right == "50–1000"
    assert read(OrdetFangerOptions, {"tie_margin": "50"}).tie_margin == 50


def test_OF6_an_answer_stamped_before_the_cards_own_message_does_not_count():
    table = duel()
    says(table, LEE, "Oslo", 1_000)
    says(table, LEE, "Bonn", 999)
    says(table, KIM, "Rom", 1_001)
    clock(table)
    assert won(table, KIM) == "star-1"


def test_OF6_the_cards_own_message_has_the_stamp_that_the_chat_gave_it():
    table = duel()
    says(table, LEE, "Oslo", 1_200)
    table.plays(None, Posted(table.state.number, 1_250))
    says(table, KIM, "Rom", 1_900)
    clock(table)
    assert won(table, KIM) == "star-1"
    table.refuses(None, Posted(1, 1_250))


def test_OF6_a_clock_that_goes_fast_makes_no_answer_too_early():
    table = duel()
    table.plays(None, Posted(table.state.number, 900))
    says(table, LEE, "Oslo", 950)
    clock(table)
    assert won(table, LEE) == "star-2"


def test_OF8_the_limit_runs_from_the_cards_own_message():
    table = duel()
    table.plays(None, Posted(table.state.number, 1_250))
    assert clock(table) == 1_250 + 60_000 + 400


def test_OF6_later_edits_do_not_count_and_an_unverified_text_is_told():
    table = duel()
    table.plays(LEE, Answer("Oslo", 2_000, "1", verified=False))
    clock(table)
    assert "ordet-fanger-unverified" in table.told(None)


def test_OF6_a_late_answer_with_an_earlier_stamp_corrects_the_ruling_in_public():
    table = ruled()
    says(table, KIM, "Wien", 1_700)
    assert "ordet-fanger-corrected" in table.told(NOA)
    assert won(table, KIM) == "star-1" and won(table, LEE) == ""
    assert (top(table, 0), top(table, 1)) == ("star-2", "wave-1")
    assert fully_dealt(table)


def test_OF6_a_late_answer_within_the_margin_turns_the_ruling_into_uavgjort():
    table = ruled()
    says(table, KIM, "Wien", 2_050)
    assert isinstance(table.state.phase, Turning) and won(table, LEE) == ""


def test_OF6_a_late_answer_ends_what_followed_from_the_ruling():
    """Under Kim's star lay a flower, and its duel with Noa has begun."""
    table = duel_with_series()
    says(table, NOA, "Bern", 4_000)
    says(table, KIM, "Wien", 1_700)
    assert won(table, KIM) == "star-1" and isinstance(table.state.phase, Shut)
    assert fully_dealt(table)


def duel_with_series():
    table = position("flower-2", "wave-1 star-1", "flower-1", draw=("circle-8 star-2", "circle-9"))
    table.plays(KIM, Draw(0, 1_000))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    assert table.state.duel.cards == ("sv/flower-2", "sv/flower-1")
    return table


def test_OF6_an_own_earlier_answer_corrects_the_text_and_nothing_else():
    table = ruled()
    says(table, LEE, "Bonn", 1_900)
    assert table.tells(None, "ordet-fanger-won")["answers"] == (quote("Bonn"),)
    assert won(table, LEE) == "star-2" and len(table.state.rulings) == 1


def test_OF6_after_the_next_draw_a_late_answer_changes_nothing():
    table = ruled()
    clock(table)
    table.plays(LEE, Draw(1, 9_000))
    clock(table)
    says(table, KIM, "Wien", 1_700)
    assert won(table, LEE) == "star-2"
    assert (table.state.rulings, table.state.messages) == ((), ())


def test_OF6_an_answer_in_time_that_arrives_after_a_time_out_corrects_it():
    table = duel()
    clock(table)
    assert isinstance(table.state.phase, Turning)
    says(table, LEE, "Oslo", 60_900)
    assert won(table, LEE) == "star-2"


def winner_by_stamps(answers, margin):
    """What the stamps demand, computed again: the place of the winner, or NOBODY."""
    kim = min((at for seat, at in answers if seat == KIM), default=None)
    lee = min((at for seat, at in answers if seat == LEE), default=None)
    if kim is None or lee is None:
        return NOBODY if kim == lee else (KIM if lee is None else LEE)
    return NOBODY if abs(kim - lee) <= margin else (KIM if kim < lee else LEE)


def race(answers, arrivals, margin, settle):
    """Plays the answers as they arrive, the clock between them when it is due."""
    table = duel(tie_margin=margin, settle_time=settle, draw=("circle-8 star-2", "hash-9"))
    for at, seat, number in sorted(
        (arrival, seat, number)
        for number, ((seat, _), arrival) in enumerate(zip(answers, arrivals, strict=True))
    ):
        due = table.game.timeouts(table.state)[0]
        if isinstance(table.state.phase, Racing) and due.move.at < at:
            table.plays(due.seat, due.move)
        if not isinstance(table.state.phase, Racing):
            break
        table.plays(seat, Answer(f"word {number}", answers[number][1], str(number)))
    if isinstance(table.state.phase, Racing):
        clock(table)
    return table


stamps = strategies.lists(
    strategies.tuples(strategies.sampled_from([KIM, LEE]), strategies.integers(1_001, 3_000)),
    min_size=1,
    max_size=6,
)


@settings(max_examples=times(40, long=150))
@given(stamps, strategies.sampled_from([50, 100, 1_000]), strategies.randoms(use_true_random=False))
def test_OF6_under_the_settle_time_the_ruling_is_what_the_stamps_demand(answers, margin, rng):
    arrivals = [at + rng.randrange(400) for _, at in answers]
    table = race(answers, arrivals, margin, settle=400)
    assert table.state.rulings[0].winner == winner_by_stamps(answers, margin)


def test_OF6_any_disorder_is_corrected_while_contesting_is_open():
    rng = Random(6)
    for _ in range(150):
        answers = [(rng.choice([KIM, LEE]), rng.randint(1_001, 2_400)) for _ in range(4)]
        table = duel(draw=("circle-8 star-2", "hash-9"))
        first = min(at for _, at in answers)
        early = next(answer for answer in answers if answer[1] == first)
        late = [answer for answer in answers if answer is not early]
        hasty = rng.choice(answers)
        table.plays(hasty[0], Answer("word", hasty[1], "hasty"))
        clock(table)
        rng.shuffle(late)
        cut = table.state.rulings[0].at
        for number, (seat, at) in enumerate([*late, early]):
            table.plays(seat, Answer(f"other {number}", at, str(number)))
        in_time = [(seat, at) for seat, at in answers if at < cut]
        assert table.state.rulings[0].winner == winner_by_stamps(in_time, 100)
        assert fully_dealt(table)


def test_OF6_the_same_messages_in_any_order_give_the_same_ruling():
    rng = Random(5)
    messages = [
        (KIM, "Rom", 2_300),
        (LEE, "?!", 1_500),
        (LEE, "Oslo", 2_150),
        (NOA, "Bonn", 1_200),
        (KIM, ".hm", 1_100),
        (LEE, "Oslo", 990),
    ]
    results = set()
    for _ in range(30):
        rng.shuffle(messages)
        table = duel(repeats="barred")
        for seat, text, at in messages:
            says(table, seat, text, at)
        clock(table)
        results.add((won(table, KIM), won(table, LEE)))
    assert results == {("star-1", "")}
