"""What a viewer knows, and a whole state that agrees with it.

Knowledge is the state with `UNSEEN` for each card that the viewer has not seen where it lies.
Besides the cards that lie face up there are two kinds. Cards that were never turned may lie at any
unseen place. Cards that were turned (after ST26's reshuffle) can only be in the pile or in a hand,
and in a hand no more of them than it has drawn since.
"""

from collections.abc import Iterator
from itertools import islice, product
from math import comb, factorial, prod
from operator import sub
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from games.kit.say import Seat
from games.kit.state import at
from games.supertrumf.cards import UNSEEN, Card, Cards, Deck
from games.supertrumf.events import Drew, Event, Laid, Threw, TookPrize
from games.supertrumf.state import State


class Knowledge(msgspec.Struct, frozen=True):
    """The state as the viewer knows it, with `UNSEEN` for the other cards; None is the public."""

    viewer: Seat | None
    state: State


def knowledge_of(state: State, viewer: Seat | None) -> Knowledge:
    """One's own cards, and those that were turned, where they still lie in the order in which
    they came there. The last hand, which goes to a winning pile (ST16), was never turned."""
    seen = frozenset(state.seen)

    def own(of_seats: tuple[Cards, ...]) -> tuple[Cards, ...]:
        return tuple(
            cards if seat == viewer else _face_down(cards) for seat, cards in enumerate(of_seats)
        )

    winning_piles = tuple(
        pile if seat == viewer else tuple(card if card in seen else UNSEEN for card in pile)
        for seat, pile in enumerate(state.winning_piles)
    )
    thrown = tuple(
        card if seat == viewer else UNSEEN
        for card, seat in zip(state.discard, state.throwers, strict=False)
    )
    known = replace(
        state,
        pile=_face_down(state.pile),
        hands=own(state.hands),
        laid=own(state.laid),
        prizes=tuple(map(_face_down, state.prizes)),
        winning_piles=winning_piles,
        discard=(*thrown, *state.discard[len(thrown) :]),
        news=_all_as_told(state.news, viewer),
        recent=tuple(_all_as_told(events, viewer) for events in state.recent),
    )
    return Knowledge(viewer, known)


def _all_as_told(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
    return tuple(_as_told(event, viewer) for event in events)


def _face_down(cards: Cards) -> Cards:
    return (UNSEEN,) * len(cards)


def _as_told(event: Event, viewer: Seat | None) -> Event:
    match event:
        case Threw(seat) | Laid(seat) | Drew(seat) if seat != viewer:
            return replace(event, cards=_face_down(event.cards))
        case TookPrize(seat) if seat != viewer:
            return replace(event, card=UNSEEN)
    return event


def determinize(deck: Deck, knowledge: Knowledge, rng: Random) -> State:
    """Any state of which this is the knowledge, each as likely as any other."""
    state = knowledge.state
    for seat, lay in enumerate(state.laid):
        if lay == (UNSEEN, UNSEEN):
            state = _with_pair_laid(deck, state, seat, rng)
    state = _with_cards_dealt(deck, state, rng)
    return replace(state, news=tuple(_as_it_was(event, state) for event in state.news))


class _Unseen(NamedTuple):
    """The cards without a place and the places without a card, prizes and the like left out."""

    turned: Cards
    never: Cards
    pile: int
    hands: tuple[int, ...]
    recycled: tuple[int, ...]

    def splits(self) -> dict[tuple[int, ...], int]:
        """How many turned cards each hand can have, with the number of ways to place them all."""
        turned = len(self.turned)
        bounds = map(min, self.hands, self.recycled)
        return {
            split: comb(self.pile, turned - sum(split)) * prod(map(comb, self.hands, split))
            for split in product(*(range(min(bound, turned) + 1) for bound in bounds))
            if sum(split) <= turned
        }

    def ways(self) -> int:
        """In how many ways the cards can be dealt to the places."""
        return (
            sum(self.splits().values()) * factorial(len(self.turned)) * factorial(len(self.never))
        )


def _unseen(deck: Deck, state: State) -> _Unseen:
    known, seen = frozenset(state.cards), frozenset(state.seen)
    missing = tuple(card for card in deck.cards if card not in known)
    hands = zip(state.hands, state.laid, strict=True)
    laid_again = (sum(card in seen for card in lay) for lay in state.laid)
    return _Unseen(
        turned=tuple(card for card in missing if card in seen),
        never=tuple(card for card in missing if card not in seen),
        pile=len(state.pile),
        hands=tuple((*hand, *lay).count(UNSEEN) for hand, lay in hands),
        recycled=tuple(map(sub, state.recycled, laid_again)),
    )


def _with_pair_laid(deck: Deck, state: State, seat: Seat, rng: Random) -> State:
    """Two laid cards are a figure and one that is none (ST2): any two such, each as often as there
    are ways to deal the rest. That depends only on how many of the two were turned before."""
    turned, never, *_ = _unseen(deck, state)
    cards = (*turned, *never)
    figures = [card for card in cards if card in deck.figure_keys]
    others = [card for card in cards if card not in deck.figure_keys]
    counts = {pair: sum(card in turned for card in pair) for pair in product(figures, others)}
    examples = {count: pair for pair, count in counts.items()}
    ways = {
        count: _unseen(deck, state.then(laid=at(state.laid, seat, pair))).ways()
        for count, pair in examples.items()
    }
    (pair,) = rng.choices(tuple(counts), [ways[count] for count in counts.values()])
    return state.then(laid=at(state.laid, seat, pair))


def _with_cards_dealt(deck: Deck, state: State, rng: Random) -> State:
    unseen = _unseen(deck, state)
    splits = unseen.splits()
    (split,) = rng.choices(tuple(splits), tuple(splits.values()))
    turned = iter(rng.sample(unseen.turned, len(unseen.turned)))
    never = iter(rng.sample(unseen.never, len(unseen.never)))

    def mixed(room: int, of_turned: int) -> Iterator[Card]:
        cards = (*islice(turned, of_turned), *islice(never, room - of_turned))
        return iter(rng.sample(cards, room))

    held = [mixed(room, of_turned) for room, of_turned in zip(unseen.hands, split, strict=True)]
    pile = mixed(unseen.pile, len(unseen.turned) - sum(split))
    return state.then(
        hands=tuple(map(_filled, state.hands, held)),
        laid=tuple(map(_filled, state.laid, held)),
        pile=_filled(state.pile, pile),
        prizes=tuple(_filled(prizes, never) for prizes in state.prizes),
        winning_piles=tuple(_filled(pile, never) for pile in state.winning_piles),
        discard=_filled(state.discard, never),
    )


def _filled(cards: Cards, source: Iterator[Card]) -> Cards:
    return tuple(next(source) if card == UNSEEN else card for card in cards)


def _as_it_was(event: Event, state: State) -> Event:
    """The event with the cards that, in this state, it must have been about."""
    match event:
        case Threw(seat, cards):
            thrown = zip(state.discard, state.throwers, strict=False)
            own = tuple(card for card, thrower in thrown if thrower == seat)
            return replace(event, cards=own[-len(cards) :])
        case Laid(seat):
            turned = state.turned.of(seat) if state.turned else None
            return replace(event, cards=turned.cards if turned else state.laid[seat])
        case Drew(seat, cards):
            return replace(event, cards=_held(state, seat)[-len(cards) :])
        case TookPrize(seat):
            return replace(event, card=state.hands[seat][-1])
    return event


def _held(state: State, seat: Seat) -> Cards:
    """A hand, also one that has gone to the winning pile (ST16)."""
    kept = tuple(card for card in state.winning_piles[seat] if card not in state.seen)
    return (*kept, *state.hands[seat])
