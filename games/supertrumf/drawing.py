"""Dealing and drawing, a card at a time in laps (ST14), with the discard shuffled into an empty
pile (ST26)."""

from collections.abc import Sequence
from operator import add

from games.kit.chance import Chance
from games.kit.say import Seat, clockwise_from, left_of
from games.supertrumf.cards import Cards
from games.supertrumf.events import Drew, Reshuffled
from games.supertrumf.state import State


def laps(owed: Sequence[int], last: Seat) -> list[Seat]:
    """Who takes each card: one each to those still owed, in laps that end with `last`."""
    around = clockwise_from(left_of(last, len(owed)), len(owed))
    return [seat for lap in range(max(owed)) for seat in around if owed[seat] > lap]


def dealt(pile: Cards, turns: Sequence[Seat], seats: int) -> tuple[tuple[Cards, ...], Cards]:
    """What each seat gets if cards are taken in these turns, until there are none, and the pile
    that is left."""
    taken = tuple(zip(turns, pile, strict=False))
    hands = tuple(tuple(card for to, card in taken if to == seat) for seat in range(seats))
    return hands, pile[len(turns) :]


def draw(state: State, owed: Sequence[int], chance: Chance) -> State:
    """Everybody draws what is owed, the leader last in each lap, as long as there are cards."""
    before = state.hands
    turns = laps(owed, state.leader)
    turns_left = turns[len(state.pile) :]
    state = _drawn(state, turns)
    if turns_left and state.discard:
        state = _drawn(_reshuffled(state, chance), turns_left)
    for seat in clockwise_from(left_of(state.leader, state.seats), state.seats):
        if new := state.hands[seat][len(before[seat]) :]:
            state = state.then(Drew(seat, new))
    return state


def _drawn(state: State, turns: Sequence[Seat]) -> State:
    new, pile = dealt(state.pile, turns, state.seats)
    hands = tuple(map(add, state.hands, new))
    recycled = tuple(map(add, state.recycled, map(len, new)))
    return state.then(
        pile=pile, hands=hands, recycled=recycled if state.turned_and_hidden else state.recycled
    )


def _reshuffled(state: State, chance: Chance) -> State:
    """The discard is the new pile; who threw which of it is forgotten."""
    pile = chance.shuffle("discard", state.discard)
    return state.then(Reshuffled(len(pile)), pile=pile, discard=(), throwers=())
