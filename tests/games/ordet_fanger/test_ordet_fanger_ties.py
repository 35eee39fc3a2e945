"""Uavgjort, time-outs, sleeping duels: OF7 and OF8."""

from msgspec.structs import replace

from games.ordet_fanger.moves import Draw, Turn
from games.ordet_fanger.state import Closing, Drawing, Racing, Shut, Turning
from tests.games.ordet_fanger.positions import (
    KIM,
    LEE,
    NOA,
    SAM,
    TWO_SETS,
    clock,
    duel,
    fully_dealt,
    position,
    says,
    top,
    won,
)


def tied(**chosen):
    """Kim and Lee answered 50 ms apart; the higher draw pile is the first."""
    chosen.setdefault("draw", ("circle-8 hash-8 star-2", "hash-9"))
    table = duel(**chosen)
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_050)
    clock(table)
    return table


def test_OF7_the_third_player_turns_a_card_and_both_answer_that_one():
    table = tied()
    assert table.tells(None, "ordet-fanger-stamps")["thousandths"] == "050"
    assert table.asked(NOA)[0] == "turn" and "turn" not in table.asked(KIM)
    table.refuses(KIM, Turn(3_000), "OF7")
    table.plays(NOA, Turn(3_000))
    assert table.zone(KIM, "tie").faces[0].name.args["category"] == "hash eight"
    assert dict(table.state.news[-1].asked) == {KIM: "hash eight", LEE: "hash eight"}


def test_OF7_the_third_player_is_the_next_seat_after_the_drawer_on_neither_side():
    table = position("cross-1", "wave-1", "star-1", "flower-1", draw=("circle-8 star-2", "hash-9"))
    table.plays(KIM, Draw(0, 1_000))
    clock(table)
    assert [seat for seat in range(4) if "turn" in table.asked(seat)] == [LEE]
    late = position("cross-1", "wave-1", "star-1", "flower-1", draw=("circle-8 star-2", "hash-9"))
    late.state = replace(late.state, board=replace(late.state.board, turn=9))
    late.plays(LEE, Draw(0, 1_000))
    clock(late)
    assert [seat for seat in range(4) if "turn" in late.asked(seat)] == [SAM]
    drawer = position("flower-2", "wave-1", "star-1", draw=("circle-8 joker-1", "hash-9"))
    drawer.plays(KIM, Draw(0, 1_000))
    clock(drawer)
    assert [seat for seat in range(3) if "turn" in drawer.asked(seat)] == [KIM]
    fourth = position("flower-2", "wave-1", "star-1", "cross-1", draw=("circle-8 joker-1", ""))
    fourth.plays(KIM, Draw(0, 1_000))
    clock(fourth)
    assert [seat for seat in range(4) if "turn" in fourth.asked(seat)] == [SAM]


def test_OF7_after_ten_seconds_the_bot_turns():
    table = tied()
    ruled_at = table.state.phase.since
    table.refuses(None, Turn(ruled_at + 9_999), "OF7")
    assert clock(table) == ruled_at + 10_000
    assert isinstance(table.state.phase, Racing)


def test_OF7_with_two_players_the_bot_turns():
    table = position("cross-1", "wave-1", "star-1", "flower-1", seats=2, draw=("hash-8 star-2", ""))
    table.plays(KIM, Draw(0, 1_000))
    clock(table)
    assert table.sees(KIM).status[0].id == "ordet-fanger-status-bot-turns"
    table.plays(None, Turn(table.state.phase.since + 3_000))
    assert "ordet-fanger-tie-card-by-bot" in table.told(LEE)


def test_OF7_the_winner_takes_the_first_duels_card_and_the_turned_one_goes_back():
    table = tied()
    table.plays(NOA, Turn(3_000))
    says(table, KIM, "Wien", 4_000)
    clock(table, shuffles=[("sv/hash-8", "sv/circle-8")])
    assert won(table, KIM) == "star-1" and top(table, 0) == "star-2"
    assert table.state.board.draw_piles[0] == ("sv/hash-8", "sv/circle-8")
    assert where_it_went(table) == {"ordet-fanger-tie-cards-back": 1}
    assert fully_dealt(table)


def where_it_went(table):
    """What is told of the turned cards, with how many of them it is told."""
    return {
        line.id: line.args["count"]
        for line in table.sees(None).story
        if line.id.startswith("ordet-fanger-tie-cards")
    }


def test_OF7_with_an_own_pile_duel_the_winner_takes_the_newly_shown_card():
    table = position(
        "cross-1", "star-1", "wave-1", "flower-1", seats=2, draw=("hash-8 star-2", "hash-9")
    )
    table.plays(KIM, Draw(0, 1_000))
    clock(table)
    clock(table)
    says(table, LEE, "Oslo", 100_000)
    clock(table)
    assert won(table, LEE) == "star-2" and top(table, 1) == "star-1"


def test_OF7_a_joker_in_the_tie_break_goes_back_and_another_is_turned():
    table = tied(draw=("circle-8 hash-8 joker-3 joker-2 star-2", "hash-9"))
    table.plays(NOA, Turn(3_000), shuffles=[("sv/joker-2", "sv/circle-8", "sv/joker-3")])
    assert table.state.duel.turned[0].card == "sv/hash-8"
    assert table.told(KIM).count("ordet-fanger-tie-joker") == 2
    assert table.state.board.draw_piles[0] == ("sv/joker-2", "sv/circle-8", "sv/joker-3")
    assert table.state.board.joker == "" and fully_dealt(table)


def test_OF7_jokers_of_a_pile_with_nothing_else_are_shuffled_back_as_is_told():
    table = tied(draw=("joker-4 joker-3 joker-2 star-2", "hash-9 cross-9"))
    table.plays(NOA, Turn(3_000), shuffles=[("sv/joker-3", "sv/joker-2", "sv/joker-4")])
    assert table.state.duel.turned[0].card == "sv/cross-9"
    assert table.told(KIM).count("ordet-fanger-tie-joker") == 3
    assert table.state.board.draw_piles == (
        ("sv/joker-3", "sv/joker-2", "sv/joker-4"),
        ("sv/hash-9",),
    )
    assert fully_dealt(table)


def test_OF7_the_turned_card_starts_no_duel_and_is_nobodys_turn():
    table = tied(draw=("circle-8 flower-8 star-2", "hash-9"))
    table.plays(NOA, Turn(3_000))
    assert table.state.duel.sides == (KIM, LEE)
    says(table, KIM, "Wien", 4_000)
    clock(table)
    clock(table)
    assert table.state.drawer() == LEE


def test_OF7_tied_again_another_card_and_all_go_back():
    table = tied(draw=("circle-8 hash-8 cross-8 star-2", "hash-9"))
    table.plays(NOA, Turn(3_000))
    says(table, LEE, "Bonn", 4_000)
    says(table, KIM, "Wien", 4_000)
    clock(table)
    table.plays(NOA, Turn(6_000))
    assert [turned.card for turned in table.state.duel.turned] == ["sv/cross-8", "sv/hash-8"]
    assert table.zone(KIM, "tie").hidden == 1
    assert table.zone(KIM, "tie").faces[0].name.args["category"] == "hash eight"
    says(table, LEE, "Bern", 7_000)
    clock(table)
    assert won(table, LEE) == "star-2"
    assert sorted(table.state.board.draw_piles[0]) == ["sv/circle-8", "sv/cross-8", "sv/hash-8"]


def test_OF7_never_into_an_empty_draw_pile_but_into_the_other():
    table = tied(draw=("hash-8 star-2", "hash-9"))
    table.plays(NOA, Turn(3_000))
    says(table, KIM, "Wien", 4_000)
    clock(table)
    assert table.state.board.draw_piles[0] == ()
    assert sorted(table.state.board.draw_piles[1]) == ["sv/hash-8", "sv/hash-9"]
    assert where_it_went(table) == {"ordet-fanger-tie-cards-back": 1}


def test_OF7_the_last_card_of_all_goes_out_of_the_game():
    table = tied(draw=("hash-8 star-2", ""))
    table.plays(NOA, Turn(3_000))
    says(table, KIM, "Wien", 4_000)
    clock(table)
    assert table.state.board.draw_piles == ((), ()) and "sv/hash-8" in table.state.board.aside
    assert isinstance(table.state.phase, Closing) and fully_dealt(table)
    assert where_it_went(table) == {"ordet-fanger-tie-cards-out": 1}


def test_OF7_without_a_category_card_one_from_another_set():
    table = tied(draw=("joker-2 star-2", ""), files=TWO_SETS)
    table.plays(NOA, Turn(3_000), picks=["en/wave-7"])
    assert "ordet-fanger-borrowed" in table.told(KIM) and fully_dealt(table)
    says(table, KIM, "Wien", 4_000)
    clock(table)
    assert table.state.board.draw_piles[0] == ("sv/joker-2",) and fully_dealt(table)
    assert where_it_went(table) == {"ordet-fanger-tie-cards-lent": 1}


def test_OF7_of_several_turned_cards_it_is_told_where_each_went():
    table = tied(draw=("hash-8 star-2", ""), files=TWO_SETS)
    table.plays(NOA, Turn(3_000))
    says(table, LEE, "Bonn", 4_000)
    says(table, KIM, "Wien", 4_000)
    clock(table)
    table.plays(NOA, Turn(6_000), picks=["en/wave-7"])
    says(table, LEE, "Bern", 7_000)
    clock(table)
    assert where_it_went(table) == {
        "ordet-fanger-tie-cards-out": 1,
        "ordet-fanger-tie-cards-lent": 1,
    }
    assert fully_dealt(table)


def test_OF7_without_any_card_the_duel_is_off_and_both_keep_theirs():
    table = tied(draw=("joker-2 star-2", ""))
    table.plays(NOA, Turn(3_000))
    assert "ordet-fanger-no-tie-card" in table.told(KIM)
    assert (top(table, 0), top(table, 1)) == ("star-2", "star-1")
    assert table.state.duel is None


def test_OF8_nobody_answers_within_the_limit_as_uavgjort():
    table = duel()
    assert clock(table) == 1_000 + 60_000 + 400
    assert "ordet-fanger-time-out" in table.told(None) and isinstance(table.state.phase, Turning)


def test_OF8_an_answer_after_the_limit_does_not_count():
    table = duel(time_limit=10)
    says(table, LEE, "Oslo", 11_001)
    clock(table)
    assert isinstance(table.state.phase, Turning)
    table = duel(time_limit=10)
    says(table, LEE, "Oslo", 11_000)
    clock(table)
    assert won(table, LEE) == "star-2"


def test_OF8_nor_does_it_when_another_answer_has_corrected_the_time_out():
    table = duel(time_limit=10)
    clock(table)
    says(table, LEE, "Oslo", 10_990)
    says(table, KIM, "Rom", 11_050)
    assert won(table, LEE) == "star-2" and isinstance(table.state.phase, Shut)


def test_OF8_after_two_unanswered_tie_break_cards_the_duel_is_off():
    table = called_off()
    assert "ordet-fanger-called-off" in table.told(None)
    assert (won(table, KIM), won(table, LEE)) == ("", "")
    assert (top(table, 0), top(table, 1)) == ("star-2", "star-1")
    assert fully_dealt(table)


def called_off(**chosen):
    chosen.setdefault("draw", ("diamond-8 star-9 hash-8 star-2", "cross-9 circle-9 triangle-9"))
    table = duel(**chosen)
    for _ in range(5):
        clock(table)
    return table


def test_OF7_a_called_off_pair_sleeps_until_one_of_its_cards_is_covered_or_taken():
    table = called_off()
    clock(table)
    assert isinstance(table.state.phase, Drawing)
    table.plays(LEE, Draw(1, 500_000))
    clock(table)
    assert top(table, 1) == "triangle-9" and table.state.board.sleeping == ()


def test_OF7_a_third_card_of_the_symbol_races_with_both_sleepers():
    table = position(
        "star-2",
        "star-1",
        "flower-1",
        "cross-1",
        draw=("diamond-8 star-9", "hash-9"),
    )
    board = replace(table.state.board, sleeping=(("sv/star-2", "sv/star-1"),), turn=6)
    table.state = replace(table.state, board=board)
    table.plays(NOA, Draw(0, 1_000))
    first = table.state.duel
    assert "sv/star-9" in first.cards
    says(table, NOA, "Oslo", 2_000)
    clock(table)
    assert isinstance(table.state.phase, Racing) and "sv/star-9" in table.state.duel.cards
    assert SAM not in table.state.duel.sides
