"""What counts as an answer and what a duel wins: OF5, OF5b, OF7's order, OF11–OF13, OF17, OF18."""

import pytest
from msgspec.structs import replace

from games.kit.say import Why
from games.ordet_fanger.duels import find_pair
from games.ordet_fanger.folding import can_answer, squeezed, words_of
from games.ordet_fanger.folding import says as talk_says
from games.ordet_fanger.moves import Answer, Contest, Draw, Turn, Withdraw
from games.ordet_fanger.state import Racing, Turning
from tests.games.ordet_fanger.positions import (
    KIM,
    LEE,
    MIO,
    NOA,
    SAM,
    clock,
    duel,
    fully_dealt,
    position,
    ruled,
    says,
    top,
    won,
)


def answered(table, seat, text, at=2_000):
    """Whether a message is the seat's answer: the duel is won by it."""
    says(table, seat, text, at)
    clock(table)
    rulings = table.state.rulings
    return bool(rulings) and any(rulings[-1].answers)


def test_OF5_each_answers_the_category_of_the_opponents_card():
    table = duel()
    assert dict(table.state.news[-1].asked) == {KIM: "star one", LEE: "star two"}
    assert table.form(LEE, "answer").prompt.args == {"category": "star two"}


def test_OF5_the_winner_takes_the_losers_top_card_and_keeps_their_own():
    table = ruled()
    assert won(table, LEE) == "star-2" and won(table, KIM) == ""
    assert (top(table, 0), top(table, 1)) == ("cross-1", "star-1")
    assert table.zone(KIM, "points-1").hidden == 1 and table.zone(KIM, "points-1").faces == ()
    assert fully_dealt(table)


def test_OF5_only_the_duellists_answers_count():
    assert not answered(duel(), NOA, "Oslo")


def test_OF5_a_revealed_card_starts_the_next_duel_before_anybody_draws():
    table = position("flower-2", "star-1", "flower-1", draw=("circle-8 star-2", "circle-9"))
    table.plays(KIM, Draw(0, 1_000))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    assert isinstance(table.state.phase, Racing)
    assert table.state.duel.cards == ("sv/flower-2", "sv/flower-1")
    assert table.asked(KIM)[0] == "answer" and table.asked(NOA)[0] == "answer"
    says(table, NOA, "Rom", 4_000)
    clock(table)
    clock(table)
    assert won(table, NOA) == "flower-2" and top(table, 0) == ""
    assert "draw" in table.asked(LEE)


@pytest.mark.parametrize("text", ["Oslo", "é", "x" * 60, "7", "…ja…", "Åse!"])
def test_OF5b_a_message_with_a_letter_or_digit_is_an_answer(text):
    assert answered(duel(), LEE, text)


@pytest.mark.parametrize("text", ["?!", "😀", ".Oslo", "/vote", "!ping", "x" * 61, "  .hm", ""])
def test_OF5b_talk_commands_and_long_texts_are_none(text):
    assert not can_answer(text)
    assert not answered(duel(), LEE, text)


def test_OF5b_only_its_author_withdraws_an_answer_and_without_a_vote():
    table = ruled()
    table.refuses(KIM, Withdraw("Oslo@2000", 3_000), why=Why.NOT_YOURS)
    table.refuses(LEE, Withdraw("nothing", 3_000), why=Why.STALE)
    ask = table.ask(LEE, "withdraw")
    table.plays(LEE, ask.read((("Oslo@2000",),), 3_000))
    assert won(table, LEE) == "" and won(table, KIM) == "star-1"


def test_OF5b_an_answer_is_withdrawn_before_the_ruling_too():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    table.plays(LEE, Withdraw("Oslo@2000", 2_100))
    says(table, KIM, "Rom", 2_300)
    assert clock(table) == 2_800
    assert won(table, KIM) == "star-1"
    table.refuses(LEE, Withdraw("Oslo@2000", 3_000), "OF5b")


def test_OF7_of_several_duels_the_one_with_the_newest_card_comes_first():
    """Kim's flower meets Sam's, while the joker joins Lee's star and Noa's wave."""
    table = position("hash-2", "star-1", "wave-2", "flower-2", draw=("hash-8 flower-9", "hash-9"))
    table.state = replace(table.state, board=replace(table.state.board, joker="sv/joker-1"))
    table.plays(KIM, Draw(0, 1_000))
    assert table.state.duel.cards == ("sv/flower-9", "sv/flower-2")
    says(table, SAM, "Oslo", 2_000)
    clock(table)
    assert won(table, SAM) == "flower-9"
    assert table.state.duel.cards == ("sv/star-1", "sv/wave-2")


def test_OF7_then_in_seat_order_from_the_drawer():
    """A joker turns two pairs into duels at once, with cards seen equally long ago or longer."""
    table = position("cross-1", "circle-1", "circle-2", "hash-1", draw=("joker-2", "hash-8"))
    table.state = _all_seen_at_once(table)
    table.plays(KIM, Draw(0, 1_000))
    assert table.state.duel.cards == ("sv/cross-1", "sv/circle-1")


def test_OF7_the_newest_card_comes_before_the_drawers_own():
    """Two pairs are open: a joker joins Kim's star and Noa's wave, Lee and Sam show a hash."""
    table = position("star-1", "hash-1", "wave-2", "hash-2", joker="joker-1")
    assert find_pair(table.game.sets, table.state) == (LEE, SAM)


def test_OF7_the_drawers_own_comes_first_of_two_equally_new():
    table = position("star-1", "star-2", "wave-1", "wave-2")
    table.state = _all_seen_at_once(table)
    assert find_pair(table.game.sets, table.state) == (KIM, LEE)
    table.state = replace(table.state, board=replace(table.state.board, drawer=NOA))
    assert find_pair(table.game.sets, table.state) == (NOA, SAM)


def _all_seen_at_once(table):
    board = table.state.board
    piles = tuple(replace(pile, seen=7) for pile in board.piles)
    return replace(table.state, board=replace(board, piles=piles))


def test_OF11_repeats_are_allowed_by_default():
    table = ruled()
    clock(table)
    assert second_duel(table, "Oslo")


def test_OF11_a_duel_says_that_nothing_may_be_repeated():
    for repeats, told in (("barred", 1), ("allowed", 0)):
        status = [line.id for line in duel(repeats=repeats).sees(None).status]
        assert status.count("ordet-fanger-no-repeats") == told


def second_duel(table, text, at=30_000):
    """Whether Noa, who draws the next star, wins by this text. Lee draws first, and the next."""
    table.plays(LEE, Draw(1, 20_000))
    clock(table)
    table.plays(NOA, Draw(0, 25_000))
    assert isinstance(table.state.phase, Racing)
    return answered(table, NOA, text, at)


def barred(text="Oslo"):
    """Lee has won with a text; Noa's next card meets a hash of Lee."""
    table = duel(draw=("circle-8 hash-8 star-2", "circle-9 hash-9"), repeats="barred")
    says(table, LEE, text, 2_000)
    clock(table)
    clock(table)
    return table


@pytest.mark.parametrize("text", ["Oslo", "oslo", "OSLO!", " o s l o ", "»Oslo«"])
def test_OF11_what_was_said_in_a_duel_is_barred(text):
    assert not second_duel(barred(), text)


def test_OF11_in_a_duel_the_whole_message_is_compared():
    assert second_duel(barred("Oslo i Norge"), "Oslo")


def test_OF11_in_talk_the_answer_as_whole_words_inside_it():
    table = barred("Rom")
    says(table, NOA, "I was in New York, you know", 15_000)
    assert not second_duel(table, "newyork")
    table = barred("Rom")
    says(table, KIM, "the Oslofjord", 15_000)
    assert second_duel(table, "Oslo")


def test_OF11_accents_differ_but_their_encoding_does_not():
    assert not second_duel(barred("Café"), "Cafe\u0301")
    assert second_duel(barred("Café"), "Cafe")


def test_OF11_struck_answers_count_as_said():
    table = barred()
    table.plays(LEE, Withdraw("Oslo@2000", 8_000))
    says(table, KIM, "oslo", 9_000)
    says(table, KIM, "Rom", 9_500)
    clock(table)
    assert [each.text for each in table.state.rulings[-1].answers[0]] == ["Rom"]


@pytest.mark.parametrize(("gap", "winner"), [(101, KIM), (100, None), (1, None), (0, None)])
@pytest.mark.parametrize("late", [KIM, LEE])
def test_OF11_the_other_duellist_bars_only_beyond_the_tie_margin(gap, winner, late):
    """In whatever order they arrive, also after the ruling: within it both have said it at once."""
    table = duel(repeats="barred")
    first, second = (KIM, "Oslo", 2_000), (LEE, "oslo!", 2_000 + gap)
    early = second if late == KIM else first
    says(table, *early)
    clock(table)
    says(table, *(first if late == KIM else second))
    if winner is None:
        assert isinstance(table.state.phase, Turning) and all(table.state.rulings[-1].answers)
    else:
        assert won(table, KIM) == "star-1" and won(table, LEE) == ""


def test_OF11_said_earlier_is_judged_by_stamps_not_by_arrival():
    table = duel(repeats="barred")
    says(table, LEE, "Oslo", 2_101)
    assert table.tells(None, "ordet-fanger-answered")["text"] == "Oslo"
    says(table, KIM, "oslo", 2_000)
    clock(table)
    assert won(table, KIM) == "star-1"


def test_OF11_who_repeats_at_once_is_not_told_that_it_does_not_count():
    table = duel(repeats="barred")
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "oslo", 2_100)
    assert "ordet-fanger-said-before" not in table.told(None)
    says(table, KIM, "Oslo", 2_150)
    assert "ordet-fanger-said-before" in table.told(None), "now it repeats its own"
    says(table, KIM, "OSLO", 2_300)
    assert "ordet-fanger-said-before" in table.told(None)


def test_OF11_only_the_other_duellist_says_it_at_once():
    """A third player's word bars it however close before, and so does what was said before the
    duel."""
    table = duel(repeats="barred")
    says(table, NOA, "Oslo", 1_999)
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_500)
    clock(table)
    assert won(table, KIM) == "star-1"
    table = position("cross-1", "star-1", "flower-1", draw=("hash-8 star-2", ""), repeats="barred")
    says(table, LEE, "Oslo", 999)
    table.plays(KIM, Draw(0, 1_000))
    says(table, KIM, "Oslo", 1_050)
    assert "ordet-fanger-said-before" in table.told(None)


def test_OF11_a_withdrawn_answer_of_the_other_bars_only_beyond_the_margin():
    table = duel(repeats="barred")
    says(table, LEE, "Oslo", 2_000)
    table.plays(LEE, Withdraw("Oslo@2000", 2_050))
    says(table, KIM, "Oslo", 2_090)
    clock(table)
    assert won(table, KIM) == "star-1"


def test_OF11_of_a_team_either_says_it_at_once_with_either_opponent():
    teams = {"seats": 5, "teams": (1, 2, 0, 1, 2), "repeats": "barred"}
    table = position("cross-1", "star-1", "flower-1", draw=("hash-8 star-2", ""), **teams)
    table.plays(KIM, Draw(0, 1_000))
    says(table, MIO, "Oslo", 2_000)
    says(table, SAM, "Oslo", 2_060)
    clock(table)
    assert isinstance(table.state.phase, Turning)


@pytest.mark.parametrize(("second", "winner"), [(2_201, LEE), (2_200, None)])
def test_OF11_with_two_answers_needed_each_may_be_said_at_once(second, winner):
    """The last needed one decides: Lee's stands at 2100, and Kim's is barred beyond the margin."""
    table = duel(repeats="barred", answers_needed=2)
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Oslo", 2_050)
    says(table, LEE, "Rom", 2_100)
    says(table, KIM, "Rom", second)
    clock(table)
    if winner is None:
        assert isinstance(table.state.phase, Turning)
    else:
        assert won(table, winner) == "star-2"


def test_OF11_a_tie_break_card_may_be_answered_at_once_too():
    table = duel(repeats="barred", draw=("circle-8 hash-8 star-2", "circle-9 hash-9"))
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "oslo", 2_000)
    clock(table)
    table.plays(NOA, Turn(3_000))
    says(table, KIM, "oslo", 4_000)
    assert "ordet-fanger-said-before" in table.told(None), "it was said for the first card"
    says(table, LEE, "Rom", 5_000)
    says(table, KIM, "Rom", 5_001)
    clock(table)
    assert isinstance(table.state.phase, Turning) and len(table.state.duel.turned) == 1


def test_OF11_talk_with_an_earlier_stamp_that_arrives_late_corrects_the_ruling():
    table = ruled(repeats="barred")
    says(table, NOA, "Was that Oslo?", 1_900)
    assert won(table, KIM) == "star-1" and won(table, LEE) == ""
    assert "ordet-fanger-corrected" in table.told(NOA)


def test_OF11_neither_of_two_with_equal_stamps_said_it_earlier():
    table = duel(repeats="barred")
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "oslo", 2_000)
    clock(table)
    assert isinstance(table.state.phase, Turning) and all(table.state.rulings[-1].answers)


def test_OF11_a_new_round_forgets():
    table = duel(draw=("star-2", ""), repeats="barred", rounds=2)
    table.state = replace(table.state, said=("rom",), talked=("i was in rom",))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    clock(table)
    assert table.state.round == 2
    assert (table.state.said, table.state.talked, table.state.messages) == ((), (), ())


def test_OF11_how_texts_are_compared():
    assert squeezed(words_of("Rock 'n' Roll!")) == squeezed(words_of("rock n roll"))
    assert squeezed(words_of("STRASSE")) == squeezed(words_of("Straße"))
    assert words_of("Å") == words_of("A\u030a") != words_of("A")
    assert words_of("n\u0308") != words_of("n"), "an accent that no letter comes with"
    assert talk_says("an ice cream please", "icecream")
    assert not talk_says("nice creamy", "icecream")


def test_OF12_the_stamp_of_the_last_needed_answer_counts():
    table = duel(answers_needed=2)
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_500)
    says(table, KIM, "Wien", 2_600)
    says(table, LEE, "Bonn", 2_900)
    assert clock(table) == 2_600 + 500
    assert won(table, KIM) == "star-1"


def test_OF12_the_needed_answers_are_different_ones():
    table = duel(answers_needed=2)
    says(table, LEE, "Oslo", 2_000)
    says(table, LEE, "OSLO!", 2_100)
    says(table, KIM, "Rom", 2_500)
    says(table, KIM, "Wien", 5_000)
    clock(table)
    assert won(table, KIM) == "star-1"


def test_OF12_a_teams_answers_add_up():
    table = position(
        "cross-1",
        "star-1",
        "flower-1",
        draw=("hash-1 star-2", "circle-1"),
        seats=4,
        teams=(0, 1, 0, 1),
        answers_needed=2,
    )
    table.plays(KIM, Draw(0, 1_000))
    says(table, LEE, "Oslo", 2_000)
    says(table, SAM, "Rom", 3_000)
    clock(table)
    assert won(table, 1) == "star-2"


def test_OF13_a_young_player_has_a_fixed_category_and_the_opponent_the_printed_card():
    table = duel(young=("", "Animals", ""))
    assert dict(table.state.news[-1].asked) == {KIM: "star one", LEE: "Animals"}


def test_OF13_the_fixed_category_is_for_tie_break_cards_too():
    table = duel(young=("", "Animals", ""))
    clock(table)
    clock(table)
    asked = dict(table.state.news[-1].asked)
    assert asked[LEE] == "Animals" and asked[KIM] != "Animals"


def test_OF17_sharp_eyes_say_nothing_of_a_duel():
    loud, quiet = duel(), duel(duels="sharp_eyes")
    assert "ordet-fanger-duel" in loud.told(NOA)
    assert quiet.told(NOA) == ["ordet-fanger-turned"]
    assert quiet.asked(LEE) == ["draw", "answer"]
    assert quiet.asked(KIM) == quiet.asked(NOA) == ["answer"]
    assert not any(mark.kind == "duel" for mark in quiet.zone(NOA, "pile-1").faces[0].marks)
    assert quiet.form(KIM, "answer").prompt == quiet.form(NOA, "answer").prompt


def test_OF17_the_first_answer_announces_the_duel():
    table = duel(duels="sharp_eyes")
    says(table, LEE, "Oslo", 100_000)
    assert table.tells(NOA, "ordet-fanger-duel")["how"] == "answer"
    clock(table)
    assert won(table, LEE) == "star-2"


def test_OF17_the_first_draw_announces_the_duel_and_the_second_is_refused():
    table = duel(duels="sharp_eyes")
    table.plays(LEE, Draw(0, 9_000))
    assert table.tells(NOA, "ordet-fanger-duel")["how"] == "draw"
    assert top(table, 1) == "star-1"
    table.refuses(LEE, Draw(0, 9_500), "OF4")
    assert clock(table) == 9_000 + 60_000 + 400


def test_OF17_without_another_draw_the_duel_is_announced():
    table = duel(duels="sharp_eyes", draw=("star-2", ""))
    assert "ordet-fanger-duel" in table.told(NOA)


def test_OF18_a_card_is_turned_for_all_at_once():
    table = position("cross-1", "wave-1", "flower-1")
    table.plays(KIM, Draw(0, 1_000))
    views = [table.sees(viewer) for viewer in (None, KIM, LEE, NOA)]
    assert all(view.board == views[0].board and view.story == views[0].story for view in views)


def test_a_message_is_taken_once():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    table.refuses(LEE, Answer("Oslo", 2_000, "Oslo@2000"), why=Why.STALE)


def test_a_stranger_and_a_bad_stamp_are_refused():
    table = duel()
    table.refuses(7, Answer("Oslo", 2_000), why=Why.NOT_YOURS)
    table.refuses(LEE, Answer("Oslo", -1), why=Why.MALFORMED)
    table.refuses(None, Answer("Oslo", 2_000), why=Why.NOT_YOURS)
    table.refuses(LEE, Contest(99, 2_000), why=Why.STALE)
