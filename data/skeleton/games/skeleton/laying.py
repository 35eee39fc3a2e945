"""Laying cards, and turning them when all are laid."""

from games.kit.cards import Card, rank
from games.kit.chance import Chance
from games.kit.say import Seat
from games.kit.state import at
from games.skeleton.events import Laid, Turned
from games.skeleton.moves import Lay
from games.skeleton.state import Over, State, without


def lay(state: State, seat: Seat, move: Lay, chance: Chance) -> State:
    laid = at(state.laid, seat, move.card)
    after = state.then(Laid(seat), laid=laid, hands=without(state, seat, move.card))
    cards = tuple(card for card in laid if card is not None)
    return turn(after, cards) if len(cards) == len(laid) else after


def turn(state: State, cards: tuple[Card, ...]) -> State:
    winner = highest(cards)
    points = state.points
    if winner is not None:
        points = at(points, winner, points[winner] + 1)
    after = state.then(
        Turned(cards, winner),
        points=points,
        turned=(*state.turned, *cards),
        laid=(None,) * len(cards),
        round=state.round + 1,
    )
    return after.then(phase=Over()) if state.round == state.options.rounds else after


def highest(cards: tuple[Card, ...]) -> Seat | None:
    """Whose card it is, if it is one seat's alone."""
    best = max(map(rank, cards))
    seats = [seat for seat, card in enumerate(cards) if rank(card) == best]
    return seats[0] if len(seats) == 1 else None
