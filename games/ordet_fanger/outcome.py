"""Who has won, and by how much."""

from games.kit.game import Outcome
from games.kit.say import say
from games.ordet_fanger.state import Over, State
from games.ordet_fanger.wording import side_name


def outcome_of(state: State) -> Outcome | None:
    """Most cards in the point pile win; equal is shared (OF10)."""
    if not isinstance(state.phase, Over):
        return None
    totals = state.totals()
    best = max(totals)
    scores = tuple(totals[state.side_of(seat)] for seat in range(state.seats))
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    sides = tuple(
        side_name(side) for side, total in zip(state.sides, totals, strict=True) if total == best
    )
    if len(sides) == 1:
        message = say("ordet-fanger-won-match", side=sides[0], points=best)
        return Outcome(winners, scores, "most", message)
    message = say("ordet-fanger-shared-match", sides=sides, points=best)
    return Outcome(winners, scores, "shared", message)
