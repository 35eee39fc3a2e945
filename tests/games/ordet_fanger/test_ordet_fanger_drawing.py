"""Drawing, jokers, the end of a round, two players, teams: OF2–OF4, OF10, OF15, OF16."""

import pytest
from msgspec.structs import replace

from games.ordet_fanger.moves import Draw, Posted, Reopen
from games.ordet_fanger.state import Closing, Racing, Shut
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

QUIET = ("cross-1", "wave-1", "flower-1")


def test_OF2_the_drawer_names_the_pile_where_both_have_cards():
    table = position(*QUIET)
    assert [field.key for field in table.form(KIM, "draw").fields] == ["pile"]
    table.plays(KIM, table.ask(KIM, "draw").read((("1",),), 1_000))
    assert top(table, 0) == "hash-9"
    assert table.asked(LEE) == ["draw"] and table.asked(KIM) == []


def test_OF2_with_one_draw_pile_left_drawing_is_a_plain_button():
    table = position(*QUIET, draw=("", "circle-9 hash-9"))
    assert table.form(KIM, "draw").fields == ()
    table.refuses(KIM, Draw(0, 1_000), "OF2")
    table.plays(KIM, table.ask(KIM, "draw").read((), 1_000))
    assert top(table, 0) == "hash-9"


def test_OF2_draws_go_round_in_seat_order():
    table = position(*QUIET, draw=("circle-8 diamond-8", "circle-9 hash-9"))
    table.refuses(LEE, Draw(0, 1_000))
    table.plays(KIM, Draw(0, 1_000)).plays(LEE, Draw(1, 2_000)).refuses(LEE, Draw(0, 3_000))
    assert table.state.drawer() == NOA


def test_OF2_the_clock_draws_for_a_drawer_who_sleeps():
    table = position(*QUIET)
    assert clock(table) == 60_000
    assert top(table, 0) == "hash-8"


def test_OF5b_a_card_that_the_clock_turns_is_stamped_when_it_does_so():
    """So that answers to it count from then on, even if nobody has stamped anything before."""
    table = position("cross-1", "wave-1 star-1", "flower-1", draw=("circle-8 star-2", "hash-9"))
    due = table.game.timeouts(table.state)[0]
    assert due.since is None, "nobody has stamped anything that the clock could count from"
    evening = 1_800_000_000_000
    table.plays(due.seat, table.game.stamped(due.move, evening))
    says(table, LEE, "too early", evening - 10)
    says(table, KIM, "in time", evening + 900)
    assert clock(table) == evening + 900 + 100 + 400
    (answer,) = table.tells(None, "ordet-fanger-won")["answers"]
    assert answer.args == {"text": "in time"}


def test_OF3_a_joker_in_the_first_lap_is_set_aside_and_another_card_drawn():
    table = position("", "", "", draw=("circle-1 joker-1", "hash-1"), first_lap=True)
    table.plays(KIM, Draw(0, 1_000))
    assert "ordet-fanger-joker-aside" in table.told(LEE)
    assert table.state.board.joker == "" and "sv/joker-1" in table.state.board.aside
    assert table.asked(KIM) == ["draw"]
    table.plays(KIM, Draw(0, 2_000))
    assert top(table, 0) == "circle-1" and table.state.drawer() == LEE
    assert fully_dealt(table)


def test_OF3_the_first_lap_lasts_until_every_pile_has_a_card():
    table = position("circle-1", "hash-1", "", draw=("cross-1 joker-1", ""), first_lap=True)
    table.state = replace(table.state, board=replace(table.state.board, turn=2))
    table.plays(NOA, Draw(0, 1_000))
    assert table.state.board.joker == "" and table.asked(NOA) == ["draw"]


def test_OF3_with_two_players_the_first_lap_is_one_card_each():
    table = position("circle-1", "", "", "", draw=("joker-1", "hash-1"), seats=2, first_lap=True)
    table.plays(KIM, Draw(0, 1_000))
    assert table.state.board.joker == ""
    table = position("circle-1", "", "cross-1", "", draw=("joker-1", "hash-1"), seats=2)
    table.plays(KIM, Draw(0, 1_000))
    assert table.state.board.joker == "sv/joker-1"


def test_OF3_a_later_joker_lies_between_the_piles_and_the_drawer_draws_again():
    table = position(*QUIET, draw=("circle-8 joker-5", "circle-9 hash-9"))
    table.plays(KIM, Draw(0, 1_000))
    assert table.zone(LEE, "joker").faces[0].art == "symbol/triangle+star"
    assert table.asked(KIM) == ["draw"] and table.asked(LEE) == []


def test_OF3_only_the_newest_joker_counts():
    table = position(
        "cross-1", "wave-1", "star-1", joker="joker-4", draw=("star-8 joker-5", "triangle-9")
    )
    table.plays(KIM, Draw(0, 1_000))
    assert table.state.board.joker == "sv/joker-5"
    assert "sv/joker-4" in table.state.board.aside
    assert fully_dealt(table)


def test_OF3_the_jokers_duel_comes_before_the_drawer_draws_again():
    table = position("cross-1", "wave-1", "star-1", draw=("circle-8 joker-1", "hash-9"))
    table.plays(KIM, Draw(0, 1_000))
    assert table.asked(LEE) == ["answer"] and table.asked(NOA) == ["answer"]
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    clock(table)
    assert won(table, LEE) == "star-1"
    assert table.asked(KIM) == ["draw", "contest"]


def test_OF3_the_last_card_a_joker_its_duel_then_the_end():
    table = position("cross-1", "wave-1", "star-1", draw=("joker-1", ""))
    table.plays(KIM, Draw(0, 1_000))
    says(table, NOA, "Oslo", 2_000)
    clock(table)
    assert isinstance(table.state.phase, Closing)
    clock(table)
    assert table.game.outcome(table.state).winners == (NOA,)
    assert won(table, NOA) == "wave-1"


def test_OF3_jokers_score_nothing():
    table = position(*QUIET, draw=("joker-5", ""))
    table.plays(KIM, Draw(0, 1_000))
    assert table.game.outcome(table.state).scores == (0, 0, 0)


def test_OF4_the_same_symbol_twice_is_a_duel_and_stops_drawing():
    table = duel()
    assert table.tells(NOA, "ordet-fanger-duel")["how"] == "announced"
    assert table.asked(KIM) == ["answer"] and table.asked(LEE) == ["answer"]
    assert table.asked(NOA) == []
    table.refuses(LEE, Draw(0, 2_000), "OF4")


def test_OF4_the_two_symbols_of_the_joker_are_a_duel_too():
    table = position(
        "cross-1", "wave-1", "flower-1", draw=("hash-8 star-8", "hash-9"), joker="joker-1"
    )
    table.plays(KIM, Draw(0, 1_000))
    assert table.state.duel.cards == ("sv/star-8", "sv/wave-1")


def test_OF10_the_round_ends_when_both_draw_piles_are_empty():
    table = position(*QUIET, draw=("", "hash-9"), points=("", "star-1 star-2", "star-3"))
    table.plays(KIM, Draw(1, 1_000))
    outcome = table.game.outcome(table.state)
    assert (outcome.winners, outcome.scores, outcome.how) == ((LEE,), (0, 2, 1), "most")
    assert all(table.asked(seat) == [] for seat in (KIM, LEE, NOA))
    assert table.game.timeouts(table.state) == ()


def test_OF10_equal_is_shared_and_cards_in_play_piles_do_not_count():
    table = position(
        "cross-1 cross-2 cross-3", *QUIET[1:], draw=("", "hash-9"), points=("", "star-1", "star-3")
    )
    table.plays(KIM, Draw(1, 1_000))
    outcome = table.game.outcome(table.state)
    assert (outcome.winners, outcome.how) == ((LEE, NOA), "shared")


def test_OF10_the_last_duels_are_over_first():
    table = duel(draw=("star-2", ""))
    assert isinstance(table.state.phase, Racing) and table.game.outcome(table.state) is None


def test_OF10_two_rounds_are_summed():
    table = position(*QUIET, draw=("", "hash-9"), points=("", "star-1 star-2", "star-3"), rounds=2)
    table.plays(KIM, Draw(1, 1_000))
    assert table.state.round == 2 and table.game.outcome(table.state) is None
    assert table.state.totals() == (0, 2, 1)
    assert table.zone(None, "points-1").number == 2
    assert table.asked(LEE) == ["draw"]
    assert fully_dealt(table)


def test_OF15_two_players_choose_the_own_pile_before_the_card_is_seen():
    table = position("cross-1", "wave-1", "flower-1", "star-1", seats=2)
    assert [field.key for field in table.form(KIM, "draw").fields] == ["pile", "onto"]
    table.plays(KIM, Draw(0, 1_000, onto=1))
    assert (top(table, 0), top(table, 1)) == ("cross-1", "hash-8")
    table.refuses(LEE, Draw(0, 2_000, onto=2))


def test_OF15_a_match_with_the_opponent_is_an_ordinary_duel():
    table = position("cross-1", "wave-1", "flower-1", "hash-1", seats=2)
    table.plays(KIM, Draw(0, 1_000, onto=0))
    asked = dict(table.state.news[-1].asked)
    assert asked == {KIM: "hash one", LEE: "hash eight"}
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    assert (top(table, 0), top(table, 3)) == ("cross-1", "hash-1")
    assert won(table, LEE) == "hash-8"


@pytest.mark.parametrize("winner", [KIM, LEE])
def test_OF15_a_match_within_ones_own_piles_is_for_the_newly_shown_card(winner):
    table = position("cross-1", "hash-1", "flower-1", "wave-1", seats=2)
    table.plays(KIM, Draw(0, 1_000, onto=0))
    assert dict(table.state.news[-1].asked) == {KIM: "hash eight", LEE: "hash eight"}
    says(table, winner, "Oslo", 2_000)
    clock(table)
    assert won(table, winner) == "hash-8"
    assert (top(table, 0), top(table, 1)) == ("cross-1", "hash-1")


def test_OF15_in_a_series_it_is_the_newly_revealed_card():
    """Lee takes Kim's hash-8; under it lies a wave, as on Kim's other pile."""
    table = position("wave-2", "wave-3", "hash-1", "flower-1", seats=2)
    table.plays(KIM, Draw(0, 1_000, onto=0))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    assert isinstance(table.state.phase, Racing)
    assert dict(table.state.news[-1].asked) == {KIM: "wave two", LEE: "wave two"}


def test_OF15_in_a_series_it_is_so_also_with_a_joker_on_the_table():
    """The joker came before: it is not what makes this duel."""
    table = position("wave-2", "wave-3", "hash-1", "flower-1", seats=2, joker="joker-4")
    table.state = replace(table.state, board=replace(table.state.board, joker_seen=50))
    table.plays(KIM, Draw(0, 1_000, onto=0))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    assert dict(table.state.news[-1].asked) == {KIM: "wave two", LEE: "wave two"}


def test_OF15_by_a_joker_it_is_the_later_placed_of_the_two():
    table = position("star-1", "wave-3", "hash-1", "flower-1", seats=2, draw=("joker-1", "hash-9"))
    table.plays(KIM, Draw(0, 1_000))
    assert dict(table.state.news[-1].asked) == {KIM: "wave three", LEE: "wave three"}
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    assert won(table, LEE) == "wave-3"


def test_OF16_a_team_shares_a_pile_and_points_and_either_answers():
    table = position("cross-1", "wave-1 hash-1", "flower-1", seats=4, teams=(1, 0, 0, 1))
    table.plays(KIM, Draw(0, 1_000))
    assert [table.asked(seat) for seat in (KIM, LEE, NOA, SAM)] == [
        ["answer"],
        ["answer"],
        [],
        ["answer"],
    ]
    says(table, SAM, "Oslo", 2_000)
    clock(table)
    assert won(table, 0) == "hash-1"


def test_OF16_the_two_of_a_team_draw_in_turn():
    table = position(
        "cross-1",
        "wave-1",
        "flower-1",
        draw=("star-1 circle-1 diamond-1 triangle-1", "hash-1"),
        seats=4,
        teams=(1, 0, 0, 1),
    )
    drawers = []
    for at in (1_000, 2_000, 3_000, 4_000):
        drawers.append(table.state.drawer())
        table.plays(drawers[-1], Draw(0, at))
    assert drawers == [KIM, LEE, NOA, SAM]


def test_OF16_scores_are_the_teams():
    table = position(
        *QUIET, draw=("hash-9", ""), seats=4, teams=(1, 0, 0, 1), points=("star-1", "", "")
    )
    table.plays(KIM, Draw(0, 1_000))
    outcome = table.game.outcome(table.state)
    assert (outcome.winners, outcome.scores) == ((KIM, SAM), (1, 0, 0, 1))


def test_OF9_no_card_is_drawn_for_3_seconds_after_a_ruling():
    table = ruled()
    assert isinstance(table.state.phase, Shut)
    table.refuses(LEE, Draw(1, 3_000), "OF9")
    table.refuses(None, Reopen(table.state.phase.since + 2_999), "OF9")
    assert clock(table) == table.state.rulings[0].at + 3_000
    assert "draw" in table.asked(LEE)


def test_OF9_the_3_seconds_run_from_the_rulings_own_message():
    table = ruled()
    table.plays(None, Posted(table.state.number, 2_900))
    assert clock(table) == 5_900


def test_OF16_a_round_is_opened_by_the_next_seat_also_within_a_team():
    table = position("cross-1", "wave-1", "flower-1", seats=4, teams=(1, 1, 0, 0), first_lap=True)
    drawers = []
    for turn in range(6):
        board = replace(table.state.board, turn=turn)
        drawers.append(replace(table.state, opener=LEE, board=board).drawer())
    assert drawers == [LEE, NOA, SAM, KIM, NOA, SAM]


def test_OF15_placed_is_not_shown_a_joker_makes_the_later_placed_card_the_stake():
    """Kim's star was placed before the wave, and shown after it."""
    table = position("star-1", "wave-3", "hash-1", "flower-1", seats=2, draw=("joker-1", "hash-9"))
    star, *others = table.state.board.piles
    board = replace(table.state.board, piles=(replace(star, seen=90), *others))
    table.state = replace(table.state, board=board)
    table.plays(KIM, Draw(0, 1_000))
    assert dict(table.state.news[-1].asked) == {KIM: "wave three", LEE: "wave three"}
