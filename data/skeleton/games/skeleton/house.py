"""A sensible move, by what its seat knows."""

from random import Random

from games.kit.cards import is_court
from games.skeleton.knowledge import Knowledge
from games.skeleton.moves import Lay, Move


def house_move(knowledge: Knowledge, rng: Random) -> Move:
    """Any card that may be laid."""
    allowed = [card for card in knowledge.hand if not is_court(card)]
    if knowledge.round > 1 or not allowed:
        allowed = list(knowledge.hand)
    return Lay(rng.choice(allowed))
