"""Whole matches: every way to play ends, keeps its cards and its secrets."""

from random import Random

import msgspec
import pytest

from bot.lab.rehearsal import Rehearsal
from games.kit.match import Match
from games.ordet_fanger import GAME
from games.ordet_fanger.options import OrdetFangerOptions
from tests.games.ordet_fanger.positions import TWO_SETS
from tests.games.ordet_fanger.worlds import other_world

WAYS = [
    (2, {}),
    (3, {"drop_symbols": "choose", "rounds": 2}),
    (3, {"drop_symbols": "random", "duels": "sharp_eyes"}),
    (4, {"repeats": "barred"}),
    (5, {"teams": (1, 1, 0, 0, 0), "young": ("", "Animals", "", "", "")}),
    (6, {"answers_needed": 2, "tie_margin": 1_000}),
    (4, {"duels": "sharp_eyes", "tie_margin": 50, "settle_time": 5_000}),
    (9, {"time_limit": 10, "vote_time": 10}),
]


@pytest.mark.parametrize(("seats", "chosen"), WAYS)
@pytest.mark.parametrize("style", ["random", "hard"])
def test_every_way_to_play_ends_with_all_cards_and_replays(seats, chosen, style):
    for seed in range(2):
        game, options = GAME(TWO_SETS), OrdetFangerOptions(**chosen)
        outcome = Rehearsal(game, seats, options, f"{seed}", style).play()
        assert outcome.winners and len(outcome.scores) == seats


@pytest.mark.parametrize("chosen", [{}, {"duels": "sharp_eyes", "repeats": "barred"}])
def test_no_viewer_can_tell_worlds_apart_that_differ_in_what_is_hidden(chosen):
    rng = Random(7)
    game = GAME(TWO_SETS)
    match = Match(game, 3, OrdetFangerOptions(**chosen), b"secret", ("",) * 3)
    now = 1_000_000
    while game.outcome(match.state) is None:
        for viewer in (None, 0, 1, 2):
            other = other_world(match.state, viewer, rng)
            assert seen(game, match.state, viewer) == seen(game, other, viewer)
        asks = [(seat, ask) for seat in range(3) for ask in game.asks(match.state, seat)]
        if not asks or rng.random() < 0.2:
            due = game.timeouts(match.state)[0]
            now = max(now, due.move.at)
            match.play(due.seat, game.stamped(due.move, now))
        else:
            seat, ask = rng.choice(asks)
            now += rng.randrange(3_000)
            match.play(seat, ask.read(ask.sample(rng), now))


def seen(game, state, viewer):
    """All that a viewer gets: the scene, and what their asks say of a choice."""
    previews = []
    if viewer is not None:
        for ask in game.asks(state, viewer):
            previews.append(ask.check(ask.sample(Random(1))))
    return msgspec.json.encode((game.look(state, viewer), previews))
