"""What all read first of the last ruling, until the next one."""

import pytest

from bot.languages import LANGUAGES, Language
from games.ordet_fanger.moves import Ballot, Contest, Draw, Turn, Withdraw
from games.ordet_fanger.state import Racing
from tests.games.ordet_fanger.positions import (
    KIM,
    LEE,
    NOA,
    SAM,
    clock,
    duel,
    position,
    ruled,
    says,
)
from tests.games.ordet_fanger.test_ordet_fanger_ties import tied
from tests.retold import looked_back_on, read, zones

WON = "Lee was first with “Oslo” and takes “star two” from Kim."


def test_a_ruling_is_told_with_the_answer_and_the_card() -> None:
    table = ruled()
    assert read(table, None) == WON
    assert read(table, LEE) == "You were first with “Oslo” and take “star two” from Kim."
    assert read(table, KIM) == "Lee was first with “Oslo” and takes “star two” from you."
    assert looked_back_on(table, None).winners == (LEE,)
    assert zones(table) == {
        "last-card": ["★ star: star two"],
        "last-answers-1": ["“Oslo”"],
        "last-answers-0": ["“Rom”"],
    }


IN_EACH_LANGUAGE = {
    "sv": "Lee var först med ”Oslo” och tar ”star two” från Kim.",
    "nb": "Lee var først med «Oslo» og tar «star two» fra Kim.",
    "de": "Lee war mit „Oslo“ zuerst da und bekommt „star two“ von Kim.",
    "en": WON,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_told_in_each_language(language: Language) -> None:
    assert read(ruled(), None, language) == IN_EACH_LANGUAGE[language]


def test_a_team_is_told_as_two_however_many_answered() -> None:
    table = position(
        "cross-1", "star-1", "flower-1", draw=("star-2", ""), seats=4, teams=(1, 0, 0, 1)
    )
    table.plays(KIM, Draw(0, 1_000))
    says(table, SAM, "Oslo", 2_000)
    clock(table)
    told = "were first with “Oslo” and take “star one” from Lee."
    assert read(table, None) == read(table, KIM) == f"Kim and Sam {told}"


def test_the_last_ruling_is_told_until_the_next_one() -> None:
    """With what has happened since: the next card, and the next duel."""
    table = ruled(draw=("circle-8 wave-2 star-2", "circle-9 hash-9"))
    clock(table)
    table.plays(LEE, Draw(0, 9_000))
    clock(table)
    assert read(table, None) == f"{WON} Lee flips ≈ wave: wave two."
    table.plays(NOA, Draw(0, 19_000))
    assert read(table, None).startswith(WON)


def test_among_two_it_is_not_said_whose_card_it_was() -> None:
    """It may be the winner's own."""
    table = position(
        "star-1", "wave-1", "cross-1", "flower-1", draw=("circle-8 star-2", ""), seats=2
    )
    table.plays(KIM, Draw(0, 1_000, onto=1))
    assert isinstance(table.state.phase, Racing)
    says(table, KIM, "Oslo", 2_000)
    clock(table)
    assert read(table, KIM) == "You were first with “Oslo” and take “star two”."


def test_a_draw_is_told_with_both_answers() -> None:
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_050)
    clock(table)
    assert read(table, None) == "A tie: “Oslo” and “Rom”."
    assert looked_back_on(table, None).winners == ()
    assert zones(table) == {"last-answers-0": ["“Rom”"], "last-answers-1": ["“Oslo”"]}
    table.plays(NOA, Turn(5_000))
    assert read(table, None).startswith("A tie: “Oslo” and “Rom”.")


def test_a_ruling_that_was_voted_down_is_no_longer_told() -> None:
    table = ruled()
    table.plays(NOA, Contest(table.state.rulings[-1].number, 3_000, "Oslo@2000"))
    assert read(table, None).startswith(WON)
    for seat in (KIM, LEE, NOA):
        table.plays(seat, Ballot("reject", 4_000 + seat))
    assert read(table, None) == (
        "Votes: 0 to accept, 3 to reject. Kim was first with “Rom” and takes “star one” from Lee."
    )


def test_where_no_answer_is_left_the_duel_goes_on_and_nobody_has_won() -> None:
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    clock(table)
    table.plays(LEE, Withdraw("Oslo@2000", 3_000))
    assert read(table, None).startswith("The duel continues. New answers, please!")
    assert looked_back_on(table, None).winners == ()


HAD_TO_FIT = {
    "sv": "Svaret skulle passa in på ”hash eight”.",
    "nb": "Svaret skulle passe til «hash eight».",
    "de": "Die Antwort musste zu „hash eight“ passen.",
    "en": "The answer had to fit “hash eight”.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_a_deciding_card_it_is_told_what_had_to_be_answered(language: Language) -> None:
    """The card that is won is another one."""
    table = tied(draw=("circle-8 hash-8 star-2", "hash-9"))
    table.plays(NOA, Turn(3_000))
    says(table, KIM, "Wien", 4_000)
    clock(table)
    assert read(table, None, language).endswith(HAD_TO_FIT[language])
    said = [line.id for line in (*table.sees(KIM).remarks, *table.sees(KIM).story)]
    assert said.count("ordet-fanger-had-to-fit") == 2
    assert "ordet-fanger-had-to-fit" not in [line.id for line in ruled().sees(KIM).story]
