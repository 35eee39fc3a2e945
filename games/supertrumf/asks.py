"""The choices put to a player.

No ask bars a card: any card of a hand may be laid (ST3), and the form has a field for each kind.
"""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from games.kit.asks import Ask, ButtonAsk, Choice, Field, Pick, Picks, SeatAsk, Sum
from games.kit.say import Say, Seat, say
from games.kit.scenes import die_art
from games.supertrumf.blixtduell import cards_after
from games.supertrumf.cards import Attribute, Card, Cards
from games.supertrumf.moves import Declare, Keep, Lay, Move, Roll, TakePrize, Throw
from games.supertrumf.state import Declaring, Laying, Redrawing, Rolling, State, TakingPrize
from games.supertrumf.wording import attribute_name, card_name, points_of, worth

if TYPE_CHECKING:
    from games.supertrumf.rules import Supertrumf

MoveT = TypeVar("MoveT", bound=Move)


def asks_of(game: "Supertrumf", state: State, seat: Seat) -> Sequence[Ask[Any]]:
    """The asks that this seat may answer now."""
    if seat not in state.may_act() or seat in state.gave_up:
        return ()
    return tuple(ask(game, state, seat) for ask in BY_PHASE[type(state.phase)])


class SupertrumfAsk(SeatAsk["Supertrumf", State, MoveT]):
    @property
    def hand(self) -> Cards:
        return self.game.deck.in_order(self.state.hands[self.seat])


class KeepAsk(ButtonAsk["Supertrumf", State, Keep]):
    key = "keep"
    label = say("supertrumf-keep")

    def pressed(self, at: int) -> Keep:
        return Keep()


class ThrowAsk(SeatAsk["Supertrumf", State, Throw]):
    key = "throw"

    def prompt(self) -> Say:
        return say("supertrumf-throw", count=cards_after(self.state.throws[self.seat] + 1))

    def move(self, picks: Picks, at: int) -> Throw:
        return Throw()


class RollAsk(ButtonAsk["Supertrumf", State, Roll]):
    key = "roll"
    label = say("kit-roll")
    rolls = True

    def art(self) -> str:
        return die_art(6, 6)

    def pressed(self, at: int) -> Roll:
        return Roll()


class DeclareAsk(SupertrumfAsk[Declare]):
    key = "declare"

    def prompt(self) -> Say:
        return say("supertrumf-declare")

    def fields(self) -> tuple[Field, ...]:
        choices = tuple(
            Choice(attribute, self._reach(attribute), art=self.game.deck.sign(attribute))
            for attribute in self.game.deck.attributes
        )
        return (Pick("attribute", say("supertrumf-field-attribute"), choices),)

    def move(self, picks: Picks, at: int) -> Declare:
        return Declare(picks[0][0])

    def _reach(self, attribute: Attribute) -> Say:
        """An attribute with the highest value that this hand reaches in it."""
        name = attribute_name(self.game.deck, attribute)
        value = self.game.deck.reach(self.hand, attribute)
        return say("supertrumf-reach", attribute=name, value=value)


class LayAsk(SupertrumfAsk[Lay]):
    """One card, or a figure with an item or a supertrump: a field for each kind in hand."""

    key = "lay"

    @property
    def attribute(self) -> Attribute:
        assert isinstance(self.state.phase, Laying)
        return self.state.phase.declared

    def prompt(self) -> Say:
        return say("supertrumf-lay", attribute=attribute_name(self.game.deck, self.attribute))

    def art(self) -> str:
        return self.game.deck.sign(self.attribute)

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
        """The value that this lay reaches in the declared attribute. In a hand of one kind each
        card's own name says it."""
        value = self.game.deck.value(move.cards, self.attribute)
        if value is None:
            return (say("supertrumf-preview-supertrump"),)
        if len(self.form.fields) == 1:
            return ()
        name = attribute_name(self.game.deck, self.attribute)
        return (say("supertrumf-preview-value", attribute=name, value=value),)

    def sums(self) -> tuple[Sum, ...]:
        """The sum of each figure with each card that can go with it."""
        figures, others = self._sorts()
        return tuple(
            Sum(((figure,), (other,)), self._sum((figure, other)))
            for figure in figures
            for other in others
        )

    def _sum(self, cards: Cards) -> Say:
        value = self.game.deck.value(cards, self.attribute)
        if value is None:
            return say("supertrumf-sum-supertrump")
        return say("supertrumf-sum", value=value)

    def sample(self, rng: Random) -> Picks:
        figures, others = self._sorts()
        lay = rng.choice(self.game.deck.lays(self.hand))
        return tuple(
            tuple(card for card in lay if card in cards) for cards in (figures, others) if cards
        )

    def _sorts(self) -> tuple[Cards, Cards]:
        figures = tuple(card for card in self.hand if card in self.game.deck.figure_keys)
        return figures, self.hand[len(figures) :]

    def _choices(self, cards: Cards) -> tuple[Choice, ...]:
        return tuple(
            Choice(card, self._name(card), points_of(self.game.deck, card)) for card in cards
        )

    def _name(self, card: Card) -> Say:
        """The card with what it adds in the declared attribute."""
        if card in self.game.deck.supertrump_keys:
            return card_name(self.game.deck, card)
        return worth(self.game.deck, card, self.attribute)


class TakePrizeAsk(SupertrumfAsk[TakePrize]):
    key = "prize"

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


BY_PHASE: dict[type, tuple[type[SeatAsk[Any, Any, Any]], ...]] = {
    Redrawing: (KeepAsk, ThrowAsk),
    Rolling: (RollAsk,),
    Declaring: (DeclareAsk,),
    Laying: (LayAsk,),
    TakingPrize: (TakePrizeAsk,),
}
