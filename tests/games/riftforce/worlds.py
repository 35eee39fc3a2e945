"""The same position with everything that a viewer can't know exchanged."""

from random import Random

from msgspec.structs import replace

from games.kit.say import Seat
from games.riftforce.cards import Card
from games.riftforce.events import Drew, Event, Reshuffled
from games.riftforce.state import Side, State

Disguise = dict[Card, Card]
"""Which card lies where another lay."""


def other_world(state: State, viewer: Seat | None, rng: Random) -> State:
    """Cards in others' hands that not everybody has seen there, and piles, change places; events
    tell of other cards drawn."""
    hidden = [_hidden(side, seat == viewer) for seat, side in enumerate(state.sides)]
    disguises = [_disguise(cards, rng) for cards in hidden]
    for event in state.news:
        if isinstance(event, Reshuffled) and event.seat != viewer:
            disguises[event.seat] |= _disguise(event.in_hand, rng)
    news, last, present = (
        tuple(_told_otherwise(event, viewer, disguises) for event in events)
        for events in (state.news, *state.recent)
    )
    return replace(_disguised(state, disguises, hidden), news=news, recent=(last, present))


def _hidden(side: Side, own: bool) -> list[Card]:
    hand = () if own else (card for card in side.hand if card not in side.seen)
    return [*hand, *side.pile]


def _disguise(cards: list[Card] | tuple[Card, ...], rng: Random) -> Disguise:
    return dict(zip(cards, rng.sample(cards, len(cards)), strict=True))


def _disguised(state: State, disguises: list[Disguise], hidden: list[list[Card]]) -> State:
    sides = []
    for side, disguise, cards in zip(state.sides, disguises, hidden, strict=True):
        now = {card: disguise[card] for card in cards}
        hand = tuple(sorted(now.get(card, card) for card in side.hand))
        pile = tuple(now[card] for card in side.pile)
        sides.append(replace(side, hand=hand, pile=pile))
    return replace(state, sides=tuple(sides))


def _told_otherwise(event: Event, viewer: Seat | None, disguises: list[Disguise]) -> Event:
    if isinstance(event, Drew) and event.seat != viewer:
        disguise = disguises[event.seat]
        return Drew(event.seat, tuple(disguise.get(card, card) for card in event.cards))
    return event
