"""How a match ended."""

from games.kit.conceding import won_by_it
from games.kit.game import Outcome
from games.kit.say import Who, say
from games.supertrumf.blixtduell import PRIZES
from games.supertrumf.state import Over, State


def outcome_of(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    return _classic(state) if state.play == "classic" else _blixtduell(state)


def scores_of(state: State) -> tuple[int, ...]:
    """Cards in the winning pile; in Blixtduell prize cards taken."""
    if state.play == "classic":
        return tuple(len(pile) for pile in state.winning_piles)
    return tuple(PRIZES - len(prizes) for prizes in state.prizes)


def _classic(state: State) -> Outcome:
    """Most cards in the winning pile win; a tie shares the win (ST17). Players who gave up come
    last whatever they have, and the only one who has not has won (ST30)."""
    scores, still_in = scores_of(state), state.still_in
    best = max(scores[seat] for seat in still_in)
    winners = tuple(seat for seat in still_in if scores[seat] == best)
    names = tuple(Who(seat) for seat in winners)
    if len(still_in) == 1:
        message = won_by_it(state.gave_up[-1], names[0])
        return Outcome(winners, scores, "conceded", message, state.gave_up)
    if len(winners) > 1:
        message = say("supertrumf-over-shared", players=names, cards=best)
        return Outcome(winners, scores, "shared", message, state.gave_up)
    message = say("supertrumf-over-cards", player=names[0], cards=best)
    return Outcome(winners, scores, "cards", message, state.gave_up)


def _blixtduell(state: State) -> Outcome:
    """The fourth prize card wins (ST27)."""
    scores = scores_of(state)
    winner = scores.index(PRIZES)
    message = say("supertrumf-over-prizes", player=Who(winner))
    return Outcome((winner,), scores, "prizes", message)
