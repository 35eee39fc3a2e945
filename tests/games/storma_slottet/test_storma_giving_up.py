"""Giving up: SS31."""

import pytest

from games.kit.conceding import Concede, Conceded
from games.kit.say import Why
from games.storma_slottet import GAME
from games.storma_slottet.moves import Attack, ChooseHouse, LayActive, OfferDraw
from games.storma_slottet.options import StormaOptions
from games.storma_slottet.state import LayingActives, RollingHeal
from tests.games.storma_slottet.positions import KIM, LEE, position, side
from tests.playing import LoadedChance, Table


def fully_there(table: Table) -> bool:
    return sorted(table.game.inventory(table.state)) == sorted(table.game.stock(table.state))


@pytest.mark.parametrize("seat", [KIM, LEE])
def test_SS31_whose_turn_it_is_or_not_the_other_has_won(seat: int) -> None:
    kim = side("S", hand="C9", active="S13", trophies="H13")
    table = position(kim, side("H", active="H12")).plays(seat, Concede())
    assert table.state.phase == Conceded(seat)
    ended = table.game.outcome(table.state)
    assert ended is not None
    assert (ended.winners, ended.scores, ended.how) == ((1 - seat,), (1, 0), "conceded")
    assert table.told(None) == ["kit-gave-up"]
    assert table.asked(KIM) == table.asked(LEE) == []
    table.refuses(1 - seat, Concede(), why=Why.STALE)


def test_SS31_before_the_houses_are_chosen() -> None:
    table = Table(GAME(), GAME().setup(2, StormaOptions(), LoadedChance()))
    table.plays(KIM, ChooseHouse("S")).plays(KIM, Concede())
    assert fully_there(table)
    ended = table.game.outcome(table.state)
    assert ended is not None and ended.winners == (LEE,)


def test_SS31_what_was_laid_face_down_goes_back_unseen() -> None:
    table = position(side("S"), side("H"), phase=LayingActives())
    table.plays(LEE, LayActive("H12")).plays(KIM, Concede())
    assert "H12" in table.state.sides[LEE].hand
    assert fully_there(table)
    assert not table.zone(KIM, "hand-1").faces


def test_SS31_the_cards_of_an_attack_go_to_the_discard() -> None:
    table = position(side("S", hand="X1", active="S13"), side("H", active="H12"))
    table.plays(KIM, Attack(("X1",))).plays(LEE, Concede())
    assert "X1" in table.state.discard
    assert fully_there(table)


def test_SS31_so_does_a_healing_card() -> None:
    phase = RollingHeal("active", "X1")
    table = position(side("S", active="S13 H9"), side("H", active="H12"), phase=phase)
    table.plays(KIM, Concede())
    assert "X1" in table.state.discard
    assert fully_there(table)


def test_SS31_an_offer_of_a_draw_falls_with_it() -> None:
    table = position(side("S", active="S13"), side("H", active="H12"))
    table.plays(LEE, OfferDraw()).plays(LEE, Concede())
    assert table.state.offer is None
    assert [line.id for line in table.sees(None).status] == ["kit-over-conceded"]
