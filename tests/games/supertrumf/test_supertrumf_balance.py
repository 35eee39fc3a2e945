"""Whether the shipped deck plays well, measured over rounds of sensible play.

The bot player plays 150 classic matches each for two, three, four and six, and 250 Blixtduells:
about 10,000 rounds. Those that a value decides are counted (supertrumps are left out: they win with
anything). From them, and from the printed numbers alone where that is enough, follows:

- every attribute is worth declaring: each is declared in 12 to 20 of 100 rounds (even: 16.7); - no
attribute is won by the same few: in each, the figure that wins most wins at most 20 of 100 rounds,
and the three that win most at most 43 together, so that half takes four or more; - each attribute
has its own heroes: no figure is among the three that win most of two attributes; - no figure is
beaten in everything: for any two, each is higher somewhere; - a card matters if taking it out of
the winning lay would have cost the win. An object matters about as often as a figure: per card,
0.75 to 1.3 times as often, and so per time laid; - no card is dead and none dominates: each matters
at least 0.5 and at most 2 times as often as the average card of its kind.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from random import Random
from statistics import mean

import msgspec
import pytest

from games.kit.match import Match
from games.supertrumf.events import Shown, Turned
from games.supertrumf.options import Play, SupertrumfOptions
from games.supertrumf.rounds import judge
from tests.games.supertrumf.positions import GAME
from tests.playing import bot_player_move

DECK = GAME.deck
FIGURES = tuple(figure.key for figure in DECK.figures)
ITEMS = tuple(item.key for item in DECK.items)
TABLES: tuple[tuple[Play, int, int], ...] = (
    ("classic", 2, 150),
    ("classic", 3, 150),
    ("classic", 4, 150),
    ("classic", 6, 150),
    ("blixtduell", 2, 250),
)


class Measured(msgspec.Struct):
    declared: Counter[str]
    laid: Counter[str]
    wins: dict[str, Counter[str]]
    mattered: Counter[str]


@cache
def measured() -> Measured:
    result = Measured(
        Counter(), Counter(), {each: Counter() for each in DECK.attributes}, Counter()
    )
    for turned in turned_in_sensible_play():
        result.declared[turned.attribute] += 1
        result.laid.update(card for lay in turned.shown for card in lay.cards)
        winners, why = judge(turned.shown)
        if len(winners) > 1 or why == "supertrump":
            continue
        winner = next(lay for lay in turned.shown if lay.seat == winners[0])
        figures = (card for card in winner.cards if card in DECK.figure_keys)
        result.wins[turned.attribute].update(figures)
        result.mattered.update(card for card in winner.cards if matters(turned, winner, card))
    return result


def turned_in_sensible_play() -> Iterator[Turned]:
    for play, seats, matches in TABLES:
        for number in range(matches):
            rng = Random(f"{play} {seats} {number}")
            match = Match(GAME, seats, SupertrumfOptions(play=play), rng.randbytes(32))
            while not GAME.outcome(match.state):
                seat = match.state.waits_for()[0]
                match.play(seat, bot_player_move(GAME, match.state, seat, rng))
                yield from (event for event in match.state.news if isinstance(event, Turned))


def matters(turned: Turned, winner: Shown, card: str) -> bool:
    """Whether the winner without this card would not have been the only highest."""
    without = (winner.value or 0) - DECK.points[turned.attribute][card]
    return any((lay.value or 0) >= without for lay in turned.shown if lay.seat != winner.seat)


@pytest.mark.parametrize("attribute", DECK.attributes)
def test_balance_every_attribute_is_worth_declaring(attribute: str) -> None:
    share = measured().declared[attribute] / measured().declared.total()
    assert 0.12 <= share <= 0.20


@pytest.mark.parametrize("attribute", DECK.attributes)
def test_balance_no_attribute_is_won_by_the_same_few_cards(attribute: str) -> None:
    wins = measured().wins[attribute]
    most = [count / wins.total() for _, count in wins.most_common()]
    assert wins.total() > 1000
    assert most[0] <= 0.20
    assert sum(most[:3]) <= 0.43


def test_balance_each_attribute_has_its_own_heroes() -> None:
    heroes = [card for wins in measured().wins.values() for card, _ in wins.most_common(3)]
    assert len(set(heroes)) == len(heroes) == 3 * len(DECK.attributes)


def test_balance_no_figure_is_beaten_in_everything_by_another() -> None:
    beaten = [
        (one.key, other.key)
        for one, other in permutations(DECK.figures, 2)
        if all(other.values[each] >= one.values[each] for each in DECK.attributes)
    ]
    assert beaten == []


def test_balance_an_object_matters_about_as_often_as_a_figure() -> None:
    mattered, laid = measured().mattered, measured().laid
    figures = sum(mattered[card] for card in FIGURES)
    items = sum(mattered[card] for card in ITEMS)
    per_card = (items / len(ITEMS)) / (figures / len(FIGURES))
    times_laid = sum(laid[card] for card in ITEMS) / sum(laid[card] for card in FIGURES)
    per_lay = (items / figures) / times_laid
    assert 0.75 <= per_card <= 1.3
    assert 0.75 <= per_lay <= 1.3


@pytest.mark.parametrize("kind", [FIGURES, ITEMS], ids=["figures", "items"])
def test_balance_no_card_is_dead_and_none_dominates(kind: tuple[str, ...]) -> None:
    mattered = {card: measured().mattered[card] for card in kind}
    average = mean(mattered.values())
    assert min(mattered.values()) >= 0.5 * average
    assert max(mattered.values()) <= 2 * average
