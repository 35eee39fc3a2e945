"""Secrecy: two worlds that differ only in what is hidden from a viewer look alike to the byte.

Each game's `worlds.py` makes the other world: everything hidden from the viewer changes places.
"""

from random import Random
from typing import Any

import msgspec
import pytest

from bot.lab.rehearsal import Rehearsal
from bot.library import open_game
from games.kit.game import Game
from games.kit.options import read
from games.kit.say import Seat
from tests.games.every_game import GAMES_AND_OPTIONS, named, other_world, plan
from tests.repeating import times

MATCHES = times(3, long=6)
STATES_PER_MATCH = 60


def seen(game: Game[Any, Any, Any], state: Any, viewer: Seat | None, picks_seed: int) -> bytes:
    """All that a viewer can find out: the scene, and the preview of an answer to each ask."""
    scene = game.look(state, viewer)
    if viewer is None:
        return msgspec.json.encode(scene)
    asks = game.asks(state, viewer)
    assert tuple(ask.form for ask in asks) == scene.asks
    previews = []
    for ask in asks:
        picks = ask.sample(Random(picks_seed))
        previews.append((picks, ask.check(picks)))
    return msgspec.json.encode((scene, previews))


class Watched(Rehearsal):
    """A rehearsal that compares every state with another world of it, for every viewer."""

    def __init__(self, *arguments: Any, other_world: Any) -> None:
        self.other_world = other_world
        self.differing_worlds = 0
        self.differing_news = self.differing_recent = 0
        super().__init__(*arguments)

    def _check_state(self) -> None:
        state = self.match.state
        if len(self.match.entries) > STATES_PER_MATCH:
            return
        for viewer in (None, *range(self.match.seats)):
            picks_seed = self.rng.getrandbits(32)
            other = self.other_world(state, viewer, Random(picks_seed))
            self.differing_worlds += other != state
            self.differing_news += other.news != state.news
            self.differing_recent += other.recent != state.recent
            assert seen(self.game, state, viewer, picks_seed) == seen(
                self.game, other, viewer, picks_seed
            ), f"after {len(self.match.entries)} moves, {viewer} sees a difference"


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_what_is_hidden_makes_no_difference_to_a_viewer(game: str, options: dict[str, str]) -> None:
    seat_counts = plan(game, options, 1).seat_counts
    rules = open_game(game)
    chosen = read(rules.options_type, options)
    differing_worlds = differing_news = differing_recent = 0
    for number in range(MATCHES):
        seats = seat_counts[number % len(seat_counts)]
        match = Watched(rules, seats, chosen, f"worlds {number}", other_world=other_world(game))
        match.play()
        differing_worlds += match.differing_worlds
        differing_news += match.differing_news
        differing_recent += match.differing_recent
    assert differing_worlds > MATCHES, "the other worlds are hardly other"
    if msgspec.to_builtins(match.match.state)["recent"] != [[], []]:
        assert bool(differing_recent) == bool(differing_news), (
            "what happened before is not exchanged"
        )
