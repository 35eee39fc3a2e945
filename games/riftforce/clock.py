"""What the clock does for a seat that lets its time run out: a plain move that keeps the match
going towards its end."""

from games.kit.conceding import Conceded
from games.kit.game import Due
from games.kit.seats import Seat
from games.riftforce.legal import can_activate, candidates
from games.riftforce.moves import (
    Activate,
    ActivateNext,
    CheckAndDraw,
    Choose,
    Move,
    PickGuild,
    Play,
    Toss,
)
from games.riftforce.state import (
    HAND_SIZE,
    LOCATIONS,
    Acting,
    Activating,
    Choosing,
    Drafting,
    Over,
    State,
    Tossing,
    controlled,
    other,
)

TO_CONSIDER = 24 * 60 * 60 * 1000
TO_TOSS = 60 * 1000


def dues_of(state: State) -> tuple[Due, ...]:
    phase = state.phase
    match phase:
        case Over() | Conceded():
            return ()
        case Tossing(seat):
            return (Due(seat, Toss(), TO_TOSS),)
        case Drafting(seat):
            move: Move = PickGuild(state.shown[0])
        case Acting(seat):
            move = action(state, seat)
        case Choosing(seat, _, options):
            move = Choose(options[0])
        case Activating(seat):
            move = ActivateNext(candidates(state.sides[seat], phase)[0])
    return (Due(seat, move, TO_CONSIDER),)


def action(state: State, seat: Seat) -> Move:
    """Scores if that is possible, fights if it is, else plays the first card where fewest lie."""
    own, enemy = state.sides[seat], state.sides[other(seat)]
    if not own.hand or (len(own.hand) < HAND_SIZE and controlled(own, enemy)):
        return CheckAndDraw()
    for card in own.hand:
        if can_activate(own, card):
            return Activate(card)
    emptiest = min(LOCATIONS, key=lambda location: len(own.columns[location]))
    return Play(own.hand[:1], (emptiest,))
