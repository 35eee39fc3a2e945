"""Activating cards, and how destruction is counted."""

import msgspec

from bot.words.words import Words
from games.kit.say import Why
from games.riftforce.moves import (
    Activate,
    ActivateNext,
    CheckAndDraw,
    Finish,
    Move,
    PickGuild,
    Toss,
)
from games.riftforce.state import Acting, Choosing, State
from tests.games.riftforce.positions import (
    KIM,
    LEE,
    discard,
    hand,
    lays,
    lies,
    position,
    scores,
    target,
    to,
    uses,
)
from tests.playing import Table


def offered(table: Table[State, Move]) -> list[str]:
    """What may be activated next."""
    pick = table.form(KIM, "activate_next").fields[0]
    return [choice.key for choice in pick.choices]


def test_RF2_cards_of_the_discards_number_or_symbol_may_be_activated() -> None:
    table = position(kim="1: fire5a ice6a; 2: fire6a air6a; 3: ice5a", hand="fire6b")
    table.plays(KIM, Activate("fire6b"))
    assert discard(table, KIM) == "fire6b"
    assert offered(table) == ["fire5a", "ice6a", "fire6a", "air6a"]
    assert table.asked(KIM) == ["activate_next"]


def test_RF2_number_and_symbol_are_not_mixed() -> None:
    table = position(kim="1: fire5a ice6a; 2: fire6a air6a; 3: fire7a", hand="fire6b")
    table.plays(KIM, Activate("fire6b"), ActivateNext("ice6a"))
    assert offered(table) == ["fire6a", "air6a"]
    table.refuses(KIM, ActivateNext("fire5a"), "RF2", Why.ILLEGAL)


def test_RF2_a_card_that_fits_both_ways_leaves_both_open() -> None:
    table = position(kim="1: fire5a; 2: ice6a; 3: fire6a", hand="fire6b")
    table.plays(KIM, Activate("fire6b"), ActivateNext("fire6a"))
    assert offered(table) == ["fire5a", "ice6a"]


def test_RF2_each_card_at_most_once_and_at_most_three() -> None:
    table = position(kim="1: ice6a ice6b; 2: ice6c air6a", hand="fire6b")
    table.plays(KIM, Activate("fire6b"), ActivateNext("ice6a"))
    table.refuses(KIM, ActivateNext("ice6a"), "RF2")
    assert table.asked(KIM) == ["activate_next", "finish"]
    table.plays(KIM, ActivateNext("ice6b"), ActivateNext("ice6c"))
    assert table.state.phase == Acting(LEE)


def test_RF2_one_may_stop_after_the_first_but_not_before() -> None:
    table = position(kim="1: ice6a ice6b", hand="fire6b")
    table.plays(KIM, Activate("fire6b"))
    table.refuses(KIM, Finish(), "RF2", Why.ILLEGAL)
    table.plays(KIM, ActivateNext("ice6a"), Finish())
    assert table.state.phase == Acting(LEE)


def test_RF2_a_discard_that_matches_nothing_on_the_board_is_refused() -> None:
    table = position(kim="1: ice6a", lee="1: fire5b", hand="fire5a ice5a")
    table.refuses(KIM, Activate("fire5a"), "RF2", Why.ILLEGAL)
    table.refuses(KIM, Activate("air7a"), why=Why.MALFORMED)
    choices = table.form(KIM, "activate").fields[0].choices
    assert [choice.key for choice in choices] == ["ice5a"]


def test_RF2_no_activation_is_offered_where_no_discard_matches() -> None:
    table = position(lee="1: fire5b", hand="fire5a")
    assert table.asked(KIM) == ["play", "check"]


def test_RF2_a_card_destroyed_before_its_turn_cannot_be_chosen() -> None:
    table = position(kim="1: fire5a ice5a/4; 2: air5a", hand="crystal5a")
    table.plays(KIM, Activate("crystal5a"), ActivateNext("fire5a"))
    assert offered(table) == ["air5a"]
    table.refuses(KIM, ActivateNext("ice5a"), why=Why.MALFORMED)
    table.refuses(KIM, ActivateNext("dragon5a"), why=Why.MALFORMED)


def test_what_comes_of_each_activation_is_told_beside_it() -> None:
    table = position(kim="1: fire5a; 2: ice5a", lee="1: air5a/3; 2: air6a", hand="crystal5a")
    table.plays(KIM, Activate("crystal5a"))
    ask = table.ask(KIM, "activate_next")
    (field,) = ask.form.fields
    told = {
        choice.key: Words().text(choice.help, "en", {LEE: "Lee", KIM: "Kim"})
        for choice in field.choices
    }
    assert told["fire5a"] == (
        "Lee: Air 5 takes 3 damage (6 of 5). Lee: Air 5 is destroyed. +1 Riftforce for Kim."
    )
    assert told["ice5a"] == "Lee: Air 6 takes 1 damage (1 of 6)."
    assert ask.check((("ice5a",),)).lines == (field.choices[1].help,)


def test_RF12_a_lone_match_is_activated_without_a_question() -> None:
    table = position(kim="1: ice6a", lee="1: air5a", hand="ice5a")
    table.plays(KIM, Activate("ice5a"))
    assert lies(table, LEE, 1) == "air5a/1"
    assert table.state.phase == Acting(LEE)


def test_RF3_destruction_is_checked_after_the_whole_ability() -> None:
    """All three are hit before the first of them falls."""
    table = uses("air5a", to(3), kim="1: air5a", lee="2: ice5a/4; 3: ice5b/4; 4: ice5c/4")
    told = table.told(None)
    first_fall = told.index("riftforce-told-destroyed")
    assert told.count("riftforce-told-hit") == 3
    assert "riftforce-told-hit" not in told[first_fall:]


def test_RF3_cards_that_fall_together_are_discarded_from_location_1_to_5() -> None:
    table = uses("air5a", to(3), kim="1: air5a", lee="2: ice5a/4; 3: ice5b/4; 4: ice5c/4")
    assert discard(table, LEE) == "ice5a ice5b ice5c"
    table = uses("acid5a", kim="2: acid5a", lee="2: ice7a/6 air6a/5")
    assert discard(table, LEE) == "ice7a air6a"


def test_RF3_between_two_cards_destruction_is_checked() -> None:
    """The second Fire hits who stands first after the first Fire's kill."""
    table = position(kim="2: fire5a; 4: fire5b", lee="2: air5a/2 air6a", hand="fire6a")
    table.plays(KIM, Activate("fire6a"), ActivateNext("fire5a"))
    assert scores(table) == (1, 0)
    assert lies(table, LEE, 2) == "air6a"


def test_RF3_excess_is_lost_and_the_damage_stays_behind() -> None:
    table = uses("crystal5a", kim="2: crystal5a", lee="2: air5a/4 air6a")
    assert lies(table, LEE, 2) == "air6a"
    assert discard(table, LEE) == "air5a"
    assert scores(table) == (1, 0)


def test_RF4_an_own_fire_that_kills_an_own_card_scores_for_the_opponent() -> None:
    assert scores(uses("fire5a", kim="2: fire5a ice5a/4")) == (0, 1)
    assert scores(uses("fire5a", kim="2: fire5a crystal5a/4")) == (0, 2)


def test_RF5_damage_travels_with_a_moved_card() -> None:
    table = uses("water5a", to(3), kim="2: water5a/2")
    assert lies(table, KIM, 3) == "water5a/2"
    table = uses("plant5a", kim="2: plant5a", lee="3: air7a/3")
    assert lies(table, LEE, 2) == "air7a/5"


def test_RF6_moves_are_obligatory_even_where_nobody_stands() -> None:
    table = uses("water5a", kim="2: water5a")
    assert table.asked(KIM) == ["choose"]
    table.plays(KIM, to(1))
    assert lies(table, KIM, 1) == "water5a"


def test_RF6_a_step_that_cannot_be_done_is_skipped() -> None:
    for card in ("plant5a", "thunderbolt5a", "ice5a", "light5a", "music5a"):
        table = uses(card, kim=f"2: {card}")
        assert table.state.phase == Acting(LEE)
        assert table.told(None) == ["riftforce-told-discarded", "riftforce-told-activated"]


def test_RF6_light_never_heals_an_enemy_and_nothing_undamaged() -> None:
    table = uses("light5a", kim="2: light5a ice5a", lee="1: air5a/2; 3: air6a/1")
    assert "riftforce-told-healed" not in table.told(None)


def test_RF6_only_what_is_offered_can_be_chosen() -> None:
    table = uses("water5a", kim="2: water5a")
    table.refuses(KIM, to(2), why=Why.MALFORMED)
    table.refuses(KIM, to(5), why=Why.MALFORMED)
    table.refuses(KIM, target("air5a"), why=Why.MALFORMED)
    table.refuses(KIM, Finish(), why=Why.STALE)
    table.refuses(KIM, ActivateNext("water5a"), why=Why.STALE)
    table.refuses(KIM, CheckAndDraw(), why=Why.STALE)


def test_nothing_of_another_phase_is_taken() -> None:
    table = position(hand="fire5a")
    for move in (Toss(), PickGuild("fire"), Finish(), to(1), ActivateNext("fire5a")):
        table.refuses(KIM, move, why=Why.STALE)
    table.refuses(LEE, lays("fire5a", 1), why=Why.NOT_YOURS)
    table.refuses(None, lays("fire5a", 1), why=Why.NOT_YOURS)


def test_a_position_in_the_middle_of_an_ability_goes_on_from_its_json() -> None:
    table = uses("thunderbolt5a", kim="2: thunderbolt5a", lee="2: air5a/3 air5b air6a")
    table.plays(KIM, target("air5a"))
    table.state = msgspec.json.decode(msgspec.json.encode(table.state), type=State)
    phase = table.state.phase
    assert isinstance(phase, Choosing)
    assert (phase.agenda[0].card, phase.agenda[0].step) == ("thunderbolt5a", 1)
    assert phase.agenda[0].felled == "air5a"
    table.plays(KIM, target("air6a"))
    assert lies(table, LEE, 2) == "air5b air6a/2"


def test_RF9_the_discard_shows_only_its_top() -> None:
    table = position(kim="2: fire5a", lee="2: ice5a", hand="fire6a air5a", discard="ice7a air7a")
    table.plays(KIM, Activate("fire6a"))
    for viewer in (None, KIM, LEE):
        zone = table.zone(viewer, "discard-0")
        assert [face.art for face in zone.faces] == ["riftforce/fire6"]
        assert zone.hidden == 2


def test_RF9_hands_and_piles_are_hidden_and_their_counts_open() -> None:
    table = position(hand="fire5a", pile="air5a air6a", lee_hand="ice5a ice6a")
    assert table.zone(LEE, "hand-0").hidden == 1
    assert table.zone(LEE, "pile-0").hidden == 2
    assert table.zone(KIM, "hand-1").hidden == 2
    assert [face.art for face in table.zone(KIM, "hand").faces] == ["riftforce/fire5"]
    assert hand(table, KIM) == "fire5a"
