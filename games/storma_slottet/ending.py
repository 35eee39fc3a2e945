"""How a match ended."""

from games.kit.game import Outcome
from games.kit.say import Who, say
from games.storma_slottet.state import Ended, State, fallen_royals, other


def outcome_of(state: State) -> Outcome | None:
    """The scores are the royals felled."""
    if not isinstance(state.phase, Ended):
        return None
    winner = state.phase.winner
    scores = (fallen_royals(state, 1), fallen_royals(state, 0))
    if winner is None:
        return Outcome((), scores, "draw agreed", say("storma-slottet-over-draw"))
    loser = other(winner)
    over = say("storma-slottet-over-won", winner=Who(winner), loser=Who(loser))
    return Outcome((winner,), scores, "house fallen", over)
