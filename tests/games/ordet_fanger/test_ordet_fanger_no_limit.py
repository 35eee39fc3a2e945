"""By option there is no limit to answering (OF8) or drawing (OF22)."""

import pytest

from games.kit.conceding import Concede
from games.kit.say import Who, Why
from games.ordet_fanger.moves import (
    Answer,
    Ballot,
    Contest,
    Draw,
    GiveUpDuel,
    Rule,
    Turn,
    Withdraw,
)
from games.ordet_fanger.state import Racing, Turning
from tests.games.ordet_fanger.positions import (
    EVA,
    KIM,
    LEE,
    MIO,
    NOA,
    SAM,
    clock,
    duel,
    fully_dealt,
    position,
    says,
    top,
    won,
)

DAY = 86_400_000


def unlimited(**chosen):
    """Kim's star meets Lee's, and there is all the time in the world."""
    return duel(time_limit=0, draw=("circle-8 hash-8 star-2", "circle-9 hash-9"), **chosen)


def given_up(table, *seats, at):
    for seat in seats:
        table.plays(seat, GiveUpDuel(at))
    return table


def test_OF8_without_a_limit_the_duel_waits_until_somebody_answers():
    table = unlimited()
    table.refuses(None, Rule(DAY), "OF8")
    assert table.game.stood_still(table.state, DAY) is None
    assert [line.id for line in table.sees(NOA).status][-1] == "ordet-fanger-status-no-limit"
    says(table, LEE, "Oslo", 1_000 + 3 * DAY)
    clock(table)
    assert won(table, LEE) == "star-2"


def test_OF8_the_clock_hurries_nobody_who_is_there():
    """What it would do is for the bot player, and for who has left."""
    timeouts = unlimited().game.timeouts(unlimited().state)
    assert [(due.seat, due.is_open, due.is_fixed) for due in timeouts] == [
        (KIM, True, True),
        (LEE, True, True),
    ]


def test_OF8_if_both_give_it_up_it_is_as_uavgjort():
    table = given_up(unlimited(), KIM, at=5_000)
    assert table.tells(NOA, "ordet-fanger-gave-duel-up-told") == {"who": Who(KIM)}
    assert isinstance(table.state.phase, Racing)
    given_up(table, LEE, at=9_000)
    table.refuses(None, Rule(9_399), "OF6")
    assert clock(table) == 9_400
    assert "ordet-fanger-both-gave-up" in table.told(None)
    assert isinstance(table.state.phase, Turning) and table.asked(NOA)[0] == "turn"


def test_OF8_after_two_cards_that_both_give_up_the_duel_is_off():
    table = given_up(unlimited(), KIM, LEE, at=5_000)
    for at in (20_000, 40_000):
        clock(table)
        table.plays(NOA, Turn(at))
        assert table.state.duel.gave_up == (), "the new card is a new question"
        given_up(table, LEE, KIM, at=at + 5_000)
    clock(table)
    assert "ordet-fanger-called-off" in table.told(None)
    assert (top(table, KIM), top(table, LEE)) == ("star-2", "star-1")
    assert table.state.duel is None
    assert fully_dealt(table)


def test_OF8_who_has_given_it_up_may_yet_answer():
    table = given_up(unlimited(), KIM, at=5_000)
    assert [form.key for form in table.sees(KIM).asks if not form.optional] == []
    assert table.asked(LEE) == ["answer", "give_up_duel"]
    says(table, KIM, "Oslo", 8_000)
    clock(table)
    assert won(table, KIM) == "star-1"


def test_OF8_an_answer_stamped_before_both_gave_up_corrects_what_came_of_it():
    table = given_up(unlimited(), KIM, LEE, at=5_000)
    clock(table)
    says(table, LEE, "Oslo", 4_999)
    assert won(table, LEE) == "star-2"


def test_OF8_an_answer_stamped_after_both_gave_up_is_too_late():
    table = given_up(unlimited(), KIM, LEE, at=5_000)
    says(table, LEE, "Oslo", 5_001)
    clock(table)
    assert isinstance(table.state.phase, Turning) and won(table, LEE) == ""


def test_OF8_of_a_team_all_must_give_it_up():
    teams = {"seats": 6, "teams": (1, 2, 0, 1, 2, 0), "time_limit": 0}
    table = position("cross-1", "star-1", "flower-1", "wave-1", draw=("star-2", "hash-9"), **teams)
    table.plays(KIM, Draw(0, 1_000))
    given_up(table, KIM, LEE, MIO, at=5_000)
    assert table.state.duel.given_up_at is None and table.asked(SAM) == ["answer", "give_up_duel"]
    table.refuses(EVA, GiveUpDuel(6_000), "OF5")
    table.plays(SAM, Concede(7_000))
    assert table.state.duel.given_up_at == 7_000, "who has left the match tries no more"
    clock(table)
    assert isinstance(table.state.phase, Turning)


def test_OF8_who_concedes_after_a_ruling_changes_nothing_of_when_it_was_given_up():
    """Kim gave it up, Lee answered later, and leaves the match then."""
    table = given_up(unlimited(), KIM, at=2_000)
    says(table, LEE, "Oslo", 5_000)
    clock(table)
    table.plays(LEE, Concede(6_000))
    assert won(table, LEE) == "star-2" and table.state.duel is None


def test_OF9_a_duel_that_goes_on_after_a_struck_answer_has_not_been_given_up():
    table = given_up(unlimited(), KIM, at=2_000)
    says(table, LEE, "Oslo", 5_000)
    clock(table)
    table.plays(KIM, Contest(table.state.rulings[-1].number, 7_000, "Oslo@5000"))
    for seat in (KIM, LEE, NOA):
        table.plays(seat, Ballot("reject", 8_000))
    assert isinstance(table.state.phase, Racing) and table.state.duel.gave_up == ()
    assert table.game.timeouts(table.state)[0].move == GiveUpDuel(0)


def test_OF8_a_withdrawn_answer_leaves_the_duel_waiting():
    table = unlimited()
    says(table, LEE, "Oslo", 5_000)
    table.plays(LEE, Withdraw("Oslo@5000", 5_100))
    table.refuses(None, Rule(DAY), "OF8")


@pytest.mark.parametrize(
    ("seat", "limit", "why", "ruling"),
    [(NOA, 0, Why.ILLEGAL, "OF5"), (KIM, 60, Why.ILLEGAL, "OF8")],
)
def test_OF8_only_a_duellist_gives_up_and_only_a_duel_without_a_limit(seat, limit, why, ruling):
    table = duel(time_limit=limit)
    table.refuses(seat, GiveUpDuel(2_000), ruling, why)
    assert "give_up_duel" not in table.asked(seat)


def test_OF8_a_duel_is_given_up_once():
    table = given_up(unlimited(), KIM, at=2_000)
    table.refuses(KIM, GiveUpDuel(3_000), why=Why.STALE)
    table.plays(LEE, Answer("Oslo", 3_000))
    clock(table)
    table.refuses(LEE, GiveUpDuel(9_000), why=Why.STALE)


def test_OF17_with_sharp_eyes_nobody_is_asked_to_give_up_what_nobody_has_seen():
    table = unlimited(duels="sharp_eyes")
    assert all("give_up_duel" not in table.asked(seat) for seat in (KIM, LEE, NOA))
    table.refuses(KIM, GiveUpDuel(2_000), why=Why.STALE)


@pytest.mark.parametrize(("seconds", "wait", "is_open"), [(60, 60, False), (20, 20, False)])
def test_OF22_a_draw_has_so_many_seconds(seconds, wait, is_open):
    table = position("cross-1", "star-1", "flower-1", draw_time=seconds)
    (due,) = table.game.timeouts(table.state)
    assert (due.wait, due.is_open) == (wait * 1_000, is_open)


def test_OF22_by_option_the_next_card_waits_for_whose_turn_it_is():
    table = position("cross-1", "star-1", "flower-1", draw_time=0)
    (due,) = table.game.timeouts(table.state)
    assert (due.seat, due.is_open, due.is_fixed) == (KIM, True, False)
