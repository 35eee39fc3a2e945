"""Taking steps back (RF11)."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.seats import Seat
from games.riftforce.events import Drew, Event, Reshuffled, TakenBack
from games.riftforce.moves import Undo
from games.riftforce.state import Activating, Choosing, Phase, Side, State


def way_back(
    before: State, events: Sequence[Event], sides: Sequence[Side], phase: Phase
) -> State | None:
    """The position before a step, if the action goes on, and nothing hidden or random has been
    shown to whoever takes it. What the step took from a hand has been seen there since."""
    if not isinstance(phase, Choosing | Activating):
        return None
    if any(isinstance(event, Drew | Reshuffled) for event in events):
        return None
    return replace(before, sides=tuple(map(_as_seen, before.sides, sides)))


def _as_seen(before: Side, after: Side) -> Side:
    seen = (card for card in before.hand if card in before.seen or card not in after.hand)
    return replace(before, seen=tuple(seen))


def take_back(state: State, seat: Seat, move: Undo, chance: Chance) -> State:
    assert state.undo
    return state.undo.then(TakenBack(seat))
