"""A hint tells the whole of what hard play intends, by what its seat knows and nothing else."""

from typing import Any

import pytest

import games
from bot.library import open_game
from games.kit.bot_player import hint_of
from games.kit.hints import MOST_STEPS, hints_of
from games.kit.match import Match
from games.kit.realtime import RealtimeGame
from tests.repeating import times

MATCHES = times(1, long=5)
MOVES = 60
PLANNED = {"riftforce": 4, "storma_slottet": 2}
"""The most steps of a turn that are known in advance."""
SILENT = [key for key in games.names() if not issubclass(games.find(key), RealtimeGame)]


@pytest.mark.parametrize("key", SILENT)
def test_a_player_who_follows_a_hint_is_told_the_rest_again(key: str) -> None:
    """Whatever lies hidden, and however the dice may fall."""
    game, longest = open_game(key), 0
    for number in range(MATCHES):
        options, seats = game.options_type(), game.seat_counts[0]
        secret = f"hints {number}".encode().ljust(32)
        match = Match[Any, Any](game.bound(options), seats, options, secret)
        told: dict[int, tuple[Any, ...]] = {}
        while game.outcome(match.state) is None and len(match.entries) < MOVES:
            seat = next(s for s in range(seats) if _is_asked(game, match.state, s))
            knowledge = game.knowledge(match.state, seat)
            hint, steps = hint_of(game, knowledge, seat), hints_of(game, knowledge, seat)
            assert hint is not None
            assert steps[:1] == ((hint.why,) if hint.why else ())
            assert len(steps) <= MOST_STEPS
            rest = told.get(seat, ())
            assert steps[: len(rest)] == rest
            longest = max(longest, len(steps))
            match.play(seat, hint.move)
            told = {seat: steps[1:]}
    assert longest >= PLANNED.get(key, 0)


def _is_asked(game: Any, state: Any, seat: int) -> bool:
    return any(not ask.optional for ask in game.asks(state, seat))
