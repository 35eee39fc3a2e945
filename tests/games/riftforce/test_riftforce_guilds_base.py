"""The ten guilds of the base set."""

from games.riftforce import GAME
from games.riftforce.guilds import BASE_SET, GUILDS
from games.riftforce.moves import Activate, ActivateNext
from tests.games.riftforce.positions import (
    KIM,
    LEE,
    chooses_from,
    discard,
    lays,
    lies,
    position,
    scores,
    target,
    to,
    uses,
)


def test_there_are_ten_guilds_in_the_base_set_and_eight_more() -> None:
    assert len(BASE_SET) == 10
    assert len(GUILDS) == 18
    assert GAME.options_type().guilds == "base"


def test_fire_hits_the_first_enemy_and_the_ally_behind_it() -> None:
    table = uses("fire5a", kim="2: ice5a fire5a ice5b ice5c", lee="2: air6a air6b")
    assert lies(table, LEE, 2) == "air6a/3 air6b"
    assert lies(table, KIM, 2) == "ice5a fire5a ice5b/1 ice5c"


def test_fire_with_nobody_behind_it_burns_nobody() -> None:
    table = uses("fire5a", kim="2: ice5a fire5a", lee="2: air6a")
    assert lies(table, KIM, 2) == "ice5a fire5a"


def test_fire_burns_the_ally_behind_it_even_without_an_enemy() -> None:
    table = uses("fire5a", kim="2: fire5a ice5a", lee="3: air6a")
    assert lies(table, KIM, 2) == "fire5a ice5a/1"


def test_earth_hits_every_enemy_when_it_is_played() -> None:
    table = position(lee="2: air5a air5b/4 air6a; 3: air7a", hand="earth5a earth6a")
    table.plays(KIM, lays("earth5a", 2))
    assert lies(table, LEE, 2) == "air5a/1 air6a/1"
    assert lies(table, LEE, 3) == "air7a"
    assert scores(table) == (1, 0)


def test_each_earth_counts_when_several_are_played() -> None:
    table = position(lee="2: air5a/3 air6a", hand="earth5a earth6a")
    table.plays(KIM, lays("earth5a earth6a", 2))
    assert lies(table, LEE, 2) == "air6a/2"
    assert scores(table) == (1, 0)


def test_an_activated_earth_hits_only_the_first_enemy() -> None:
    table = uses("earth5a", kim="2: earth5a", lee="2: air5a air5b")
    assert lies(table, LEE, 2) == "air5a/2 air5b"


def test_light_heals_any_own_card_anywhere() -> None:
    table = uses("light5a", kim="2: light5a/1; 5: ice5a/4; 3: ice6a", lee="2: air5a/1; 1: air7a/6")
    assert chooses_from(table) == ["light5a", "ice5a"]
    table.plays(KIM, target("ice5a"))
    assert lies(table, KIM, 5) == "ice5a/3"
    assert lies(table, LEE, 2) == "air5a/3"


def test_light_heals_the_only_damaged_card_without_a_question() -> None:
    table = uses("light5a", kim="2: light5a/1; 5: ice5a", lee="1: air7a/6")
    assert lies(table, KIM, 2) == "light5a"


def test_plant_hits_next_door_and_pulls_the_enemy_over() -> None:
    table = uses("plant5a", to(3), kim="2: plant5a", lee="1: air5a; 2: air5b; 3: air6a/1 air6b")
    assert lies(table, LEE, 2) == "air5b air6a/3"
    assert lies(table, LEE, 3) == "air6b"
    assert lies(table, LEE, 1) == "air5a"


def test_plant_must_take_the_neighbour_that_has_an_enemy() -> None:
    table = uses("plant5a", kim="2: plant5a", lee="3: air6a; 5: air5a")
    assert lies(table, LEE, 2) == "air6a/2"


def test_plant_at_the_edge_does_not_reach_the_other_edge() -> None:
    table = uses("plant5a", kim="1: plant5a", lee="5: air6a; 1: air5a; 3: air7a")
    assert (lies(table, LEE, 1), lies(table, LEE, 5)) == ("air5a", "air6a")


def test_what_plant_destroys_falls_where_it_was_pulled_to() -> None:
    table = uses("plant5a", kim="2: plant5a", lee="3: air5a/4; 2: air6a")
    assert lies(table, LEE, 2) == "air6a"
    assert discard(table, LEE) == "air5a"
    assert [line for line in table.told(None) if line.endswith(("moved", "destroyed"))] == [
        "riftforce-told-moved",
        "riftforce-told-destroyed",
    ]


def test_water_hits_moves_and_hits_again() -> None:
    table = uses("water5a", to(1), kim="2: water5a", lee="2: air6a; 1: air6b; 3: air6c")
    assert lies(table, KIM, 1) == "water5a"
    assert (lies(table, LEE, 1), lies(table, LEE, 2)) == ("air6b/1", "air6a/2")


def test_water_at_the_edge_moves_without_a_question() -> None:
    table = uses("water5a", kim="1: water5a ice5a", lee="2: air6a")
    assert lies(table, KIM, 1) == "ice5a"
    assert lies(table, KIM, 2) == "water5a"
    assert lies(table, LEE, 2) == "air6a/1"


def test_ice_shatters_the_last_enemy_if_it_is_damaged() -> None:
    table = uses("ice5a", kim="2: ice5a", lee="2: air7a/1 air7b/1")
    assert lies(table, LEE, 2) == "air7a/1 air7b/5"


def test_ice_puts_one_on_an_undamaged_last_enemy() -> None:
    table = uses("ice5a", kim="2: ice5a", lee="2: air7a/1 air7b")
    assert lies(table, LEE, 2) == "air7a/1 air7b/1"


def test_a_lone_enemy_is_first_and_last() -> None:
    table = uses("ice5a", kim="2: ice5a", lee="2: air7a/3")
    assert scores(table) == (1, 0)


def test_shadow_moves_to_any_other_location_and_gains_one_more_from_a_kill() -> None:
    table = uses("shadow5a", kim="2: shadow5a", lee="5: air5a/4 air6a; 2: air7a")
    assert chooses_from(table) == ["1", "3", "4", "5"]
    table.plays(KIM, to(5))
    assert scores(table) == (2, 0)
    assert lies(table, LEE, 5) == "air6a"
    assert lies(table, KIM, 5) == "shadow5a"


def test_a_crystal_killed_by_shadow_gives_three() -> None:
    table = uses("shadow5a", to(5), kim="2: shadow5a", lee="5: crystal5a/4")
    assert scores(table) == (3, 0)


def test_shadow_without_a_kill_gains_nothing() -> None:
    table = uses("shadow5a", to(5), kim="2: shadow5a", lee="5: air5a/3")
    assert scores(table) == (0, 0)


def test_crystal_hits_with_four() -> None:
    table = uses("crystal5a", kim="2: crystal5a", lee="2: air5a air5b")
    assert lies(table, LEE, 2) == "air5a/4 air5b"


def test_a_destroyed_crystal_gives_two_on_either_side() -> None:
    table = uses("fire5a", kim="2: fire5a crystal5a/4", lee="2: crystal6a/3")
    assert scores(table) == (2, 2)


def test_thunderbolt_strikes_any_enemy_here() -> None:
    table = uses("thunderbolt5a", kim="2: thunderbolt5a", lee="2: air5a air5b air6a; 3: air7a")
    assert chooses_from(table) == ["air5a", "air5b", "air6a"]
    table.plays(KIM, target("air5b"))
    assert lies(table, LEE, 2) == "air5a air5b/2 air6a"
    assert table.state.phase.seat == LEE


def test_thunderbolts_repeat_is_chosen_among_the_enemies_left_and_is_obligatory() -> None:
    table = uses("thunderbolt5a", kim="2: thunderbolt5a", lee="2: air5a air5b/3 air6a/4 air7a")
    table.plays(KIM, target("air5b"))
    assert scores(table) == (1, 0)
    assert chooses_from(table) == ["air5a", "air6a", "air7a"]
    assert table.asked(KIM) == ["choose"]
    table.plays(KIM, target("air6a"))
    assert scores(table) == (2, 0)
    assert lies(table, LEE, 2) == "air5a air7a"
    assert table.state.phase.seat == LEE


def test_thunderbolts_repeat_on_the_only_enemy_left_needs_no_question() -> None:
    table = uses("thunderbolt5a", target("air5b"), kim="2: thunderbolt5a", lee="2: air5a air5b/3")
    assert lies(table, LEE, 2) == "air5a/2"


def test_thunderbolt_strikes_once_more_only_once() -> None:
    table = uses("thunderbolt5a", target("air5a"), kim="2: thunderbolt5a", lee="2: air5a/3 air5b/3")
    assert scores(table) == (2, 0)
    assert lies(table, LEE, 2) == ""


def test_air_hits_where_it_lands_and_next_door() -> None:
    lee = "1: air5a; 2: ice5a ice5b; 3: ice6a ice6b; 4: ice7a ice7b; 5: ice5c"
    table = uses("air5a", to(3), kim="1: air5a", lee=lee)
    assert lies(table, LEE, 2) == "ice5a/1 ice5b"
    assert lies(table, LEE, 3) == "ice6a/1 ice6b"
    assert lies(table, LEE, 4) == "ice7a/1 ice7b"
    assert (lies(table, LEE, 1), lies(table, LEE, 5)) == ("air5a", "ice5c")


def test_air_at_the_edge_has_one_neighbour() -> None:
    table = uses("air5a", to(5), kim="1: air5a", lee="1: ice5a; 4: ice6a; 5: ice7a")
    assert [lies(table, LEE, place) for place in (1, 4, 5)] == ["ice5a", "ice6a/1", "ice7a/1"]


def test_the_worked_case_of_the_rulebook() -> None:
    """Water, Fire and Light, activated one after another by their number."""
    table = position(
        kim="3: water6a fire6a plant5a; 5: light6a",
        lee="3: air6a/2; 2: shadow7a",
        hand="ice6a",
    )
    table.plays(KIM, Activate("ice6a"), ActivateNext("water6a"), to(2))
    assert lies(table, LEE, 3) == "air6a/4"
    assert lies(table, LEE, 2) == "shadow7a/1"
    assert lies(table, KIM, 2) == "water6a"
    table.plays(KIM, ActivateNext("fire6a"))
    assert discard(table, LEE) == "air6a"
    assert scores(table) == (1, 0)
    assert lies(table, KIM, 3) == "fire6a plant5a/1"
    table.plays(KIM, ActivateNext("light6a"))
    assert lies(table, KIM, 3) == "fire6a plant5a"
    assert scores(table) == (1, 0)
    assert table.state.phase.seat == LEE
