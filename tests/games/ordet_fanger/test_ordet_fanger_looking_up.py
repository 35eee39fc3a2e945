"""What the lists have on an answer that is being voted on: OF9."""

from random import Random

import msgspec
import pytest

from bot.library import Library
from games.kit.realtime import Listed, ListsAnswers
from games.ordet_fanger.moves import Ballot, Contest, Turn
from games.ordet_fanger.options import OrdetFangerOptions
from games.ordet_fanger.state import State
from tests.games.every_game import other_world
from tests.games.ordet_fanger.positions import KIM, LEE, NOA, clock, duel, ruled, says
from tests.playing import Table

ANSWERS = {
    "sv.toml": b"""
"star one" = ["Rom", "Riga"]
"star two" = ["Bergen", "oslo!"]
"hash eight" = ["Lima"]
Food = ["Egg"]
"""
}
SECOND_SET = "linked_sv_en"


def contested(table, answer, seat=NOA, at=9_000):
    return table.plays(seat, Contest(table.state.rulings[-1].number, at, answer))


def listed(table, files=ANSWERS):
    game = table.game
    assert isinstance(game, ListsAnswers)
    return game.listed(game.knowledge(table.state, None), game.known_answers(files))


def tied():
    """Both answered at once, each to their own category."""
    table = duel(draw=("circle-8 hash-8 star-2", "hash-9"))
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Oslo", 2_050)
    clock(table)
    return table


def test_OF9_the_disputed_answer_is_looked_up_as_answers_are_compared():
    table = contested(ruled(), "Oslo@2000")
    assert listed(table) == Listed("Oslo", "star two", True, ("Bergen", "oslo!"))
    table = contested(ruled("Paris"), "Paris@2000")
    assert listed(table) == Listed("Paris", "star two", False, ("Bergen", "oslo!"))


def test_OF9_there_is_nothing_to_look_up_unless_an_answer_is_voted_on():
    assert listed(ruled()) is None
    assert listed(contested(ruled(), None)) is None


def test_OF9_each_answer_of_a_tie_is_looked_up_in_its_own_category():
    assert listed(contested(tied(), "Oslo@2000")).stands
    assert listed(contested(tied(), "Oslo@2050")) == Listed(
        "Oslo", "star one", False, ("Rom", "Riga")
    )


def test_OF7_the_answer_to_a_turned_card_is_looked_up_in_that_card_s_category():
    table = tied().plays(NOA, Turn(3_000))
    says(table, KIM, "Lima", 4_000)
    clock(table)
    contested(table, "Lima@4000")
    assert listed(table) == Listed("Lima", "hash eight", True, ("Lima",))


@pytest.mark.parametrize("fixed", ["Food", "food!"])
def test_OF13_a_young_player_s_answer_is_looked_up_in_the_fixed_category(fixed):
    table = contested(ruled("egg", young=("", fixed, "")), "egg@2000")
    assert listed(table) == Listed("egg", fixed, True, ("Egg",))


def test_nothing_hidden_makes_a_difference():
    table = contested(ruled(), "Oslo@2000").plays(KIM, Ballot("reject", 9_500))
    told, state = listed(table), table.state
    table.state = other_world("ordet_fanger")(state, None, Random(1))
    assert table.state != state and listed(table) == told


def test_without_a_list_none_is_known():
    table = contested(ruled(), "Oslo@2000")
    for files in ({}, {"sv.toml": b'"star of old" = ["Oslo"]'}):
        assert listed(table, files) == Listed("Oslo", "star two", False, ())


@pytest.mark.parametrize("language", ["sv", "en"])
def test_OF19_an_answer_in_either_language_stands_in_the_list(language):
    known = linked(language)
    table = contested(in_two_languages(known[0]), f"{known[0]}@2000")
    found = look_up(table)
    assert found.stands and " / " in found.category and {*known} < {*found.known}
    assert known[0] in found.known[:2], "both languages come in turns"


@pytest.mark.parametrize("fixed", ["Mat", "Food"])
def test_OF19_a_fixed_category_is_found_in_either_language(fixed):
    """No plain set is among the cards that such a match is bound to."""
    table = contested(in_two_languages("zzz", young=("", fixed, "")), "zzz@2000")
    found = look_up(table)
    assert found.category == fixed and not found.stands and len(found.known) > 0


def linked(language):
    library = Library()
    sets, known = library.open_game("ordet_fanger").sets, library.answers("ordet_fanger")
    return known.of(sets, f"linked_{language}/star-2")


def in_two_languages(text, **chosen):
    """Lee answers star-2 on the linked cards."""
    table = ruled(text, **chosen)
    options = OrdetFangerOptions(cards="linked_sv", second_language="en")
    renamed = msgspec.json.encode(table.state).replace(b'"sv/', f'"{SECOND_SET}/'.encode())
    moved = msgspec.json.decode(renamed)
    moved["cards"] = SECOND_SET
    moved["options"] |= {"cards": options.cards, "second_language": options.second_language}
    bound = Library().open_game("ordet_fanger").bound(options)
    return Table(bound, msgspec.convert(moved, State))


def look_up(table):
    game, answers = table.game, Library().answers("ordet_fanger")
    return game.listed(game.knowledge(table.state, None), answers)
