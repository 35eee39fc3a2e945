"""Giving up: OF21."""

import msgspec
import pytest

from games.kit.conceding import Concede
from games.kit.realtime import Heard
from games.kit.say import Why
from games.ordet_fanger.moves import Ballot, Contest, Draw, Turn, Withdraw
from games.ordet_fanger.state import Drawing, Opening, Over, Racing, Shut, Turning
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


def test_OF21_of_two_sides_the_other_has_won_at_once():
    table = position("cross-1", "wave-1", "flower-1", "hash-1", seats=2, points=("star-1", ""))
    table.plays(KIM, Concede(900))
    assert isinstance(table.state.phase, Over)
    ended = table.game.outcome(table.state)
    assert (ended.winners, ended.scores, ended.how) == ((LEE,), (1, 0), "conceded")
    assert table.told(None) == ["kit-gave-up"]
    assert table.asked(LEE) == []
    assert fully_dealt(table)


def test_OF21_with_more_the_others_play_on_and_the_turn_passes():
    table = position("cross-1", "wave-1", "flower-1").plays(KIM, Concede(900))
    assert table.game.outcome(table.state) is None
    assert table.asked(KIM) == []
    assert table.asked(LEE) == ["draw"]
    for drawer in (LEE, NOA, LEE):
        assert table.state.drawer() == drawer
        table.plays(drawer, Draw(1 if drawer == LEE else 0, table.state.now + 1_000))
        if not isinstance(table.state.phase, Drawing):
            break


def test_OF21_the_top_card_duels_with_nobodys():
    table = position("star-1", "wave-1", "flower-1", draw=("circle-8 star-2", "circle-9"))
    table.plays(KIM, Concede(900)).plays(LEE, Draw(0, 1_000))
    assert top(table, KIM) == "star-1" and top(table, LEE) == "star-2"
    assert table.state.duel is None


def test_OF21_a_duel_that_is_on_gives_the_other_its_card():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    table.plays(LEE, Concede(2_100))
    assert won(table, KIM) == "star-1", "even if the other had answered first"
    assert "ordet-fanger-walked-over" in table.told(None)
    assert isinstance(table.state.phase, Drawing)
    assert table.state.drawer() == NOA
    assert fully_dealt(table)


def test_OF21_cards_of_a_tie_go_back_then():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_000)
    clock(table)
    assert isinstance(table.state.phase, Turning)
    table.plays(NOA, Turn(5_000)).plays(KIM, Concede(5_500))
    assert won(table, LEE) == "star-2"
    assert fully_dealt(table)


def test_OF21_who_has_given_up_turns_no_card_of_a_tie():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_000)
    clock(table)
    table.plays(NOA, Concede(3_000))
    assert table.asked(NOA) == []
    clock(table)
    assert isinstance(table.state.phase, Racing), "the bot turns it"


def test_OF21_an_unseen_duel_is_over_untold():
    table = duel(duels="sharp_eyes")
    table.plays(LEE, Concede(1_500))
    assert table.told(None) == ["kit-gave-up"]
    assert table.state.duel is None and won(table, KIM) == ""


def test_OF21_a_ruling_taken_again_finds_nobody_to_race_on():
    table = ruled().plays(NOA, Contest(2, 4_000, "Oslo@2000")).plays(LEE, Concede(4_500))
    table.plays(NOA, Ballot("reject", 5_000)).plays(KIM, Ballot("reject", 5_100))
    assert won(table, LEE) == "" and won(table, KIM) == "star-1"
    assert fully_dealt(table)


def test_OF21_a_vote_under_way_is_counted_without_them():
    table = ruled().plays(KIM, Contest(2, 4_000, "Oslo@2000"))
    table.plays(NOA, Ballot("reject", 4_500)).plays(KIM, Ballot("accept", 4_600))
    table.plays(LEE, Concede(5_000))
    assert table.state.vote is None
    assert "ordet-fanger-tally-answer" in table.told(None)


def test_OF21_a_ballot_that_was_cast_no_longer_counts():
    table = ruled().plays(KIM, Contest(2, 4_000, "Oslo@2000"))
    table.plays(NOA, Ballot("reject", 4_500)).plays(NOA, Concede(4_700))
    assert table.asked(NOA) == []
    table.refuses(NOA, Ballot("reject", 4_800), why=Why.STALE)
    table.plays(KIM, Ballot("accept", 5_000)).plays(LEE, Ballot("accept", 5_100))
    assert table.tells(None, "ordet-fanger-tally-answer") == {"accepting": 2, "rejecting": 0}


def test_OF21_what_they_say_is_not_heard():
    table = duel().plays(NOA, Concede(1_500)).plays(LEE, Concede(1_600))
    for seat in (NOA, LEE):
        assert table.game.hears(table.state, seat, Heard("Oslo", "m9", 2_000)) is None


def test_OF21_a_card_that_they_reached_for_stays_where_it_lay():
    table = ruled()
    clock(table)
    table.plays(LEE, Draw(1, 6_000)).plays(LEE, Concede(6_050))
    assert isinstance(table.state.phase, Shut)
    assert [len(pile) for pile in table.state.board.draw_piles] == [2, 2]


def test_OF21_they_keep_their_points_and_come_last():
    table = position(
        "cross-1", "wave-1", "flower-1", draw=("hash-9", ""), points=("star-1 star-2", "star-3", "")
    )
    table.plays(KIM, Concede(900)).plays(LEE, Draw(0, 1_000))
    ended = table.game.outcome(table.state)
    assert (ended.winners, ended.scores, ended.how) == ((LEE,), (2, 1, 0), "most")
    assert ended.in_order() == (LEE, NOA, KIM)


def test_OF21_the_last_side_left_has_won():
    table = position("cross-1", "wave-1", "flower-1", points=("star-1", "star-2", ""))
    table.plays(KIM, Concede(900)).plays(LEE, Concede(950))
    ended = table.game.outcome(table.state)
    assert (ended.winners, ended.how, ended.in_order()) == ((NOA,), "conceded", (NOA, LEE, KIM))


def test_OF21_a_partner_plays_on_for_the_side():
    table = position(
        "cross-1", "wave-1", "flower-1", seats=4, teams=(1, 0, 0, 1), points=("star-1", "", "")
    )
    assert table.game.if_conceded(table.state, KIM).id == "ordet-fanger-concede-to-partner"
    table.plays(KIM, Concede(900))
    assert table.state.drawer() == SAM
    table.plays(LEE, Concede(950)).plays(NOA, Concede(990))
    ended = table.game.outcome(table.state)
    assert (ended.winners, ended.gave_up) == ((KIM, SAM), (LEE, NOA))


def test_OF21_the_side_has_given_up_when_both_have():
    table = position("cross-1", "wave-1", "flower-1", seats=4, teams=(1, 0, 0, 1))
    table.plays(KIM, Concede(900)).plays(SAM, Concede(950))
    assert table.state.drawer() == LEE
    assert table.game.outcome(table.state) is None


def test_OF21_the_next_one_opens_the_round():
    table = position("", "", "", drop_symbols="choose")
    table.state = table.state.then(phase=Opening())
    assert table.asked(KIM) == ["open_round"]
    table.plays(KIM, Concede(900))
    assert table.asked(LEE) == ["open_round"]


@pytest.mark.parametrize("seat", [KIM, LEE])
def test_OF21_nobody_gives_up_twice(seat):
    table = position("cross-1", "wave-1", "flower-1").plays(seat, Concede(900))
    assert table.refuses(seat, Concede(950), why=Why.STALE).id == "kit-gave-up-already"
    table.refuses(seat, Withdraw("m1", 960), why=Why.STALE)
    assert b"gave_up" in msgspec.json.encode(table.state)
