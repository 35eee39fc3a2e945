"""What all asks of this game share."""

from collections import Counter
from collections.abc import Iterable

from games.kit.asks import Ask, Choice, Pick
from games.kit.cards import Card, card_name, in_order, is_joker, suit
from games.kit.say import Say
from games.kit.seats import Seat
from games.storma_slottet.moves import Move
from games.storma_slottet.state import State


class StormaAsk(Ask[Move]):
    """An ask of one seat in one position."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.side = state.sides[seat]


def card_choices(cards: Iterable[Card]) -> tuple[Choice, ...]:
    """Cards to choose from, sorted; a joker has no group and goes with any suit."""
    return tuple(
        Choice(card, card_name(card), group="" if is_joker(card) else suit(card))
        for card in sorted(cards, key=in_order)
    )


def one_suit(label: Say, cards: tuple[Card, ...]) -> Pick:
    """Any number of these cards of one suit, with any jokers."""
    suits = Counter(suit(card) for card in cards if not is_joker(card))
    most = max(suits.values(), default=0) + sum(is_joker(card) for card in cards)
    return Pick("cards", label, card_choices(cards), at_most=most, one_group=True)
