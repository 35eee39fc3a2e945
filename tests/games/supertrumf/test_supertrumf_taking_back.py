"""What can be taken back: whatever lies face down, until it is turned."""

from games.supertrumf.moves import Declare, Keep, Lay, Roll, TakePrize, Throw
from games.supertrumf.state import Declaring, Redrawing, TakingPrize
from tests.games.supertrumf.positions import ADAM, BERIT, CILLA, classic, duel


def test_a_declared_attribute_goes_back_until_somebody_has_laid_for_it() -> None:
    table = classic(["knight golem", "warlord giant", "fairy gnome"])
    table.plays(ADAM, Declare("strength"))
    assert table.way_back(ADAM) == "freely"
    table.takes_back(ADAM)
    assert table.state.phase == Declaring()
    assert table.told(BERIT) == ["kit-told-took-back-what"]
    table.plays(ADAM, Declare("magic")).plays(BERIT, Lay(("warlord",)))
    assert table.way_back(ADAM) == "by consent"


def test_a_card_laid_face_down_goes_back_and_stays_unknown() -> None:
    table = classic(["knight golem", "warlord giant", "fairy gnome"], declared="strength")
    table.plays(BERIT, Lay(("warlord",)))
    assert table.way_back(BERIT) == "freely"
    told = table.told(ADAM)
    table.takes_back(BERIT)
    assert table.state.hands[BERIT] == ("warlord", "giant")
    assert "warlord" not in str(table.game.knowledge(table.state, ADAM))
    assert told != table.told(ADAM) == ["kit-told-took-back-what"]
    assert "warlord" not in str(table.sees(ADAM).story)


def test_a_player_who_has_laid_since_lays_again_if_they_agree() -> None:
    table = classic(["knight golem", "warlord giant", "fairy gnome"], declared="strength")
    table.plays(BERIT, Lay(("warlord",))).plays(CILLA, Lay(("fairy",)))
    assert table.way_back(BERIT) == "by consent"
    assert table.way_back(CILLA) == "freely"
    assert table.way_back(ADAM) == "kit-back-nothing"
    table.takes_back(BERIT)
    assert table.state.laid == ((), (), ())


def test_what_has_been_turned_stays() -> None:
    table = classic(["knight golem", "warlord giant"], declared="strength")
    table.plays(BERIT, Lay(("warlord",))).plays(ADAM, Lay(("knight",)))
    assert table.way_back(ADAM) == "kit-back-seen"
    assert table.way_back(BERIT) == "kit-back-seen"


def test_in_blixtduell_a_kept_hand_goes_back_and_a_thrown_one_does_not() -> None:
    table = duel(
        ["knight golem", "warlord giant"],
        phase=Redrawing((False, False)),
        pile="fairy gnome squire wand",
        prizes=("", ""),
    )
    table.plays(ADAM, Keep()).takes_back(ADAM)
    assert table.state.phase == Redrawing((False, False))
    table.plays(ADAM, Throw())
    assert table.way_back(ADAM) == "kit-back-seen"


def test_a_roll_for_the_lead_goes_back_with_the_choice_before_it_only() -> None:
    table = duel(["knight golem", "warlord giant"], phase=Redrawing((False, False)))
    table.plays(ADAM, Keep()).plays(BERIT, Keep()).plays(ADAM, Roll(), dice=[6])
    assert table.way_back(ADAM) == "by consent"
    assert table.way_back(BERIT) == "by consent"
    table.takes_back(ADAM)
    assert table.state.phase == Redrawing((False, False))


def test_a_prize_card_that_was_looked_at_stays() -> None:
    table = duel(["knight golem", "warlord giant"], phase=TakingPrize())
    table.plays(ADAM, TakePrize(0))
    assert table.way_back(ADAM) == "kit-back-seen"
