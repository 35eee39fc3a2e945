"""How a match ended."""

from games.kit.game import Outcome
from games.kit.say import Say, Who, say
from games.riftforce.state import Over, State


def outcome_of(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    scores = scores_of(state)
    winners = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
    return Outcome(winners, scores, state.phase.how, ending(state))


def scores_of(state: State) -> tuple[int, ...]:
    return tuple(side.riftforce for side in state.sides)


def ending(state: State) -> Say:
    first, second = (side.riftforce for side in state.sides)
    if first == second:
        return say("riftforce-ends-level", riftforce=first)
    winner, most, least = (0, first, second) if first > second else (1, second, first)
    if isinstance(state.phase, Over) and state.phase.how == "standstill":
        return say("riftforce-ends-standstill", winner=Who(winner), most=most, least=least)
    return say("riftforce-ends", winner=Who(winner), most=most, least=least)
