"""Playing cards."""

import pytest

from games.kit.refusals import Refusal, Why
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


def test_a_preview_tells_what_a_play_would_do() -> None:
    table = position(lee="2: air5a/4", hand="earth5a")
    preview = table.ask(KIM, "play").check((("earth5a",), ("1",)))
    assert [line.id for line in preview.lines] == [
        "riftforce-told-played",
        "riftforce-told-hit",
        "riftforce-told-destroyed",
    ]
