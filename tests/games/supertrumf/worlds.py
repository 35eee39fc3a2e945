"""Another world: everything that a viewer can't see has changed places."""

import random
from typing import Any

import msgspec

from games.kit.seats import Seat
from games.supertrumf.state import State
from tests.games.supertrumf.positions import GAME


def other_world(state: State, viewer: Seat | None, rng: random.Random) -> State:
    """The same position with the cards hidden from the viewer exchanged at random, wherever they
    lie and wherever the news names them."""
    known = known_to(state, viewer)
    hidden = [card for card in GAME.deck.cards if card not in known]
    others = rng.sample(hidden, len(hidden))
    exchange = dict(zip(hidden, others, strict=True))
    return msgspec.convert(_exchanged(msgspec.to_builtins(state), exchange), State)


def known_to(state: State, viewer: Seat | None) -> set[str]:
    """What the viewer holds and has laid, and what was turned for all to see."""
    known = {card for shown in (state.turned.shown if state.turned else ()) for card in shown.cards}
    if viewer is not None:
        known |= {*state.hands[viewer], *state.laid[viewer]}
    return known


def _exchanged(value: Any, exchange: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: _exchanged(part, exchange) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_exchanged(part, exchange) for part in value]
    return exchange.get(value, value) if isinstance(value, str) else value
