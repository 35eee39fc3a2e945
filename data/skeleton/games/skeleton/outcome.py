"""How a match has ended."""

from games.kit.game import Outcome
from games.kit.say import Who, say
from games.skeleton.state import Over, State


def outcome_of(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    most = max(state.points)
    winners = tuple(seat for seat, points in enumerate(state.points) if points == most)
    how = "won" if len(winners) == 1 else "shared"
    message = say("skeleton-won", winners=tuple(map(Who, winners)), points=most)
    return Outcome(winners, state.points, how, message)
