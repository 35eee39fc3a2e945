"""Check and draw, and the end of the match."""

from games.kit.say import Who, Why, say
from games.riftforce.moves import Activate, CheckAndDraw, Move
from games.riftforce.state import Acting, Over, State
from tests.games.riftforce.positions import KIM, LEE, discard, hand, lays, position, scores
from tests.playing import Table


def test_RF7_a_hand_of_one_scores_the_controlled_locations_and_draws_six() -> None:
    table = position(
        kim="1: fire5a; 2: fire5b; 4: ice5a ice5b",
        lee="2: air5a; 5: air6a",
        hand="ice6a",
        pile="fire5c fire5d fire6a fire6b fire6c fire7a fire7b",
    )
    table.plays(KIM, CheckAndDraw())
    assert scores(table) == (2, 0)
    assert len(table.state.sides[KIM].hand) == 7
    assert table.state.sides[KIM].pile == ("fire7b",)
    assert table.state.phase == Acting(LEE)


def test_RF7_only_with_fewer_than_seven_in_hand() -> None:
    table = position(hand="fire5a fire5b fire5c fire5d fire6a fire6b fire6c")
    table.refuses(KIM, CheckAndDraw(), "RF7", Why.ILLEGAL)
    assert table.asked(KIM) == ["play"]


def test_RF7_only_the_acting_player_scores() -> None:
    table = position(kim="1: fire5a", lee="2: air5a; 3: air6a", hand="ice6a")
    table.plays(KIM, CheckAndDraw())
    assert scores(table) == (1, 0)


def test_RF7_an_empty_pile_is_the_shuffled_discard() -> None:
    table = position(hand="ice6a", pile="fire5a", discard="fire5b fire5c fire5d")
    table.plays(KIM, CheckAndDraw(), shuffles=[("fire5d", "fire5b", "fire5c")])
    assert hand(table, KIM) == "fire5a fire5b fire5c fire5d ice6a"
    assert discard(table, KIM) == ""
    assert "riftforce-told-reshuffled" in table.told(None)


def test_RF7_the_discard_is_shuffled_only_when_it_is_needed() -> None:
    table = position(hand="ice6a ice6b ice6c ice5a ice5b ice5c", pile="fire5a", discard="air5a")
    table.plays(KIM, CheckAndDraw())
    assert discard(table, KIM) == "air5a"
    assert table.state.sides[KIM].pile == ()


def test_RF7_it_is_legal_even_if_nothing_can_be_drawn() -> None:
    table = position(kim="1: fire5a", lee_hand="ice5a")
    assert table.asked(KIM) == ["check"]
    table.plays(KIM, CheckAndDraw())
    assert scores(table) == (1, 0)
    assert hand(table, KIM) == ""


def test_RF7_the_button_says_what_it_scores_and_leaves_nothing_to_be_told_before() -> None:
    table = position(kim="1: fire5a; 3: ice5a", lee="3: air5a", hand="ice6a", pile="fire5b")
    assert table.form(KIM, "check").prompt == say("riftforce-check", riftforce=1)
    assert table.ask(KIM, "check").check(()).lines == ()


def about_to_check(first: int, second: int, turn: int, starter: int = KIM) -> Table[State, Move]:
    """Each controls one location and has a card left in hand."""
    return position(
        kim="1: fire5a", lee="2: air5a", hand="ice5a", lee_hand="sand5a", turn=turn,
        scores=(first, second), starter=starter,
    )  # fmt: skip


def test_RF8_the_round_is_finished_after_the_starter_reaches_twelve() -> None:
    table = about_to_check(11, 5, KIM)
    table.plays(KIM, CheckAndDraw())
    assert table.state.phase == Acting(LEE)
    assert "riftforce-last-round" in [line.id for line in table.sees(None).status]
    table.plays(LEE, CheckAndDraw())
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.how) == ((KIM,), (12, 6), "riftforce")


def test_RF8_a_round_begins_with_the_player_who_picked_first() -> None:
    table = about_to_check(5, 11, LEE, starter=LEE)
    table.plays(LEE, CheckAndDraw())
    assert table.state.phase == Acting(KIM)
    table.plays(KIM, CheckAndDraw())
    assert table.state.phase == Over("riftforce")


def test_RF8_everybody_sees_whose_action_ends_the_round() -> None:
    table = about_to_check(11, 5, LEE, starter=LEE)
    assert say("riftforce-rounds", first=Who(LEE), second=Who(KIM)) in table.sees(None).status
    table.plays(LEE, CheckAndDraw())
    assert say("riftforce-rounds", first=Who(LEE), second=Who(KIM)) in table.sees(None).status
    table = about_to_check(5, 11, LEE, starter=LEE)
    table.plays(LEE, CheckAndDraw())
    for viewer in (None, KIM, LEE):
        assert table.sees(viewer).status[-1] == say("riftforce-last-round", second=Who(KIM))


def test_RF8_the_second_players_twelve_ends_the_match_at_once() -> None:
    table = about_to_check(10, 11, LEE)
    table.plays(LEE, CheckAndDraw())
    assert table.state.phase == Over("riftforce")
    assert table.told(None)[-1] == "riftforce-ends"
    table.refuses(KIM, CheckAndDraw(), why=Why.STALE)
    assert table.game.timeouts(table.state) == ()
    assert table.asked(KIM) == table.asked(LEE) == []


def test_RF8_most_riftforce_wins_even_if_the_other_was_first_at_twelve() -> None:
    table = position(
        kim="1: fire5a", lee="2: air5a; 3: air6a", hand="ice5a", lee_hand="sand5a", scores=(11, 11)
    )
    table.plays(KIM, CheckAndDraw()).plays(LEE, CheckAndDraw())
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((LEE,), (12, 13))


def test_RF8_a_tie_gives_each_one_more_action_until_it_is_broken() -> None:
    table = about_to_check(12, 11, LEE)
    table.plays(LEE, CheckAndDraw())
    assert table.state.phase == Acting(KIM)
    assert table.told(None)[-1] == "riftforce-told-tied"
    table.plays(KIM, CheckAndDraw())
    assert table.state.phase == Acting(LEE)
    table.plays(LEE, lays("sand5a", 5))
    assert table.state.phase == Over("riftforce")
    assert scores(table) == (13, 12)


def test_RF8_riftforce_given_away_by_ones_own_action_counts_too() -> None:
    table = position(
        kim="1: fire5a", lee="2: fire6a ice5a/4", lee_hand="fire7a", turn=LEE, scores=(11, 3)
    )
    table.plays(LEE, Activate("fire7a"))
    assert table.state.phase == Over("riftforce")
    assert scores(table) == (12, 3)


def test_RF10_a_standstill_ends_the_match() -> None:
    table = position(kim="1: fire5a", lee="1: air5a", scores=(4, 7))
    table.plays(KIM, CheckAndDraw()).plays(LEE, CheckAndDraw())
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((LEE,), "standstill")
    assert table.told(None)[-1] == "riftforce-ends-standstill"


def test_RF10_a_level_standstill_is_shared() -> None:
    table = position(kim="1: fire5a", lee="2: air5a", scores=(12, 12))
    table.plays(KIM, CheckAndDraw()).plays(LEE, CheckAndDraw())
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (KIM, LEE)
    assert table.told(None)[-1] == "riftforce-ends-level"


def test_RF10_where_control_differs_play_goes_on() -> None:
    table = position(kim="1: fire5a", scores=(0, 7))
    table.plays(KIM, CheckAndDraw()).plays(LEE, CheckAndDraw())
    assert table.state.phase == Acting(KIM)


def test_RF10_a_card_in_any_hand_pile_or_discard_keeps_the_match_going() -> None:
    for place in ("hand", "lee_pile", "discard"):
        table = position("1: fire5a", "1: air5a", **{place: "ice5a"})
        table.plays(KIM, CheckAndDraw()).plays(LEE, CheckAndDraw())
        assert table.state.phase == Acting(KIM)
