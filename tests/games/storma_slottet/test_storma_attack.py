"""Exchange and attack: SS7–SS17, and what the print says of damage."""

from typing import Any

import pytest

from games.kit.asks import Pick
from games.kit.say import Why
from games.storma_slottet.combat import damage_of
from games.storma_slottet.events import Exchanged
from games.storma_slottet.moves import Attack, Exchange, Move, Retreat, Roll
from games.storma_slottet.state import DamageCard, RollingAttack, State, Turn
from tests.games.storma_slottet.positions import KIM, LEE, damages, position, side
from tests.playing import Table

HAND = "S7 C7 C9 D2 D11 D13 X1 X2"


def kim_attacks(active: str = "H12", hand: str = HAND, **more: Any) -> Table[State, Move]:
    """Kim (spades) holds this hand beside two royals; Lee (hearts) has this Active card."""
    return position(side("S", hand=hand, active="S13"), side("H", active=active), **more)


# SS7, SS8: what may be exchanged and used


@pytest.mark.parametrize("move", [Exchange(("S11",)), Attack(("S11",)), Attack(("S7", "S11"))])
def test_SS7_own_royals_are_neither_exchanged_nor_used_to_attack(move: Exchange | Attack) -> None:
    kim_attacks().refuses(KIM, move, "SS7")


def test_SS7_heroes_may_be_exchanged() -> None:
    table = kim_attacks().plays(KIM, Exchange(("D2", "D11", "D13")))
    assert table.state.discard == ("D2", "D11", "D13")


def test_SS8_as_many_are_drawn_as_were_discarded() -> None:
    table = kim_attacks(pile="C2 C3 C4").plays(KIM, Exchange(("C7", "C9")))
    assert table.state.sides[KIM].hand == (
        "S7",
        "D2",
        "D11",
        "D13",
        "X1",
        "X2",
        "S11",
        "S12",
        "C2",
        "C3",
    )
    assert table.state.news[0] == Exchanged(KIM, ("C7", "C9"))
    assert table.state.mover == LEE


def test_SS8_jokers_are_not_exchanged() -> None:
    kim_attacks().refuses(KIM, Exchange(("X1",)), "SS8")
    kim_attacks().refuses(KIM, Exchange(("C7", "X1")), "SS8")


def test_SS8_one_suit_and_at_least_one_card() -> None:
    kim_attacks().refuses(KIM, Exchange(("C7", "D2")), "SS8")
    kim_attacks().refuses(KIM, Exchange(()), why=Why.MALFORMED)


def test_SS8_the_exchanged_cards_are_shown() -> None:
    table = kim_attacks().plays(KIM, Exchange(("C7", "C9")))
    assert [face.art for face in table.zone(None, "discard").faces] == ["french/C7", "french/C9"]
    assert len(table.tells(LEE, "storma-slottet-story-exchanged")["cards"]) == 2  # type: ignore[arg-type]


@pytest.mark.parametrize("cards", [("C7", "C7"), ("C8",), ("S99",), ("",)])
def test_only_cards_of_the_hand_each_once(cards: tuple[str, ...]) -> None:
    kim_attacks().refuses(KIM, Attack(cards), why=Why.MALFORMED)
    kim_attacks().refuses(KIM, Exchange(cards), why=Why.MALFORMED)


# SS9–SS12: what an attack is made of


def test_SS9_numbers_and_assassins_of_one_suit_and_any_jokers() -> None:
    table = kim_attacks().plays(KIM, Attack(("D2", "D11", "X1")))
    assert table.state.phase == RollingAttack(("D2", "D11", "X1"))
    kim_attacks().refuses(KIM, Attack(("D2", "C7")), "SS9")
    kim_attacks().refuses(KIM, Attack(("D11", "C7", "X1")), "SS9")


def test_SS9_jokers_alone_will_do() -> None:
    table = kim_attacks().plays(KIM, Attack(("X1", "X2"))).plays(KIM, Roll(), dice=[1, 2, 3, 4])
    assert damages(table, LEE) == [3, 7]


def test_SS9_at_least_one_card() -> None:
    kim_attacks().refuses(KIM, Attack(()), why=Why.MALFORMED)


def test_SS10_the_king_of_spades_is_immune_to_spades() -> None:
    table = position(side("S", active="S13"), side("H", hand="S7 S8 C2", active="H12"), mover=LEE)
    table.refuses(LEE, Attack(("S7", "S8")), "SS10")
    table.plays(LEE, Attack(("C2",)))


def test_SS10_assassins_of_the_barred_suit_too_but_jokers_are_free() -> None:
    table = kim_attacks(active="D12")
    table.refuses(KIM, Attack(("D11",)), "SS10")
    table.refuses(KIM, Attack(("D2", "X1")), "SS10")
    table.plays(KIM, Attack(("X1",)))


def test_SS10_barred_cards_are_not_offered() -> None:
    (field,) = kim_attacks(active="D12").form(KIM, "attack").fields
    assert isinstance(field, Pick)
    assert [choice.key for choice in field.choices] == ["S7", "C7", "C9", "X1", "X2"]
    assert [choice.group for choice in field.choices] == ["S", "C", "C", "", ""]
    assert field.one_group == "SS9"
    assert field.at_most == 4


def test_SS11_the_card_in_sjukstugan_is_not_touched() -> None:
    table = position(side("S", hand="C9", active="S13"), side("H", active="D12", sickbay="H11 C2"))
    table.plays(KIM, Attack(("C9",)))
    assert damages(table, LEE, "sickbay") == [2]
    assert damages(table, LEE) == [9]


def test_SS12_all_are_declared_before_the_dice_and_nothing_is_added() -> None:
    table = kim_attacks().plays(KIM, Attack(("D2", "D11", "X1")))
    assert table.asked(KIM) == ["roll", "offer-draw"]
    assert [face.art for face in table.zone(LEE, "attack").faces] == [
        "french/D2",
        "french/D11",
        "french/X1",
    ]
    table.refuses(KIM, Attack(("D13",)), why=Why.STALE)
    table.refuses(LEE, Roll(), why=Why.NOT_YOURS)


def test_SS12_each_joker_and_assassin_rolls_for_himself() -> None:
    table = kim_attacks().plays(KIM, Attack(("D11", "D13", "X1")))
    table.plays(KIM, Roll(), dice=[1, 9, 0, 4])
    assert table.state.active(LEE).hurt_by == (
        DamageCard("D11", 6),
        DamageCard("D13", 14),
        DamageCard("X1", 4),
    )
    assert [rolled.shows for rolled in table.sees(None).dice] == [(1,), (9,), (0, 4)]


def test_SS13_what_an_attack_did_is_told_without_the_damage_before_it() -> None:
    table = kim_attacks(active="H12 C10 C5").plays(KIM, Attack(("C7", "C9")))
    told = table.tells(LEE, "storma-slottet-story-hurt")
    assert (told["damage"], told["left"]) == (16, 4)


def test_an_attack_without_dice_resolves_at_once() -> None:
    table = kim_attacks().plays(KIM, Attack(("C7", "C9")))
    assert damages(table, LEE) == [7, 9]
    assert table.state.mover == LEE


# SS13–SS17: what an attack does


def test_SS13_damage_cards_lie_on_the_active_card_with_their_damage() -> None:
    table = kim_attacks(hand="C1 C7 C11 X1 X2").plays(KIM, Attack(("C1", "C7", "C11", "X1")))
    table.plays(KIM, Roll(), dice=[3, 0, 1])
    assert damages(table, LEE) == [1, 7, 8, 1]
    (face,) = table.zone(None, "active-1").faces
    assert [(card.art, card.marks[0].says.args["value"]) for card in face.on_it] == [
        ("french/C1", 1),
        ("french/C7", 7),
        ("french/C11", 8),
        ("french/X1", 1),
    ]


def test_a_joker_does_1_to_18_and_an_assassin_6_to_14() -> None:
    assert sorted({damage_of("X1", (a, b)) for a in range(10) for b in range(10)}) == [*range(19)]
    assert sorted({damage_of("D11", (a,)) for a in range(10)}) == [0, *range(6, 15)]


def test_SS14_the_fallen_cards_damage_cards_go_to_the_discard() -> None:
    table = kim_attacks(active="H11 C10 C8").plays(KIM, Attack(("C7",)))
    assert table.state.discard == ("C10", "C8", "C7")


def test_SS15_an_assassins_zero_makes_it_the_defenders_trophy() -> None:
    table = kim_attacks().plays(KIM, Attack(("D2", "D11"))).plays(KIM, Roll(), dice=[0])
    assert table.state.sides[LEE].trophies == ("D11",)
    assert damages(table, LEE) == [2]
    assert "storma-slottet-story-assassin-fumbled" in table.told(None)


def test_SS15_the_trophy_brings_the_defender_three_cards() -> None:
    table = kim_attacks().plays(KIM, Attack(("D11",))).plays(KIM, Roll(), dice=[0])
    assert len(table.state.sides[LEE].hand) == 10 + 3


def test_SS16_a_jokers_double_zero_gives_it_to_the_defender() -> None:
    table = (
        kim_attacks().plays(KIM, Attack(("C9", "X1", "X2"))).plays(KIM, Roll(), dice=[0, 0, 5, 5])
    )
    assert "X1" in table.state.sides[LEE].hand
    assert table.state.sides[LEE].trophies == ()
    assert damages(table, LEE) == [9, 10]


def test_SS16_one_zero_is_no_fumble() -> None:
    table = kim_attacks().plays(KIM, Attack(("X1",))).plays(KIM, Roll(), dice=[0, 1])
    assert damages(table, LEE) == [1]


def test_an_attack_in_which_all_fumble_does_nothing() -> None:
    table = kim_attacks().plays(KIM, Attack(("X1",))).plays(KIM, Roll(), dice=[0, 0])
    assert damages(table, LEE) == []
    assert table.state.mover == LEE


@pytest.mark.parametrize(
    ("active", "falls"),
    [
        ("H11 C10 C8", True),
        ("H11 C10 C6 C1", False),
        ("H13 C10 C8 C5", True),
        ("H13 C10 C8 C4", False),
        ("H12 C10 D10 C8", True),
        ("H12 C10 D10 C6 C1", False),
        ("D12 C10 C9 C8 S1", True),
        ("D12 C10 C9 C8", False),
    ],
)
def test_SS17_jacks_bear_25_kings_30_queens_35(active: str, falls: bool) -> None:
    """With 7 more: 25 and 24, 30 and 29, 35 and 34; the same for a mercenary."""
    attacking = "S7" if active.startswith("D") else "C7"
    table = kim_attacks(active=active, hand="S7 C7 X1").plays(KIM, Attack((attacking,)))
    assert (table.state.sides[KIM].trophies == (active[:3],)) == falls


def test_SS17_excess_is_lost() -> None:
    table = position(
        side("S", hand="C9", active="S13"),
        side("H", hand="D12", active="H11 C10 C8", sickbay="H13 D2"),
    )
    table.plays(KIM, Attack(("C9",)))
    assert damages(table, LEE, "sickbay") == [2]


def test_SS17_the_trophy_is_out_of_play() -> None:
    table = kim_attacks(active="D12 C10 S10 C8").plays(KIM, Attack(("S7",)))
    assert table.state.sides[KIM].trophies == ("D12",)
    assert "D12" not in (*table.state.draw_pile, *table.state.discard)
    assert [face.art for face in table.zone(LEE, "trophies-0").faces] == ["french/D12"]


def test_a_kill_with_a_fumbled_assassin_earns_both_a_trophy() -> None:
    table = kim_attacks(active="H11 C10 D10 C4").plays(KIM, Attack(("D2", "D11", "X1")))
    table.plays(KIM, Roll(), dice=[0, 9, 9])
    assert table.state.sides[KIM].trophies == ("H11",)
    assert table.state.sides[LEE].trophies == ("D11",)


def test_a_retreated_mercenary_can_be_attacked_once_it_is_back() -> None:
    table = position(
        side("S", hand="C9", active="S13"), side("H", hand="S2", active="D12 C10"), mover=LEE
    )
    table.plays(LEE, Retreat("H11")).plays(KIM, Attack(("C9",)))
    assert damages(table, LEE) == [9]
    assert damages(table, LEE, "sickbay") == [10]
    assert table.state.phase == Turn()


# What is told before it is played


def preview(table: Table[State, Move], *cards: str) -> dict[str, dict[str, object]]:
    lines = table.ask(KIM, "attack").check((cards,)).lines
    return {line.id.removeprefix("storma-slottet-preview-"): dict(line.args) for line in lines}


def test_the_preview_adds_up_and_names_the_risks() -> None:
    told = preview(kim_attacks(active="H12 C10 C5", hand="D8 D11 X1"), "D8", "D11")
    assert told["attack-dice"] == {"terms": "8 + 5", "dice": 1, "low": 14, "high": 22, "left": 20}
    assert told["may-fell"] == {"percent": 30}
    assert "assassin" in told
    assert "joker" not in told


def test_the_preview_of_numbers_is_certain() -> None:
    told = preview(kim_attacks(active="H11 C10"), "C7", "C9")
    assert told == {"attack": {"terms": "7 + 9", "damage": 16, "left": 15}, "fells": {}}
    told = preview(kim_attacks(active="H12"), "C7")
    assert told == {"attack": {"terms": "7", "damage": 7, "left": 35}}


def test_the_preview_of_jokers_alone() -> None:
    told = preview(kim_attacks(active="H12"), "X1", "X2")
    assert told["attack-jokers"] == {"dice": 4, "low": 2, "high": 36, "left": 35}
    assert told["may-fell"] == {"percent": 1}
