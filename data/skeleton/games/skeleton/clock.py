"""What the clock does for players who don't act in time."""

from collections.abc import Iterator

from games.kit.cards import rank
from games.kit.game import Timeout
from games.kit.say import Seat
from games.skeleton.moves import Lay
from games.skeleton.state import State, missing

TURN_MS = 120_000


def timeouts_of(state: State) -> Iterator[Timeout]:
    for seat in missing(state):
        yield Timeout(seat, lowest(state, seat), TURN_MS)


def lowest(state: State, seat: Seat) -> Lay:
    """Nobody is barred from laying it."""
    return Lay(min(state.hands[seat], key=rank))
