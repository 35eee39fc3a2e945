"""What the texts beside the rules' pictures claim is what playing gives."""

from typing import Any

import pytest

from bot.languages import LANGUAGES, Language
from bot.library import open_game
from games.kit import message_ids
from games.ordet_fanger.duels import all_asked
from games.ordet_fanger.examples import ANNA, BO, CITY, EXAMPLES, NOT_SOUR, SOUP, THIRD
from games.ordet_fanger.moves import Ballot
from games.ordet_fanger.state import Drawing, Over, Racing, State
from tests.playing import Table
from tests.words.messages import plain_text

GAME: Any = open_game("ordet_fanger")
NAMED = {
    "minute": ("soup", "city-with-underground"),
    "flipping": ("cheese",),
    "duels": ("tasty-from-italy",),
    "series": ("soup", "in-the-bathroom"),
    "ties": ("language",),
    "votes": ("something-sour",),
    "two": ("goes-up-and-down",),
    "young": ("animal-that-lays-eggs",),
}
"""The cards that a text names, by what ties the languages together."""
SAID = {"minute": (SOUP, CITY), "votes": (NOT_SOUR,)}


def example(section: str, language: Language = "en") -> State:
    state: State = EXAMPLES[section](GAME, language).state
    return state


def duels(section: str, language: Language = "en") -> tuple[tuple[int, str], ...]:
    """Who is in the duel, and which category each has to answer."""
    state = example(section, language)
    assert isinstance(state.phase, Racing) and state.duel is not None
    return all_asked(GAME.sets, state, state.duel)


def category(name: str, language: Language = "en") -> str:
    cards = GAME.sets.by_name[f"linked_{language}"]
    return next(str(cards.categories[card]) for card, id_ in cards.ids.items() if id_ == name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", NAMED)
def test_a_text_names_cards_and_answers_as_the_picture_has_them(
    section: str, language: Language
) -> None:
    text = plain_text(message_ids.example(GAME, section).id, language)
    for name in NAMED[section]:
        assert category(name, language) in text
    assert all(answer in text for answer in SAID.get(section, ()))


@pytest.mark.parametrize("section", ["minute", "first"])
def test_bo_was_first_and_has_won_the_soup(section: str) -> None:
    state = example(section)
    (ruling,) = state.rulings
    mine, theirs = sorted(answers[0].at for answers in ruling.answers)
    assert theirs - mine == 310
    assert GAME.sets.category[state.board.points[BO][-1]] == category("soup")


def test_the_first_card_lies_before_anna() -> None:
    board = example("start").board
    assert [len(pile.cards) for pile in board.piles] == [1, 0, 0]
    assert sum(map(len, board.draw_piles)) == 77 and not any(board.points)


def test_without_a_duel_it_is_the_next_players_turn() -> None:
    state = example("flipping")
    assert (type(state.phase), state.drawer()) == (Drawing, ANNA)


def test_each_answers_the_others_card() -> None:
    eggs, italy = category("animal-that-lays-eggs"), category("tasty-from-italy")
    assert duels("duels") == ((ANNA, italy), (BO, eggs))
    assert duels("teams") == ((ANNA, italy), (BO, italy), (THIRD, eggs))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_young_player_answers_the_category_that_the_text_names(language: Language) -> None:
    (_, fixed), (_, eggs) = duels("young", language)
    assert fixed in plain_text("ordet-fanger-rules-young-example", language)
    assert eggs == category("animal-that-lays-eggs", language)


def test_the_next_duels_are_annas_and_the_third_players() -> None:
    for section in ("series", "jokers"):
        assert [seat for seat, _ in duels(section)] == [ANNA, THIRD]


def test_a_tie_and_own_piles_give_both_the_same_card() -> None:
    assert duels("ties") == ((ANNA, category("language")), (BO, category("language")))
    moving = category("goes-up-and-down")
    assert duels("two") == ((ANNA, moving), (BO, moving))


def test_three_vote_on_an_answer_that_two_can_strike() -> None:
    table = Table(GAME, example("votes"))
    assert len(table.state.board.points[BO]) == 3
    table.plays(ANNA, Ballot("reject", 16_000))
    table.plays(THIRD, Ballot("reject", 16_000))
    table.plays(BO, Ballot("accept", 16_000))
    assert len(table.state.board.points[BO]) == 2


def test_bo_wins_with_twelve_cards() -> None:
    state = example("winning")
    outcome = GAME.outcome(state)
    assert isinstance(state.phase, Over)
    assert (outcome.winners, outcome.scores) == ((BO,), (9, 12, 7))


def test_sharp_eyes_are_told_nothing() -> None:
    state = example("spotting")
    assert isinstance(state.phase, Drawing)
    assert state.duel is not None and state.duel.clock is None


def test_both_languages_stand_on_a_card() -> None:
    (_, italy), (_, eggs) = duels("languages", "sv")
    assert category("tasty-from-italy", "sv") in italy
    assert category("animal-that-lays-eggs", "en") in eggs
