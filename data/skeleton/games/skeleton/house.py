"""A sensible move, by what its seat knows."""

from games.kit.cards import is_court
from games.kit.house import HouseMove, Mind
from games.skeleton.knowledge import Knowledge
from games.skeleton.moves import Lay, Move


def keen(knowledge: Knowledge, mind: Mind) -> HouseMove[Move]:
    """Any card that may be laid."""
    allowed = [card for card in knowledge.hand if not is_court(card)]
    if knowledge.round > 1 or not allowed:
        allowed = list(knowledge.hand)
    return HouseMove(Lay(mind.rng.choice(allowed)))
