"""By option earlier jokers stay in play: OF3."""

import pytest

from games.ordet_fanger.moves import Draw, Withdraw
from games.ordet_fanger.state import Closing, Racing
from tests.games.ordet_fanger.positions import (
    KIM,
    LEE,
    NOA,
    clock,
    fully_dealt,
    position,
    says,
    top,
    won,
)

# joker-1: star wave; joker-2: circle cross; joker-3: wave hash; joker-5: triangle star


@pytest.mark.parametrize(("jokers", "in_play"), [("newest", ["1"]), ("all", ["1", "2"])])
def test_OF3_a_later_joker_lies_beside_the_earlier_ones_or_alone(jokers, in_play):
    laid = {"joker": "joker-2", "jokers": jokers}
    table = position("cross-1", "star-1", "flower-1", draw=("joker-1", "hash-8"), **laid)
    table.plays(KIM, Draw(0, 1_000))
    zone = table.zone(None, "joker")
    assert zone.faces[0].art == "symbol/star+wave", "the newest first"
    assert table.state.board.jokers == tuple(f"sv/joker-{number}" for number in in_play)
    assert zone.label.args == {"count": len(in_play)}
    assert fully_dealt(table)


@pytest.mark.parametrize(("jokers", "races"), [("newest", False), ("all", True)])
def test_OF3_an_earlier_joker_makes_a_duel_only_if_all_count(jokers, races):
    """The older one has star and wave, the newer one wave and hash."""
    laid = {"joker": "joker-3 joker-1" if jokers == "all" else "joker-3", "jokers": jokers}
    table = position("cross-1", "star-1", "flower-1", draw=("hash-8 wave-2", "hash-9"), **laid)
    table.plays(KIM, Draw(0, 1_000))
    assert isinstance(table.state.phase, Racing) is races
    if races:
        assert table.state.duel.sides == (KIM, LEE)


def test_OF3_the_newer_of_two_jokers_counts_too():
    laid = {"joker": "joker-3 joker-1", "jokers": "all"}
    table = position("cross-1", "hash-1", "flower-1", draw=("hash-8 wave-2", "hash-9"), **laid)
    table.plays(KIM, Draw(0, 1_000))
    assert table.state.duel.cards == ("sv/wave-2", "sv/hash-1")


def test_OF7_of_several_duels_the_newest_card_comes_first_then_the_seats_in_order():
    """Kim's wave meets Lee's star by one joker and Noa's hash by the other: Lee sits next. Once
    Lee has won it, Kim's wave of before comes up and meets Noa's hash."""
    laid = {"joker": "joker-3 joker-1", "jokers": "all"}
    table = position("wave-1", "star-1", "hash-1", "circle-1", draw=("wave-2", "hash-9"), **laid)
    table.plays(KIM, Draw(0, 1_000))
    assert table.state.duel.sides == (KIM, LEE)
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    assert (won(table, LEE), top(table, KIM)) == ("wave-2", "wave-1")
    assert table.state.duel.sides == (KIM, LEE), "the wave below is as new"
    says(table, KIM, "Rom", 4_000)
    clock(table)
    assert table.state.duel.sides == (KIM, NOA)
    assert fully_dealt(table)


def test_OF3_a_ruling_taken_back_lays_all_jokers_back():
    laid = {"joker": "joker-3 joker-1", "jokers": "all"}
    table = position("cross-1", "star-1", "flower-1", draw=("hash-8 wave-2", "hash-9"), **laid)
    table.plays(KIM, Draw(0, 1_000))
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    table.plays(LEE, Withdraw("Oslo@2000", 4_000))
    assert table.state.board.jokers == ("sv/joker-3", "sv/joker-1") and fully_dealt(table)


def test_OF3_a_joker_in_the_first_lap_is_set_aside_all_the_same():
    table = position("", "", "", draw=("star-1 joker-1", "hash-9"), first_lap=True, jokers="all")
    table.plays(KIM, Draw(0, 1_000))
    assert table.state.board.jokers == () and "sv/joker-1" in table.state.board.aside


def test_OF3_if_the_last_card_is_a_joker_its_duel_comes_and_then_the_end():
    laid = {"joker": "joker-2", "jokers": "all"}
    table = position("wave-1", "star-1", "flower-1", draw=("joker-1", ""), **laid)
    table.plays(KIM, Draw(0, 1_000))
    assert table.state.duel.sides == (KIM, LEE)
    says(table, KIM, "Oslo", 2_000)
    clock(table)
    assert isinstance(table.state.phase, Closing)
    clock(table)
    assert table.game.outcome(table.state).winners == (KIM,)


def test_OF15_by_an_earlier_joker_two_race_for_the_later_placed_of_their_own_cards():
    """Kim's own star and wave meet by the older joker as Kim lays the wave."""
    laid = {"joker": "joker-2 joker-1", "jokers": "all", "seats": 2}
    table = position("flower-1", "star-1", "hash-1", "hash-2", draw=("wave-2", "hash-9"), **laid)
    table.plays(KIM, Draw(0, 1_000, onto=0))
    assert table.state.duel.piles == (0, 1) and table.state.duel.stakes == (0, 0)
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    assert won(table, LEE) == "wave-2"
