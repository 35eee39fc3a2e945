"""A sensible move, by what its seat knows."""

from games.kit.bot_player import BotMove, Mind
from games.kit.cards import is_court
from games.skeleton.knowledge import Knowledge
from games.skeleton.moves import Lay, Move


def hard_move(knowledge: Knowledge, mind: Mind) -> BotMove[Move]:
    """Any card that may be laid."""
    allowed = [card for card in knowledge.hand if not is_court(card)]
    if knowledge.round > 1 or not allowed:
        allowed = list(knowledge.hand)
    return BotMove(Lay(mind.rng.choice(allowed)))
