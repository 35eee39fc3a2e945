"""All that a viewer may know, and a whole state that agrees with it."""

from random import Random

import msgspec

from games.kit.cards import FRENCH_DECK, Card, in_order
from games.kit.say import Seat
from games.kit.state import TookBack
from games.skeleton.events import Event
from games.skeleton.options import SkeletonOptions
from games.skeleton.state import Phase, State


class Knowledge(msgspec.Struct, frozen=True, kw_only=True):
    """Of others' hands how many cards there are, of what they have laid that they have."""

    viewer: Seat | None
    phase: Phase
    options: SkeletonOptions
    hand: tuple[Card, ...]
    own: Card | None
    held: tuple[int, ...]
    has_laid: tuple[bool, ...]
    points: tuple[int, ...]
    round: int
    turned: tuple[Card, ...]
    news: tuple[Event, ...]
    taken_back: TookBack | None = None


def knowledge_of(state: State, viewer: Seat | None) -> Knowledge:
    return Knowledge(
        viewer=viewer,
        phase=state.phase,
        options=state.options,
        hand=() if viewer is None else state.hands[viewer],
        own=None if viewer is None else state.laid[viewer],
        held=tuple(map(len, state.hands)),
        has_laid=tuple(card is not None for card in state.laid),
        points=state.points,
        round=state.round,
        turned=state.turned,
        news=state.news,
        taken_back=state.taken_back,
    )


def determinize(knowledge: Knowledge, rng: Random) -> State:
    """Everything unseen lies anywhere."""
    seen = {*knowledge.hand, *knowledge.turned, knowledge.own}
    unseen = [card for card in FRENCH_DECK if card not in seen]
    rng.shuffle(unseen)
    hands, laid = [], []
    for seat, held in enumerate(knowledge.held):
        is_own = seat == knowledge.viewer
        hands.append(knowledge.hand if is_own else drawn(unseen, held))
        laid.append(knowledge.own if is_own else unseen.pop() if knowledge.has_laid[seat] else None)
    return State(
        phase=knowledge.phase,
        options=knowledge.options,
        hands=tuple(hands),
        laid=tuple(laid),
        points=knowledge.points,
        round=knowledge.round,
        turned=knowledge.turned,
        pile=tuple(unseen),
        news=knowledge.news,
        taken_back=knowledge.taken_back,
    )


def drawn(cards: list[Card], count: int) -> tuple[Card, ...]:
    """The last cards, in the order in which hands are held."""
    return tuple(sorted((cards.pop() for _ in range(count)), key=in_order))
