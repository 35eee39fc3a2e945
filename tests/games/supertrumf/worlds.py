"""Another world: everything that a viewer can't know has changed places."""

import random
from typing import Any

import msgspec

from games.kit.say import Seat
from games.supertrumf.state import State


def other_world(state: State, viewer: Seat | None, rng: random.Random) -> State:
    """The same position with the cards hidden from the viewer exchanged at random, wherever they
    lie and wherever the news names them. What was turned before it was hidden again, he remembers:
    such cards change places only with each other."""
    known = known_to(state, viewer)
    turned = [card for card in state.seen if card not in known]
    never = [card for card in sorted(state.cards) if card not in {*known, *turned}]
    exchange = {
        card: other
        for kind in (turned, never)
        for card, other in zip(kind, rng.sample(kind, len(kind)), strict=True)
    }
    world = msgspec.to_builtins(state)
    told = ("seen", "turned", "news", "recent")
    hidden = {key: part for key, part in world.items() if key not in told}
    news, *recent = (
        [event if _is_known(event, viewer) else _exchanged(event, exchange) for event in events]
        for events in (world["news"], *world["recent"])
    )
    changed = {**_exchanged(hidden, exchange), "news": news, "recent": recent}
    return msgspec.convert({**world, **changed}, State)


def _is_known(event: dict[str, Any], viewer: Seat | None) -> bool:
    return event["type"] == "turned" or (viewer is not None and event.get("seat") == viewer)


def known_to(state: State, viewer: Seat | None) -> set[str]:
    """What the viewer holds, has laid or thrown, and what was turned and lies open since."""
    gone = {card for pile in (*state.winning_piles, state.pot, state.discard) for card in pile}
    known = gone & set(state.seen)
    if viewer is not None:
        known |= {*state.hands[viewer], *state.laid[viewer], *state.winning_piles[viewer]}
        throwers = zip(state.discard, state.throwers, strict=False)
        known |= {card for card, thrower in throwers if thrower == viewer}
    return known


def _exchanged(value: Any, exchange: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: _exchanged(part, exchange) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_exchanged(part, exchange) for part in value]
    return exchange.get(value, value) if isinstance(value, str) else value
