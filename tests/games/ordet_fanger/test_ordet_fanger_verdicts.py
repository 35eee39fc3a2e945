"""What has come of each answer where a duel takes several or repeats are barred (OF11, OF12)."""

from random import Random
from typing import Any

import pytest

from games.ordet_fanger.moves import Ballot, Contest
from games.ordet_fanger.wording import side_name
from tests.games.ordet_fanger.positions import KIM, LEE, NOA, clock, duel, says
from tests.playing import Table


def verdict(table: Table[Any, Any], message: str) -> tuple[str, int, int] | None:
    """How, so many of how many; and that the mark says the same."""
    found = table.game.verdict(table.state, message)
    if found is None:
        return None
    args = found.says.args
    assert found.counts == (args["how"] == "counts")
    return args["how"], args["had"], args["needed"]


def had(table: Table[Any, Any]) -> tuple[int, int] | None:
    """What the status says of Kim's and Lee's answers."""
    lines = table.game.look(table.state, None).status
    args = next((line.args for line in lines if line.id == "ordet-fanger-status-had"), None)
    if args is None:
        return None
    assert (args["one"], args["other"]) == (side_name((KIM,)), side_name((LEE,)))
    return args["ones"], args["others"]


def test_OF12_each_answer_that_counts_is_told_and_the_score_stands_in_the_status():
    table = duel(answers_needed=3)
    assert had(table) is None
    for text, how, kims in (("Rom", "counts", 1), ("rom!", "repeated", 1), ("Oslo", "counts", 2)):
        says(table, KIM, text, 2_000 + 100 * len(table.state.messages))
        at = table.state.messages[-1].id
        assert verdict(table, at) == (how, kims, 3)
        assert had(table) == (kims, 0)
    says(table, LEE, "Rom", 2_700)
    assert verdict(table, "Rom@2700") == ("counts", 1, 3)
    assert had(table) == (2, 1)


def test_OF11_a_barred_repeat_is_told():
    table = duel(repeats="barred")
    says(table, NOA, "ABBA is great", 1_500)
    says(table, KIM, "Abba", 2_000)
    says(table, KIM, "Roxette", 2_400)
    assert verdict(table, "Abba@2000") == ("repeated", 1, 1)
    assert verdict(table, "Roxette@2400") == ("counts", 1, 1)
    assert verdict(table, "ABBA is great@1500") is None
    assert had(table) is None


def test_nothing_is_told_of_single_answers_for_the_ruling_tells_of_them():
    table = duel()
    says(table, KIM, "Rom", 2_000)
    assert verdict(table, "Rom@2000") is None


def test_nothing_is_told_of_talk_of_others_or_of_what_came_too_late():
    table = duel(answers_needed=2)
    says(table, NOA, "Rom", 1_500)
    assert verdict(table, "Rom@1500") is None
    says(table, KIM, "Rom", 2_000)
    says(table, KIM, "Oslo", 2_100)
    clock(table)
    assert verdict(table, "Oslo@2100") is None


@pytest.mark.parametrize(("left", "needed"), [(0, 1), (1, 2), (2, 3)])
def test_OF9_after_a_struck_answer_it_is_told_what_still_counts(left: int, needed: int):
    table = duel(answers_needed=needed)
    for number in range(needed):
        says(table, KIM, f"Rom{number}", 2_000 + 100 * number)
    clock(table)
    about = "Rom0@2000"
    table.plays(NOA, Contest(table.state.rulings[-1].number, 4_000, about))
    for seat in (KIM, LEE, NOA):
        table.plays(seat, Ballot("reject", 5_000 + seat))
    told = [
        line.args
        for line in table.game.look(table.state, None).story
        if line.id == "ordet-fanger-still-count"
    ]
    assert told == ([{"side": side_name((KIM,)), "had": left, "needed": needed}] if left else [])
    assert had(table) == ((left, 0) if left else None)


def test_a_verdict_tells_no_more_than_lies_open():
    """Worlds that differ in the order of the draw piles give the same."""
    table = duel(answers_needed=2, repeats="barred")
    says(table, KIM, "Rom", 2_000)
    world = table.game.determinize(table.game.knowledge(table.state, LEE), Random(3))
    assert table.game.verdict(world, "Rom@2000") == table.game.verdict(table.state, "Rom@2000")
