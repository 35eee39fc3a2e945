"""A position of Supertrumf Fantasy."""

from itertools import chain

import msgspec

from games.kit.conceding import Conceded
from games.kit.say import Seat
from games.kit.state import GameState
from games.supertrumf.cards import Attribute, Cards
from games.supertrumf.events import Event, Turned
from games.supertrumf.options import Play


class Redrawing(msgspec.Struct, frozen=True, tag="redrawing"):
    """Blixtduell: the players who have not settled on a hand keep it or throw it."""

    settled: tuple[bool, ...]


class Rolling(msgspec.Struct, frozen=True, tag="rolling"):
    """Blixtduell: the players who have not rolled for the lead roll."""


class Declaring(msgspec.Struct, frozen=True, tag="declaring"):
    """The leader names an attribute."""


class Laying(msgspec.Struct, frozen=True, tag="laying"):
    """Everybody lays for the attribute that was declared."""

    declared: Attribute


class TakingPrize(msgspec.Struct, frozen=True, tag="taking prize"):
    """Blixtduell: the winner of the round takes a prize card."""


class Over(msgspec.Struct, frozen=True, tag="over"):
    pass


Phase = Redrawing | Rolling | Declaring | Laying | TakingPrize | Over | Conceded


class State(GameState, frozen=True, kw_only=True):
    """The whole position, with one entry for each seat where it belongs to a seat.

    The pile's first card is its top. `leader` is Spelförare; after the cards are turned it is the
    round's winner. `winning_piles` (Vinsthög) and `pot` are classic; `prizes` (Priskort),
    `discard`, `throws` and `rolls` are Blixtduell. `turned` shows the last round until the next
    declaration.

    The rest is what everybody remembers. `seen` are all cards that were ever turned. `throwers`
    threw the discard's first cards, one each; the cards after those were turned. `recycled` is how
    many cards of each hand, at most, can be in `seen`: it counts the cards drawn since the discard
    became the pile and not turned again.
    """

    play: Play
    phase: Phase
    leader: Seat
    pile: Cards
    hands: tuple[Cards, ...]
    laid: tuple[Cards, ...]
    winning_piles: tuple[Cards, ...]
    prizes: tuple[Cards, ...]
    throws: tuple[int, ...]
    rolls: tuple[int, ...]
    recycled: tuple[int, ...]
    pot: Cards = ()
    discard: Cards = ()
    throwers: tuple[Seat, ...] = ()
    seen: Cards = ()
    turned: Turned | None = None
    news: tuple[Event, ...] = ()
    recent: tuple[tuple[Event, ...], tuple[Event, ...]] = ((), ())

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def cards(self) -> Cards:
        """Every card, wherever it lies."""
        of_seats = (*self.hands, *self.laid, *self.winning_piles, *self.prizes)
        return (*self.pile, *self.pot, *self.discard, *chain.from_iterable(of_seats))

    @property
    def laid_cards(self) -> Cards:
        return tuple(chain.from_iterable(self.laid))

    @property
    def turned_and_hidden(self) -> Cards:
        """The cards that were turned once and lie face down again: in the pile or in a hand."""
        hidden = {*self.pile, *chain.from_iterable((*self.hands, *self.laid))}
        return tuple(card for card in self.seen if card in hidden)

    def in_round(self) -> list[Seat]:
        """Who takes part in the round: everybody who held a card when it began (ST15)."""
        return [seat for seat in range(self.seats) if self.hands[seat] or self.laid[seat]]

    def yet_to_lay(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.hands[seat] and not self.laid[seat]]

    def may_act(self) -> list[Seat]:
        """Whose turn it is; in Blixtduell the leader may lay before the opponent (ST23)."""
        match self.phase:
            case Redrawing(settled):
                return [seat for seat in range(self.seats) if not settled[seat]]
            case Rolling():
                return [seat for seat in range(self.seats) if not self.rolls[seat]]
            case Declaring() | TakingPrize():
                return [self.leader]
            case Laying() if self.play == "blixtduell":
                return self.yet_to_lay()
            case Laying():
                return self._leader_last(self.yet_to_lay())
            case Over() | Conceded():
                return []

    def waits_for(self) -> list[Seat]:
        """The seats that the match waits for. A leader who may lay need not, while others have yet
        to."""
        waiting = self.may_act()
        return self._leader_last(waiting) if isinstance(self.phase, Laying) else waiting

    def _leader_last(self, waiting: list[Seat]) -> list[Seat]:
        return [seat for seat in waiting if seat != self.leader] or waiting
