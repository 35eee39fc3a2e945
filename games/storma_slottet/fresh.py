"""The cards that the last move laid, hit, healed or won, for whoever looks up later."""

from collections.abc import Iterator

from games.kit.cards import Card
from games.storma_slottet import events
from games.storma_slottet.state import State


def fresh_cards(state: State) -> frozenset[Card]:
    """As a viewer's knowledge has them: of what is secret there is nothing in its news."""
    return frozenset(card for event in state.news for card in _moved(event, state))


def _moved(event: events.Event, state: State) -> Iterator[Card]:
    match event:
        case (
            events.ActivesTurned(cards=cards)
            | events.Exchanged(cards=cards)
            | events.Drew(cards=cards)
            | events.Attacked(cards=cards)
        ):
            yield from cards
        case events.Hurt(seat=seat, card=card, damage=damage):
            yield card
            yield from _laid_on_it(state, seat, damage)
        case events.Retreated(card=card, instead=instead):
            yield from (card, instead)
        case events.Lifted(target=target, cards=cards):
            yield from (target, *cards)
        case events.DoctorFumbled(card=card, target=target):
            yield from (card, target)
        case events.JokerKilled(target=card):
            yield card
        case (
            events.ActiveLaid(card=card)
            | events.Struck(card=card)
            | events.Fell(card=card)
            | events.HealingLaid(card=card)
            | events.HealingRolled(card=card)
            | events.Replaced(card=card)
        ):
            yield card
        case _:
            pass


def _laid_on_it(state: State, seat: int, damage: int) -> Iterator[Card]:
    """The last cards on the Active card that did this damage together."""
    active = state.sides[seat].active
    for hurt in reversed(active.hurt_by if active else ()):
        if damage <= 0:
            return
        damage -= hurt.damage
        yield hurt.card
