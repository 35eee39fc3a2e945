"""How a match ended."""

from games.kit.game import Outcome
from games.kit.say import Who, say
from games.supertrumf.blixtduell import PRIZES
from games.supertrumf.state import Over, State


def outcome_of(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    return _classic(state) if state.play == "classic" else _blixtduell(state)


def _classic(state: State) -> Outcome:
    """Most cards in the winning pile; the same number shares the win (ST17)."""
    scores = tuple(len(pile) for pile in state.winning_piles)
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    names = tuple(Who(seat) for seat in winners)
    if len(winners) > 1:
        message = say("supertrumf-over-shared", players=names, cards=best)
        return Outcome(winners, scores, "shared", message)
    message = say("supertrumf-over-cards", player=names[0], cards=best)
    return Outcome(winners, scores, "cards", message)


def _blixtduell(state: State) -> Outcome:
    """The fourth prize card wins (ST27)."""
    scores = tuple(PRIZES - len(prizes) for prizes in state.prizes)
    winner = scores.index(PRIZES)
    message = say("supertrumf-over-prizes", player=Who(winner))
    return Outcome((winner,), scores, "prizes", message)
