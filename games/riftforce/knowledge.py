"""What a viewer with a perfect memory knows.

Everybody sees cards go into a discard, onto the board and from one side to the other. So of each
side's cards everybody knows which are in its hand or its pile, but not which of these lie where. A
pile is made only when there was none left: when a player shuffles their discard, everybody knows
their hand at that moment, until it is played (`Side.seen`). The guilds that are out are those that
nobody was given or shown, which everybody can tell as well.
"""

from collections.abc import Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from games.kit.say import Seat
from games.riftforce.cards import Card
from games.riftforce.events import Drew, DrewUnseen, Event, Opened, Reshuffled
from games.riftforce.state import Side, State


class Hidden(msgspec.Struct, frozen=True):
    """One side's cards, sorted, that the viewer can't tell apart: `in_hand` of them are in the
    hand, the others are the pile."""

    cards: tuple[Card, ...]
    in_hand: int


class Knowledge(msgspec.Struct, frozen=True):
    """`known` is the position as the viewer knows it: its hands lack the `hidden` cards, its piles
    are empty."""

    viewer: Seat | None
    known: State
    hidden: tuple[Hidden, ...]

    def hand_size(self, seat: Seat) -> int:
        return len(self.known.sides[seat].hand) + self.hidden[seat].in_hand

    def pile_size(self, seat: Seat) -> int:
        return len(self.hidden[seat].cards) - self.hidden[seat].in_hand


def knowledge_of(state: State, viewer: Seat | None) -> Knowledge:
    known = _known(state, viewer)
    hidden = map(_hidden, state.sides, known.sides)
    return Knowledge(viewer, known, tuple(hidden))


def _known(state: State, viewer: Seat | None) -> State:
    sides = (
        replace(side, hand=side.hand if seat == viewer else side.seen, pile=())
        for seat, side in enumerate(state.sides)
    )
    return replace(
        state,
        sides=tuple(sides),
        news=_as_seen_by(viewer, state.news),
        recent=tuple(_as_seen_by(viewer, events) for events in state.recent),
    )


def _as_seen_by(viewer: Seat | None, events: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(
        DrewUnseen(event.seat, len(event.cards))
        if isinstance(event, Drew) and event.seat != viewer
        else event
        for event in events
    )


def _hidden(side: Side, known: Side) -> Hidden:
    in_hand = [card for card in side.hand if card not in known.hand]
    return Hidden(tuple(sorted((*in_hand, *side.pile))), len(in_hand))


class Guess(msgspec.Struct, frozen=True):
    """A guess where a side's hidden cards are."""

    hand: tuple[Card, ...]
    pile: tuple[Card, ...]


def determinize(knowledge: Knowledge, rng: Random) -> State:
    """Deals the hidden cards at random."""
    guesses = [_guess(hidden, rng) for hidden in knowledge.hidden]
    news = tuple(
        _guessed(event, knowledge.known.news, guesses, rng) for event in knowledge.known.news
    )
    return replace(_filled(knowledge.known, guesses), news=news)


def _guess(hidden: Hidden, rng: Random) -> Guess:
    cards = rng.sample(hidden.cards, len(hidden.cards))
    return Guess(tuple(sorted(cards[: hidden.in_hand])), tuple(cards[hidden.in_hand :]))


def _filled(known: State, guesses: Sequence[Guess]) -> State:
    sides = (
        replace(side, hand=tuple(sorted((*side.hand, *guess.hand))), pile=guess.pile)
        for side, guess in zip(known.sides, guesses, strict=True)
    )
    return replace(known, sides=tuple(sides))


def remembering(before: State, since: State) -> State:
    """Adds what was seen since (RF11): a card that left a hand was seen, even if the move is taken
    back."""
    return replace(before, sides=tuple(map(_as_remembered, before.sides, since.sides)))


def _as_remembered(before: Side, since: Side) -> Side:
    known = {*before.seen, *since.seen}
    seen = (card for card in before.hand if card in known or card not in since.hand)
    return replace(before, seen=tuple(seen))


def _guessed(event: Event, news: Sequence[Event], guesses: Sequence[Guess], rng: Random) -> Event:
    if not isinstance(event, DrewUnseen):
        return event
    return Drew(event.seat, _drawn(event, news, guesses[event.seat].hand, rng))


def _drawn(
    drew: DrewUnseen, news: Sequence[Event], hand: Sequence[Card], rng: Random
) -> tuple[Card, ...]:
    """The cards of a guessed draw. The last cards drawn are in the hand, as many as there are; the
    others were the rest of the pile before it. The deal shows a whole hand in its order."""
    if any(isinstance(event, Opened) for event in news):
        return tuple(hand)
    late = min(drew.count, len(hand))
    rest = next((event.in_hand for event in news if isinstance(event, Reshuffled)), ())
    return (*rng.sample(rest, drew.count - late), *rng.sample(hand, late))
