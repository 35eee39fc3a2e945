"""The turn and what follows a move: SS6, SS24–SS28, SS30."""

from typing import Any

from games.kit.say import Why
from games.storma_slottet.events import Drew, Passed, Replaced, Reshuffled
from games.storma_slottet.moves import (
    AcceptDraw,
    Attack,
    ChooseHouse,
    DeclineDraw,
    Exchange,
    Heal,
    Move,
    OfferDraw,
    Replace,
    Retreat,
    Roll,
)
from games.storma_slottet.options import StormaOptions
from games.storma_slottet.state import Court, DamageCard, Ended, Replacing, State
from tests.games.storma_slottet.positions import KIM, LEE, cards, offered, position, side
from tests.playing import LoadedChance, Table

Castle = Table[State, Move]

TEN = "C2 C3 C4 C5 C6 C7 C8 C9"
"""With two royals, ten cards in hand."""


def hands(table: Castle) -> list[int]:
    return [len(own.hand) for own in table.state.sides]


# SS6: a turn


def test_SS6_a_turn_is_one_move_and_then_the_others() -> None:
    table = position(side("S", hand="C9", active="S13"), side("H", hand="C3", active="H12"))
    table.plays(KIM, Attack(("C9",)))
    table.refuses(KIM, Exchange(("C9",)), why=Why.NOT_YOURS)
    assert "attack" in table.asked(LEE)


def test_SS6_only_legal_moves_are_offered() -> None:
    table = position(
        side("S", hand="C9 X1", active="S13 C2", sickbay="S11"),
        side("H", active="H12"),
    )
    assert table.asked(KIM) == ["exchange", "attack", "offer-draw"]


def test_SS6_a_turn_without_a_legal_move_passes_and_is_filled_up() -> None:
    """Lee has only royals in hand and Sjukstugan is taken: Kim moves twice."""
    table = position(
        side("S", hand=TEN, active="S13"),
        side("H", hand="", active="H12", sickbay="H11"),
    )
    table.plays(KIM, Attack(("C9",)))
    assert Passed(LEE) in table.state.news
    assert table.state.mover == KIM
    assert hands(table) == [10, 10]
    assert table.state.turns == 3


def test_SS6_a_joker_beside_royals_can_still_attack_so_the_turn_does_not_pass() -> None:
    table = position(
        side("S", hand="C9", active="S13"),
        side("H", hand="X1", active="H12", sickbay="H11"),
    )
    table.plays(KIM, Attack(("C9",)))
    assert table.asked(LEE) == ["attack", "offer-draw"]


def test_SS6_with_nothing_to_draw_the_turn_passes_all_the_same() -> None:
    kim = side("S", hand="C9", active="S13")
    lee = side("H", active="H12", sickbay="H11")
    table = position(kim, lee, rest="kim").plays(KIM, Attack(("C9",)))
    assert table.state.mover == KIM
    assert len(table.state.sides[LEE].hand) == 1
    assert table.tells(LEE, "storma-slottet-story-filled")["count"] == 0


# SS24: retreat


def test_SS24_the_active_card_goes_to_sjukstugan_with_its_damage() -> None:
    table = position(side("S", hand="D12", active="S13 C9 C2"), side("H", active="H12"))
    table.plays(KIM, Retreat("D12"))
    kim = table.state.sides[KIM]
    assert kim.active == Court("D12")
    assert kim.sickbay == Court("S13", (DamageCard("C9", 9), DamageCard("C2", 2)))
    assert [face.art for face in table.zone(LEE, "sickbay-0").faces] == ["french/S13"]


def test_SS24_an_undamaged_card_may_retreat() -> None:
    table = position(side("S", active="S13"), side("H", active="H12")).plays(KIM, Retreat("S12"))
    assert table.state.sides[KIM].sickbay == Court("S13")


def test_SS24_sjukstugan_holds_one_card_and_nothing_is_swapped() -> None:
    table = position(side("S", hand="D12 C2", active="S13", sickbay="S11"), side("H", active="H12"))
    table.refuses(KIM, Retreat("D12"), "SS24")
    table.refuses(KIM, Retreat("S11"), "SS24")
    assert "retreat" not in table.asked(KIM)


def test_SS24_a_court_card_takes_the_active_place() -> None:
    table = position(side("S", hand="C2 X1", active="S13"), side("H", active="H12"))
    table.refuses(KIM, Retreat("C2"), "SS24")
    table.refuses(KIM, Retreat("X1"), "SS24")


# SS25: the next Active card


def lee_loses(hand: str = "", sickbay: str = "", trophies: str = "", **more: Any) -> Castle:
    """Kim's C9 kills Lee's jack of diamonds, a mercenary."""
    return position(
        side("S", hand=f"{TEN}", active="S13", trophies=trophies),
        side("H", hand=hand, active="D11 S10 S9", sickbay=sickbay),
        **more,
    ).plays(KIM, Attack(("C9",)))


def test_SS25_the_owner_chooses_before_any_refill() -> None:
    table = lee_loses(sickbay="H12 S2")
    assert table.state.phase == Replacing(LEE)
    assert hands(table) == [9, 2]
    assert table.asked(KIM) == ["offer-draw"]
    assert offered(table, LEE, "replace") == [["H11", "H13", "H12"]]


def test_SS25_from_sjukstugan_with_its_damage() -> None:
    table = lee_loses(sickbay="H12 S2").plays(LEE, Replace("H12"))
    assert table.state.sides[LEE].active == Court("H12", (DamageCard("S2", 2),))
    assert table.state.sides[LEE].sickbay is None
    assert table.state.news[0] == Replaced(LEE, "H12", "sickbay")


def test_SS25_or_from_the_hand() -> None:
    table = lee_loses(hand="D13", sickbay="H12 S2").plays(LEE, Replace("D13"))
    assert table.state.sides[LEE].active == Court("D13")
    assert table.state.sides[LEE].sickbay == Court("H12", (DamageCard("S2", 2),))


def test_SS25_the_clock_brings_out_a_mercenary_before_a_royal() -> None:
    table = lee_loses(hand="C11", sickbay="H12 S2")
    (due,) = table.game.timeouts(table.state)
    assert (due.seat, due.move) == (LEE, Replace("C11"))


def test_SS25_only_a_court_card_that_is_there() -> None:
    table = lee_loses(hand="D2 X1")
    table.refuses(LEE, Replace("D2"), "SS25")
    table.refuses(LEE, Replace("X1"), "SS25")
    table.refuses(LEE, Replace("S11"), why=Why.MALFORMED)
    table.refuses(KIM, Replace("S11"), why=Why.NOT_YOURS)


def test_SS25_a_single_choice_is_made_by_itself() -> None:
    table = lee_loses(trophies="H12 H13")
    assert table.state.active(LEE) == Court("H11")
    table = lee_loses(sickbay="H11 S2", trophies="H12 H13")
    assert table.state.active(LEE).card == "H11"
    assert table.state.sides[LEE].sickbay is None


# SS26: filling and paying


def test_SS26_the_mover_fills_up_to_ten() -> None:
    table = position(side("S", hand="C2 C9", active="S13"), side("H", active="H12"))
    table.plays(KIM, Attack(("C9",)))
    assert hands(table) == [10, 2]


def test_SS26_more_than_ten_are_kept() -> None:
    table = position(side("S", hand=f"{TEN} C10 D2", active="S13"), side("H", active="H12"))
    table.plays(KIM, Attack(("C9",)))
    assert hands(table) == [11, 2]


def test_SS26_a_hand_of_7_and_a_trophy_make_10_and_then_13() -> None:
    kim = side("S", hand="C2 C3 C4 C5 C6 C9", active="S13")
    table = position(kim, side("H", active="D11 S10 S9"))
    assert hands(table)[KIM] == 7 + 1
    table.plays(KIM, Attack(("C9",)))
    assert hands(table)[KIM] == 7
    table.plays(LEE, Replace("H12"))
    assert hands(table)[KIM] == 13
    drawn = [event for event in table.state.news if isinstance(event, Drew)]
    assert [(event.reason, len(event.cards)) for event in drawn] == [("fill", 3), ("trophies", 3)]


def test_SS26_both_earn_the_mover_is_filled_and_paid_first() -> None:
    kim = side("S", hand="C2 C3 D11 X1", active="S13")
    lee = side("H", hand="C4", active="H11 C10 C9", trophies="")
    table = position(kim, lee).plays(KIM, Attack(("D11", "X1")))
    table.plays(KIM, Roll(), dice=[0, 5, 4]).plays(LEE, Replace("H12"))
    drawn = [event for event in table.state.news if isinstance(event, Drew)]
    assert [(event.seat, event.reason, len(event.cards)) for event in drawn] == [
        (KIM, "fill", 6),
        (KIM, "trophies", 3),
        (LEE, "fill", 8),
        (LEE, "trophies", 3),
    ]
    assert hands(table) == [13, 13]


def test_SS26_a_player_who_holds_ten_is_only_paid() -> None:
    kim = side("S", hand="D11 C2", active="S13")
    table = position(kim, side("H", hand="D2 D3 D4 D5 D6 D7 D8 D9 D10", active="H12"))
    table.plays(KIM, Attack(("D11",))).plays(KIM, Roll(), dice=[0])
    assert hands(table) == [10, 14]


def test_SS26_two_trophies_in_a_move_bring_six() -> None:
    kim = side("S", hand="D11 D13 C2", active="S13")
    table = position(kim, side("H", active="H12")).plays(KIM, Attack(("D11", "D13")))
    table.plays(KIM, Roll(), dice=[0, 0])
    assert hands(table) == [10, 16]


def test_SS26_a_trophy_is_paid_once() -> None:
    table = lee_loses(hand="D2").plays(LEE, Replace("H12")).plays(LEE, Exchange(("D2",)))
    assert [own.unpaid for own in table.state.sides] == [0, 0]
    assert hands(table)[KIM] == 13


# SS27: the pile runs out


def short_pile(pile: str, discard: str, hand: str) -> Castle:
    """Kim has this hand; all cards that are nowhere else are in Lee's hand."""
    kim = side("S", hand=hand, active="S13")
    return position(kim, side("H", active="H12"), pile=pile, discard=discard, rest="lee")


def test_SS27_the_discard_becomes_the_pile_in_the_middle_of_drawing() -> None:
    table = short_pile("C2 C3", "D2 D3 D4", "C4 C5 C6 C7 C8 S2 S3 S4")
    shuffled = cards("D4 C5 D2 C6 D3 C4")
    table.plays(KIM, Exchange(("C4", "C5", "C6")), shuffles=[shuffled])
    assert table.state.sides[KIM].hand[-3:] == ("C2", "C3", "D4")
    assert table.state.draw_pile == shuffled[1:]
    assert table.state.discard == ()


def test_SS27_the_moment_the_last_card_is_taken() -> None:
    table = short_pile("C2", "D2 D3", "C4 S2 S3 S4 S5 S6 S7 S8")
    table.plays(KIM, Exchange(("C4",)), shuffles=[cards("C4 D3 D2")])
    assert table.state.draw_pile == cards("C4 D3 D2")
    assert table.state.news[1] == Reshuffled(3)
    assert table.tells(LEE, "storma-slottet-story-reshuffled") == {"count": 3}


def test_SS27_an_empty_discard_waits_for_the_next_need() -> None:
    table = short_pile("C2", "", "C4 S2 S3 S4 S5 S6 S7 S8").plays(KIM, Attack(("C4",)))
    assert (table.state.draw_pile, table.state.discard) == ((), ())
    table.plays(LEE, Exchange(("D2", "D3")), shuffles=[cards("D3 D2")])
    assert table.state.draw_pile == ()
    assert table.state.sides[LEE].hand[-2:] == ("D3", "D2")


def test_SS27_nothing_anywhere_fewer_are_drawn() -> None:
    table = short_pile("C2", "", "C4 C5 C6 S2 S3 S4 S5 S6").plays(KIM, Attack(("C4", "C5", "C6")))
    assert hands(table)[KIM] == 8
    table = short_pile("", "", "C4 C5 C6").plays(KIM, Attack(("C4", "C5", "C6")))
    assert hands(table)[KIM] == 2
    assert table.tells(None, "storma-slottet-story-filled")["count"] == 0


# SS28: a house falls


def test_SS28_three_royals_as_trophies_and_the_match_is_over_at_once() -> None:
    kim = side("S", hand="C9 D11 X1", active="S13", trophies="H12 H13")
    table = position(kim, side("H", hand="D12 D13", active="H11 S10 S8")).plays(
        KIM, Attack(("C9",))
    )
    assert table.state.phase == Ended(KIM)
    assert hands(table) == [4, 2], "nothing is filled, paid or replaced"
    assert table.state.sides[LEE].active is None
    assert table.asked(KIM) == table.asked(LEE) == []
    assert table.game.timeouts(table.state) == ()
    table.refuses(LEE, Replace("D12"), why=Why.STALE)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.how) == ((KIM,), (3, 0), "house fallen")
    assert outcome.message in table.sees(None).status


def test_SS28_mercenaries_do_not_count() -> None:
    table = lee_loses(trophies="H12 H13")
    assert table.game.outcome(table.state) is None
    assert table.zone(None, "house-1").number == 1


def test_SS28_a_fumbled_assassin_in_the_last_attack_changes_nothing() -> None:
    kim = side("S", hand="D9 D11 X1", active="S13", trophies="H12 H13")
    table = position(kim, side("H", active="H11 S10 S8")).plays(KIM, Attack(("D9", "D11")))
    table.plays(KIM, Roll(), dice=[0])
    assert table.state.phase == Ended(KIM)
    assert table.state.sides[LEE].trophies == ("D11",)


# SS30: a draw by agreement


def test_SS30_one_offers_and_the_other_accepts() -> None:
    table = position(side("S", active="S13"), side("H", active="H12"))
    table.plays(LEE, OfferDraw())
    assert table.asked(KIM)[-2:] == ["accept-draw", "decline-draw"]
    assert table.asked(LEE) == []
    table.plays(KIM, AcceptDraw())
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((), "draw agreed")


def test_SS30_at_any_time() -> None:
    game = position(side("S", active="S13"), side("H", active="H12")).game
    table = Table(game, game.setup(2, StormaOptions(), LoadedChance()))
    assert table.asked(KIM) == ["house"], "nobody wants one before the match is under way"
    table.plays(LEE, OfferDraw()).plays(KIM, ChooseHouse("C"))
    assert "accept-draw" in table.asked(KIM)


def test_SS30_with_an_attack_on_the_table_its_cards_are_discarded() -> None:
    table = position(side("S", hand="D11 D2", active="S13"), side("H", active="H12"))
    table.plays(KIM, Attack(("D11", "D2"))).plays(KIM, OfferDraw()).plays(LEE, AcceptDraw())
    assert table.state.discard == ("D11", "D2")


def test_SS30_nobody_waits_for_an_answer() -> None:
    table = position(side("S", hand="C2", active="S13"), side("H", active="H12"))
    assert table.form(KIM, "offer-draw").optional
    table.plays(KIM, OfferDraw()).plays(KIM, Attack(("C2",)))
    assert table.form(LEE, "accept-draw").optional
    assert table.form(LEE, "decline-draw").optional


def test_SS30_only_an_offer_of_the_other_can_be_answered() -> None:
    table = position(side("S", active="S13"), side("H", active="H12"))
    for answer in (AcceptDraw(), DeclineDraw()):
        table.refuses(KIM, answer, "SS30")
    table.plays(KIM, OfferDraw())
    table.refuses(KIM, AcceptDraw(), "SS30")
    table.refuses(KIM, OfferDraw(), "SS30")


def test_SS30_after_a_declined_offer_a_player_may_offer_next_turn() -> None:
    table = position(side("S", hand="C2", active="S13"), side("H", active="H12"))
    table.plays(KIM, OfferDraw()).plays(LEE, DeclineDraw())
    table.refuses(KIM, OfferDraw(), "SS30")
    assert "offer-draw" in table.asked(LEE)
    table.plays(KIM, Attack(("C2",))).plays(KIM, OfferDraw())


def test_SS30_an_offer_lapses_when_the_other_has_moved_without_answering() -> None:
    table = position(side("S", hand="C2", active="S13"), side("H", hand="C3", active="H12"))
    table.plays(KIM, OfferDraw()).plays(KIM, Attack(("C2",)))
    assert table.state.offer == KIM
    table.plays(LEE, Attack(("C3",)))
    assert table.state.offer is None
    assert "storma-slottet-story-draw-lapsed" in table.told(KIM)


def test_an_offer_stands_while_a_heal_goes_on() -> None:
    table = position(side("S", hand="S9 S8", active="S13 C9 C8"), side("H", active="H12"))
    table.plays(LEE, OfferDraw()).plays(KIM, Heal("S8"))
    assert table.asked(KIM) == ["heal", "stop", "accept-draw", "decline-draw"]
