"""The rules of Supertrumf Fantasy, from the deal to the end.

A round: the leader declares an attribute, everybody lays face down, all is turned, the highest
value wins. What winning and tying bring is in classic.py and blixtduell.py.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from random import Random
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from games.kit.asks import Ask
from games.kit.chance import Chance
from games.kit.game import Due, Game, Outcome
from games.kit.options import Options
from games.kit.refusals import illegal
from games.kit.say import say
from games.kit.scenes import Scene
from games.kit.seats import Seat, left_of
from games.supertrumf import asks, blixtduell, classic, clock, house
from games.supertrumf.cards import Attribute, Card, Cards
from games.supertrumf.deck_file import read_deck
from games.supertrumf.drawing import laps
from games.supertrumf.events import Dealt, Declared, Laid, Shown, Turned
from games.supertrumf.judging import judge
from games.supertrumf.legal import require
from games.supertrumf.moves import Declare, Keep, Lay, Move, Roll, TakePrize, Throw
from games.supertrumf.outcome import outcome
from games.supertrumf.scene import scene
from games.supertrumf.state import Play, State, changed

HAND = 4


class SupertrumfOptions(Options, frozen=True, kw_only=True):
    """Which game, and who deals it; the deal moves one seat to the left at each rematch."""

    play: Play = "classic"
    dealer: Annotated[int, Meta(ge=1, le=6)] = 1
    """Which seat deals, as people count them."""


class Supertrumf(Game[State, Move]):
    key = "supertrumf"
    version = 1
    seat_counts = range(2, 7)
    rules_sections = ("aim", "cards", "round", "supertrumps", "classic", "blixtduell")
    options_type = SupertrumfOptions
    state_type = State
    move_type = Move

    def __init__(self, files: Mapping[str, bytes] | None = None) -> None:
        super().__init__(files)
        self.deck = read_deck(self.files)

    def check_options(self, seats: int, options: SupertrumfOptions) -> None:
        if options.play == "blixtduell" and seats != blixtduell.SEATS:
            raise illegal("ST1", say("supertrumf-blixtduell-takes-two", seats=seats))
        if options.dealer > seats:
            raise illegal("ST10", say("supertrumf-no-such-dealer", most=seats))

    def rematch_options(self, options: SupertrumfOptions, seats: int) -> SupertrumfOptions:
        return replace(options, dealer=options.dealer % seats + 1)

    def setup(self, seats: int, options: SupertrumfOptions, chance: Chance) -> State:
        dealer = options.dealer - 1
        pile = chance.shuffle("deck", self.deck.cards)
        duel = options.play == "blixtduell"
        hands, pile = _dealt(pile, seats, HAND, dealer)
        prizes, pile = _dealt(pile, seats, blixtduell.PRIZES if duel else 0, dealer)
        return State(
            play=options.play,
            phase="redraw" if duel else "declare",
            leader=left_of(dealer, seats),
            pile=pile,
            hands=hands,
            laid=((),) * seats,
            winning_piles=((),) * seats,
            prizes=prizes,
            throws=(0,) * seats,
            settled=(False,) * seats,
            rolls=(0,) * seats,
            news=(Dealt(dealer),),
        )

    def asks(self, state: State, seat: Seat) -> Sequence[Ask[Any]]:
        return asks.offered(self.deck, state, seat)

    def play(self, state: State, seat: Seat | None, move: Move, chance: Chance) -> State:
        seat = require(self.deck, state, seat, move)
        state = replace(state, news=())
        match move:
            case Keep():
                return blixtduell.keep(state, seat)
            case Throw():
                return blixtduell.throw(state, seat, chance)
            case Roll():
                return blixtduell.roll(state, seat, chance)
            case Declare(attribute):
                return _declare(state, seat, attribute)
            case Lay(cards):
                return self._lay(state, seat, self.deck.in_order(cards), chance)
            case TakePrize(place):
                return blixtduell.take_prize(state, seat, place)

    def _lay(self, state: State, seat: Seat, cards: Cards, chance: Chance) -> State:
        rest = tuple(card for card in state.hands[seat] if card not in cards)
        state = state.then(
            Laid(seat, cards),
            hands=changed(state.hands, seat, rest),
            laid=changed(state.laid, seat, cards),
        )
        return state if state.yet_to_lay() else self._turn(state, chance)

    def _turn(self, state: State, chance: Chance) -> State:
        """All cards are turned at once, and the round is decided or tied."""
        assert state.declared is not None
        turned = Turned(
            state.declared,
            tuple(
                Shown(seat, cards, self.deck.value(cards, state.declared))
                for seat, cards in enumerate(state.laid)
                if cards
            ),
        )
        state = state.then(turned, turned=turned)
        highest, why = judge(turned.shown)
        if len(highest) > 1 and state.play == "classic":
            return classic.tied(state, highest, why, chance)
        if len(highest) > 1:
            return blixtduell.tied(state, highest, why, chance)
        if state.play == "classic":
            return classic.won(state, highest[0], why, chance)
        return blixtduell.won(state, highest[0], why, chance)

    def scene(self, state: State, viewer: Seat | None) -> Scene:
        forms = () if viewer is None else tuple(ask.form for ask in self.asks(state, viewer))
        return scene(self.deck, state, viewer, forms)

    def due(self, state: State) -> Sequence[Due]:
        return clock.due(self.deck, state)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def house(self, state: State, seat: Seat, rng: Random, at: int) -> Move:
        return house.move(self.deck, state, seat, rng)

    def inventory(self, state: State) -> Sequence[Card]:
        piles = (*state.hands, *state.laid, *state.winning_piles, *state.prizes)
        return (*state.pile, *state.pot, *state.discard, *chain.from_iterable(piles))

    def stock(self, state: State) -> Sequence[Card]:
        return self.deck.cards


def _dealt(pile: Cards, seats: int, each: int, dealer: Seat) -> tuple[tuple[Cards, ...], Cards]:
    """So many cards to each, one at a time from the dealer's left; and the pile that is left."""
    turns = tuple(zip(laps((each,) * seats, dealer), pile, strict=False))
    hands = tuple(tuple(card for to, card in turns if to == seat) for seat in range(seats))
    return hands, pile[len(turns) :]


def _declare(state: State, seat: Seat, attribute: Attribute) -> State:
    return state.then(Declared(seat, attribute), phase="lay", declared=attribute, turned=None)
