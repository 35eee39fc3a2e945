"""Another world: all that is hidden from a viewer changes places, and they can't know."""

from random import Random

from msgspec.structs import replace

from games.kit.cards import Card, is_court
from games.kit.say import Seat
from games.kit.state import at
from games.storma_slottet.cards import royals
from games.storma_slottet.events import ActiveLaid, Drew, Event
from games.storma_slottet.legal import healers, reserves
from games.storma_slottet.state import Healing, LayingActives, Replacing, State

TRIES = 300


def other_world(state: State, viewer: Seat | None, rng: Random) -> State:
    """Of each shuffled pile the cards that nobody has shown since change places, in the hands of
    others and in the draw pile. Royals stay at home, and a joker that was shown where it is. Events
    tell of other cards; another court card lies face down."""
    if not state.sides[1].house:
        return state
    for _ in range(TRIES):
        world = _mixed(state, viewer, rng)
        if _can_be(world):
            return world
    return state


def _mixed(state: State, viewer: Seat | None, rng: Random) -> State:
    others = [seat for seat in (0, 1) if seat != viewer]
    instead = _exchange(state, others, rng)

    def turned(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(instead.get(card, card) for card in cards)

    def told(event: Event) -> Event:
        match event:
            case Drew(seat=seat, cards=cards) if seat in others:
                return replace(event, cards=turned(cards))
            case ActiveLaid(seat=seat) if seat in others and isinstance(phase, LayingActives):
                return replace(event, card=phase.laid[seat])
            case ActiveLaid(seat=seat, card=card) if seat in others:
                return replace(event, card=turned((card,))[0])
            case _:
                return event

    sides, phase = list(state.sides), state.phase
    for seat in others:
        hand = turned(sides[seat].hand)
        if isinstance(phase, LayingActives) and phase.laid[seat]:
            hand = (*hand, *turned((phase.laid[seat] or "",)))
            laid = rng.choice([card for card in hand if is_court(card)])
            hand = tuple(card for card in hand if card != laid)
            phase = LayingActives(at(phase.laid, seat, laid))
        sides[seat] = replace(sides[seat], hand=tuple(rng.sample(hand, len(hand))))
    pile = turned(state.draw_pile)
    news, last, present = (tuple(map(told, events)) for events in (state.news, *state.recent))
    return replace(
        state,
        sides=(sides[0], sides[1]),
        draw_pile=pile,
        phase=phase,
        news=news,
        recent=(last, present),
    )


def _exchange(state: State, others: list[Seat], rng: Random) -> dict[Card, Card]:
    """Which hidden card lies instead of which."""
    hidden = set(state.draw_pile)
    for seat in others:
        side = state.sides[seat]
        laid = state.phase.laid[seat] if isinstance(state.phase, LayingActives) else None
        hidden |= {*side.hand, *filter(None, [laid])} - {*royals(side.house), *side.shown}
    instead: dict[Card, Card] = {}
    for pile in state.batches:
        cards = sorted(hidden & set(pile))
        instead |= dict(zip(cards, rng.sample(cards, len(cards)), strict=True))
    return instead


def _can_be(state: State) -> bool:
    """Nobody is asked to go on healing with nothing, or to choose where there is no choice."""
    match state.phase:
        case Healing(place=place):
            return bool(healers(state, state.mover, place))
        case Replacing(seat=seat):
            side = state.sides[seat]
            return len(reserves(side)) + (side.sickbay is not None) > 1
        case _:
            return True
