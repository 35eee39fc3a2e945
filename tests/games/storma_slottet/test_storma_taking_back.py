"""What can be taken back, and what everybody knows of it then."""

from games.kit.cards import Card
from games.kit.say import Seat
from games.storma_slottet.moves import (
    AcceptDraw,
    Attack,
    DeclineDraw,
    Exchange,
    LayActive,
    Move,
    OfferDraw,
    Roll,
)
from games.storma_slottet.state import LayingActives, State, Turn
from tests.games.storma_slottet.positions import KIM, LEE, position, side
from tests.playing import Table


def full_handed(**hands: str) -> Table[State, Move]:
    """Kim holds so many cards that he draws none after an attack."""
    kim = side("H", hands.get("kim", ""), active="H12")
    return position(kim, side("S", active="S13"), rest="kim")


def known_to_hold(table: Table[State, Move], seat: Seat, viewer: Seat | None) -> tuple[Card, ...]:
    hand: tuple[Card, ...] = table.game.knowledge(table.state, viewer).state.sides[seat].hand
    return hand


def test_an_attack_goes_back_freely_while_nobody_has_drawn_or_rolled() -> None:
    table = full_handed()
    before = table.state.sides
    table.plays(KIM, Attack(("C2",)))
    assert table.state.mover == LEE
    assert table.way_back(KIM) == "freely"
    table.takes_back(KIM)
    assert (table.state.phase, table.state.mover) == (Turn(), KIM)
    assert table.state.sides[LEE] == before[LEE]
    assert table.state.sides[KIM].hand == before[KIM].hand


def test_SS29_a_card_that_was_shown_and_taken_back_is_known_to_be_in_that_hand() -> None:
    table = full_handed()
    table.plays(KIM, Attack(("C2",))).takes_back(KIM)
    for viewer in (None, LEE):
        assert "C2" in known_to_hold(table, KIM, viewer)
    table.plays(KIM, Attack(("C2",)))
    assert "C2" not in known_to_hold(table, KIM, None)


def test_SS29_a_royal_that_goes_back_is_known_once() -> None:
    table = full_handed()
    royals = known_to_hold(table, KIM, LEE)
    table.plays(KIM, Attack(("C2",))).takes_back(KIM)
    assert sorted(known_to_hold(table, KIM, LEE)) == sorted((*royals, "C2"))


def test_dice_that_were_rolled_go_back_with_the_attack_and_by_consent_only() -> None:
    table = full_handed()
    table.plays(KIM, Attack(("X1",)))
    assert table.way_back(KIM) == "freely"
    table.plays(KIM, Roll(), dice=[3, 4])
    assert table.way_back(KIM) == "by consent"
    assert table.way_back(LEE) == "kit-back-nothing"
    table.takes_back(KIM)
    assert table.state.phase == Turn()
    assert "X1" in table.state.sides[KIM].hand


def test_SS16_a_joker_that_has_fumbled_away_comes_back_and_is_known() -> None:
    table = full_handed()
    table.plays(KIM, Attack(("X1",))).plays(KIM, Roll(), dice=[0, 0])
    assert "X1" in known_to_hold(table, LEE, None)
    table.takes_back(KIM)
    assert "X1" in known_to_hold(table, KIM, None)
    assert "X1" not in known_to_hold(table, LEE, None)


def test_dice_are_still_seen_when_they_have_been_taken_back() -> None:
    table = full_handed()
    table.plays(KIM, Attack(("C2",))).plays(LEE, OfferDraw())
    assert table.way_back(KIM) == "by consent"
    table.takes_back(LEE)
    assert table.way_back(KIM) == "by consent"


def test_what_has_drawn_cards_stays() -> None:
    table = position(side("H", "C2 C3", active="H12"), side("S", active="S13"))
    table.plays(KIM, Exchange(("C2",)))
    assert table.way_back(KIM) == "kit-back-seen"


def test_a_card_laid_face_down_goes_back_until_the_first_ones_are_turned() -> None:
    table = position(side("H"), side("S"), phase=LayingActives())
    table.plays(KIM, LayActive("H12"))
    assert table.way_back(KIM) == "freely"
    table.takes_back(KIM)
    assert sorted(known_to_hold(table, KIM, LEE)) == sorted(("H11", "H12", "H13"))
    table.plays(KIM, LayActive("H13")).plays(LEE, LayActive("S13"))
    assert table.way_back(KIM) == "kit-back-seen"


def test_a_draw_offer_goes_back_until_it_is_answered() -> None:
    table = full_handed()
    table.plays(KIM, OfferDraw()).takes_back(KIM)
    assert table.state.offer is None
    table.plays(KIM, OfferDraw()).plays(LEE, DeclineDraw())
    assert table.way_back(KIM) == "by consent"
    assert table.way_back(LEE) == "freely"


def test_nothing_goes_back_once_the_match_is_over() -> None:
    table = full_handed()
    table.plays(KIM, OfferDraw()).plays(LEE, AcceptDraw())
    assert table.way_back(LEE) == "kit-over"
