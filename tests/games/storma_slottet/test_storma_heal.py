"""Healing: SS18–SS23."""

from typing import Any

import pytest

from games.kit.say import Why, say
from games.storma_slottet.cards import royals
from games.storma_slottet.healing import healing_value
from games.storma_slottet.lifting import lifts
from games.storma_slottet.moves import Attack, Heal, Lift, Replace, Roll, Stop
from games.storma_slottet.state import Court, DamageCard, Ended, Healing, Lifting, Replacing
from tests.games.storma_slottet.positions import KIM, LEE, court, damages, offered, position, side
from tests.playing import Table


def kim_heals(active: str, hand: str, sickbay: str = "", **more: Any) -> Table[Any, Any]:
    """Kim (hearts) holds this hand and has this Active card; Lee has spades."""
    kim = side("H", hand=hand, active=active, sickbay=sickbay)
    return position(kim, side("S", active="S13"), **more)


# SS18: what a heal is


def test_SS18_the_queen_of_hearts_is_healed_by_hearts_only_doctors_excepted() -> None:
    table = kim_heals("H12 C9 C4", "H7 S7 D7 D11")
    table.refuses(KIM, Heal("S7"), "SS18")
    table.refuses(KIM, Heal("D7"), "SS18")
    assert offered(table, KIM, "heal") == [["H7", "D11"]]
    table.plays(KIM, Heal("D11"))


def test_SS18_a_mercenary_is_healed_by_its_own_suit() -> None:
    table = kim_heals("D12 C9 C4", "H7 D10")
    table.refuses(KIM, Heal("H7"), "SS18")
    table.plays(KIM, Heal("D10"))
    assert table.state.phase == Lifting("active", "D10", 10)


def test_SS18_own_royals_are_no_doctors() -> None:
    kim_heals("H12 C9", "H7").refuses(KIM, Heal("H11"), "SS7")


def test_SS18_a_card_without_damage_cards_cannot_be_healed() -> None:
    table = kim_heals("H12", "H7 D11 X1")
    table.refuses(KIM, Heal("H7"), "SS18")
    table.refuses(KIM, Heal("H7", "sickbay"), "SS18")
    assert "heal" not in table.asked(KIM)


def test_SS18_cards_are_laid_one_by_one_and_one_may_stop() -> None:
    table = kim_heals("H12 C9 C8 C2", "H9 H8 H3").plays(KIM, Heal("H8"), Lift(("C8",)))
    assert table.state.phase == Healing("active")
    assert table.asked(KIM) == ["heal", "stop", "offer-draw"]
    table.plays(KIM, Heal("H3"))
    assert damages(table, KIM) == [9]
    table.plays(KIM, Stop())
    assert table.told(LEE)[0] == "storma-slottet-story-stopped"
    assert table.state.mover == LEE
    assert "H9" in table.state.sides[KIM].hand


def test_SS18_numbers_jokers_and_doctors_mix_with_the_dice_seen_in_between() -> None:
    table = kim_heals("H12 C10 C9 C8", "H8 X1 D11").plays(KIM, Heal("X1"))
    assert table.asked(KIM) == ["roll", "offer-draw"]
    table.plays(KIM, Roll(), dice=[9, 2]).plays(KIM, Lift(("C9",)))
    table.plays(KIM, Heal("D11")).plays(KIM, Roll(), dice=[0, 3]).plays(KIM, Lift(("C10",)))
    table.plays(KIM, Heal("H8"))
    assert damages(table, KIM) == []


def test_SS18_only_one_damaged_card_is_healed_in_a_move() -> None:
    table = kim_heals("H12 C9 C8", "H8 H9", sickbay="H11 C4 C3").plays(KIM, Heal("H8"))
    table.refuses(KIM, Heal("H9", "sickbay"), "SS18")
    assert offered(table, KIM, "heal") == [["H9"]]


def test_SS18_the_move_ends_when_no_damage_card_is_left() -> None:
    table = kim_heals("H12 C7", "H8 H9").plays(KIM, Heal("H8"))
    assert damages(table, KIM) == []
    assert table.state.mover == LEE


def test_the_move_ends_when_no_card_is_left_to_heal_with() -> None:
    table = kim_heals("H12 C9 C7", "H8 S2").plays(KIM, Heal("H8"))
    assert damages(table, KIM) == [9]
    assert table.state.mover == LEE


def test_stopping_is_only_for_who_has_begun() -> None:
    kim_heals("H12 C9", "H9").refuses(KIM, Stop(), why=Why.STALE)


# SS19: where


def test_SS19_numbers_and_jokers_heal_in_sjukstugan_too() -> None:
    table = kim_heals("H12", "H8 X1", sickbay="H11 C10 C5=5 C8=0")
    assert offered(table, KIM, "heal") == [["H8", "X1"]]
    table.plays(KIM, Heal("X1", "sickbay")).plays(KIM, Roll(), dice=[5, 1])
    table.plays(KIM, Lift(("C5", "C8")))
    assert damages(table, KIM, "sickbay") == [10]


def test_SS19_doctors_heal_the_active_card_only() -> None:
    table = kim_heals("H12", "D11", sickbay="H11 C10")
    assert "heal" not in table.asked(KIM)
    table.refuses(KIM, Heal("D11", "sickbay"), "SS19")


def test_SS19_by_option_doctors_heal_in_sjukstugan_too() -> None:
    table = kim_heals("H12", "D11", sickbay="H11 C10", doctors_in_sickbay=True)
    table.plays(KIM, Heal("D11", "sickbay")).plays(KIM, Roll(), dice=[9, 9])
    table.plays(KIM, Lift(("C10",)))
    assert damages(table, KIM, "sickbay") == []


def test_the_place_is_asked_where_there_is_a_choice() -> None:
    table = kim_heals("H12 C9", "H9 D11", sickbay="H11 C10")
    assert offered(table, KIM, "heal") == [["H9", "D11"]]
    table = kim_heals("H12 C9", "H9 H10 D11", sickbay="H11 C10")
    assert offered(table, KIM, "heal") == [["H9-active", "H10-active", "D11-active", "H10-sickbay"]]
    assert table.ask(KIM, "heal").read((("H10-sickbay",),)) == Heal("H10", "sickbay")
    table.refuses(KIM, Heal("D11", "sickbay"), "SS19")
    table.refuses(KIM, Heal("H9", "sickbay"), "SS20")


# SS20: what a healing card lifts


def lifted(damage: str, card: str, value: int) -> tuple[tuple[int, ...], ...]:
    healed = court(damage)
    assert healed is not None
    return lifts(healed, card, value)


def test_SS20_a_healing_6_takes_2_and_4_but_not_7() -> None:
    table = kim_heals("H12 C2 C4 C7", "H6 H9").plays(KIM, Heal("H6"))
    assert offered(table, KIM, "lift") == [["C4", "C2"]]
    table.refuses(KIM, Lift(("C7",)), "SS20")
    table.plays(KIM, table.ask(KIM, "lift").read((("C2", "C4"),)))
    assert damages(table, KIM) == [7]
    assert table.state.discard == ("H6", "C2", "C4")


def test_SS20_the_best_set_comes_first() -> None:
    """The highest sum, then the most cards; sets alike in value are one choice."""
    assert lifted("H12 C2 D2 C4 C6", "H8", 8) == (
        (4, 2, 2),
        (6, 2),
        (4, 2),
        (6,),
        (2, 2),
        (4,),
        (2,),
    )


def test_SS20_nothing_is_pooled_or_kept() -> None:
    table = kim_heals("H12 C9", "H5 H4 H8")
    for card in ("H5", "H4", "H8"):
        table.refuses(KIM, Heal(card), "SS20")


def test_SS20_a_number_card_must_take_something() -> None:
    table = kim_heals("H12 C2 C4 C7", "H6").plays(KIM, Heal("H6"))
    table.refuses(KIM, Lift(()), "SS20")
    assert table.ask(KIM, "lift").form.fields[0].at_least == 1


def test_SS20_what_is_worth_too_much_together_is_refused_with_what_may_be_lifted() -> None:
    table = kim_heals("H12 C2 C4 C5", "H6").plays(KIM, Heal("H6"))
    lift = table.ask(KIM, "lift")
    told = table.refuses(KIM, lift.read((("C5", "C2"),)), "SS20")
    assert told == say("storma-slottet-refuse-lift-much", total=7, value=6)
    told = table.refuses(KIM, Lift(("C3",)), "SS20")
    assert told == say("storma-slottet-refuse-lift", value=6)


def test_SS20_the_damage_cards_themselves_are_offered_and_never_many() -> None:
    """However many sets there are to lift, one chooses among the cards."""
    table = kim_heals("H12 C1 C2 C3 C4 C5 S1 S2 D1=0", "D11 H9").plays(KIM, Heal("D11"))
    table.plays(KIM, Roll(), dice=[2, 0])
    (pick,) = table.form(KIM, "lift").fields
    assert " ".join(choice.key for choice in pick.choices) == "C5 C4 C3 C2 S2 C1 S1 D1"
    assert (pick.at_least, pick.at_most) == (0, 6)


def test_SS20_the_best_set_is_picked_already() -> None:
    table = kim_heals("H12 C4 S4 C6", "H8").plays(KIM, Heal("H8"))
    ask = table.ask(KIM, "lift")
    assert ask.form.usual == (("C4", "S4"),)
    assert ask.read(ask.form.usual) == Lift(("C4", "S4"))


def test_SS20_an_ace_heals_one() -> None:
    table = kim_heals("H12 C1 C4", "H1").plays(KIM, Heal("H1"))
    assert damages(table, KIM) == [4]


def test_SS20_one_possible_answer_happens_by_itself() -> None:
    table = kim_heals("H12 C4 C9", "H6 H9").plays(KIM, Heal("H6"))
    assert damages(table, KIM) == [9]
    assert table.state.phase == Healing("active")


def test_SS20_after_a_roll_one_may_lift_nothing() -> None:
    table = kim_heals("H12 C4 C9", "D11 H9").plays(KIM, Heal("D11"))
    table.plays(KIM, Roll(), dice=[0, 1])
    assert offered(table, KIM, "lift") == [["C4"]]
    table.plays(KIM, table.ask(KIM, "lift").read(((),)))
    assert damages(table, KIM) == [4, 9]
    assert table.state.discard == ("D11",)


def test_SS20_a_damage_card_worth_0_can_be_lifted_by_anything() -> None:
    table = kim_heals("H11 C10 C9 C5 D13=0", "H1").plays(KIM, Heal("H1"))
    assert damages(table, KIM) == [10, 9, 5]


@pytest.mark.parametrize("named", ["C4", "X1", "S4"])
def test_SS20_of_damage_cards_worth_the_same_the_named_one_is_lifted(named: str) -> None:
    table = kim_heals("H12 C4 X1=4 S4", "H4 H2").plays(KIM, Heal("H4"))
    assert offered(table, KIM, "lift") == [["C4", "X1", "S4"]]
    table.plays(KIM, table.ask(KIM, "lift").read(((named,),)))
    assert table.state.discard == ("H4", named)
    left = [hurt.card for hurt in table.state.active(KIM).hurt_by]
    assert left == [card for card in ("C4", "X1", "S4") if card != named]


def test_SS20_a_card_is_lifted_once_and_only_where_it_lies() -> None:
    table = kim_heals("H12 C4 S4 D2", "H8").plays(KIM, Heal("H8"))
    for cards in (("C4", "C4"), ("X1",), ("",)):
        assert table.refuses(KIM, Lift(cards), "SS20") == say("storma-slottet-refuse-lift", value=8)


# SS21, SS22: jokers


def test_SS21_a_jack_with_15_damage_may_be_healed_by_a_joker_with_14_not() -> None:
    kim_heals("H11 C10 C5", "X1").plays(KIM, Heal("X1"))
    kim_heals("H11 C10 C4", "X1").refuses(KIM, Heal("X1"), "SS21")


def test_SS21_it_is_checked_for_each_joker() -> None:
    table = kim_heals("H11 C10 C5", "X1 X2").plays(KIM, Heal("X1"))
    table.plays(KIM, Roll(), dice=[5, 2]).plays(KIM, Lift(("C5",)))
    assert table.state.mover == LEE, "no card is left that may heal: 15 are left"


def test_SS21_the_joker_heals_the_higher_of_its_dice() -> None:
    table = kim_heals("H11 C10 C5", "X1").plays(KIM, Heal("X1")).plays(KIM, Roll(), dice=[0, 7])
    assert table.state.phase == Lifting("active", "X1", 7)
    assert healing_value("X1", (9, 3)) == 9


def test_SS22_a_jokers_double_zero_kills_the_healed_card() -> None:
    table = kim_heals("H11 C10 C5", "X1 H2").plays(KIM, Heal("X1")).plays(KIM, Roll(), dice=[0, 0])
    assert table.state.sides[LEE].trophies == ("H11",)
    assert table.state.discard == ("X1", "C10", "C5")
    assert table.state.phase == Replacing(KIM)
    hands = [len(own.hand) for own in table.state.sides]
    assert hands == [3, 2], "nothing is drawn before the card is replaced"
    table.plays(KIM, Replace("H12"))
    assert [len(own.hand) for own in table.state.sides] == [10, 13]
    assert table.state.mover == LEE


def test_SS22_in_sjukstugan_too_and_there_nothing_is_replaced() -> None:
    table = kim_heals("H12", "X1", sickbay="H11 C10 C5").plays(KIM, Heal("X1", "sickbay"))
    table.plays(KIM, Roll(), dice=[0, 0])
    assert table.state.sides[KIM].sickbay is None
    assert table.state.active(KIM).card == "H12"
    assert table.state.sides[LEE].trophies == ("H11",)
    assert table.state.mover == LEE


def test_SS22_the_last_royal_dead_the_opponent_wins() -> None:
    kim = side("H", hand="X1 D11", active="H11 C10 C5")
    lee = side("S", active="S13", trophies="H12 H13")
    table = position(kim, lee).plays(KIM, Heal("X1")).plays(KIM, Roll(), dice=[0, 0])
    assert table.state.phase == Ended(LEE)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((LEE,), (0, 3))


def test_SS22_a_mercenary_killed_so_is_a_trophy_and_no_house_falls() -> None:
    kim = side("H", hand="X1", active="D11 C10 C5")
    table = position(kim, side("S", active="S13", trophies="H12 H13"))
    table.plays(KIM, Heal("X1")).plays(KIM, Roll(), dice=[0, 0])
    assert table.state.sides[LEE].trophies == ("H12", "H13", "D11")
    assert table.state.active(KIM) == Court("H11"), "the only choice is made by itself"


# SS23: doctors


def test_a_doctor_heals_8_to_25() -> None:
    rolls = [(a, b) for a in range(10) for b in range(10) if (a, b) != (0, 0)]
    assert sorted({healing_value("D11", roll) for roll in rolls}) == [*range(8, 26)]


def test_SS23_a_doctor_heals_7_and_both_dice() -> None:
    table = kim_heals("H12 C10 C9 C8", "D11").plays(KIM, Heal("D11"))
    table.plays(KIM, Roll(), dice=[5, 6])
    assert table.state.phase == Lifting("active", "D11", 18)
    table.plays(KIM, Lift(("C10", "C8")))
    assert damages(table, KIM) == [9]
    assert table.state.discard == ("D11", "C10", "C8")


def test_SS23_a_queen_with_20_damage_gets_a_damage_card_of_14() -> None:
    table = kim_heals("H12 C10 D10", "D11 H9").plays(KIM, Heal("D11"))
    table.plays(KIM, Roll(), dice=[0, 0])
    assert table.state.active(KIM).hurt_by[-1] == DamageCard("D11", 14)
    assert table.state.active(KIM).left == 1
    assert table.tells(None, "storma-slottet-story-doctor-fumbled")["damage"] == 14


def test_SS23_after_a_fumble_the_healer_may_go_on() -> None:
    table = kim_heals("H12 C10 D10", "D11 D13 H10").plays(KIM, Heal("D11"))
    table.plays(KIM, Roll(), dice=[0, 0])
    assert table.state.phase == Healing("active")
    table.plays(KIM, Heal("D13")).plays(KIM, Roll(), dice=[9, 0]).plays(KIM, Lift(("D11",)))
    assert damages(table, KIM) == [10, 10]
    assert table.state.discard == ("D13", "D11")


def test_SS23_with_1_left_already_the_doctor_is_worth_0_and_stays() -> None:
    table = kim_heals("H11 C10 C9 C5", "D11 H1").plays(KIM, Heal("D11"))
    table.plays(KIM, Roll(), dice=[0, 0])
    assert damages(table, KIM) == [10, 9, 5, 0]
    table.plays(KIM, Heal("H1"))
    assert damages(table, KIM) == [10, 9, 5]


def test_SS23_two_doctors_may_fumble() -> None:
    table = kim_heals("H12 C10 D10", "D11 D13 S2").plays(KIM, Heal("D11"))
    table.plays(KIM, Roll(), dice=[0, 0])
    table.plays(KIM, Heal("D13")).plays(KIM, Roll(), dice=[0, 0])
    assert damages(table, KIM) == [10, 10, 14, 0]
    assert table.state.mover == LEE


def test_SS23_a_doctor_who_can_lift_nothing_goes_to_the_discard() -> None:
    table = kim_heals("H12 C10", "D11 S2").plays(KIM, Heal("D11"))
    table.plays(KIM, Roll(), dice=[0, 1])
    assert table.state.discard == ("D11",)
    assert damages(table, KIM) == [10]
    assert table.state.mover == LEE


def test_a_fumbled_doctor_goes_to_the_discard_when_the_card_falls() -> None:
    kim = side("H", hand="D11", active="H12 C10 D10")
    table = position(kim, side("S", hand="C1", active="S13"))
    table.plays(KIM, Heal("D11")).plays(KIM, Roll(), dice=[0, 0])
    table.plays(LEE, Attack(("C1",)))
    assert table.state.discard == ("C10", "D10", "D11", "C1")
    assert table.state.sides[LEE].trophies == ("H12",)


def test_a_damage_card_that_is_an_assassin_or_joker_goes_to_the_discard_when_lifted() -> None:
    table = (
        kim_heals("H12 C13=8 X1=2", "H10 S2")
        .plays(KIM, Heal("H10"))
        .plays(KIM, Lift(("C13", "X1")))
    )
    assert table.state.discard == ("H10", "C13", "X1")


# What is told before it is played


def test_the_preview_says_what_a_healing_card_can_do() -> None:
    table = kim_heals("H11 C8 C6 C5", "H9 X1 D11")

    def told(card: str) -> tuple[str, dict[str, object]]:
        (line,) = table.ask(KIM, "heal").check(((card,),)).lines
        return line.id, {name: value for name, value in line.args.items() if name != "card"}

    assert told("H9") == (
        "storma-slottet-preview-heal",
        {"value": 9, "best": 8, "left": 14},
    )
    assert told("X1") == ("storma-slottet-preview-heal-joker", {})
    assert told("D11") == ("storma-slottet-preview-heal-doctor", {"damage": 5})


@pytest.mark.parametrize("place", ["active", "sickbay", "nowhere"])
def test_a_place_with_nobody_in_it_cannot_be_healed(place: str) -> None:
    table = kim_heals("H12", "H7")
    table.refuses(
        KIM,
        Heal("H7", place),  # type: ignore[arg-type]
        "" if place == "nowhere" else "SS18",
    )


def test_royals_are_the_three_court_cards() -> None:
    assert royals("H") == ("H11", "H12", "H13")
