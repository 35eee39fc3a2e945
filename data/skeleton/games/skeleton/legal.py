"""What the rules forbid, whether a move is played or only considered."""

from games.kit.cards import Card, is_court
from games.kit.say import Seat, illegal, malformed, say
from games.skeleton.moves import Move
from games.skeleton.state import State


def check_legal(state: State, seat: Seat, move: Move) -> None:
    if move.card not in state.hands[seat]:
        raise malformed(say("skeleton-not-yours"))
    check_card(state, seat, move.card)


def check_card(state: State, seat: Seat, card: Card) -> None:
    """SK1 of a card on that seat's hand."""
    has_other = not all(map(is_court, state.hands[seat]))
    if state.round == 1 and is_court(card) and has_other:
        raise illegal("SK1", say("skeleton-no-court-yet"))
