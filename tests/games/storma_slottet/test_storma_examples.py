"""The examples of the rules claim nothing that play would not give."""

import games
from bot.library import open_game
from games.storma_slottet import moves
from games.storma_slottet import state as storma
from games.storma_slottet.events import Hurt, Struck
from tests.games.storma_slottet.positions import GAME
from tests.playing import Table

ANNA, BO = 0, 1


def example(section: str) -> storma.State:
    game = open_game("storma_slottet")
    state: storma.State = games.find(game.key).examples[section](game, "en").state
    return state


def damages(court: storma.Court | None) -> list[int]:
    assert court is not None
    return [hurt.damage for hurt in court.hurt_by]


def hurts(state: storma.State) -> list[int]:
    """The damage of the attack that led here."""
    return [event.damage for event in state.news if isinstance(event, Hurt)]


def test_clubs_of_10_and_9_and_7_make_26_and_a_jack_falls() -> None:
    state = example("minute")
    assert hurts(state) == [26] and state.sides[ANNA].trophies == ("H11",)
    assert state.phase == storma.Replacing(BO)


def test_spades_of_9_and_8_leave_a_king_13() -> None:
    state = example("damage")
    assert hurts(state) == [17] and damages(state.active(BO)) == [9, 8]
    assert state.active(BO).left == 13


def test_a_number_and_an_assassin_and_a_joker_make_30() -> None:
    state = example("wild")
    struck = [(each.shows, each.damage) for each in state.news if isinstance(each, Struck)]
    assert struck == [((6,), 11), ((4, 7), 11)]
    assert hurts(state) == [30] and state.active(BO).left == 5


def test_a_6_lifts_2_and_4_but_not_7() -> None:
    state = example("heal")
    assert damages(state.active(ANNA)) == [2, 4, 7]
    table = Table(GAME(), state)
    table.refuses(ANNA, moves.Lift(("D7",)), "SS20")
    table.plays(ANNA, moves.Lift(("C2", "S4")))
    assert damages(table.state.active(ANNA)) == [7]


def test_a_doctor_who_fumbles_stays_as_14() -> None:
    state = example("doctors")
    assert damages(state.active(ANNA)) == [10, 7, 3, 14] and state.active(ANNA).left == 1


def test_a_king_with_18_damage_is_in_the_sickbay() -> None:
    state = example("sickbay")
    sickbay = state.sides[ANNA].sickbay
    assert sickbay is not None and sickbay.card == "S13" and sickbay.damage == 18
    assert state.active(ANNA).card == "D12"


def test_a_hand_of_seven_is_filled_to_10_and_then_13() -> None:
    state = example("trophies")
    assert state.sides[ANNA].trophies == ("D11",) and state.active(BO).card == "H12"
    drawn = [len(each.cards) for each in state.news if hasattr(each, "reason")]
    assert drawn == [3, 3] and len(state.sides[ANNA].hand) == 13
