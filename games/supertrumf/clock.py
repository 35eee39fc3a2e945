"""What the clock does when a player's time runs out."""

from collections.abc import Sequence

from games.kit.game import Timeout
from games.kit.say import Seat
from games.supertrumf.cards import Deck
from games.supertrumf.moves import Declare, Keep, Lay, Move, Roll, TakePrize
from games.supertrumf.state import Declaring, Laying, Redrawing, Rolling, State, TakingPrize

A_SECOND = 1_000
A_MINUTE = 60 * A_SECOND
A_DAY = 24 * 60 * A_MINUTE


def timeouts_of(deck: Deck, state: State) -> Sequence[Timeout]:
    return [_due(deck, state, seat) for seat in state.may_act()]


def _due(deck: Deck, state: State, seat: Seat) -> Timeout:
    """A leader in Blixtduell may wait for the opponent (ST23): the leader has the opponent's day
    and then another, counted from the declaration. Nobody waits for players who gave up (ST30)."""
    move = _default_move(deck, state, seat)
    if seat in state.gave_up:
        return Timeout(seat, move, A_SECOND, is_fixed=True)
    if isinstance(state.phase, Rolling | TakingPrize):
        return Timeout(seat, move, A_MINUTE)
    may_wait = (
        isinstance(state.phase, Laying) and state.play == "blixtduell" and seat == state.leader
    )
    return Timeout(seat, move, 2 * A_DAY, turns=2) if may_wait else Timeout(seat, move, A_DAY)


def _default_move(deck: Deck, state: State, seat: Seat) -> Move:
    """Nothing clever: the hand's best attribute, then its best single card."""
    hand = deck.in_order(state.hands[seat])
    match state.phase:
        case Redrawing():
            return Keep()
        case Rolling():
            return Roll()
        case Declaring():
            return Declare(max(deck.attributes, key=lambda each: deck.reach(hand, each)))
        case Laying(attribute):
            return Lay((max(hand, key=deck.points[attribute].__getitem__),))
        case TakingPrize():
            return TakePrize(0)
    raise ValueError("the clock stands still when the match is over")
