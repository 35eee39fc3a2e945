"""A sensible player who knows what the seat knows.

It leads with the attribute in which its hand stands out and lays no more than is good enough. If it
can't, it throws away its worst card. Now and then it bluffs with a supertrump.
"""

from bisect import bisect_left

from games.kit.bot_player import BotMove, Mind
from games.kit.keyed_random import KeyedRandom
from games.kit.say import say
from games.supertrumf.cards import Attribute, Card, Cards, Deck
from games.supertrumf.knowledge import Knowledge
from games.supertrumf.moves import Declare, Keep, Lay, Move, Roll, TakePrize, Throw
from games.supertrumf.state import Declaring, Laying, Redrawing, Rolling, TakingPrize
from games.supertrumf.wording import attribute_name, names_of

Thought = BotMove[Move]

ALL = 1000
"""A figure's standing is counted in thousandths of all figures."""
POOR_HAND = 700
"""A hand is thrown if its best figure beats fewer of the others than this."""
BLUFF = 30
GOOD_ENOUGH = 850
"""A lay aims at beating this share of the figures, plus a random part of one of the two numbers
below."""
ALL_BEATEN, WITH_AN_ITEM = 150, 250
"""The most that is added to the aim: usually, and if somebody has laid a figure with an item."""
A_PLAYER_MORE = 30
AN_ITEM = 900
"""An item is worth about as much as a middling figure."""
LONG_HAND = 6
"""With a hand of this size or more, a sure win takes a weak figure along to the winning pile."""

MISNAMES = 35
"""Percentage of leads in which the easy level bluffs with nothing behind it."""
FORGETS_ITEMS = 40
"""Percentage of lays in which the easy level looks at figures alone."""
SHOWS_OFF = 35
"""Percentage of lays in which the easy level lays its highest cards, whatever would be enough."""
KEEPS = 60
"""Percentage of the hands that should be thrown and that the easy level keeps."""


def hard_move(deck: Deck, knowledge: Knowledge, mind: Mind) -> Thought | None:
    state, seat, rng = knowledge.state, mind.seat, mind.rng
    hand = deck.in_order(state.hands[seat])
    match state.phase:
        case Redrawing():
            return _redraw(deck, hand, state.throws[seat])
        case Rolling():
            return BotMove(Roll(), say("supertrumf-why-roll"))
        case Declaring():
            return _declare(deck, hand, rng)
        case Laying(attribute):
            return _lay(deck, knowledge, attribute, hand, mind)
        case TakingPrize():
            place = rng.below(len(state.prizes[seat]))
            return BotMove(TakePrize(place), say("supertrumf-why-prize", place=place + 1))
    return None


def easy_move(deck: Deck, knowledge: Knowledge, mind: Mind) -> Thought | None:
    """A move that declares attributes without good cards, shows off, forgets its items, or keeps a
    poor hand."""
    state, seat, rng = knowledge.state, mind.seat, mind.rng
    hand = deck.in_order(state.hands[seat])
    match state.phase:
        case Redrawing() if rng.percent(KEEPS):
            return BotMove(Keep())
        case Declaring() if rng.percent(MISNAMES):
            return BotMove(Declare(rng.choice(tuple(deck.attributes))))
        case Laying(attribute) if rng.percent(FORGETS_ITEMS):
            alone = tuple(card for card in hand if card in deck.figure_keys)
            return _lay(deck, knowledge, attribute, alone or hand, mind)
        case Laying(attribute) if rng.percent(SHOWS_OFF):
            lays = deck.lays(hand)
            return BotMove(Lay(max(lays, key=lambda lay: deck.value(lay, attribute) or 0)))
    return hard_move(deck, knowledge, mind)


def standing(deck: Deck, value: int, attribute: Attribute) -> int:
    """The share of figures that a value beats; above the best figure, more than all."""
    ranked = deck.ranked[attribute]
    beyond = max(0, ALL * value // max(1, ranked[-1]) - ALL)
    return ALL * bisect_left(ranked, value) // len(ranked) + beyond


def _redraw(deck: Deck, hand: Cards, throws: int) -> Thought:
    if throws:
        return BotMove(Keep(), say("supertrumf-why-keep-smaller"))
    if not deck.supertrump_keys.isdisjoint(hand):
        return BotMove(Keep(), say("supertrumf-why-keep-supertrump"))
    attribute = _strongest(deck, hand)
    reach = deck.reach(hand, attribute)
    if standing(deck, reach, attribute) < POOR_HAND:
        return BotMove(Throw(), say("supertrumf-why-throw"))
    name = attribute_name(deck, attribute)
    return BotMove(Keep(), say("supertrumf-why-keep", attribute=name, value=reach))


def _strongest(deck: Deck, hand: Cards) -> Attribute:
    return max(deck.attributes, key=lambda each: standing(deck, deck.reach(hand, each), each))


def _declare(deck: Deck, hand: Cards, rng: KeyedRandom) -> Thought:
    if not deck.supertrump_keys.isdisjoint(hand) and rng.percent(BLUFF):
        bluff = rng.choice(tuple(deck.attributes))
        why = say("supertrumf-why-bluff", attribute=attribute_name(deck, bluff))
        return BotMove(Declare(bluff), why)
    strongest = _strongest(deck, hand)
    name, reach = attribute_name(deck, strongest), deck.reach(hand, strongest)
    why = say("supertrumf-why-declare", attribute=name, value=reach)
    return BotMove(Declare(strongest), why)


def _lay(
    deck: Deck, knowledge: Knowledge, attribute: Attribute, hand: Cards, mind: Mind
) -> Thought:
    """The cheapest lay that is good enough; else a supertrump; else the worst card."""
    numbered = [lay for lay in deck.lays(hand) if deck.supertrump_keys.isdisjoint(lay)]
    aim = _aim(knowledge, mind)

    def value(lay: Cards) -> int:
        return deck.value(lay, attribute) or 0

    enough = [lay for lay in numbered if standing(deck, value(lay), attribute) >= aim]
    if enough:
        lay = min(enough, key=lambda lay: (len(lay), value(lay)))
        names, reached = names_of(deck, lay), value(lay)
        return BotMove(Lay(lay), say("supertrumf-why-enough", cards=names, value=reached))
    supertrumps = [card for card in hand if card in deck.supertrump_keys]
    if supertrumps and (not numbered or mind.rng.percent(50)):
        lay = _with_a_weak_figure(deck, knowledge, hand, supertrumps[0])
        return BotMove(Lay(lay), say("supertrumf-why-supertrump", cards=names_of(deck, lay)))
    best = max(numbered, key=lambda lay: (value(lay), -len(lay)))
    if 2 * standing(deck, value(best), attribute) > aim:
        names, reached = names_of(deck, best), value(best)
        return BotMove(Lay(best), say("supertrumf-why-hope", cards=names, value=reached))
    worst = min((lay[0] for lay in numbered), key=lambda card: _worth(deck, card))
    why = say("supertrumf-why-worst", card=deck.name(worst))
    return BotMove(Lay((worst,)), why)


def _aim(knowledge: Knowledge, mind: Mind) -> int:
    """The standing to aim at: higher if somebody has laid two cards already, and with more
    players."""
    state = knowledge.state
    others = [len(lay) for other, lay in enumerate(state.laid) if other != mind.seat]
    more = WITH_AN_ITEM if max(others) > 1 else ALL_BEATEN
    players = len(state.in_round()) - 2
    return GOOD_ENOUGH + mind.rng.below(more + 1) + A_PLAYER_MORE * players


def _with_a_weak_figure(deck: Deck, knowledge: Knowledge, hand: Cards, supertrump: Card) -> Cards:
    figures = [card for card in hand if card in deck.figure_keys]
    if knowledge.state.play == "classic" and len(hand) >= LONG_HAND and figures:
        return min(figures, key=lambda card: _worth(deck, card)), supertrump
    return (supertrump,)


def _worth(deck: Deck, card: Card) -> int:
    """A figure's best standing."""
    if card not in deck.figure_keys:
        return AN_ITEM
    return max(standing(deck, deck.points[each][card], each) for each in deck.attributes)
