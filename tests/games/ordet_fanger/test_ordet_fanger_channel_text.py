"""What the table's own messages say at a glance, and what they say below it."""

import pytest

from bot.languages import LANGUAGES, Language
from bot.words.scenes import SceneWords
from bot.words.words import Words
from games.kit.say import Say
from games.ordet_fanger.events import (
    Answered,
    DuelOpened,
    Tallied,
    TieCardTurned,
    Withdrawn,
    Won,
)
from games.ordet_fanger.moves import Ballot, Contest, Draw, Move, Turn, Withdraw
from games.ordet_fanger.state import State
from tests.chat.positions import walk
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
from tests.playing import Table

NAMES = {KIM: "Kim", LEE: "Lee", NOA: "Noa", SAM: "Sam"}
WORDS = Words()


def told(lines: tuple[Say, ...], language: Language = "en") -> list[str]:
    words = SceneWords(WORDS, language, NAMES)
    return [words.text(line) for line in lines]


def banner(table: Table[State, Move], language: Language = "en") -> list[str]:
    return told(table.sees(None).banner, language)


def remarks(table: Table[State, Move]) -> list[str]:
    return told(table.sees(None).remarks)


def test_in_a_duel_each_reads_what_is_on_the_other_s_card_and_nothing_else_is_large() -> None:
    assert banner(duel()) == ["⚡ Kim: star one", "⚡ Lee: star two"]
    assert remarks(duel()) == ["Same symbol twice: ★ star."]


def test_a_joker_s_duel_says_why_two_symbols_meet() -> None:
    draw = ("circle-8 hash-8 wave-2", "circle-9 hash-9")
    table = position("cross-1", "star-1", "flower-1", joker="joker-1", draw=draw)
    table.plays(KIM, Draw(0, 1_000))
    assert banner(table) == ["⚡ Kim: star one", "⚡ Lee: wave two"]
    assert remarks(table) == ["Joker: ≈ wave = ★ star."]


def test_the_two_of_a_team_are_named_once() -> None:
    table = position(
        "cross-1", "star-1", "flower-1", draw=("star-2", ""), seats=4, teams=(1, 0, 0, 1)
    )
    table.plays(KIM, Draw(0, 1_000))
    assert banner(table) == ["⚡ Kim and Sam: star one", "⚡ Lee: star two"]


def test_a_young_player_reads_their_own_category() -> None:
    assert banner(duel(young=("Animals", "", ""))) == ["⚡ Kim: Animals", "⚡ Lee: star two"]


def test_after_a_draw_the_card_that_decides_is_the_headline() -> None:
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    says(table, KIM, "Rom", 2_060)
    clock(table)
    assert banner(table) == ["A tie: “Oslo” and “Rom”."]
    assert remarks(table) == ["Only 0.060 s apart."]
    table.plays(NOA, Turn(3_000))
    assert banner(table) == ["⚡ Deciding card, Kim and Lee: hash eight"]
    assert remarks(table) == ["It was a tie, so this card decides."]


def test_a_ruling_is_the_headline_and_says_why_the_other_lost() -> None:
    assert banner(ruled()) == ["Lee takes it: “Oslo”"]
    assert remarks(ruled()) == ["“star two” from Kim.", "Kim answered 0.450 s later."]


def silent() -> Table[State, Move]:
    table = duel()
    says(table, LEE, "Oslo", 2_000)
    return table


def with_too_few() -> Table[State, Move]:
    table = duel(answers_needed=2)
    says(table, KIM, "Rom", 1_500)
    says(table, LEE, "Oslo", 2_000)
    says(table, LEE, "Bergen", 2_500)
    return table


def struck() -> Table[State, Move]:
    """Kim was first; two vote that down."""
    table = duel()
    says(table, KIM, "vase", 2_000)
    clock(table)
    says(table, LEE, "lamp", 2_200)
    table.plays(NOA, Contest(table.state.rulings[-1].number, 3_000, "vase@2000"))
    for seat, ballot in ((KIM, "accept"), (LEE, "reject"), (NOA, "reject")):
        table.plays(seat, Ballot(ballot, 4_000 + seat))
    return table


def withdrawn() -> Table[State, Move]:
    table = duel()
    says(table, KIM, "vase", 2_000)
    says(table, LEE, "lamp", 2_200)
    table.plays(KIM, Withdraw("vase@2000", 2_300))
    return table


def barred() -> Table[State, Move]:
    table = position("cross-1", "star-1", "flower-1", draw=("star-2", "circle-9"), repeats="barred")
    says(table, NOA, "vase", 500)
    table.plays(KIM, Draw(0, 1_000))
    says(table, KIM, "vase", 2_000)
    says(table, LEE, "lamp", 2_200)
    return table


LOST = {
    silent: "No answer from Kim.",
    with_too_few: "Kim had 1 of 2 answers.",
    struck: "The answer from Kim was struck by vote.",
    withdrawn: "Kim took the answer back.",
    barred: "What Kim said had already been said.",
}


@pytest.mark.parametrize("duelled", LOST, ids=lambda made: made.__name__)
def test_a_ruling_says_what_became_of_the_other_s_answers(duelled) -> None:  # type: ignore[no-untyped-def]
    table = duelled()
    if not any(isinstance(event, Won) for event in table.state.news):
        clock(table)
    (lost,) = [line for line in table.sees(None).remarks if line.id == "ordet-fanger-lost"]
    assert told((lost,)) == [LOST[duelled]]
    (slip,) = table.sees(None).slips
    assert slip.lost == lost, "the slip says the same"


@pytest.mark.parametrize("needed", ["1", "3"])
@pytest.mark.parametrize("repeats", ["allowed", "barred"])
def test_nobody_is_said_to_have_been_silent_who_was_not(needed: str, repeats: str) -> None:
    """Over random matches: by what has been said since the duel began."""
    options = {"answers_needed": needed, "repeats": repeats}
    rulings = 0
    heard: set[int] = set()
    for reached in walk("ordet_fanger", 4, options, f"lost {needed} {repeats}", 900):
        news = reached.state.news
        is_ruled_again = any(isinstance(event, Tallied | Withdrawn) for event in news)
        for event in news:
            match event:
                case DuelOpened() | TieCardTurned():
                    heard = set()
                case Answered(seat=seat):
                    heard.add(seat)
                case Won(how="stamps", losers=losers) if not is_ruled_again:
                    assert (event.lost_by == "silent") == heard.isdisjoint(losers), event
                    rulings += 1
    assert rulings > 3


def test_a_side_without_a_card_is_told_of() -> None:
    table = position("cross-1", "star-1", "flower-1", draw=("star-2", "circle-9"))
    table.plays(KIM, Draw(0, 1_000))
    says(table, KIM, "Oslo", 2_000)
    clock(table)
    assert "No card left in front of Lee." in remarks(table)
    clock(table)
    assert remarks(table) == ["On top: Kim ★, Lee – and Noa ✿."]


def test_a_joker_that_is_put_aside_is_told_of_by_itself() -> None:
    table = position("", "", "", draw=("star-2 joker-1", "circle-9"), first_lap=True)
    table.plays(KIM, Draw(0, 1_000))
    assert banner(table) == ["Kim flips a joker, which is set aside"]
    assert remarks(table) == ["On top: Kim –, Lee – and Noa –."]


def test_before_a_vote_it_is_said_what_equal_votes_mean() -> None:
    table = ruled()
    table.plays(NOA, Contest(table.state.rulings[-1].number, 3_000, "Oslo@2000"))
    assert banner(table) == ["Vote: does “Oslo” fit “star two”?"]
    assert remarks(table)[-1] == "Only a majority strikes the answer. With equal votes it stands."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headlines_are_told_in_each_language(language: Language) -> None:
    assert banner(duel(), language) == ["⚡ Kim: star one", "⚡ Lee: star two"]
    assert "Lee" in banner(ruled(), language)[0] and "Oslo" in banner(ruled(), language)[0]


def test_the_first_card_of_a_match_has_the_time_of_two() -> None:
    begun = next(walk("ordet_fanger", 4, {}, "begun"))
    table = position("cross-1", "star-1", "flower-1")
    for state, wait, turns in ((begun.state, 120_000, 2), (table.state, 60_000, 1)):
        (due,) = table.game.timeouts(state)
        assert (due.wait, due.turns) == (wait, turns)
