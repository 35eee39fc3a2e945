"""Playing cards."""

from itertools import permutations

import pytest

from bot.words.words import Words
from games.kit.say import Refusal, Why, say
from games.riftforce.arrangements import locations_of, possible
from games.riftforce.moves import Play
from tests.games.riftforce.positions import KIM, LEE, hand, lays, lies, position

HAND = "air5a air5b fire5a fire6a fire7a ice6a ice7a"


def test_RF1_three_of_one_number_at_one_location_in_the_order_chosen() -> None:
    table = position(kim="2: ice5a/1", hand=HAND)
    table.plays(KIM, lays("fire5a air5b air5a", 2))
    assert lies(table, KIM, 2) == "ice5a/1 fire5a air5b air5a"
    assert hand(table, KIM) == "fire6a fire7a ice6a ice7a"
    assert table.state.phase.seat == LEE


def test_RF1_three_of_one_symbol_one_each_at_an_unbroken_run() -> None:
    table = position(hand=HAND)
    table.plays(KIM, lays("fire7a fire5a fire6a", 4, 2, 3))
    assert [lies(table, KIM, place) for place in (1, 2, 3, 4, 5)] == [
        "",
        "fire5a",
        "fire6a",
        "fire7a",
        "",
    ]


def test_RF1_one_or_two_cards_may_be_played_as_well() -> None:
    table = position(hand=HAND, lee_hand="ice5a")
    table.plays(KIM, lays("fire5a air5a", 5, 4))
    table.plays(LEE, lays("ice5a", 1))
    assert lies(table, KIM, 4) == "air5a"
    assert lies(table, LEE, 1) == "ice5a"


@pytest.mark.parametrize(
    "move",
    [
        lays("fire5a ice6a", 1),  # neither number nor symbol
        lays("fire5a fire6a ice6a", 1),  # each pair fits, all three don't
        lays("fire5a fire6a fire7a", 1, 2),  # two and one
        lays("fire5a fire6a", 1, 3),  # a gap
        lays("fire5a fire6a fire7a", 1, 2, 4),
        lays("fire5a fire6a", 1, 5),  # the outermost are no neighbours
        lays("fire5a", 1, 2),
    ],
)
def test_RF1_anything_else_is_refused(move: Play) -> None:
    table = position(hand=HAND)
    table.refuses(KIM, move, "RF1", Why.ILLEGAL)
    with pytest.raises(Refusal) as refused:
        table.ask(KIM, "play").preview(move)
    assert refused.value.ruling == "RF1"


@pytest.mark.parametrize(
    "move",
    [
        lays("", 1),
        lays("fire5a"),
        lays("fire5a fire5a", 1),
        lays("fire5b", 1),  # not in this hand
        lays("dragon5a", 1),
        lays("fire5a", 6),
        lays("fire5a", 0),
        lays("fire5a fire6a", 1, 1),
        lays("air5a air5b fire5a fire5b", 1),
    ],
)
def test_RF1_nonsense_is_refused_as_malformed(move: Play) -> None:
    position(hand=HAND).refuses(KIM, move, why=Why.MALFORMED)


THREE = ("fire7a", "fire5a", "fire6a")


@pytest.mark.parametrize(
    ("others", "first", "places"),
    [
        ("together", 2, (2,)),
        ("right", 2, (2, 3, 4)),
        ("left", 4, (4, 3, 2)),
        ("left-right", 3, (3, 2, 4)),
        ("right-left", 3, (3, 4, 2)),
        ("right-between", 2, (2, 4, 3)),
        ("left-between", 4, (4, 2, 3)),
    ],
)
def test_RF1_one_says_where_the_first_lies_and_which_way_the_others_go(
    others: str, first: int, places: tuple[int, ...]
) -> None:
    """Whichever way, RF15's order is the one in which they were chosen."""
    table = position(hand=HAND)
    move = table.ask(KIM, "play").read((THREE, (others,), (str(first - 1),)))
    assert move == lays(" ".join(THREE), *places)
    table.plays(KIM, move)
    assert table.state.phase.seat == LEE


def test_RF1_every_way_to_lay_three_is_offered_and_no_other() -> None:
    every = {run for at in range(3) for run in permutations((at, at + 1, at + 2))}
    offered = [locations_of(way, first, 3) for first, way in possible(3)]
    assert len(offered) == len(set(offered))
    assert set(offered) == every | {(at,) for at in range(5)}


def test_RF1_what_would_lie_beyond_the_rift_is_refused_with_what_would_be_right() -> None:
    table = position(hand=HAND)
    play = table.ask(KIM, "play")
    beyond = play.read((THREE, ("right",), ("3",)))
    assert table.refuses(KIM, beyond, "RF1") == say("riftforce-past-the-end")
    two = play.read((THREE[:2], ("right",), ("3",)))
    table.plays(KIM, two)
    assert lies(table, KIM, 5) == "fire5a"


def test_RF1_one_card_lies_where_it_is_laid_and_the_others_lie_with_it_unless_said() -> None:
    table = position(hand=HAND)
    play = table.ask(KIM, "play")
    assert play.form.usual == ((), ("together",), ())
    assert play.read((("ice6a",), ("left",), ("4",))) == lays("ice6a", 5)
    assert [field.key for field in position(hand="ice6a").form(KIM, "play").fields] == [
        "cards",
        "location",
    ]


def test_RF3_each_play_effect_destroys_at_once() -> None:
    """The second Earth finds only what the first has left, and both kills are scored."""
    table = position(lee="2: air5a/4; 3: ice5a/4", hand="earth5a earth6a")
    table.plays(KIM, lays("earth5a earth6a", 2, 3))
    assert table.state.sides[KIM].riftforce == 2
    assert table.told(None) == [
        "riftforce-told-played",
        "riftforce-told-played",
        "riftforce-told-hit",
        "riftforce-told-destroyed",
        "riftforce-told-hit",
        "riftforce-told-destroyed",
    ]


def test_RF15_a_play_effect_finds_all_cards_of_the_play_on_the_board() -> None:
    """Love asks while the second card lies already."""
    table = position(kim="2: ice5a/1 ice6a/1", hand="love5a air5a")
    table.plays(KIM, lays("love5a air5a", 2))
    assert table.asked(KIM) == ["choose"]
    assert lies(table, KIM, 2) == "ice5a/1 ice6a/1 love5a air5a"


def test_a_preview_tells_what_comes_of_a_play_and_not_the_play_itself() -> None:
    table = position(lee="2: air5a/4", hand="earth5a")
    (line,) = table.ask(KIM, "play").check((("earth5a",), ("1",))).lines
    assert Words().text(line, "en", {KIM: "Kim", LEE: "Lee"}) == (
        "Lee: Air 5 takes 1 damage (5 of 5). Lee: Air 5 is destroyed. +1 Riftforce for Kim."
    )
    assert table.ask(KIM, "play").check((("earth5a",), ("3",))).lines == ()


def test_cards_that_differ_in_number_and_symbol_are_of_no_common_kind() -> None:
    kinds = position(hand="earth5a earth6a air5a").form(KIM, "play").kinds
    assert set(kinds["earth5a"]) & set(kinds["air5a"]) == {"5"}
    assert set(kinds["earth5a"]) & set(kinds["earth6a"]) == {"earth"}
    assert not set(kinds["earth6a"]) & set(kinds["air5a"])
