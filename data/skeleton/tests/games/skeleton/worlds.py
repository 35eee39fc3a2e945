"""Another world: the cards that a viewer can't see have changed places."""

import random

from games.kit.cards import FRENCH_DECK, in_order
from games.kit.say import Seat
from games.skeleton.state import State


def other_world(state: State, viewer: Seat | None, rng: random.Random) -> State:
    """The same position with every hidden card exchanged for some other hidden one."""
    known = {*state.turned}
    if viewer is not None:
        known |= {*state.hands[viewer], state.laid[viewer]}
    hidden = [card for card in FRENCH_DECK if card not in known]
    exchange = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    hands = ((exchange.get(card, card) for card in hand) for hand in state.hands)
    return state.then(
        hands=tuple(tuple(sorted(hand, key=in_order)) for hand in hands),
        laid=tuple(card and exchange.get(card, card) for card in state.laid),
        pile=tuple(exchange.get(card, card) for card in state.pile),
    )
