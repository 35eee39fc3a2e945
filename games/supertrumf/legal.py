"""Which moves are legal. Playing and previewing share this, so that they can't differ."""

from games.kit.say import Seat, illegal, malformed, say
from games.supertrumf.cards import Cards, Deck
from games.supertrumf.moves import Declare, Lay, Move, TakePrize
from games.supertrumf.state import State


def check_legal(deck: Deck, state: State, seat: Seat, move: Move) -> None:
    """Raises the Refusal of a move that the rules forbid to a seat that may move in this phase."""
    match move:
        case Declare(attribute) if attribute not in deck.attributes:
            raise illegal("ST7", say("supertrumf-no-such-attribute", given=attribute))
        case Lay(cards):
            _check_turn(state, seat)
            _check_lay(deck, state.hands[seat], cards)
        case TakePrize(place) if not 0 <= place < len(state.prizes[seat]):
            raise malformed(say("kit-not-offered", given=place + 1))


def _check_turn(state: State, seat: Seat) -> None:
    if state.laid[seat]:
        raise illegal("ST11", say("supertrumf-stays-laid"))
    if seat not in state.may_act():
        raise illegal("ST11", say("supertrumf-leader-lays-last"))


def _check_lay(deck: Deck, hand: Cards, cards: Cards) -> None:
    if not cards:
        raise illegal("ST4", say("supertrumf-must-lay"))
    for card in cards:
        if card not in hand:
            raise malformed(say("kit-not-offered", given=card))
    if len(set(cards)) < len(cards):
        raise malformed(say("kit-twice"))
    figures = sum(card in deck.figure_keys for card in cards)
    if figures > 1:
        raise illegal("ST2", say("supertrumf-one-figure"))
    if len(cards) - figures > 1:
        raise illegal("ST2", say("supertrumf-one-item"))
