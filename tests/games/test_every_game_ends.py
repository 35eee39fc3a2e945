"""Random matches of every game and main option: they end, nothing is lost, all replays."""

from collections.abc import Sequence

import pytest

from bot.lab.rehearsal import PlayStyle
from bot.lab.simulate import BATCH, simulate
from games.kit.bot_player import LEVELS
from tests.games.every_game import GAMES_AND_OPTIONS, named, plan
from tests.repeating import times

MATCHES = times(12, long=40)
"""Of each option: one for each number of seats. `./spelvarden simulate` plays thousands."""

OF_THE_HOUSE = times(3, long=10)


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_every_random_match_ends_with_every_promise_kept(
    game: str, options: dict[str, str]
) -> None:
    report = simulate(plan(game, options, MATCHES))
    assert not report.defects
    assert len(report.played) == MATCHES


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_every_match_of_the_bot_player_ends_too(
    game: str, options: dict[str, str], level: PlayStyle
) -> None:
    """Every move of it legal, and none that can't be thought again."""
    whole = plan(game, options, OF_THE_HOUSE)
    report = simulate(whole._replace(style=level, seat_counts=spread(whole.seat_counts)))
    assert not report.defects


def spread(seat_counts: Sequence[int]) -> tuple[int, ...]:
    """The fewest, the most and those between them, in as many steps as there are matches."""
    last = len(seat_counts) - 1
    return tuple(seat_counts[last * n // (OF_THE_HOUSE - 1)] for n in range(OF_THE_HOUSE))


def test_the_same_seed_plays_the_same_matches_on_any_number_of_cores() -> None:
    some = plan("supertrumf", {}, BATCH + 5)
    assert simulate(some, jobs=1).played == simulate(some, jobs=2).played
