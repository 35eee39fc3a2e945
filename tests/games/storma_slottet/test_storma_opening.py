"""Before the first turn: SS1–SS5."""

from typing import Any

import pytest

from games.kit.chance import Chance
from games.kit.say import Why
from games.storma_slottet import GAME
from games.storma_slottet.cards import DECK, is_hero
from games.storma_slottet.events import ActivesTurned, Started, StartTied
from games.storma_slottet.moves import Attack, ChooseHouse, LayActive, Roll
from games.storma_slottet.options import StormaOptions
from games.storma_slottet.state import LayingActives, RollingForStart, Turn, awaited
from tests.games.storma_slottet.positions import KIM, LEE, offered, position, side
from tests.playing import LoadedChance, Table


def new_match() -> Table[Any, Any]:
    game = GAME()
    return Table(game, game.setup(2, StormaOptions(), LoadedChance()))


def dealt() -> Table[Any, Any]:
    """Kim has spades, Lee hearts; the other cards lie in their order, aces of spades first."""
    return new_match().plays(KIM, ChooseHouse("S")).plays(LEE, ChooseHouse("H"))


def test_SS1_54_cards_and_a_zero_is_a_zero() -> None:
    assert len(set(DECK)) == 54
    chance = Chance(b"secret", ())
    assert {chance.die("any", 10) for _ in range(500)} == set(range(10))


def test_SS2_houses_are_chosen_in_seat_order() -> None:
    table = new_match()
    assert awaited(table.state) == (KIM,)
    table.refuses(LEE, ChooseHouse("H"), why=Why.NOT_YOURS)
    table.plays(KIM, ChooseHouse("S"))
    assert awaited(table.state) == (LEE,)


def test_SS2_two_different_suits() -> None:
    table = new_match().plays(KIM, ChooseHouse("S"))
    table.refuses(LEE, ChooseHouse("S"), "SS2")
    assert offered(table, LEE, "house") == [["H", "D", "C"]]


def test_a_suit_must_exist() -> None:
    new_match().refuses(KIM, ChooseHouse("Q"), why=Why.MALFORMED)


def test_SS2_twenty_cards_each_and_14_left() -> None:
    table = dealt()
    assert [len(own.hand) for own in table.state.sides] == [20, 20]
    assert {"S11", "S12", "S13"} < set(table.state.sides[KIM].hand)
    assert {"H11", "H12", "H13"} < set(table.state.sides[LEE].hand)
    assert len(table.state.draw_pile) == 14
    assert table.tells(None, "storma-slottet-story-dealt") == {"left": 14}


def test_SS3_the_higher_roll_starts() -> None:
    table = position(side("S", active="S13"), side("H", active="H12"), phase=RollingForStart())
    table.plays(LEE, Roll(), dice=[4]).plays(KIM, Roll(), dice=[0])
    assert table.state.news[-1] == Started(LEE)
    assert (table.state.phase, table.state.mover) == (Turn(), LEE)


def test_SS3_equal_rolls_are_rolled_again_by_both() -> None:
    table = position(side("S", active="S13"), side("H", active="H12"), phase=RollingForStart())
    table.plays(KIM, Roll(), dice=[7]).plays(LEE, Roll(), dice=[7])
    assert table.state.news[-1] == StartTied()
    assert awaited(table.state) == (KIM, LEE)
    table.plays(KIM, Roll(), dice=[9]).plays(LEE, Roll(), dice=[8])
    assert table.state.mover == KIM


def test_SS3_who_has_rolled_waits_for_the_other() -> None:
    table = position(side("S", active="S13"), side("H", active="H12"), phase=RollingForStart())
    table.plays(KIM, Roll(), dice=[7])
    table.refuses(KIM, Roll(), why=Why.NOT_YOURS)
    assert table.asked(KIM) == []
    assert "roll" in table.asked(LEE)


def test_SS4_both_lay_face_down_and_both_are_turned_at_once() -> None:
    table = dealt().plays(LEE, LayActive("H12"))
    assert table.zone(KIM, "active-1").hidden == 1
    assert not table.zone(KIM, "active-1").faces
    assert table.zone(LEE, "active-1").faces[0].art == "french/H12"
    table.plays(KIM, LayActive("S13"))
    assert table.state.news[-1] == ActivesTurned(("S13", "H12"))
    assert table.zone(KIM, "active-1").faces[0].art == "french/H12"


def test_SS4_a_choice_made_does_not_change_the_others_ask() -> None:
    table = dealt()
    before = table.form(KIM, "active")
    table.plays(LEE, LayActive("H11"))
    assert table.form(KIM, "active") == before
    assert table.asked(LEE) == []


@pytest.mark.parametrize(("card", "ruling"), [("S2", "SS4"), ("H13", ""), ("X9", "")])
def test_SS4_an_active_card_is_a_court_card_of_the_hand(card: str, ruling: str) -> None:
    dealt().refuses(KIM, LayActive(card), ruling)


def test_SS5_heroes_are_the_six_court_cards_of_the_free_suits() -> None:
    heroes = [card for card in DECK if is_hero(card, "S") and is_hero(card, "H")]
    assert heroes == ["D11", "D12", "D13", "C11", "C12", "C13"]


def test_SS4_a_hero_may_stand_as_a_mercenary() -> None:
    table = position(side("S", hand="D12"), side("H"), phase=LayingActives())
    table.plays(KIM, LayActive("D12")).plays(LEE, LayActive("H11"))
    assert table.state.active(KIM).card == "D12"


def test_nothing_of_a_turn_can_be_done_before_it() -> None:
    dealt().refuses(KIM, Attack(("S2",)), why=Why.STALE)
