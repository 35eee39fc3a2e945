"""What a viewer may know, including what they once saw (SS29); and whole states that agree with it.

Royals are at their owner's side, and a joker that was shown into a hand is there until it is seen
again (SS16). For the other hidden cards the batch is known: when the draw pile was shuffled,
everybody knew what went into it (SS2, SS27), and they see what leaves a hand. Within a batch nobody
can tell the hidden cards apart.
"""

from collections.abc import Iterator
from random import Random
from typing import TypeGuard

import msgspec
from msgspec.structs import replace

from games.kit.cards import Card, in_order, is_court
from games.kit.say import Seat
from games.kit.state import at
from games.storma_slottet import state as storma
from games.storma_slottet.cards import royals
from games.storma_slottet.events import UNSEEN, ActiveLaid, Drew, Event
from games.storma_slottet.legal import healers, replacements

Draws = list[tuple[Seat, list[Card]]]
"""The draws in the news that the viewer has not seen: whose each was, and its cards."""


class Batch(msgspec.Struct, frozen=True):
    """The cards of one shuffled pile that the viewer has not seen since, and how many of them are
    in each place: any of them may be anywhere. `drawn` has the same for each draw in the news that
    they have not seen; those cards are counted in the hands too."""

    cards: tuple[Card, ...]
    in_hands: tuple[int, int]
    drawn: tuple[int, ...]
    in_pile: int


class Knowledge(msgspec.Struct, frozen=True):
    """`state` is the position as far as the viewer can see it. Another player's hand has the
    cards that the viewer knows to be there (one of them may be the one laid face down); the draw
    pile is empty; cards that others drew or laid are UNSEEN. `hands` and `draw_pile` count all
    cards there."""

    viewer: Seat | None
    state: storma.State
    hands: tuple[int, int]
    draw_pile: int
    batches: tuple[Batch, ...]


def knowledge_of(state: storma.State, viewer: Seat | None) -> Knowledge:
    hands = (len(state.sides[0].hand), len(state.sides[1].hand))
    pile = len(state.draw_pile)
    if not state.sides[1].house:  # nothing has been shuffled, nor will be after a draw (SS30)
        return Knowledge(viewer, state, hands, pile, ())
    batches = tuple(_batches(state, viewer))
    return Knowledge(viewer, _seen(state, viewer), hands, pile, batches)


def determinize(knowledge: Knowledge, rng: Random) -> storma.State:
    """Guesses until a guess is possible, so that each possible state is equally likely."""
    while not _may_be(guess := _guess(knowledge, rng)):
        pass
    return guess


def remembering(before: storma.State, since: storma.State) -> storma.State:
    """Adds what was shown since: a card that went back to a hand is known there, and so is a joker
    that was shown into one. Royals are known to be at home anyway."""
    known = {*storma.open_cards(since), *since.sides[0].shown, *since.sides[1].shown}
    for seat, side in enumerate(before.sides):
        seen = known.difference(royals(side.house))
        shown = tuple(card for card in side.hand if card in side.shown or card in seen)
        before = storma.change_side(before, seat, shown=shown)
    return before


def _seen(state: storma.State, viewer: Seat | None) -> storma.State:
    seen = state
    for seat in (0, 1):
        if seat != viewer:
            seen = storma.change_side(seen, seat, hand=_known_in_hand(state, seat))
    news, *recent = (
        tuple(_heard(event, state, viewer) for event in events)
        for events in (state.news, *state.recent)
    )
    phase = _phase_seen(state.phase, viewer)
    return replace(seen, draw_pile=(), phase=phase, news=news, recent=tuple(recent))


def _has_active(side: storma.Side) -> bool:
    return side.active is not None


def _known_in_hand(state: storma.State, seat: Seat) -> tuple[Card, ...]:
    """The cards that everybody knows to be in that hand, or laid from it."""
    side = state.sides[seat]
    at_home = storma.without(royals(side.house), storma.open_cards(state))
    return tuple(sorted((*at_home, *side.shown), key=in_order))


def _phase_seen(phase: storma.Phase, viewer: Seat | None) -> storma.Phase:
    if not isinstance(phase, storma.LayingActives):
        return phase
    laid = phase.laid
    for seat in (0, 1):
        if seat != viewer and laid[seat] is not None:
            laid = at(laid, seat, UNSEEN)
    return storma.LayingActives(laid)


def _heard(event: Event, state: storma.State, viewer: Seat | None) -> Event:
    """The event as a viewer learns it. What was laid face down is told when it is turned, and never
    if the match ends before."""
    match event:
        case Drew(cards=cards) if event.seat != viewer:
            return replace(event, cards=(UNSEEN,) * len(cards))
        case ActiveLaid() if event.seat != viewer and not any(map(_has_active, state.sides)):
            return replace(event, card=UNSEEN)
        case _:
            return event


def _batches(state: storma.State, viewer: Seat | None) -> Iterator[Batch]:
    first, second = (_unseen_in_hand(state, seat, viewer) for seat in (0, 1))
    draws = [event.cards for event in state.news if _is_unseen_draw(event, viewer)]
    hidden = {*first, *second, *state.draw_pile}
    for shuffled in map(set, state.batches):
        if cards := hidden & shuffled:
            in_hands = (len(first & cards), len(second & cards))
            drawn = tuple(len(cards.intersection(draw)) for draw in draws)
            in_pile = len(cards) - sum(in_hands)
            yield Batch(tuple(sorted(cards, key=in_order)), in_hands, drawn, in_pile)


def _unseen_in_hand(state: storma.State, seat: Seat, viewer: Seat | None) -> set[Card]:
    """The cards of a hand, or laid from it, that the viewer does not know."""
    if seat == viewer:
        return set()
    laid = state.phase.laid[seat] if isinstance(state.phase, storma.LayingActives) else None
    cards = {*state.sides[seat].hand} if laid is None else {*state.sides[seat].hand, laid}
    return cards.difference(_known_in_hand(state, seat))


def _is_unseen_draw(event: Event, viewer: Seat | None) -> TypeGuard[Drew]:
    return isinstance(event, Drew) and event.seat != viewer


def _guess(knowledge: Knowledge, rng: Random) -> storma.State:
    """A guess: each hidden card in one of the places where it may be, each equally likely."""
    state = knowledge.state
    hands = [list(side.hand) for side in state.sides]
    unseen = (event for event in state.news if _is_unseen_draw(event, knowledge.viewer))
    draws: Draws = [(event.seat, []) for event in unseen]
    pile = list(state.draw_pile)
    for batch in knowledge.batches:
        pile += _hand_out(batch, hands, draws, rng)
    phase = _guess_phase(state.phase, hands, rng)
    for seat in (0, 1):
        state = storma.change_side(state, seat, hand=tuple(hands[seat]))
    drawn = (tuple(cards) for _, cards in draws)
    news = tuple(
        replace(event, cards=next(drawn))
        if _is_unseen_draw(event, knowledge.viewer)
        else _guess_laid(event, phase)
        for event in state.news
    )
    return replace(state, draw_pile=tuple(pile), phase=phase, news=news)


def _hand_out(batch: Batch, hands: list[list[Card]], draws: Draws, rng: Random) -> list[Card]:
    """Shuffles the batch and deals each hand its number of cards; returns the cards in the pile."""
    cards = rng.sample(batch.cards, len(batch.cards))
    for seat in (0, 1):
        held = [cards.pop() for _ in range(batch.in_hands[seat])]
        hands[seat] += held
        for (drawer, drawn), count in zip(draws, batch.drawn, strict=True):
            if drawer == seat:
                drawn += [held.pop() for _ in range(count)]
    return cards


def _guess_phase(phase: storma.Phase, hands: list[list[Card]], rng: Random) -> storma.Phase:
    """The phase with a guessed card laid face down: any card of the hand, as far as this goes."""
    if not isinstance(phase, storma.LayingActives):
        return phase
    laid = phase.laid
    for seat in (0, 1):
        if laid[seat] == UNSEEN:
            laid = at(laid, seat, hands[seat].pop(rng.randrange(len(hands[seat]))))
    return storma.LayingActives(laid)


def _guess_laid(event: Event, phase: storma.Phase) -> Event:
    if isinstance(event, ActiveLaid) and isinstance(phase, storma.LayingActives):
        return replace(event, card=phase.laid[event.seat])
    return event


def _may_be(state: storma.State) -> bool:
    """Whether the move that the match waits for is possible: a court card was laid, a player who
    may go on healing has something to heal with (SS18), a player who replaces a card has a choice
    (SS25)."""
    match state.phase:
        case storma.LayingActives():
            return all(map(is_court, storma.face_down(state.phase)))
        case storma.Healing(place=place):
            return bool(healers(state, state.mover, place))
        case storma.Replacing(seat=seat):
            return len(replacements(state.sides[seat])) > 1
        case _:
            return True
