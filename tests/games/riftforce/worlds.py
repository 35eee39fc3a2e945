"""The same position with everything that a viewer can't know exchanged."""

from random import Random

import msgspec

from games.kit.seats import Seat
from games.riftforce.events import Drew, Event
from games.riftforce.state import Side, State


def other_world(state: State, viewer: Seat | None, rng: Random) -> State:
    """Hands of others, piles, and discards below the top: each owner's cards change places;
    events tell of other cards drawn."""
    first, second = (_shuffled(side, seat == viewer, rng) for seat, side in enumerate(state.sides))
    sides = (first, second)
    news = tuple(_told_otherwise(event, viewer, sides) for event in state.news)
    return msgspec.structs.replace(state, sides=sides, news=news)


def _told_otherwise(event: Event, viewer: Seat | None, sides: tuple[Side, Side]) -> Event:
    if isinstance(event, Drew) and event.seat != viewer:
        hand = sides[event.seat].hand
        return Drew(event.seat, tuple(reversed(hand))[: len(event.cards)])
    return event


def _shuffled(side: Side, own: bool, rng: Random) -> Side:
    hand = () if own else side.hand
    hidden = [*hand, *side.pile, *side.discard[:-1]]
    rng.shuffle(hidden)
    dealt, rest = hidden[: len(hand)], hidden[len(hand) :]
    pile, below = rest[: len(side.pile)], rest[len(side.pile) :]
    return msgspec.structs.replace(
        side,
        hand=side.hand if own else tuple(sorted(dealt)),
        pile=tuple(pile),
        discard=(*below, *side.discard[-1:]),
    )
