"""The slip of a ruling: all that anybody needs to judge the duel again (OF6)."""

from games.kit.scenes import Given, Slip
from games.ordet_fanger.moves import Ballot, Contest, Withdraw
from tests.games.ordet_fanger.positions import KIM, LEE, NOA, clock, duel, ruled, says


def slips(table) -> tuple[Slip, ...]:
    return table.game.look(table.state, None).slips


def test_OF6_a_slip_holds_both_answers_the_margin_and_the_settle_time():
    table = ruled(tie_margin=200, settle_time=1_000)
    (slip,) = slips(table)
    kim, lee = Given(KIM, "Rom@2450", 2_450), Given(LEE, "Oslo@2000", 2_000)
    assert slip.sides == ((kim,), (lee,))
    assert (slip.winner, slip.margin, slip.settled) == (1, 200, 1_000)
    assert slip.brief in table.game.look(table.state, None).story


def test_OF6_a_silent_side_is_not_on_the_slip_and_the_limit_is():
    table = duel(time_limit=45)
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    (slip,) = slips(table)
    assert slip.sides == ((), (Given(LEE, "Oslo@2000", 2_000),))
    assert (slip.winner, slip.limit) == (1, 45_000)


def test_OF6_uavgjort_has_a_slip_of_both():
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_100)
    clock(table)
    (slip,) = slips(table)
    assert slip.winner is None
    assert [side[-1].at for side in slip.sides] == [2_100, 2_000]


def test_OF12_all_needed_answers_are_on_the_slip():
    table = duel(answers_needed=2)
    says(table, LEE, "Oslo", 2_000)
    says(table, LEE, "Bergen", 2_200)
    clock(table)
    (slip,) = slips(table)
    assert [given.message for given in slip.sides[1]] == ["Oslo@2000", "Bergen@2200"]


def test_OF8_where_nobody_answered_there_is_nothing_to_check():
    table = duel()
    clock(table)
    assert table.tells(None, "ordet-fanger-time-out")
    assert slips(table) == ()


def test_OF9_a_ruling_by_vote_says_so_on_its_slip():
    table = ruled()
    number = table.state.rulings[0].number
    table.plays(NOA, Contest(number, 3_000))
    for seat in (KIM, LEE, NOA):
        table.plays(seat, Ballot("0", 3_100 + seat))
    (slip,) = slips(table)
    assert slip.by_vote and slip.winner == 0


def test_OF5b_a_ruling_corrected_by_a_withdrawal_has_a_slip_of_its_own():
    table = ruled()
    table.plays(LEE, Withdraw("Oslo@2000", 3_000))
    (slip,) = slips(table)
    assert slip.sides == ((Given(KIM, "Rom@2450", 2_450),), ())
