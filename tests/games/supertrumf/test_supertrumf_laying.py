"""Declaring, laying and turning, the same in both games: ST2 to ST8 and ST11."""

from random import Random

import pytest

from games.kit.say import Refusal, Why, say
from games.supertrumf.moves import Declare, Lay, Roll
from games.supertrumf.state import Laying
from tests.games.supertrumf.positions import ADAM, BERIT, CILLA, GAME, cards, classic, duel


def test_ST2_one_figure_with_one_item_or_one_supertrump() -> None:
    for other in ("holy-sword", "poisoned-dagger"):
        table = classic([f"knight {other}", "warlord fairy"], leader=BERIT, declared="strength")
        table.plays(ADAM, Lay(("knight", other)))
        assert table.state.laid[ADAM] == ("knight", other)


@pytest.mark.parametrize(
    "lay",
    [
        ("knight", "warlord"),
        ("holy-sword", "wand"),
        ("holy-sword", "poisoned-dagger"),
        ("poisoned-dagger", "dagger-in-the-back"),
        ("knight", "holy-sword", "poisoned-dagger"),
    ],
)
def test_ST2_no_other_two_cards_go_together(lay: tuple[str, ...]) -> None:
    hand = "knight warlord holy-sword wand poisoned-dagger dagger-in-the-back"
    table = classic([hand, "fairy"], leader=BERIT, declared="strength")
    table.refuses(ADAM, Lay(lay), "ST2")


def test_ST2_the_order_in_which_cards_are_picked_makes_no_difference() -> None:
    table = classic(["knight holy-sword", "warlord"], leader=BERIT, declared="strength")
    table.plays(ADAM, Lay(("holy-sword", "knight")))
    assert table.state.laid[ADAM] == ("knight", "holy-sword")


def test_ST3_a_lone_item_is_worth_its_bonus() -> None:
    table = classic(["holy-sword", "fairy"], leader=BERIT, declared="strength")
    table.plays(ADAM, Lay(("holy-sword",))).plays(BERIT, Lay(("fairy",)))
    assert table.state.turned.shown[ADAM].value == 8
    assert table.tells(None, "supertrumf-won-by-value")["player"].seat == ADAM


def test_ST3_an_item_whose_attribute_is_not_declared_adds_nothing() -> None:
    table = classic(["knight wand", "holy-sword"], leader=BERIT, declared="strength")
    table.plays(ADAM, Lay(("knight", "wand"))).plays(BERIT, Lay(("holy-sword",)))
    assert table.state.turned.shown[ADAM].value == 18

    table = classic(["wand", "fairy"], leader=BERIT, declared="strength")
    table.plays(ADAM, Lay(("wand",))).plays(BERIT, Lay(("fairy",)))
    assert table.state.turned.shown[ADAM].value == 0


def test_ST4_nobody_who_holds_a_card_may_pass() -> None:
    table = classic(["knight", "warlord"], leader=BERIT, declared="strength")
    table.refuses(ADAM, Lay(()), "ST4")
    with pytest.raises(Refusal) as refused:
        classic(["knight wand", "fairy"], leader=BERIT, declared="magic").ask(ADAM, "lay").check(
            ((), ())
        )
    assert refused.value.ruling == "ST4"


def test_ST5_equal_values_below_the_highest_are_no_tie() -> None:
    table = classic(["knight", "warlord", "giant"], leader=CILLA, declared="strength")
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    table.plays(CILLA, Lay(("giant",)))
    assert table.tells(None, "supertrumf-won-by-value")["player"].seat == CILLA


def test_ST5_equal_highest_values_are_a_tie() -> None:
    table = classic(["knight", "warlord", "fairy"], leader=CILLA, declared="strength")
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    table.plays(CILLA, Lay(("fairy",)))
    tied = table.tells(None, "supertrumf-tied-values")["players"]
    assert [who.seat for who in tied] == [ADAM, BERIT]


def test_ST5_a_lone_supertrump_beats_every_value_and_voids_ties() -> None:
    table = classic(["knight", "warlord", "poisoned-dagger"], leader=CILLA, declared="strength")
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    table.plays(CILLA, Lay(("poisoned-dagger",)))
    assert table.tells(None, "supertrumf-won-by-supertrump")["player"].seat == CILLA


def test_ST5_two_supertrumps_are_a_tie_whatever_else_lies_there() -> None:
    hands = ["knight poisoned-dagger", "dagger-in-the-back", "giant giants-belt"]
    table = classic(hands, leader=CILLA, declared="strength")
    table.plays(ADAM, Lay(("knight", "poisoned-dagger")))
    table.plays(BERIT, Lay(("dagger-in-the-back",)))
    table.plays(CILLA, Lay(("giant", "giants-belt")))
    assert table.tells(None, "supertrumf-tied-supertrumps") == {"pot": 5}


def test_ST6_a_supertrump_has_no_number_and_its_figure_adds_nothing() -> None:
    table = classic(["knight poisoned-dagger", "fairy"], leader=BERIT, declared="strength")
    preview = table.ask(ADAM, "lay").check((("knight",), ("poisoned-dagger",)))
    assert preview.lines == (say("supertrumf-preview-supertrump"),)
    table.plays(ADAM, Lay(("knight", "poisoned-dagger"))).plays(BERIT, Lay(("fairy",)))
    assert table.state.turned.shown[ADAM].value is None
    assert table.zone(None, "laid-0").number is None


def test_ST7_the_leader_declares_before_anybody_lays() -> None:
    table = classic(["knight", "warlord"], leader=BERIT)
    table.refuses(BERIT, Lay(("warlord",)), why=Why.STALE)
    for move in (Lay(("knight",)), Declare("strength")):
        table.refuses(ADAM, move, why=Why.NOT_YOURS)
    assert table.asked(ADAM) == []
    assert table.asked(BERIT) == ["declare"]


def test_ST7_any_attribute_of_the_deck_may_be_declared_also_as_a_bluff() -> None:
    table = classic(["knight", "poisoned-dagger"], leader=BERIT)
    (field,) = table.form(BERIT, "declare").fields
    assert [choice.key for choice in field.choices] == list(GAME.deck.attributes)
    for attribute in GAME.deck.attributes:
        table = classic(["knight", "poisoned-dagger"], leader=BERIT)
        assert table.plays(BERIT, Declare(attribute)).state.phase == Laying(attribute)


def test_ST7_only_real_attributes_can_be_declared() -> None:
    table = classic(["knight", "warlord"], leader=BERIT)
    table.refuses(BERIT, Declare("good-looks"), "ST7")


def test_ST8_higher_wins() -> None:
    table = classic(["knight", "fairy"], leader=BERIT, declared="magic")
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("fairy",)))
    assert table.tells(None, "supertrumf-won-by-value")["player"].seat == BERIT


def test_ST11_the_others_lay_in_any_order_and_the_leader_last() -> None:
    table = classic(["knight", "warlord", "giant wand"], leader=ADAM, declared="strength")
    assert table.asked(ADAM) == []
    table.refuses(ADAM, Lay(("knight",)), "ST11")
    table.plays(CILLA, Lay(("giant", "wand")))
    table.refuses(ADAM, Lay(("knight",)), "ST11")
    table.plays(BERIT, Lay(("warlord",)))
    assert table.asked(ADAM) == ["lay"]
    assert table.plays(ADAM, Lay(("knight",))).state.turned is not None


def test_ST11_how_many_cards_each_laid_is_visible_but_not_which() -> None:
    table = classic(["knight", "warlord", "giant wand"], leader=ADAM, declared="strength")
    table.plays(CILLA, Lay(("giant", "wand")))
    for viewer in (None, ADAM, BERIT):
        laid = table.zone(viewer, "laid-2")
        assert (laid.hidden, laid.faces) == (2, ())
        assert table.tells(viewer, "supertrumf-laid")["count"] == 2
    assert [face.art for face in table.zone(CILLA, "laid-2").faces] == [
        "supertrumf/giant",
        "supertrumf/wand",
    ]


def test_ST11_what_is_laid_stays_laid() -> None:
    table = classic(["fairy", "warlord knight", "giant"], leader=ADAM, declared="strength")
    table.plays(BERIT, Lay(("warlord",)))
    assert table.asked(BERIT) == []
    table.refuses(BERIT, Lay(("knight",)), "ST11")


def test_another_players_laying_leaves_an_ask_as_it_was() -> None:
    table = classic(["fairy", "warlord knight", "giant"], leader=ADAM, declared="strength")
    before = table.form(BERIT, "lay")
    assert table.plays(CILLA, Lay(("giant",))).form(BERIT, "lay") == before


@pytest.mark.parametrize(
    ("lay", "why"),
    [
        (("giant",), Why.MALFORMED),
        (("no such card",), Why.MALFORMED),
        (("knight", "knight"), Why.MALFORMED),
    ],
)
def test_only_cards_in_hand_can_be_laid_and_each_once(lay: tuple[str, ...], why: Why) -> None:
    table = classic(["knight wand", "giant"], leader=BERIT, declared="strength")
    table.refuses(ADAM, Lay(lay), why=why)


def test_seats_that_are_not_at_the_table_do_nothing() -> None:
    table = classic(["knight", "warlord"], leader=BERIT)
    for seat in (None, -1, 2):
        table.refuses(seat, Declare("strength"), why=Why.NOT_YOURS)


def test_a_move_of_another_phase_is_stale() -> None:
    table = duel(["knight", "warlord"], leader=BERIT)
    table.refuses(BERIT, Roll(), why=Why.STALE)


def test_a_player_who_must_lay_is_told_for_which_attribute() -> None:
    table = classic(["knight", "warlord"], leader=BERIT, declared="strength")
    strength = say("supertrumf-attribute", attribute=GAME.deck.attributes["strength"])
    assert table.form(ADAM, "lay").prompt == say("supertrumf-lay", attribute=strength)


def test_a_lay_is_previewed_with_the_value_that_it_reaches() -> None:
    table = classic(["knight holy-sword wand", "fairy"], leader=BERIT, declared="strength")
    ask = table.ask(ADAM, "lay")
    assert [field.key for field in ask.form.fields] == ["figure", "item"]
    values = [
        ask.check(picks).lines[0].args["value"]
        for picks in (
            (("knight",), ()),
            ((), ("holy-sword",)),
            (("knight",), ("holy-sword",)),
            (("knight",), ("wand",)),
        )
    ]
    assert values == [18, 8, 26, 18]


def test_an_attribute_says_what_the_hand_can_reach() -> None:
    ask = classic(["knight holy-sword", "fairy"], leader=ADAM).ask(ADAM, "declare")
    (field,) = ask.form.fields
    reached = {choice.key: choice.name.args["value"] for choice in field.choices}
    assert reached["strength"] == 26
    assert ask.check((("strength",),)).lines == ()


def test_what_a_figure_and_an_item_come_to_is_known_of_each_pair() -> None:
    table = classic(["knight holy-sword wand", "fairy"], leader=BERIT, declared="strength")
    sums = {each.picks: each.says for each in table.form(ADAM, "lay").sums}
    assert sums == {
        (("knight",), ("holy-sword",)): say("supertrumf-sum", value=26),
        (("knight",), ("wand",)): say("supertrumf-sum", value=18),
    }


def test_a_hand_of_one_kind_is_asked_for_that_kind_alone() -> None:
    table = classic(["holy-sword wand", "fairy"], leader=BERIT, declared="strength")
    (field,) = table.form(ADAM, "lay").fields
    assert (field.key, field.at_least, field.at_most) == ("item", 1, 1)
    assert table.ask(ADAM, "lay").read((("wand",),)) == Lay(("wand",))


def test_ST3_every_card_in_hand_may_be_laid_so_none_is_barred() -> None:
    hand = cards("knight fairy holy-sword wand poisoned-dagger dagger-in-the-back")
    table = classic([" ".join(hand), "giant"], leader=BERIT, declared="strength")
    fields = table.form(ADAM, "lay").fields
    assert tuple(choice.key for field in fields for choice in field.choices) == hand
    for card in hand:
        GAME.check(table.state, ADAM, Lay((card,)))
    assert table.sees(ADAM).barred == ()


def test_samples_reach_everything_that_may_be_laid() -> None:
    hand = "knight fairy holy-sword poisoned-dagger"
    table = classic([hand, "giant"], leader=BERIT, declared="strength")
    ask = table.ask(ADAM, "lay")
    rng = Random(1)
    sampled = {ask.read(ask.sample(rng)).cards for _ in range(200)}
    assert sampled == set(GAME.deck.lays(cards(hand)))
    assert len(sampled) == 4 + 2 * 2
