"""A sensible player, who knows what the seat knows.

It leads with the attribute in which its hand stands out, lays no more than it takes to be good
enough, throws away its worst when it isn't, and bluffs now and then with a supertrump.
"""

from bisect import bisect_left
from random import Random

from games.supertrumf.cards import Attribute, Card, Cards, Deck
from games.supertrumf.knowledge import Knowledge
from games.supertrumf.moves import Declare, Keep, Lay, Move, Roll, TakePrize, Throw
from games.supertrumf.state import Declaring, Laying, Redrawing, Rolling, TakingPrize

POOR_HAND = 0.7
"""A hand whose best figure beats fewer of the others than this is thrown."""
BLUFF = 0.3
GOOD_ENOUGH = 0.85, 1.1
"""A lay is aimed at beating this share of the figures (more than 1: a figure with an item)."""
LONG_HAND = 6
"""From so many cards on, a sure win takes a weak figure along to the winning pile."""


def house_move(deck: Deck, knowledge: Knowledge, rng: Random) -> Move:
    state, seat = knowledge.state, knowledge.viewer
    assert seat is not None
    hand = deck.in_order(state.hands[seat])
    match state.phase:
        case Redrawing():
            return Throw() if _is_poor(deck, hand, state.throws[seat]) else Keep()
        case Rolling():
            return Roll()
        case Declaring():
            return Declare(_attribute(deck, hand, rng))
        case Laying(attribute):
            return Lay(_lay(deck, knowledge, attribute, hand, rng))
        case TakingPrize():
            return TakePrize(rng.randrange(len(state.prizes[seat])))
    raise ValueError("there is nothing to do when the match is over")


def standing(deck: Deck, value: int, attribute: Attribute) -> float:
    """The share of figures that a value beats; beyond the best figure, more than 1."""
    ranked = deck.ranked[attribute]
    return bisect_left(ranked, value) / len(ranked) + max(0.0, value / ranked[-1] - 1)


def _is_poor(deck: Deck, hand: Cards, throws: int) -> bool:
    if throws or not deck.supertrump_keys.isdisjoint(hand):
        return False
    best = max(standing(deck, deck.reach(hand, each), each) for each in deck.attributes)
    return best < POOR_HAND


def _attribute(deck: Deck, hand: Cards, rng: Random) -> Attribute:
    if not deck.supertrump_keys.isdisjoint(hand) and rng.random() < BLUFF:
        return rng.choice(tuple(deck.attributes))
    return max(deck.attributes, key=lambda each: standing(deck, deck.reach(hand, each), each))


def _lay(deck: Deck, knowledge: Knowledge, attribute: Attribute, hand: Cards, rng: Random) -> Cards:
    """The cheapest of the lays that are good enough; else a supertrump; else the worst card."""
    numbered = [lay for lay in deck.lays(hand) if deck.supertrump_keys.isdisjoint(lay)]
    aim = _aim(knowledge, rng)

    def value(lay: Cards) -> int:
        return deck.value(lay, attribute) or 0

    enough = [lay for lay in numbered if standing(deck, value(lay), attribute) >= aim]
    if enough:
        return min(enough, key=lambda lay: (len(lay), value(lay)))
    supertrumps = [card for card in hand if card in deck.supertrump_keys]
    if supertrumps and (not numbered or rng.random() < 0.5):
        return _with_a_weak_figure(deck, knowledge, hand, supertrumps[0])
    best = max(numbered, key=lambda lay: (value(lay), -len(lay)))
    if standing(deck, value(best), attribute) > aim / 2:
        return best
    return (min((lay[0] for lay in numbered), key=lambda card: _worth(deck, card)),)


def _aim(knowledge: Knowledge, rng: Random) -> float:
    """Higher where somebody has laid two cards already, and with more players."""
    state = knowledge.state
    others = [len(lay) for other, lay in enumerate(state.laid) if other != knowledge.viewer]
    aim = rng.uniform(*GOOD_ENOUGH) if max(others) > 1 else rng.uniform(GOOD_ENOUGH[0], 1.0)
    return aim + 0.03 * (len(state.in_round()) - 2)


def _with_a_weak_figure(deck: Deck, knowledge: Knowledge, hand: Cards, supertrump: Card) -> Cards:
    figures = [card for card in hand if card in deck.figure_keys]
    if knowledge.state.play == "classic" and len(hand) >= LONG_HAND and figures:
        return min(figures, key=lambda card: _worth(deck, card)), supertrump
    return (supertrump,)


def _worth(deck: Deck, card: Card) -> float:
    """A figure's best standing; an item is worth about as much as a middling figure."""
    if card not in deck.figure_keys:
        return 0.9
    return max(standing(deck, deck.points[each][card], each) for each in deck.attributes)
