"""Random matches of every game and main option: they end, nothing is lost, all replays."""

import pytest

from bot.lab.rehearsal import PlayStyle
from bot.lab.simulate import simulate
from games.kit.house import LEVELS
from tests.games.every_game import GAMES_AND_OPTIONS, named, plan

MATCHES = 40
"""Of each option. `./spelvarden simulate` plays thousands."""


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_every_random_match_ends_with_every_promise_kept(
    game: str, options: dict[str, str]
) -> None:
    report = simulate(plan(game, options, MATCHES))
    assert not report.defects
    assert len(report.played) == MATCHES


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_every_match_of_the_house_ends_too(
    game: str, options: dict[str, str], level: PlayStyle
) -> None:
    """Every move of it legal, and none that can't be thought again."""
    report = simulate(plan(game, options, 10)._replace(style=level))
    assert not report.defects


def test_the_same_seed_plays_the_same_matches_on_any_number_of_cores() -> None:
    some = plan("supertrumf", {}, 60)
    assert simulate(some, jobs=1).played == simulate(some, jobs=2).played
