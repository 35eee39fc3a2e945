"""Another world: the cards that a viewer can't see have changed places."""

import random

from games.kit.say import Seat
from games.kuhn_poker import GAME
from games.kuhn_poker.rules import State


def other_world(state: State, viewer: Seat | None, rng: random.Random) -> State:
    """A state of which the viewer knows the same is none but such a one."""
    game = GAME()
    return game.determinize(game.knowledge(state, viewer), rng)
