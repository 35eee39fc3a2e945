"""What the clock does for players who don't act in time."""

from collections.abc import Iterator

from games.kit.cards import rank
from games.kit.game import Due
from games.kit.seats import Seat
from games.skeleton.moves import Lay
from games.skeleton.state import State, missing

TURN_MS = 120_000


def dues_of(state: State) -> Iterator[Due]:
    for seat in missing(state):
        yield Due(seat, lowest(state, seat), TURN_MS)


def lowest(state: State, seat: Seat) -> Lay:
    """Nobody is barred from laying it."""
    return Lay(min(state.hands[seat], key=rank))
