"""What the clock does for whoever lets it run out."""

from collections.abc import Sequence

from games.kit.game import Due
from games.kit.seats import Seat
from games.supertrumf.cards import Deck
from games.supertrumf.moves import Declare, Keep, Lay, Move, Roll, TakePrize
from games.supertrumf.state import State

A_MINUTE = 60_000
A_DAY = 24 * 60 * A_MINUTE


def due(deck: Deck, state: State) -> Sequence[Due]:
    return [
        Due(seat, default_move(deck, state, seat), wait(state, seat)) for seat in state.may_act()
    ]


def wait(state: State, seat: Seat) -> int:
    """A leader in Blixtduell may wait for the opponent (ST23): he has the opponent's day and then
    one of his own, counted from his declaration."""
    if state.phase in ("roll", "prize"):
        return A_MINUTE
    may_wait = state.phase == "lay" and state.play == "blixtduell" and seat == state.leader
    return 2 * A_DAY if may_wait else A_DAY


def default_move(deck: Deck, state: State, seat: Seat) -> Move:
    """Nothing clever: the hand's best attribute, then its best single card."""
    hand = deck.in_order(state.hands[seat])
    match state.phase:
        case "redraw":
            return Keep()
        case "roll":
            return Roll()
        case "prize":
            return TakePrize(0)
        case "declare":
            return Declare(max(deck.attributes, key=lambda each: deck.reach(hand, each)))
    assert state.declared is not None
    points = deck.points[state.declared]
    return Lay((max(hand, key=points.__getitem__),))
