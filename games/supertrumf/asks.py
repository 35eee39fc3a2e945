"""The choices put to a player."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, TypeVar

from games.kit.asks import Ask, Choice, Field, Pick, Picks, Preview
from games.kit.say import Say, say
from games.kit.seats import Seat
from games.supertrumf.blixtduell import cards_after
from games.supertrumf.cards import Attribute, Card, Cards, Deck
from games.supertrumf.legal import require
from games.supertrumf.moves import Declare, Keep, Lay, Move, Roll, TakePrize, Throw
from games.supertrumf.state import State
from games.supertrumf.wording import attribute_name, card_name, points_of, worth

MoveT = TypeVar("MoveT", bound=Move)


def offered(deck: Deck, state: State, seat: Seat) -> Sequence[Ask[Any]]:
    """What this seat may do now."""
    if seat not in state.may_act():
        return ()
    return tuple(ask(deck, state, seat) for ask in BY_PHASE[state.phase])


class SupertrumfAsk(Ask[MoveT]):
    def __init__(self, deck: Deck, state: State, seat: Seat) -> None:
        self.deck = deck
        self.state = state
        self.seat = seat

    @property
    def hand(self) -> Cards:
        return self.deck.in_order(self.state.hands[self.seat])

    def preview(self, move: MoveT) -> Preview:
        require(self.deck, self.state, self.seat, move)
        return Preview(self.lines(move))

    def lines(self, move: MoveT) -> tuple[Say, ...]:
        """What a legal move would do, where there is something to tell."""
        return ()


class KeepAsk(SupertrumfAsk[Keep]):
    key: ClassVar[str] = "keep"

    def prompt(self) -> Say:
        return say("supertrumf-keep")

    def move(self, picks: Picks, at: int) -> Keep:
        return Keep()


class ThrowAsk(SupertrumfAsk[Throw]):
    key: ClassVar[str] = "throw"

    def prompt(self) -> Say:
        return say("supertrumf-throw", count=cards_after(self.state.throws[self.seat] + 1))

    def move(self, picks: Picks, at: int) -> Throw:
        return Throw()


class RollAsk(SupertrumfAsk[Roll]):
    key: ClassVar[str] = "roll"
    rolls: ClassVar[bool] = True

    def prompt(self) -> Say:
        return say("kit-roll")

    def move(self, picks: Picks, at: int) -> Roll:
        return Roll()


class DeclareAsk(SupertrumfAsk[Declare]):
    key: ClassVar[str] = "declare"

    def prompt(self) -> Say:
        return say("supertrumf-declare")

    def fields(self) -> tuple[Field, ...]:
        choices = tuple(
            Choice(attribute, attribute_name(self.deck, attribute), self._reach(attribute))
            for attribute in self.deck.attributes
        )
        return (Pick("attribute", say("supertrumf-field-attribute"), choices),)

    def move(self, picks: Picks, at: int) -> Declare:
        return Declare(picks[0][0])

    def lines(self, move: Declare) -> tuple[Say, ...]:
        return (self._reach(move.attribute),)

    def _reach(self, attribute: Attribute) -> Say:
        return say("supertrumf-reach", value=self.deck.reach(self.hand, attribute))


class LayAsk(SupertrumfAsk[Lay]):
    """One card, or a figure with an item or a supertrump: a field for each kind in hand."""

    key: ClassVar[str] = "lay"

    def prompt(self) -> Say:
        return say("supertrumf-lay", attribute=attribute_name(self.deck, self._declared()))

    def fields(self) -> tuple[Field, ...]:
        figures, others = self._sorts()
        labelled = (
            ("figure", say("supertrumf-field-figure"), figures),
            ("item", say("supertrumf-field-item"), others),
        )
        return tuple(
            Pick(key, label, self._choices(cards), at_least=0 if figures and others else 1)
            for key, label, cards in labelled
            if cards
        )

    def move(self, picks: Picks, at: int) -> Lay:
        return Lay(tuple(card for picked in picks for card in picked))

    def lines(self, move: Lay) -> tuple[Say, ...]:
        """The value that this lay would reach in the declared attribute."""
        attribute = self._declared()
        value = self.deck.value(move.cards, attribute)
        if value is None:
            return (say("supertrumf-preview-supertrump"),)
        name = attribute_name(self.deck, attribute)
        return (say("supertrumf-preview-value", attribute=name, value=value),)

    def sample(self, rng: Random) -> Picks:
        figures, others = self._sorts()
        lay = rng.choice(self.deck.lays(self.hand))
        return tuple(
            tuple(card for card in lay if card in cards) for cards in (figures, others) if cards
        )

    def _sorts(self) -> tuple[Cards, Cards]:
        figures = tuple(card for card in self.hand if card in self.deck.figure_keys)
        return figures, self.hand[len(figures) :]

    def _choices(self, cards: Cards) -> tuple[Choice, ...]:
        return tuple(Choice(card, self._name(card), points_of(self.deck, card)) for card in cards)

    def _name(self, card: Card) -> Say:
        """The card with what it adds in the declared attribute."""
        if card in self.deck.supertrump_keys:
            return card_name(self.deck, card)
        return worth(self.deck, card, self._declared())

    def _declared(self) -> Attribute:
        assert self.state.declared is not None
        return self.state.declared


class TakePrizeAsk(SupertrumfAsk[TakePrize]):
    key: ClassVar[str] = "prize"

    def prompt(self) -> Say:
        return say("supertrumf-take-prize")

    def fields(self) -> tuple[Field, ...]:
        choices = tuple(
            Choice(str(place), say("supertrumf-prize-place", place=place))
            for place in range(1, self._left() + 1)
        )
        return (Pick("place", say("supertrumf-field-prize"), choices),)

    def move(self, picks: Picks, at: int) -> TakePrize:
        return TakePrize(int(picks[0][0]) - 1)

    def _left(self) -> int:
        return len(self.state.prizes[self.seat])


BY_PHASE: dict[str, tuple[type[SupertrumfAsk[Any]], ...]] = {
    "redraw": (KeepAsk, ThrowAsk),
    "roll": (RollAsk,),
    "declare": (DeclareAsk,),
    "lay": (LayAsk,),
    "prize": (TakePrizeAsk,),
}
