"""Taking steps back."""

import msgspec

from games.kit.refusals import Why
from games.riftforce.moves import Activate, ActivateNext, Finish, Move, Undo
from games.riftforce.state import State
from tests.games.riftforce.positions import KIM, LEE, hand, lays, lies, position, to, whom
from tests.playing import Table


def board(table: Table[State, Move]) -> State:
    """The position without what was last told and what has been seen in hands since."""
    sides = tuple(msgspec.structs.replace(side, seen=()) for side in table.state.sides)
    return msgspec.structs.replace(table.state, news=(), sides=sides)


def test_RF11_steps_are_taken_back_one_by_one_to_the_start_of_the_action() -> None:
    table = position(kim="2: water5a; 3: ice5a", lee="2: air7a", hand="fire5a")
    path = [board(table)]
    for move in (Activate("fire5a"), ActivateNext("water5a"), to(1)):
        table.plays(KIM, move)
        path.append(board(table))
    while path[:-1]:
        path.pop()
        table.plays(KIM, Undo())
        assert board(table) == path[-1]
        assert table.told(LEE) == ["riftforce-told-taken-back"]
    assert hand(table, KIM) == "fire5a"
    assert table.asked(KIM) == ["play", "activate", "check"]


def test_RF11_a_play_is_taken_back_while_its_effect_asks() -> None:
    table = position(kim="2: ice5a/1 ice6a/1", hand="love5a")
    table.plays(KIM, lays("love5a", 2), Undo())
    assert hand(table, KIM) == "love5a"
    table.plays(KIM, lays("love5a", 2), whom("ice6a"))
    table.refuses(KIM, Undo(), why=Why.NOT_YOURS)


def test_RF11_nothing_is_taken_back_once_the_action_has_ended() -> None:
    table = position(kim="2: ice5a ice6a", hand="ice7a", lee_hand="air5a")
    table.plays(KIM, Activate("ice7a"), ActivateNext("ice5a"), Finish())
    table.refuses(LEE, Undo(), why=Why.STALE)
    assert table.asked(LEE) == ["play", "check"]


def test_RF11_nothing_is_taken_back_beyond_a_card_drawn_by_star() -> None:
    table = position(kim="2: star5a ice5a; 3: water5a", hand="fire5a", pile="air5a air6a")
    table.plays(KIM, Activate("fire5a"), ActivateNext("star5a"))
    assert table.asked(KIM) == ["activate_next", "finish"]
    table.refuses(KIM, Undo(), why=Why.STALE)
    table.plays(KIM, ActivateNext("water5a"))
    assert table.asked(KIM) == ["choose", "undo"]
    table.plays(KIM, Undo())
    assert hand(table, KIM) == "air5a"
    assert lies(table, KIM, 3) == "water5a"
    assert table.asked(KIM) == ["activate_next", "finish"]


def test_RF11_a_star_that_draws_nothing_leaves_the_way_back_open() -> None:
    seven = "fire5a air5b air5a air6a air6b air6c air7a air7b"
    table = position(kim="2: star5a ice5a", hand=seven)
    table.plays(KIM, Activate("fire5a"), ActivateNext("star5a"))
    assert table.asked(KIM) == ["activate_next", "finish", "undo"]


def test_undo_is_optional_so_that_nobody_waits_for_it() -> None:
    table = position(kim="2: ice5a ice6a", hand="ice7a")
    table.plays(KIM, Activate("ice7a"))
    assert table.form(KIM, "undo").optional
    assert not table.form(KIM, "activate_next").optional
