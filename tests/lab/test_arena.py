"""The arena: what it says of two levels, and that it says the same on any number of cores."""

import pytest

from bot.cli.main import main
from bot.lab.arena import Bout, Contest, Standings, compete, interval
from tests.games.every_game import plan


def contest(key: str, deals: int, *levels: str) -> Contest:
    one, other = levels
    return Contest(key, deals, "test", 2, plan(key, {}, 1).options, (one, other))


def shares(standings: Standings) -> list[float]:
    return [bout.share for bout in standings.bouts]


def test_the_same_seed_plays_the_same_matches_on_any_number_of_cores() -> None:
    some = contest("storma_slottet", 6, "hard", "random")
    assert shares(compete(some, jobs=1)) == shares(compete(some, jobs=2))


@pytest.mark.parametrize("key", ["supertrumf", "storma_slottet"])
def test_each_level_is_above_the_one_before_it(key: str) -> None:
    assert compete(contest(key, 6, "easy", "random")).share > 0.8
    assert compete(contest(key, 30, "hard", "easy")).share > 0.5


def test_the_interval_is_wilsons() -> None:
    low, high = interval(0.8, 100)
    assert (round(low, 4), round(high, 4)) == (0.7112, 0.8666)
    assert interval(1.0, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("share", "verdict"),
    [
        (1.0, "hard is the stronger."),
        (0.5, "that many matches don’t tell them apart."),
        (0.0, "easy is the stronger."),
    ],
)
def test_it_says_in_plain_words_how_sure_it_is(share: float, verdict: str) -> None:
    standings = Standings(("hard", "easy"), (Bout(share, 20, (0.001,)),) * 40, 1.0)
    assert list(standings.lines())[1].endswith(verdict)


def test_a_match_is_told_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "storma_slottet", "--matches", "2", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("hard won ")


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (["--matches", "3"], "--matches takes an even number"),
        (["--between", "hard", "hard"], "--between takes two different levels"),
        (["--seats", "3"], "--seats takes an even number"),
    ],
)
def test_what_can_not_be_compared_gets_a_sentence(
    flags: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "supertrumf", *flags]) == 2
    assert capsys.readouterr().err.startswith(told)
