"""What hard play would do: the whole of its turn, as far as that can be known."""

import hashlib
from typing import Any

import msgspec

from games.kit.bot_player import hint_of
from games.kit.chance import Chance
from games.kit.game import Game
from games.kit.keyed_random import KeyedRandom
from games.kit.say import Say, Seat

MOST_STEPS = 6
GUESSES = 2


def hints_of(
    game: Game[Any, Any, Any], knowledge: Any, seat: Seat, answers: Any = None
) -> tuple[Say, ...]:
    """The steps of hard play, each with its reason, by what the seat knows: until others decide,
    dice are rolled, something hidden is shown, or the turn is over. Empty if there is no advice."""
    steps: list[Say] = []
    while knowledge is not None and len(steps) < MOST_STEPS:
        thought = hint_of(game, knowledge, seat, answers)
        if thought is None or thought.why is None:
            break
        steps.append(thought.why)
        knowledge = _known_after(game, knowledge, seat, thought.move)
    return tuple(steps)


def _known_after(game: Game[Any, Any, Any], knowledge: Any, seat: Seat, move: Any) -> Any:
    """The seat's knowledge after its move, if it then goes on alone and the knowledge is the same
    in every state that the match may be in; else None."""
    rng = KeyedRandom(hashlib.sha256(msgspec.json.encode(knowledge)).digest())
    found = None
    for guess in range(GUESSES):
        state = game.determinize(knowledge, rng.fork(f"guess {guess}"))
        chance = Chance(rng.fork(f"chance {guess}").randbytes(32), ())
        after = game.play(state, seat, move, chance)
        goes_on = tuple(game.awaited(after)) == (seat,) and not game.is_round_over(after)
        if chance.calls or not goes_on or game.outcome(after) is not None:
            return None
        known = game.knowledge(after, seat)
        if found not in (None, known):
            return None
        found = known
    return found
