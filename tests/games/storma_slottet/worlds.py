"""Another world: all that is hidden from a viewer changes places, and he can't know."""

from random import Random

from msgspec.structs import replace

from games.kit.cards import Card, is_court
from games.kit.seats import Seat
from games.storma_slottet.cards import royals
from games.storma_slottet.events import ActiveLaid, Drew, Event
from games.storma_slottet.state import Side, State


def other_world(state: State, viewer: Seat | None, rng: Random) -> State:
    """Hands of others and the draw pile are mixed, the royals staying at home; another court
    card lies face down; events tell of other cards drawn."""
    if not state.sides[1].house:
        return replace(state, draw_pile=tuple(rng.sample(state.draw_pile, len(state.draw_pile))))
    others = [seat for seat in (0, 1) if seat != viewer]
    at_home = {seat: _at_home(state.sides[seat]) for seat in others}
    mixed = list(state.draw_pile)
    for seat in others:
        side = state.sides[seat]
        mixed += [card for card in _hidden(side) if card not in at_home[seat]]
    rng.shuffle(mixed)
    sides = list(state.sides)
    for seat in others:
        side = sides[seat]
        count = len(_hidden(side)) - len(at_home[seat])
        hand = [*at_home[seat], *mixed[:count]]
        del mixed[:count]
        rng.shuffle(hand)
        laid = rng.choice([card for card in hand if is_court(card)]) if side.laid else ""
        hand = [card for card in hand if card != laid]
        sides[seat] = replace(side, hand=tuple(hand), laid=laid)
    news = tuple(_told_otherwise(event, viewer, sides) for event in state.news)
    return replace(state, sides=(sides[0], sides[1]), draw_pile=tuple(mixed), news=news)


def _hidden(side: Side) -> tuple[Card, ...]:
    return (*side.hand, side.laid) if side.laid else side.hand


def _at_home(side: Side) -> list[Card]:
    return [card for card in _hidden(side) if card in royals(side.house)]


def _told_otherwise(event: Event, viewer: Seat | None, sides: list[Side]) -> Event:
    match event:
        case ActiveLaid(seat=seat) if seat != viewer and sides[seat].laid:
            return replace(event, card=sides[seat].laid)
        case Drew(seat=seat, cards=cards) if seat != viewer:
            return replace(event, cards=tuple(reversed(sides[seat].hand))[: len(cards)])
        case _:
            return event
