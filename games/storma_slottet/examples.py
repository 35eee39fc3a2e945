"""The positions that the rules show, each reached by play."""

from games.kit.cards import Card, rank
from games.kit.rulebook import Example, played
from games.storma_slottet import state as storma
from games.storma_slottet.cards import DECK, royals
from games.storma_slottet.moves import Attack

ANNA, BO = 0, 1


def jack_falls(game: object, language: str) -> Example:
    """Clubs of 10, 9 and 7 fell a jack, which takes 25."""
    anna = _side("S", "C10 C9 C7 C4 D8 D3 D11 H6 H2", "S13")
    bo = _side("H", "S5 S9 C2 D10 D12 S2 C5 D4 X2", "H11")
    state = played(game, _position(anna, bo), (ANNA, Attack(("C10", "C9", "C7"))))
    return Example(state)


def _side(house: str, hand: str, active: str) -> storma.Side:
    """`active` names the Active card and the number cards that have damaged it."""
    card, *hurt = active.split()
    damage = tuple(storma.DamageCard(each, rank(each)) for each in hurt)
    return storma.Side(house, tuple(hand.split()), active=storma.Court(card, damage))


def _position(anna: storma.Side, bo: storma.Side) -> storma.State:
    """It is Anna's turn. Royals that lie nowhere are in their owner's hand, and all other cards
    that lie nowhere are in the draw pile."""
    state = storma.State(
        doctors_in_sickbay=False, phase=storma.Turn(), sides=(anna, bo), turns=5, draw_pile=()
    )
    for seat in (ANNA, BO):
        at_home = _unplaced(state, royals(state.sides[seat].house))
        hand = (*state.sides[seat].hand, *at_home)
        state = storma.change_side(state, seat, hand=hand)
    return state.then(draw_pile=_unplaced(state, DECK))


def _unplaced(state: storma.State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    placed = [card for side in state.sides for card in side.hand]
    return storma.without(cards, (*placed, *storma.open_cards(state)))
