"""Contests and votes: OF9."""

import msgspec
import pytest

from games.kit.conceding import Concede
from games.kit.say import Why
from games.ordet_fanger.moves import Ballot, Contest, Draw, Flip, Posted, Tally, Turn, Withdraw
from games.ordet_fanger.state import Closing, Racing, Shut, Turning
from tests.games.ordet_fanger.positions import (
    KIM,
    LEE,
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
from tests.playing import Table


def contest(table, seat=NOA, answer="Oslo@2000", at=3_000):
    table.plays(seat, Contest(table.state.rulings[-1].number, at, answer))
    return table


def vote(table, *choices, at=4_000):
    for seat, choice in enumerate(choices):
        if choice:
            table.plays(seat, Ballot(choice, at + seat))
    if table.state.vote is not None:
        clock(table)
    return table


def test_OF9_anyone_at_the_table_may_contest_and_all_have_one_vote():
    table = ruled()
    assert all("contest" in table.asked(seat) for seat in (KIM, LEE, NOA))
    contest(table)
    assert [table.asked(seat)[0] for seat in (KIM, LEE, NOA)] == ["vote"] * 3
    table.plays(KIM, Ballot("reject", 3_500))
    table.refuses(KIM, Ballot("accept", 3_600), "OF9")
    assert "vote" not in table.asked(KIM)
    table.refuses(LEE, Ballot("0", 3_600), why=Why.MALFORMED)


def test_OF9_ballots_are_secret_until_the_tally():
    one, other = contest(ruled()), contest(ruled())
    one.plays(KIM, Ballot("reject", 3_500))
    other.plays(KIM, Ballot("accept", 3_500))
    for viewer in (None, KIM, LEE, NOA):
        assert msgspec.json.encode(one.sees(viewer)) == msgspec.json.encode(other.sees(viewer))
    vote(one, "", "accept", "reject")
    assert one.tells(LEE, "ordet-fanger-tally-answer") == {"accepting": 1, "rejecting": 2}


def test_OF9_the_vote_ends_when_all_have_voted_or_its_time_is_out():
    table = contest(ruled())
    table.refuses(None, Tally(32_999), "OF9")
    assert clock(table) == 33_000
    assert table.state.vote is None
    table = contest(ruled(vote_time=10))
    assert clock(table) == 13_000


def test_OF9_a_majority_of_the_votes_cast_accepts():
    table = vote(contest(ruled()), "reject", "accept", "accept")
    assert won(table, LEE) == "star-2"
    assert table.state.accepted == (("star two", "oslo"),)


@pytest.mark.parametrize("choices", [("reject", "", ""), ("accept", "reject", "reject")])
def test_OF9_only_a_majority_of_the_votes_cast_strikes_an_answer(choices):
    """Kim's later answer was stamped before the ruling: it counts now."""
    table = vote(contest(ruled()), *choices)
    assert won(table, LEE) == "" and won(table, KIM) == "star-1"
    assert (top(table, 0), top(table, 1)) == ("star-2", "wave-1")
    assert fully_dealt(table)


@pytest.mark.parametrize("choices", [("reject", "accept", ""), ("", "accept", "reject")])
def test_OF9_a_tie_leaves_the_ruling_as_it_was(choices):
    """The loser and one silent third reject nothing; the answer is not accepted for good either."""
    table = vote(contest(ruled(), KIM), *choices)
    assert won(table, LEE) == "star-2" and won(table, KIM) == ""
    assert table.tells(None, "ordet-fanger-tally-result") == {"result": "stands"}
    assert table.state.accepted == ()


def test_OF9_two_to_two_of_four_leaves_the_ruling_as_it_was():
    table = position("cross-1", "star-1", "flower-1", "wave-1", draw=("hash-8 star-2", "hash-9"))
    table.plays(KIM, Draw(0, 1_000))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    vote(contest(table), "reject", "accept", "reject", "accept")
    assert won(table, LEE) == "star-2"


def test_OF9_nobody_voted_the_ruling_stands():
    table = vote(contest(ruled()))
    assert won(table, LEE) == "star-2" and table.state.accepted == ()
    table.refuses(KIM, Contest(table.state.rulings[0].number, 40_000, "Oslo@2000"), "OF9")


def test_OF9_two_at_the_table_one_to_one_is_uavgjort():
    table = position("cross-1", "wave-1", "star-1", "flower-1", seats=2, draw=("hash-8 star-2", ""))
    table.plays(KIM, Draw(0, 1_000))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    vote(contest(table, KIM), "reject", "accept")
    assert isinstance(table.state.phase, Turning) and won(table, LEE) == ""
    table.refuses(LEE, Contest(table.state.rulings[0].number, 5_000, "Oslo@2000"), "OF9")
    says(table, LEE, "Bonn", 1_900)
    assert isinstance(table.state.phase, Turning), "what was voted is not undone by stamps"
    table.plays(None, Turn(60_000))
    assert table.state.duel.turned[0].card == "sv/hash-8"


def test_OF9_two_who_are_left_of_three_are_two_at_the_table():
    table = ruled()
    table.plays(NOA, Concede(2_900))
    vote(contest(table, KIM), "reject", "accept")
    assert isinstance(table.state.phase, Turning) and won(table, LEE) == ""


def test_OF9_two_at_the_table_one_to_one_about_uavgjort_leaves_it_as_it_is():
    """Whoever has lost the tie-break can't have it played again by voting against."""
    table = position("cross-1", "wave-1", "star-1", "flower-1", seats=2, draw=("hash-8 star-2", ""))
    table.plays(KIM, Draw(0, 1_000))
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_050)
    clock(table)
    table.plays(None, Turn(60_000))
    says(table, LEE, "Bonn", 61_000)
    clock(table)
    number = table.state.rulings[0].number
    table.plays(KIM, Contest(number, 62_000, "Oslo@2000"))
    vote(table, "reject", "accept", at=63_000)
    assert won(table, LEE) == "star-2"


def test_OF9_rejected_takes_back_everything_since_the_ruling():
    """A series went on: Noa has won Kim's flower since."""
    table = position("flower-2", "wave-1 star-1", "flower-1", draw=("circle-8 star-2", "circle-9"))
    table.plays(KIM, Draw(0, 1_000))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    says(table, NOA, "Rom", 4_000)
    clock(table)
    assert won(table, NOA) == "flower-2"
    first = table.state.rulings[0].number
    table.plays(KIM, Contest(first, 5_000, "Oslo@2000"))
    vote(table, "reject", "reject", "reject", at=6_000)
    assert (won(table, LEE), won(table, NOA), top(table, 0)) == ("", "", "star-2")
    assert isinstance(table.state.phase, Racing) and table.state.rulings == ()
    assert fully_dealt(table)


def test_OF9_an_answer_to_a_later_duel_of_the_series_is_none_to_the_one_taken_back():
    """Lee's next card met Noa's; that answer came after the ruling that is struck."""
    table = position("cross-2", "flower-2 star-1", "flower-1", draw=("circle-8 star-2", "hash-9"))
    table.plays(KIM, Draw(0, 1_000))
    says(table, KIM, "Oslo", 2_000)
    clock(table)
    assert table.state.duel.cards == ("sv/flower-2", "sv/flower-1")
    says(table, LEE, "Rom", 4_000)
    vote(contest(table, at=4_100), "reject", "reject", "reject", at=5_000)
    assert isinstance(table.state.phase, Racing) and table.state.duel.cards == (
        "sv/star-2",
        "sv/star-1",
    )
    assert "ordet-fanger-duel-goes-on" in table.told(None)
    assert table.game.timeouts(table.state)[0].move.at == table.state.now + 60_400


def test_OF9_with_no_answer_left_the_duel_goes_on_with_new_answers_only():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    says(table, KIM, "Rom", 2_700)
    vote(contest(table), "reject", "reject", "reject")
    assert isinstance(table.state.phase, Racing) and "ordet-fanger-duel-goes-on" in table.told(None)
    says(table, LEE, "oslo!", 5_000)
    says(table, KIM, "Wien", 6_000)
    clock(table)
    assert won(table, KIM) == "star-1"


@pytest.mark.parametrize(("at", "counts"), [(2_699, True), (2_700, False)])
def test_OF9_an_answer_stamped_before_the_rulings_own_message_is_next(at, counts):
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    table.plays(None, Posted(table.state.number, 2_700))
    says(table, KIM, "Rom", at)
    vote(contest(table), "reject", "reject", "reject")
    assert (won(table, KIM) == "star-1") is counts


def test_OF9_a_text_voted_down_for_one_category_may_fit_the_others():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    vote(contest(table), "reject", "reject", "reject")
    says(table, KIM, "oslo", 5_000)
    clock(table)
    assert won(table, KIM) == "star-1"


def test_OF9_the_next_answer_is_the_next_in_time_order_of_either():
    table = duel()
    for text, at in (("Oslo", 2_000), ("Bonn", 2_150)):
        says(table, LEE, text, at)
    says(table, KIM, "Rom", 2_400)
    clock(table)
    vote(contest(table), "reject", "reject", "reject")
    assert won(table, LEE) == "star-2"
    assert table.state.rulings[-1].answers[1][0].text == "Bonn"


def test_OF9_who_was_first_a_majority_for_either_decides():
    table = vote(contest(ruled(), answer=None), "0", "", "0")
    assert won(table, KIM) == "star-1" and won(table, LEE) == ""
    assert table.tells(None, "ordet-fanger-tally-first")["ones"] == 2
    table = vote(contest(ruled(), answer=None), "0", "1", "1")
    assert won(table, LEE) == "star-2"


def test_OF9_who_was_first_a_tie_is_uavgjort():
    table = vote(contest(ruled(), answer=None), "0", "1", "")
    assert isinstance(table.state.phase, Turning) and won(table, LEE) == ""


def test_OF9_who_was_first_as_voted_is_not_corrected_by_stamps():
    table = vote(contest(ruled(), answer=None), "0", "", "0")
    says(table, LEE, "Bonn", 1_500)
    assert won(table, KIM) == "star-1"


def test_OF9_who_was_first_as_confirmed_by_vote_is_not_corrected_either():
    table = vote(contest(ruled(), answer=None), "1", "1", "1")
    says(table, KIM, "Wien", 1_500)
    assert won(table, LEE) == "star-2"


def test_OF9_a_tie_about_who_was_first_leaves_uavgjort_as_it_is():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_050)
    clock(table)
    table.plays(NOA, Turn(3_000))
    vote(contest(table, answer=None, at=3_500), "0", "1", "")
    assert isinstance(table.state.phase, Racing) and len(table.state.duel.turned) == 1


def test_OF9_who_was_first_is_contested_only_where_both_have_answered():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    table.refuses(KIM, Contest(table.state.rulings[0].number, 3_000), "OF9")


def test_OF9_uavgjort_can_be_contested_too():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_050)
    clock(table)
    vote(contest(table, answer="Rom@2050"), "reject", "reject", "reject")
    assert won(table, LEE) == "star-2"


def test_OF9_a_ruling_is_contested_once_for_each_reason():
    table = vote(contest(ruled()), "accept", "accept", "accept")
    number = table.state.rulings[0].number
    table.refuses(KIM, Contest(number, 5_000, "Oslo@2000"), "OF9")
    vote(contest(table, answer=None, at=5_000), "1", "1", "1", at=5_500)
    table.refuses(KIM, Contest(number, 6_000), "OF9")
    assert "contest" not in table.asked(KIM)


def test_OF9_all_rulings_since_the_last_draw_are_open():
    table = position("flower-2", "wave-1 star-1", "flower-1", draw=("circle-8 star-2", "circle-9"))
    table.plays(KIM, Draw(0, 1_000))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    says(table, NOA, "Rom", 4_000)
    clock(table)
    choices = [choice.key for choice in table.form(KIM, "contest").fields[0].choices]
    newest, oldest = (ruling.number for ruling in reversed(table.state.rulings))
    assert choices == [f"{newest}:Rom@4000", f"{oldest}:Oslo@2000"]


def test_OF9_the_next_draw_closes_contesting():
    table = ruled()
    number = table.state.rulings[0].number
    clock(table)
    table.plays(LEE, Draw(1, 9_000))
    clock(table)
    table.refuses(KIM, Contest(number, 9_500, "Oslo@2000"), why=Why.STALE)


def test_OF9_contest_against_draw_is_decided_by_their_stamps():
    table = ruled()
    clock(table)
    table.plays(LEE, Draw(1, 9_000))
    assert "contest" in table.asked(KIM) and top(table, 1) == "star-1"
    assert table.game.timeouts(table.state)[0].move == Flip(9_400)
    late = contest(position_of(table), KIM, at=9_000)
    assert late.state.vote is None and "ordet-fanger-came-too-late" in late.told(None)
    table.refuses(None, Flip(9_399), "OF9")
    early = contest(position_of(table), KIM, at=8_999)
    assert early.state.vote is not None
    vote(early, "accept", "accept", "accept", at=10_000)
    assert isinstance(early.state.phase, Shut)


def position_of(table):
    """A second table in the same position."""
    return Table(table.game, table.state)


def test_OF9_a_draw_stamped_before_the_contest_goes_first_though_it_arrives_later():
    table = ruled()
    clock(table)
    contest(table, KIM, at=9_000)
    table.refuses(LEE, Draw(1, 9_000), why=Why.STALE)
    table.plays(LEE, Draw(1, 8_999))
    assert table.state.vote is None and "ordet-fanger-came-too-late" in table.told(None)
    clock(table)
    assert top(table, 1) == "hash-9"


def test_OF9_the_game_stands_still_during_a_vote_and_so_does_a_duels_clock():
    table = position("flower-2", "wave-1 star-1", "flower-1", draw=("circle-8 star-2", "circle-9"))
    table.plays(KIM, Draw(0, 1_000))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    contest(table, at=3_000)
    says(table, NOA, "Rom", 3_500)
    table.refuses(LEE, Draw(0, 3_500), why=Why.STALE)
    vote(table, "accept", "accept", "accept", at=12_998)
    assert table.game.timeouts(table.state)[0].move.at == 2_500 + 60_000 + 10_000 + 400
    says(table, NOA, "Bern", 3_600)
    says(table, KIM, "Wien", 14_000)
    clock(table)
    assert won(table, KIM) == "flower-1"


def test_OF9_after_the_rounds_last_ruling_contesting_stays_open_for_30_seconds():
    table = ruled(draw=("star-2", ""))
    assert isinstance(table.state.phase, Closing) and "contest" in table.asked(NOA)
    vote(contest(table, at=20_000), "reject", "reject", "reject", at=21_000)
    assert won(table, KIM) == "star-1"
    ended = table.state.phase.since
    assert clock(table) == ended + 30_000 + 400
    assert table.game.outcome(table.state).winners == (KIM,)


def test_OF9_an_accepted_answer_is_not_contested_again_for_that_category():
    table = vote(contest(ruled()), "accept", "accept", "accept")
    accepted = table.state.accepted
    again = ruled("OSLO")
    again.state = msgspec.structs.replace(again.state, accepted=accepted)
    again.refuses(KIM, Contest(again.state.rulings[0].number, 3_000, "OSLO@2000"), "OF9")


def test_OF9_the_author_withdraws_the_answer_that_is_voted_on():
    table = contest(ruled())
    assert table.asked(LEE) == ["vote", "withdraw"]
    table.plays(LEE, Withdraw("Oslo@2000", 3_500))
    assert table.state.vote is None and "ordet-fanger-vote-dropped" in table.told(None)
    assert won(table, KIM) == "star-1"


def test_OF9_an_earlier_answer_that_arrives_during_a_vote_ends_it():
    table = contest(ruled())
    says(table, KIM, "Wien", 1_500)
    assert table.state.vote is None and won(table, KIM) == "star-1"


def test_OF9_a_tie_break_that_is_taken_back_leaves_no_known_card_on_the_pile():
    table = duel(draw=("circle-8 hash-8 star-2", "hash-9"))
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_050)
    clock(table)
    number = table.state.rulings[0].number
    table.plays(NOA, Turn(3_000), Contest(number, 4_000, "Rom@2050"))
    table.plays(KIM, Ballot("reject", 5_000)).plays(LEE, Ballot("reject", 5_000))
    table.plays(NOA, Ballot("reject", 5_000), shuffles=[("sv/hash-8", "sv/circle-8")])
    assert won(table, LEE) == "star-2"
    assert table.state.board.draw_piles[0] == ("sv/hash-8", "sv/circle-8")


def test_OF9_teams_vote_seat_by_seat():
    table = position(
        "cross-1", "star-1", "flower-1", seats=4, teams=(1, 0, 0, 1), draw=("hash-8 star-2", "")
    )
    table.plays(KIM, Draw(0, 1_000))
    says(table, SAM, "Oslo", 2_000)
    clock(table)
    contest(table)
    assert all("vote" in table.asked(seat) for seat in range(4))
