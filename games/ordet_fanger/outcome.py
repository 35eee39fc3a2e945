"""Who has won, and by how much."""

from games.kit.conceding import won_by_it
from games.kit.game import Outcome
from games.kit.say import say
from games.ordet_fanger.state import Over, State
from games.ordet_fanger.wording import side_name


def outcome_of(state: State) -> Outcome | None:
    """Most cards in the point pile win; equal is shared (OF10). A side that has given up comes last
    whatever it has, and the only one that has not has won (OF21)."""
    if not isinstance(state.phase, Over):
        return None
    totals = state.totals()
    left = state.sides_left
    best = max(totals[number] for number in left)
    scores = tuple(totals[state.side_of(seat)] for seat in range(state.seats))
    won = [number for number in left if totals[number] == best]
    winners = tuple(seat for seat in range(state.seats) if state.side_of(seat) in won)
    sides = tuple(side_name(state.sides[number]) for number in won)
    last = tuple(seat for seat in state.gave_up if state.side_of(seat) not in left)
    if len(left) == 1:
        message = won_by_it(last[-1], sides[0])
        return Outcome(winners, scores, "conceded", message, last)
    if len(sides) == 1:
        message = say("ordet-fanger-won-match", side=sides[0], points=best)
        return Outcome(winners, scores, "most", message, last)
    message = say("ordet-fanger-shared-match", sides=sides, points=best)
    return Outcome(winners, scores, "shared", message, last)
