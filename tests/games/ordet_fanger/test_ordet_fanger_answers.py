"""Known answers: for the bot player, for hints, and for voters."""

import tracemalloc

import pytest

from bot.library import Library
from games.kit.game import ContentError
from games.ordet_fanger import GAME
from games.ordet_fanger.answers import KnownAnswers
from games.ordet_fanger.options import OrdetFangerOptions
from tests.games.ordet_fanger.positions import FILES, TWO_SETS, card_file

MOST_KEPT = 1_000_000
MOST_AT_ONCE = 1_600_000

ANSWERS = {"sv.toml": '"star one" = ["Älg", "en räv"]\n"star two" = []\nFood = ["egg"]'.encode()}


def test_they_are_found_by_the_card_in_their_order():
    known, sets = KnownAnswers(ANSWERS), GAME(FILES).sets
    assert known.of(sets, "sv/star-1") == ("Älg", "en räv")
    assert known.of(sets, "sv/star-2") == known.of(sets, "sv/star-3") == ()


@pytest.mark.parametrize(
    ("text", "stands"),
    [("älg!", True), ("A\u0308LG", True), ("EnRäv", True), ("räv", False), ("", False)],
)
def test_an_answer_is_compared_as_repeats_are(text, stands):
    assert KnownAnswers(ANSWERS).has(GAME(FILES).sets, "sv/star-1", text) is stands


def test_a_match_asks_of_the_cards_that_it_is_played_with():
    """Today's list answers another category at that place."""
    kept = GAME({"sv.toml": card_file().replace(b"star one", b"star of old")}).sets
    known = KnownAnswers(ANSWERS)
    assert known.of(kept, "sv/star-1") == ()
    assert known.of(GAME(FILES).sets, "sv/star-1")


def test_a_fixed_category_that_somebody_types_is_found_in_the_language_of_the_set():
    known, sets = KnownAnswers(ANSWERS), GAME(TWO_SETS).sets
    assert known.of_fixed(sets, "en", "food") == ("egg",)
    assert known.of_fixed(sets, "en", "Boots") == ()


def test_a_card_of_two_languages_has_the_answers_of_both():
    library = Library()
    sets, known = library.open_game("ordet_fanger").sets, library.answers("ordet_fanger")
    both = known.of(sets, "linked_sv_en/circle-1")
    one, other = (known.of(sets, f"linked_{each}/circle-1") for each in ("sv", "en"))
    assert {*both} == {*one, *other} and len(both) == len({*both})
    assert known.has(sets, "linked_sv_en/circle-1", other[-1])


def test_their_hash_is_of_the_sets_that_a_match_may_use():
    library = Library()
    game, known = library.open_game("ordet_fanger"), library.answers("ordet_fanger")
    options = OrdetFangerOptions(cards="sv_2")
    bound = game.bound(options).sets
    assert known.hash_for(bound, "sv_2") == known.hash_for(game.sets, "sv_2")
    names = ("sv", "nb", "linked_sv", "linked_sv_nb", "linked_nb_sv")
    assert len({known.hash_for(game.sets, name) for name in names}) == len(names)
    other = KnownAnswers({"sv.toml": b'"star one" = ["moose"]'})
    assert other.hash_for(bound, "sv") != KnownAnswers(ANSWERS).hash_for(bound, "sv")


def test_a_broken_file_of_answers_is_named_with_its_line():
    known = KnownAnswers({"sv.toml": b'one = ["a"]\ntwo = ["b"\n\n= 7'})
    with pytest.raises(ContentError, match=r"^sv\.toml:4: these are no answers"):
        known.of(GAME(FILES).sets, "sv/star-1")


def test_all_of_them_take_up_little_memory():
    library = Library()
    sets = library.open_game("ordet_fanger").sets
    tracemalloc.start()
    known = library.answers("ordet_fanger")
    for cards in sets.offered:
        assert known.of(sets, next(iter(cards.categories)))
    kept, at_once = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < MOST_KEPT and at_once < MOST_AT_ONCE
