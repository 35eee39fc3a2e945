"""What the asks of this game share: each move that a rule forbids says why."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, Generic

from games.kit.asks import Barred, MoveT, SeatAsk
from games.kit.cards import Card, card_name, in_order
from games.kit.game import Game
from games.kit.say import Refusal, Say
from games.storma_slottet.state import Side, State

StormaGame = Game[State, Any, Any]


class StormaAsk(SeatAsk[StormaGame, State, MoveT], Generic[MoveT]):
    @property
    def side(self) -> Side:
        return self.state.sides[self.seat]

    def refused(self, moves: Iterable[tuple[Say, MoveT]]) -> tuple[Barred, ...]:
        """The refused ones of these moves, each with its reason, under the name of the card that it
        is made with. None is listed twice (one joker is like the other)."""
        told: list[Barred] = []
        for name, move in moves:
            try:
                self.game.check_legal(self.state, self.seat, move)
            except Refusal as refusal:
                barred = Barred(self.key, name, refusal.message, refusal.ruling)
                if barred not in told:
                    told.append(barred)
        return tuple(told)


class CardAsk(StormaAsk[MoveT]):
    """An ask for cards of the player's own hand."""

    @abstractmethod
    def with_card(self, card: Card) -> MoveT:
        """The move that is made with this card alone."""

    def barred(self) -> tuple[Barred, ...]:
        hand = sorted(self.side.hand, key=in_order)
        return self.refused((card_name(card), self.with_card(card)) for card in hand)
