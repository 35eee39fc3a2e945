"""Blixtduell: ST20 to ST29."""

import pytest

from games.kit.say import Refusal, Who, Why, say
from games.supertrumf.moves import Declare, Keep, Lay, Roll, TakePrize, Throw
from games.supertrumf.options import SupertrumfOptions
from games.supertrumf.state import Rolling, TakingPrize
from tests.games.supertrumf.positions import ADAM, BERIT, FOUR_PRIZES, GAME, cards, duel
from tests.playing import LoadedChance, Table


def dealt() -> Table:
    options = SupertrumfOptions(play="blixtduell")
    return Table(GAME, GAME.setup(2, options, LoadedChance()))


@pytest.mark.parametrize("seats", [3, 6])
def test_ST1_blixtduell_is_for_exactly_two(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.check_options(seats, SupertrumfOptions(play="blixtduell"))
    assert refused.value.ruling == "ST1"
    assert refused.value.message.args == {"seats": seats}
    GAME.check_options(2, SupertrumfOptions(play="blixtduell"))


def test_ST20_each_has_four_cards_and_four_prize_cards_that_nobody_may_look_at() -> None:
    table = dealt()
    assert [len(hand) for hand in table.state.hands] == [4, 4]
    assert [len(prizes) for prizes in table.state.prizes] == [4, 4]
    for viewer in (None, ADAM, BERIT):
        for seat in (ADAM, BERIT):
            zone = table.zone(viewer, f"prizes-{seat}")
            assert (zone.hidden, zone.faces, zone.owner) == (4, (), seat)


def test_ST21_a_hand_is_thrown_for_three_then_two_then_one() -> None:
    table = dealt()
    for left in (3, 2, 1):
        assert table.asked(ADAM) == ["keep", "throw"]
        table.plays(ADAM, Throw())
        assert len(table.state.hands[ADAM]) == left
    assert table.asked(ADAM) == []
    table.refuses(ADAM, Throw(), why=Why.NOT_YOURS)


def test_ST21_after_the_third_throw_there_is_nothing_left_to_decide() -> None:
    table = dealt().plays(BERIT, Keep()).plays(ADAM, Throw(), Throw(), Throw())
    assert table.asked(ADAM) == table.asked(BERIT) == ["roll"]


def test_ST21_thrown_cards_go_to_the_discard_unseen() -> None:
    table = dealt()
    thrown = table.state.hands[ADAM]
    table.plays(ADAM, Throw())
    assert table.state.discard == thrown
    for viewer in (None, ADAM, BERIT):
        zone = table.zone(viewer, "discard")
        assert (zone.hidden, zone.faces) == (4, ())
        assert table.tells(viewer, "supertrumf-threw")["count"] == 4


def test_ST21_each_redraws_for_himself_before_the_dice() -> None:
    table = dealt().plays(BERIT, Throw(), Keep())
    assert table.asked(BERIT) == []
    assert table.asked(ADAM) == ["keep", "throw"]
    table.refuses(ADAM, Roll(), why=Why.STALE)
    table.plays(ADAM, Keep())
    assert table.asked(ADAM) == table.asked(BERIT) == ["roll"]


def test_ST21_the_button_says_how_many_cards_the_next_hand_has() -> None:
    table = dealt()
    assert table.form(ADAM, "throw").prompt.args == {"count": 3}
    assert table.plays(ADAM, Throw()).form(ADAM, "throw").prompt.args == {"count": 2}


def test_ST22_both_roll_in_public_and_the_higher_declares() -> None:
    table = duel(["knight", "warlord"], phase=Rolling()).plays(BERIT, Roll(), dice=[5])
    assert table.asked(BERIT) == []
    table.refuses(BERIT, Roll(), why=Why.NOT_YOURS)
    (rolled,) = table.sees(None).dice
    assert (rolled.owner, rolled.sides, rolled.shows) == (BERIT, 6, (5,))
    assert table.zone(ADAM, "die-1").number == 5
    table.plays(ADAM, Roll(), dice=[3])
    assert table.state.leader == BERIT
    assert table.asked(BERIT) == ["declare"]


def test_ST22_equal_dice_are_rolled_again() -> None:
    table = duel(["knight", "warlord"], phase=Rolling())
    table.plays(ADAM, Roll(), dice=[4]).plays(BERIT, Roll(), dice=[4])
    assert "supertrumf-rolled-equal" in table.told(None)
    assert table.asked(ADAM) == table.asked(BERIT) == ["roll"]
    table.plays(BERIT, Roll(), dice=[1]).plays(ADAM, Roll(), dice=[2])
    assert table.asked(ADAM) == ["declare"]


def test_ST23_the_leader_may_lay_first() -> None:
    table = duel(["knight", "warlord fairy"], leader=BERIT, declared="strength")
    assert table.asked(BERIT) == ["lay"]
    table.plays(BERIT, Lay(("warlord",)))
    assert (table.zone(ADAM, "laid-1").hidden, table.asked(ADAM)) == (1, ["lay"])


def test_ST23_if_the_leader_waits_the_opponent_must_lay() -> None:
    table = duel(["knight", "warlord"], leader=BERIT, declared="strength")
    declared, waits_for, may_lay = table.sees(None).status
    assert waits_for == say("supertrumf-status-lay", players=(Who(ADAM),))
    assert may_lay == say("supertrumf-status-leader-may-lay", player=Who(BERIT))
    before = table.form(BERIT, "lay")
    table.plays(ADAM, Lay(("knight",)))
    assert table.form(BERIT, "lay") == before
    declared, waits_for = table.sees(None).status
    assert declared.args["player"] == Who(BERIT)
    assert waits_for == say("supertrumf-status-lay", players=(Who(BERIT),))


def test_ST23_the_clock_lays_for_the_opponent_first() -> None:
    table = duel(["knight", "warlord"], leader=BERIT, declared="strength")
    waits = {due.seat: due.wait for due in GAME.timeouts(table.state)}
    assert waits[BERIT] == 2 * waits[ADAM]


def test_ST24_the_winner_takes_any_prize_card_and_draws_nothing_else() -> None:
    table = duel(
        ["knight", "warlord holy-sword"], leader=ADAM, declared="strength", pile="troll orc bard"
    )
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord", "holy-sword")))
    assert table.state.hands == (cards("troll orc"), ())
    assert table.asked(BERIT) == ["prize"]
    (field,) = table.form(BERIT, "prize").fields
    assert [choice.key for choice in field.choices] == ["1", "2", "3", "4"]
    table.plays(BERIT, table.ask(BERIT, "prize").read((("3",),)))
    assert table.state.hands[BERIT] == ("squire",)
    assert table.state.prizes[BERIT] == cards("genie fairy griffin")
    assert table.state.pile == ("bard",)
    assert (table.state.leader, table.asked(BERIT)) == (BERIT, ["declare"])


def test_ST24_only_the_taker_sees_which_prize_card_it_was() -> None:
    table = duel(["knight", "warlord"], leader=BERIT, phase=TakingPrize())
    table.plays(BERIT, TakePrize(0))
    assert table.tells(BERIT, "supertrumf-you-took-prize")["card"] == GAME.deck.name("genie")
    for viewer in (None, ADAM):
        assert table.tells(viewer, "supertrumf-took-prize")["left"] == 3


@pytest.mark.parametrize("place", [-1, 4])
def test_ST24_there_are_only_so_many_prize_cards(place: int) -> None:
    table = duel(["knight", "warlord"], leader=BERIT, phase=TakingPrize())
    table.refuses(BERIT, TakePrize(place), why=Why.MALFORMED)
    table.refuses(ADAM, TakePrize(0), why=Why.NOT_YOURS)


def test_ST25_after_a_tie_nobody_takes_a_prize_both_draw_two_and_the_dice_are_rolled() -> None:
    table = duel(
        ["knight", "warlord"], leader=BERIT, declared="strength", pile="troll orc bard monk king"
    )
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    assert table.state.prizes == tuple(map(cards, FOUR_PRIZES))
    assert [len(hand) for hand in table.state.hands] == [2, 2]
    assert table.state.pot == ()
    assert table.tells(None, "supertrumf-tied-values")["pot"] == 0
    assert table.asked(ADAM) == table.asked(BERIT) == ["roll"]
    assert "declared" not in [zone.key for zone in table.sees(None).board]


def test_ST26_laid_cards_are_discarded_before_anybody_draws_and_can_be_drawn_again() -> None:
    table = duel(["knight", "giant"], leader=BERIT, declared="strength", discard="spy")
    table.plays(ADAM, Lay(("knight",)))
    table.plays(BERIT, Lay(("giant",)), shuffles=[cards("giant spy knight")])
    assert table.state.hands[ADAM] == cards("giant spy")
    assert (table.state.pile, table.state.discard) == (("knight",), ())
    assert table.tells(None, "supertrumf-reshuffled") == {"count": 3}


def test_ST26_the_discard_becomes_the_pile_in_the_middle_of_drawing() -> None:
    table = duel(["knight", "giant"], leader=BERIT, declared="strength", pile="spy")
    table.plays(ADAM, Lay(("knight",)))
    table.plays(BERIT, Lay(("giant",)), shuffles=[cards("giant knight")])
    assert table.state.hands[ADAM] == cards("spy giant")
    assert table.state.pile == ("knight",)


def test_ST26_nothing_left_anywhere_means_that_fewer_are_drawn() -> None:
    table = duel(["knight", "warlord"], leader=BERIT, declared="strength")
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    assert table.state.hands == (("knight",), ("warlord",))
    assert table.state.pile == table.state.discard == ()


def test_ST14_in_blixtduell_the_leader_draws_last_in_each_lap_too() -> None:
    table = duel(["knight", "warlord"], leader=BERIT, declared="strength", pile="spy orc king bard")
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("warlord",)))
    assert table.state.hands == (cards("spy king"), cards("orc bard"))


def test_ST27_the_fourth_prize_card_wins_at_once() -> None:
    table = duel(
        ["knight", "warlord"], leader=BERIT, phase=TakingPrize(), prizes=["golem kraken", "orc"]
    )
    table.plays(BERIT, TakePrize(0))
    ended = GAME.outcome(table.state)
    assert (ended.winners, ended.scores, ended.how) == ((BERIT,), (2, 4), "prizes")
    assert table.asked(ADAM) == table.asked(BERIT) == []
    assert GAME.timeouts(table.state) == []
    table.refuses(BERIT, Declare("strength"), why=Why.STALE)
