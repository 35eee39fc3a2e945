"""The eight guilds of the second set."""

from games.riftforce.moves import Activate, ActivateNext
from games.riftforce.state import Activating
from tests.games.riftforce.positions import (
    KIM,
    LEE,
    chooses_from,
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


def test_beast_bites_with_two_where_it_moves_to() -> None:
    table = uses("beast5a", to(3), kim="2: beast5a", lee="3: air6a air6b; 2: air7a")
    assert lies(table, LEE, 3) == "air6a/2 air6b"
    assert lies(table, LEE, 2) == "air7a"


def test_a_damaged_beast_bites_with_three() -> None:
    table = uses("beast5a", to(3), kim="2: beast5a/1", lee="3: air6a")
    assert lies(table, LEE, 3) == "air6a/3"
    assert lies(table, KIM, 3) == "beast5a/1"


def test_sand_scours_every_enemy_and_mends_itself() -> None:
    table = uses("sand5a", to(5), kim="2: sand5a/2", lee="5: air5a air5b/4 air6a")
    assert lies(table, LEE, 5) == "air5a/1 air6a/1"
    assert lies(table, KIM, 5) == "sand5a/1"
    assert scores(table) == (1, 0)


def test_an_undamaged_sand_has_nothing_to_mend() -> None:
    table = uses("sand5a", to(5), kim="2: sand5a")
    assert lies(table, KIM, 5) == "sand5a"
    assert "riftforce-told-healed" not in table.told(None)


def test_lava_hits_both_neighbours_and_burns_itself_and_those_in_front() -> None:
    table = uses(
        "lava5a", kim="2: ice5a lava5a ice5b", lee="1: air5a air5b; 2: air6a; 3: air7a air7b"
    )
    assert [lies(table, LEE, place) for place in (1, 2, 3)] == [
        "air5a/2 air5b",
        "air6a",
        "air7a/2 air7b",
    ]
    assert lies(table, KIM, 2) == "ice5a/1 lava5a/1 ice5b"


def test_lava_can_destroy_itself_and_the_opponent_scores() -> None:
    table = uses("lava5a", kim="2: crystal5a/4 lava5a/4 ice5b")
    assert lies(table, KIM, 2) == "ice5b"
    assert scores(table) == (0, 3)
    assert discard(table, KIM) == "lava9z crystal5a lava5a"


def test_music_wins_over_what_it_destroys() -> None:
    table = uses("music5a", kim="2: music5a; 3: ice5a", lee="2: air5a/3 air6a")
    assert scores(table) == (1, 0)
    assert lies(table, LEE, 2) == "air6a"
    assert chooses_from(table) == ["1", "3"]
    table.plays(KIM, to(3))
    assert lies(table, KIM, 3) == "ice5a air5a"
    assert discard(table, LEE) == ""


def test_music_without_a_kill_only_hits() -> None:
    table = uses("music5a", kim="2: music5a", lee="2: air5a/2")
    assert lies(table, LEE, 2) == "air5a/4"
    assert table.state.phase.seat == LEE


def test_music_at_the_edge_needs_no_question() -> None:
    table = uses("music5a", kim="5: music5a", lee="5: air5a/3")
    assert lies(table, KIM, 4) == "air5a"


def test_a_crystal_won_over_by_music_scores_two_for_each_who_destroys_it() -> None:
    table = uses("music5a", to(3), kim="2: music5a", lee="2: crystal5a/3; 3: thunderbolt7a")
    assert scores(table) == (2, 0)
    assert lies(table, KIM, 3) == "crystal5a"
    lee_hits = position(
        kim="3: crystal5a/3", lee="3: thunderbolt7a", lee_hand="thunderbolt6a", turn=LEE
    )
    lee_hits.plays(LEE, Activate("thunderbolt6a"))
    assert scores(lee_hits) == (0, 2)


def test_RF14_a_card_won_over_goes_to_the_discard_of_the_side_where_it_lay() -> None:
    table = position(
        kim="1: ice5a; 2: music5a",
        lee="2: air5a/3; 3: fire5a fire5b",
        hand="music6a",
        lee_hand="fire6a",
    )
    table.plays(KIM, Activate("music6a"), to(3))
    assert lies(table, KIM, 3) == "air5a"
    table.plays(LEE, Activate("fire6a"), ActivateNext("fire5a"), ActivateNext("fire5b"))
    assert lies(table, KIM, 3) == ""
    assert discard(table, KIM) == "music6a air5a"
    assert discard(table, LEE) == "fire6a"
    assert scores(table) == (1, 1)


def test_an_earth_won_over_by_music_shakes_its_former_friends_at_once() -> None:
    table = uses("music5a", to(3), kim="2: music5a", lee="2: earth5a/3; 3: air5a/4 air6a")
    assert lies(table, KIM, 3) == "earth5a"
    assert lies(table, LEE, 3) == "air6a/1"
    assert scores(table) == (2, 0)


def test_a_love_won_over_by_music_heals_an_ally_of_its_new_side() -> None:
    table = uses("music5a", to(3), kim="2: music5a; 3: ice5a/2 ice6a/3", lee="2: love5a/3")
    assert chooses_from(table) == ["ice5a", "ice6a"]
    table.plays(KIM, target("ice6a"))
    assert lies(table, KIM, 3) == "ice5a/2 ice6a love5a"


def test_a_card_won_over_may_be_activated_in_the_same_action_where_it_fits() -> None:
    table = position(kim="2: music6a", lee="2: crystal6a/4; 3: air7a", hand="ice6a")
    table.plays(KIM, Activate("ice6a"), to(3))
    assert table.asked(KIM) == ["activate_next", "finish"]
    table.plays(KIM, ActivateNext("crystal6a"))
    assert lies(table, LEE, 3) == "air7a/4"


def test_a_card_won_over_that_does_not_fit_is_not_activated() -> None:
    table = uses("music6a", to(3), kim="2: music6a", lee="2: crystal6a/4; 3: air7a")
    assert table.state.phase.seat == LEE


def test_a_card_won_over_is_not_activated_after_three() -> None:
    table = position(kim="1: ice6a; 2: music6a; 5: air6a", lee="2: fire6a/4", hand="ice6b")
    table.plays(KIM, Activate("ice6b"), ActivateNext("ice6a"), ActivateNext("air6a"), to(4))
    table.plays(KIM, ActivateNext("music6a"), to(3))
    assert lies(table, KIM, 3) == "fire6a"
    assert table.state.phase.seat == LEE


def test_acid_hits_the_first_with_three_and_the_second_with_one() -> None:
    table = uses("acid5a", kim="2: acid5a", lee="2: air5a air5b air5c")
    assert lies(table, LEE, 2) == "air5a/3 air5b/1 air5c"


def test_RF4_what_acid_destroys_scores_nothing_not_even_a_crystal() -> None:
    table = uses("acid5a", kim="2: acid5a", lee="2: crystal5a/2 air5a/4 air6a")
    assert lies(table, LEE, 2) == "air6a"
    assert discard(table, LEE) == "crystal5a air5a"
    assert scores(table) == (0, 0)


def test_star_draws_a_card_with_fewer_than_seven_in_hand() -> None:
    table = uses("star5a", kim="2: star5a", lee="2: air5a", pile="ice5a ice6a")
    assert lies(table, LEE, 2) == "air5a/2"
    assert hand(table, KIM) == "ice5a"
    assert table.told(LEE)[-1] == "riftforce-told-drew"
    assert table.told(KIM)[-1] == "riftforce-told-you-drew"


def test_star_draws_nothing_with_seven_in_hand() -> None:
    """The discard makes it six; a Star before this one has filled the hand again."""
    seven = "star7a ice5a ice5b ice5c ice5d ice6a ice6b"
    table = position(kim="2: star5a star5b", hand=seven, pile="air5a air5b")
    table.plays(KIM, Activate("star7a"), ActivateNext("star5a"))
    assert len(table.state.sides[KIM].hand) == 7
    table.plays(KIM, ActivateNext("star5b"))
    assert len(table.state.sides[KIM].hand) == 7
    assert table.state.sides[KIM].pile == ("air5b",)


def test_RF16_star_makes_a_pile_of_the_discard_if_it_must() -> None:
    table = uses("star5a", kim="2: star5a")
    assert hand(table, KIM) == "star9z"
    assert discard(table, KIM) == ""


def test_love_heals_one_ally_here_wholly_when_it_is_played() -> None:
    table = position(kim="2: ice5a/4 ice6a/5 ice7a; 3: air5a/1", hand="love5a love6a")
    table.plays(KIM, lays("love5a", 2))
    assert chooses_from(table) == ["ice5a", "ice6a"]
    table.plays(KIM, target("ice6a"))
    assert lies(table, KIM, 2) == "ice5a/4 ice6a ice7a love5a"
    assert table.state.phase.seat == LEE


def test_each_love_heals_when_several_are_played() -> None:
    table = position(kim="2: ice5a/4 ice6a/5 ice7a/1", hand="love5a love6a")
    table.plays(KIM, lays("love5a love6a", 2), target("ice6a"))
    assert chooses_from(table) == ["ice5a", "ice7a"]
    table.plays(KIM, target("ice5a"))
    assert lies(table, KIM, 2) == "ice5a ice6a ice7a/1 love5a love6a"


def test_an_activated_love_hits() -> None:
    table = uses("love5a", kim="2: love5a ice5a/2", lee="2: air5a")
    assert lies(table, LEE, 2) == "air5a/2"
    assert lies(table, KIM, 2) == "love5a ice5a/2"


def test_magnet_drags_the_last_enemy_along() -> None:
    table = uses("magnet5a", to(1), kim="2: magnet5a ice5a", lee="2: air5a air6a; 1: air7a")
    assert lies(table, LEE, 1) == "air7a air6a/2"
    assert lies(table, LEE, 2) == "air5a"
    assert (lies(table, KIM, 1), lies(table, KIM, 2)) == ("magnet5a", "ice5a")


def test_RF13_magnet_moves_alone_where_there_is_no_enemy() -> None:
    table = uses("magnet5a", to(3), kim="2: magnet5a", lee="1: air5a")
    assert lies(table, KIM, 3) == "magnet5a"


def test_what_magnet_destroys_is_dragged_along_first() -> None:
    table = uses("magnet5a", to(1), kim="2: magnet5a", lee="1: air5a/4; 2: air6a/4")
    assert discard(table, LEE) == "air6a"
    assert lies(table, LEE, 1) == "air5a/4"
    assert scores(table) == (1, 0)


def test_three_activations_in_a_row_end_the_action() -> None:
    table = position(kim="2: magnet5a; 3: love5a; 4: acid5a; 5: star5a", hand="ice5a")
    table.plays(KIM, Activate("ice5a"), ActivateNext("love5a"), ActivateNext("acid5a"))
    assert isinstance(table.state.phase, Activating)
    table.plays(KIM, ActivateNext("magnet5a"), to(1))
    assert table.state.phase.seat == LEE
