"""Contesting the answer that somebody points at, and every reason why not (OF9)."""

import pytest

from games.kit.realtime import PointedAt
from games.kit.say import Refusal
from games.ordet_fanger.moves import Ballot, Contest, Withdraw
from tests.games.ordet_fanger.positions import KIM, LEE, NOA, clock, duel, ruled, says

OSLO, ROM = PointedAt("Oslo@2000", 2_000), PointedAt("Rom@2450", 2_450)


def points(table, seat, message, at=3_000):
    return table.game.about_message(table.state, seat, "contest", message, at)


def why_not(table, seat, message) -> str:
    with pytest.raises(Refusal) as refused:
        table.plays(seat, points(table, seat, message))
    return refused.value.message.id.removeprefix("ordet-fanger-")


def test_OF9_pointing_at_the_answer_that_won_contests_it():
    table = ruled()
    move = points(table, NOA, OSLO)
    assert move == Contest(table.state.rulings[0].number, 3_000, OSLO.id)
    table.plays(NOA, move)
    assert table.state.vote.about == OSLO.id


def test_OF9_with_uavgjort_either_answer_can_be_pointed_at():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_100)
    clock(table)
    for who, message in ((KIM, "Oslo@2000"), (LEE, "Rom@2100")):
        assert points(table, who, PointedAt(message, 2_000)).answer == message


def test_OF9_what_can_t_be_contested_by_pointing_and_why():
    table = ruled()
    assert why_not(table, LEE, OSLO) == "own-answer"
    assert why_not(table, NOA, ROM) == "decided-nothing"
    assert why_not(table, NOA, PointedAt("chatter", 2_200)) == "no-answer"
    assert why_not(table, NOA, PointedAt("yesterday", 100)) == "answer-too-old"


def test_OF9_a_duel_that_is_still_on_has_no_ruling_yet():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    assert why_not(table, NOA, OSLO) == "not-ruled-yet"


def test_OF9_during_a_vote_and_after_it_the_same_answer_is_not_voted_on_again():
    table = ruled()
    table.plays(NOA, points(table, NOA, OSLO))
    assert why_not(table, KIM, OSLO) == "vote-first"
    for seat in (KIM, LEE, NOA):
        table.plays(seat, Ballot("accept", 3_100 + seat))
    assert why_not(table, KIM, OSLO) == "contested-already"


def test_OF5b_an_answer_that_was_taken_back_is_struck():
    table = ruled()
    table.plays(LEE, Withdraw(OSLO.id, 3_000))
    assert why_not(table, NOA, OSLO) == "struck-already"
