"""What the clock does for a seat that lets its time run out: a plain move that keeps the match
going towards its end."""

from games.kit.conceding import Conceded
from games.kit.game import Timeout
from games.kit.say import Seat
from games.riftforce import moves
from games.riftforce import state as rift
from games.riftforce.legal import can_activate, candidates

TO_CONSIDER = 24 * 60 * 60 * 1000
TO_TOSS = 60 * 1000


def timeouts_of(state: rift.State) -> tuple[Timeout, ...]:
    phase = state.phase
    match phase:
        case rift.Over() | Conceded():
            return ()
        case rift.Tossing(seat):
            return (Timeout(seat, moves.Toss(), TO_TOSS),)
        case rift.Drafting(seat):
            move: moves.Move = moves.PickGuild(state.shown[0])
        case rift.Acting(seat):
            move = action(state, seat)
        case rift.Choosing(seat, _, options):
            move = moves.Choose(options[0])
        case rift.Activating(seat):
            move = moves.ActivateNext(candidates(state.sides[seat], phase)[0])
    return (Timeout(seat, move, TO_CONSIDER),)


def action(state: rift.State, seat: Seat) -> moves.Move:
    """The clock's action: it scores if it can, activates if it can, else plays the first card where
    the fewest lie."""
    own, enemy = state.sides[seat], state.sides[rift.other(seat)]
    if not own.hand or (len(own.hand) < rift.HAND_SIZE and rift.controlled(own, enemy)):
        return moves.CheckAndDraw()
    for card in own.hand:
        if can_activate(own, card):
            return moves.Activate(card)
    emptiest = min(rift.LOCATIONS, key=lambda location: len(own.columns[location]))
    return moves.Play(own.hand[:1], (emptiest,))
