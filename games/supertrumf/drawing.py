"""Drawing in laps (ST14), with the discard shuffled into an empty pile (ST26)."""

from collections.abc import Sequence

from games.kit.chance import Chance
from games.kit.seats import Seat, clockwise_from, left_of
from games.kit.state import at
from games.supertrumf.events import Drew, Reshuffled
from games.supertrumf.state import State


def laps(owed: Sequence[int], last: Seat) -> list[Seat]:
    """Who takes each card: one each to those still owed, in laps that end with `last`."""
    around = clockwise_from(left_of(last, len(owed)), len(owed))
    return [seat for lap in range(max(owed)) for seat in around if owed[seat] > lap]


def draw(state: State, owed: Sequence[int], chance: Chance) -> State:
    """Everybody draws what is owed, the leader last in each lap, as long as there are cards."""
    before = state.hands
    for seat in laps(owed, state.leader):
        if not state.pile:
            state = _reshuffled(state, chance)
        if not state.pile:
            break
        state = _drawn(state, seat)
    for seat in clockwise_from(left_of(state.leader, state.seats), state.seats):
        if new := state.hands[seat][len(before[seat]) :]:
            state = state.then(Drew(seat, new))
    return state


def _reshuffled(state: State, chance: Chance) -> State:
    """The discard as the new pile; what was turned of it is seen no longer, but not forgotten."""
    if not state.discard:
        return state
    pile = chance.shuffle("discard", state.discard)
    return state.then(Reshuffled(len(pile)), pile=pile, discard=(), throwers=())


def _drawn(state: State, seat: Seat) -> State:
    card, *rest = state.pile
    more = 1 if state.turned_and_hidden else 0
    return state.then(
        pile=tuple(rest),
        hands=at(state.hands, seat, (*state.hands[seat], card)),
        recycled=at(state.recycled, seat, state.recycled[seat] + more),
    )
