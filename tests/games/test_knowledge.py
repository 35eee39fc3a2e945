"""What a seat knows, over whole random matches of every game. In two worlds that differ only in
what is hidden from a viewer it is the same, to the byte, and so is all that the viewer is shown and
can try. What is made of it (`determinize`) is a whole state that the seat can't tell from the real
one. Each game's `worlds.py` makes the other world: everything hidden changes places.
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

MATCHES = times(2, long=4)
EVERY = 3
STATES_PER_MATCH = 240

encode = msgspec.json.encode


def known(game: Game[Any, Any, Any], state: Any, viewer: Seat | None, seed: int) -> bytes:
    """All that a viewer can find out: what they know and are shown, and the preview of an answer to
    each ask."""
    scene = game.look(state, viewer)
    asks = () if viewer is None else game.asks(state, viewer)
    assert tuple(ask.form for ask in asks) == scene.asks
    samples = [(ask, ask.sample(Random(seed))) for ask in asks]
    previews = [(picks, ask.check(picks)) for ask, picks in samples]
    return encode((game.knowledge(state, viewer), scene, previews))


class Pondered(Rehearsal):
    """A rehearsal that looks at every few states as each viewer knows them."""

    def __init__(self, *arguments: Any, other_world: Any) -> None:
        self.other_world = other_world
        self.guessed_otherwise = 0
        self.other_news = self.other_recent = False
        super().__init__(*arguments)

    def _check_state(self) -> None:
        super()._check_state()
        moves = len(self.match.entries)
        if moves % EVERY == 0 and moves <= STATES_PER_MATCH:
            for viewer in (None, *range(self.match.seats)):
                self._check_knowledge(viewer)

    def _check_knowledge(self, viewer: Seat | None) -> None:
        state, seed = self.match.state, self.rng.getrandbits(32)
        where = f"after {len(self.match.entries)} moves, viewer {viewer}"
        knowledge = self.game.knowledge(state, viewer)
        again = msgspec.json.decode(encode(knowledge), type=type(knowledge))
        assert again == knowledge, f"{where}: knowledge does not survive JSON"
        guessed = self.game.determinize(knowledge, Random(seed))
        self.guessed_otherwise += guessed != state
        own = known(self.game, state, viewer, seed)
        assert known(self.game, guessed, viewer, seed) == own, f"{where}: guessed otherwise"
        assert sorted(self.game.inventory(guessed)) == self.stock, f"{where}: lost or doubled"
        world = self.other_world(state, viewer, Random(seed))
        self.other_news |= world.news != state.news
        self.other_recent |= world.recent != state.recent
        assert known(self.game, world, viewer, seed) == own, f"{where}: sees what is hidden"
        guessed_of_other = self.game.determinize(self.game.knowledge(world, viewer), Random(seed))
        assert encode(guessed_of_other) == encode(guessed), f"{where}: guessed by what is hidden"


@pytest.mark.parametrize(("key", "options"), GAMES_AND_OPTIONS, ids=named)
def test_a_guess_agrees_with_all_that_a_viewer_knows(key: str, options: dict[str, str]) -> None:
    seat_counts = plan(key, options, 1).seat_counts
    game = open_game(key)
    chosen = read(game.options_type, options)
    guessed_otherwise = 0
    for number in range(MATCHES):
        seats = seat_counts[number % len(seat_counts)]
        match = Pondered(game, seats, chosen, f"knowing {number}", other_world=other_world(key))
        match.play()
        guessed_otherwise += match.guessed_otherwise
        if msgspec.to_builtins(match.match.state)["recent"] != [[], []]:
            assert match.other_recent == match.other_news, "what happened before is not exchanged"
    assert guessed_otherwise > MATCHES, "hardly anything is guessed"
