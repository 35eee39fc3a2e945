"""Taking steps back: by the kit, from what has been shown since."""

import msgspec

from games.riftforce.moves import (
    Activate,
    ActivateNext,
    CheckAndDraw,
    Finish,
    Move,
    PickGuild,
    Toss,
)
from games.riftforce.rules import Riftforce
from games.riftforce.state import Acting, Drafting, State
from tests.games.riftforce.positions import KIM, LEE, hand, lays, lies, position, target, to
from tests.playing import LoadedChance, Table


def board(table: Table[State, Move]) -> State:
    """The position without what was last told and what has been seen in hands since."""
    sides = tuple(msgspec.structs.replace(side, seen=()) for side in table.state.sides)
    return msgspec.structs.replace(
        table.state, news=(), recent=((), ()), sides=sides, taken_back=None
    )


def test_RF11_steps_are_taken_back_one_by_one_to_the_start_of_the_action() -> None:
    table = position(kim="2: water5a; 3: ice5a", lee="2: air7a", hand="fire5a")
    path = [board(table)]
    for move in (Activate("fire5a"), ActivateNext("water5a"), to(1)):
        table.plays(KIM, move)
        path.append(board(table))
    while path[:-1]:
        path.pop()
        assert table.way_back(KIM) == "freely"
        table.takes_back(KIM)
        assert board(table) == path[-1]
        assert table.told(LEE) == ["kit-told-took-back-what"]
    assert hand(table, KIM) == "fire5a"
    assert table.asked(KIM) == ["play", "activate", "check"]
    assert table.way_back(KIM) == "kit-back-nothing"


def test_what_is_taken_back_is_named_by_what_all_were_told_of_it() -> None:
    table = position(kim="2: water5a; 3: ice5a", hand="fire5a")
    table.plays(KIM, Activate("fire5a"))
    told = table.sees(None).story[0]
    table.takes_back(KIM)
    assert table.tells(LEE, "kit-told-took-back-what")["what"] == told


def test_RF11_a_play_is_taken_back_while_its_effect_asks() -> None:
    table = position(kim="2: ice5a/1 ice6a/1", hand="love5a")
    table.plays(KIM, lays("love5a", 2)).takes_back(KIM)
    assert hand(table, KIM) == "love5a"
    table.plays(KIM, lays("love5a", 2), target("ice6a"))
    assert isinstance(table.state.phase, Acting)
    assert table.way_back(KIM) == "freely"


def test_RF11_the_step_that_ended_an_action_goes_back_until_the_other_acts() -> None:
    table = position(kim="2: ice5a ice6a", lee="1: air6a", hand="ice7a", lee_hand="air5a")
    table.plays(KIM, Activate("ice7a"), ActivateNext("ice5a"), Finish())
    assert table.asked(LEE)
    assert table.way_back(KIM) == "freely"
    assert table.way_back(LEE) == "kit-back-nothing"
    table.plays(LEE, lays("air5a", 1))
    assert table.way_back(KIM) == "by consent"
    assert table.way_back(LEE) == "freely"


def test_what_nobody_was_told_of_is_taken_back_without_a_name() -> None:
    table = position(kim="2: ice5a ice6a", hand="ice7a", lee_hand="air5a")
    table.plays(KIM, Activate("ice7a"), ActivateNext("ice5a"), Finish()).takes_back(KIM)
    assert table.told(LEE) == ["kit-told-took-back"]
    assert table.asked(KIM) == ["activate_next", "finish"]


def test_RF11_nothing_is_taken_back_beyond_a_card_drawn_by_star() -> None:
    table = position(kim="2: star5a ice5a; 3: water5a", hand="fire5a", pile="air5a air6a")
    table.plays(KIM, Activate("fire5a"), ActivateNext("star5a"))
    assert table.asked(KIM) == ["activate_next", "finish"]
    assert table.way_back(KIM) == "kit-back-seen"
    table.plays(KIM, ActivateNext("water5a")).takes_back(KIM)
    assert hand(table, KIM) == "air5a"
    assert lies(table, KIM, 3) == "water5a"
    assert table.asked(KIM) == ["activate_next", "finish"]
    assert table.way_back(KIM) == "kit-back-seen"


def test_RF11_a_star_that_draws_nothing_leaves_the_way_back_open() -> None:
    seven = "fire5a air5b air5a air6a air6b air6c air7a air7b"
    table = position(kim="2: star5a ice5a", hand=seven)
    table.plays(KIM, Activate("fire5a"), ActivateNext("star5a"))
    assert table.way_back(KIM) == "freely"


def test_RF11_a_check_that_draws_stays_also_when_the_other_has_acted() -> None:
    table = position(kim="2: ice5a", hand="ice7a", pile="ice6a", lee_hand="air5a")
    table.plays(KIM, CheckAndDraw())
    assert table.way_back(KIM) == "kit-back-seen"
    table.plays(LEE, lays("air5a", 1))
    assert table.way_back(KIM) == "kit-back-seen"


def test_RF18_a_card_of_the_others_that_goes_back_with_it_has_been_seen_too() -> None:
    table = position(kim="2: ice5a", hand="ice7a", lee_hand="air5a air6a")
    table.plays(KIM, lays("ice7a", 2)).plays(LEE, lays("air5a", 1)).takes_back(KIM)
    assert [side.seen for side in table.state.sides] == [("ice7a",), ("air5a",)]
    assert table.told(LEE) == ["kit-told-took-back-what"]


def test_RF11_a_guild_pick_goes_back_but_the_toss_does_not() -> None:
    game = Riftforce()
    table = Table(game, game.setup(2, game.options_type(), LoadedChance()))
    table.plays(KIM, Toss(), picks=[KIM])
    assert table.way_back(KIM) == "kit-back-nothing"
    guild = table.state.shown[0]
    table.plays(KIM, PickGuild(guild)).takes_back(KIM)
    assert guild in table.state.shown
    assert table.state.phase == Drafting(KIM)
