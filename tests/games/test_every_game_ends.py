"""Random matches of every game and main option: they end, nothing is lost, all replays."""

import pytest

from bot.lab.rehearsal import PlayStyle
from bot.lab.simulate import BATCH, Plan, simulate
from games.kit.bot_player import LEVELS
from tests.games.every_game import GAMES_AND_OPTIONS, named, plan
from tests.repeating import times

MATCHES = times(6, long=40)
"""Of each option. `./spelvarden simulate` plays thousands."""

OF_THE_HOUSE = times(2, long=10)


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_every_random_match_ends_with_every_promise_kept(
    game: str, options: dict[str, str]
) -> None:
    report = simulate(spread(plan(game, options, MATCHES)))
    assert not report.defects
    assert len(report.played) == MATCHES


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_every_match_of_bot_player_ends_too(
    game: str, options: dict[str, str], level: PlayStyle
) -> None:
    """Every move of it legal, and none that can't be thought again."""
    report = simulate(spread(plan(game, options, OF_THE_HOUSE))._replace(style=level))
    assert not report.defects


def spread(whole: Plan) -> Plan:
    """The plan with the fewest seats, the most and those between, in as many steps as matches."""
    last, steps = len(whole.seat_counts) - 1, range(whole.matches)
    seat_counts = tuple(whole.seat_counts[last * n // (whole.matches - 1)] for n in steps)
    return whole._replace(seat_counts=seat_counts)


def test_the_same_seed_plays_the_same_matches_on_any_number_of_cores() -> None:
    some = plan("supertrumf", {}, BATCH + 5)
    assert simulate(some, jobs=1).played == simulate(some, jobs=2).played
