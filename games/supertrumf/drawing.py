"""Drawing in laps (ST14), with the discard shuffled into an empty pile (ST26)."""

from collections.abc import Sequence

from games.kit.chance import Chance
from games.kit.seats import Seat, clockwise_from, left_of
from games.supertrumf.cards import Card
from games.supertrumf.events import Drew, Event, Reshuffled
from games.supertrumf.state import State


def laps(owed: Sequence[int], last: Seat) -> list[Seat]:
    """Who takes each card: one each to those still owed, in laps that end with `last`."""
    around = clockwise_from(left_of(last, len(owed)), len(owed))
    return [seat for lap in range(max(owed)) for seat in around if owed[seat] > lap]


def draw(state: State, owed: Sequence[int], chance: Chance) -> State:
    """Everybody draws what is owed, the leader last in each lap, as long as there are cards."""
    pile, discard = state.pile, state.discard
    drawn: list[list[Card]] = [[] for _ in owed]
    happened: list[Event] = []
    taken = 0
    for seat in laps(owed, state.leader):
        if taken == len(pile):
            if not discard:
                break
            pile, discard, taken = chance.shuffle("discard", discard), (), 0
            happened.append(Reshuffled(len(pile)))
        drawn[seat].append(pile[taken])
        taken += 1
    for seat in clockwise_from(left_of(state.leader, state.seats), state.seats):
        if drawn[seat]:
            happened.append(Drew(seat, tuple(drawn[seat])))
    hands = tuple((*hand, *new) for hand, new in zip(state.hands, drawn, strict=True))
    return state.then(*happened, pile=pile[taken:], discard=discard, hands=hands)
