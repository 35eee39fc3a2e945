"""What a seat may do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.kit.asks import Ask, Barred, Choice, Pick, Picks, SeatAsk
from games.kit.cards import Card, card_name
from games.kit.say import Refusal, Say, Seat, say
from games.skeleton.legal import check_card
from games.skeleton.moves import Lay, Move
from games.skeleton.state import State, missing

if TYPE_CHECKING:
    from games.skeleton.rules import Skeleton


def asks_of(game: "Skeleton", state: State, seat: Seat) -> Sequence[Ask[Move]]:
    return (LayAsk(game, state, seat),) if seat in missing(state) else ()


class LayAsk(SeatAsk["Skeleton", State, Move]):
    key = "lay"
    secret = True

    def prompt(self) -> Say:
        return say("skeleton-lay")

    def fields(self) -> tuple[Pick, ...]:
        choices = (Choice(card, card_name(card)) for card in self._hand if not self._why_not(card))
        return (Pick("card", say("skeleton-card"), tuple(choices)),)

    def move(self, picks: Picks, at: int) -> Lay:
        return Lay(picks[0][0])

    def barred(self) -> Sequence[Barred]:
        return [
            Barred(self.key, card_name(card), refusal.message, refusal.ruling)
            for card in self._hand
            if (refusal := self._why_not(card))
        ]

    @property
    def _hand(self) -> tuple[Card, ...]:
        return self.state.hands[self.seat]

    def _why_not(self, card: Card) -> Refusal | None:
        try:
            check_card(self.state, self.seat, card)
        except Refusal as refusal:
            return refusal
        return None
