"""The exact odds of an attack, for previews and for the bot player."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache

import msgspec

from games.kit.cards import Card, is_joker, is_number, rank
from games.storma_slottet.cards import ASSASSIN_BONUS, dice_in_attack

JOKER_ROLLS = tuple(high + low for high in range(10) for low in range(10))
ASSASSIN_ROLLS = (0, *(ASSASSIN_BONUS + shows for shows in range(1, 10)))


class Force(msgspec.Struct, frozen=True):
    """An attack's cards, added up: the number cards, and how many roll."""

    numbers: int
    assassins: int
    jokers: int

    @property
    def dice(self) -> int:
        return self.assassins + 2 * self.jokers

    @property
    def low(self) -> int:
        """The least damage if nobody fumbles."""
        return self.numbers + (ASSASSIN_BONUS + 1) * self.assassins + self.jokers

    @property
    def high(self) -> int:
        return self.numbers + max(ASSASSIN_ROLLS) * self.assassins + max(JOKER_ROLLS) * self.jokers


def force(cards: tuple[Card, ...]) -> Force:
    jokers = sum(is_joker(card) for card in cards)
    assassins = sum(dice_in_attack(card) == 1 for card in cards)
    return Force(sum(rank(card) for card in cards if is_number(card)), assassins, jokers)


@lru_cache(maxsize=4096)
def chance_of(attack: Force, damage: int) -> Fraction:
    """How likely the attack does at least this damage."""
    rolled = _rolled(attack.assassins, attack.jokers)
    enough = sum(ways for sum_, ways in rolled.items() if attack.numbers + sum_ >= damage)
    return Fraction(enough, rolled.total())


@lru_cache(maxsize=4096)
def expected(attack: Force, most: int) -> Fraction:
    """The damage to be expected, of which no more than `most` counts."""
    rolled = _rolled(attack.assassins, attack.jokers)
    done = sum(ways * min(attack.numbers + sum_, most) for sum_, ways in rolled.items())
    return Fraction(done, rolled.total())


@lru_cache(maxsize=64)
def _rolled(assassins: int, jokers: int) -> Counter[int]:
    """The number of ways to roll each sum of the dice."""
    ways = Counter({0: 1})
    for rolls in (ASSASSIN_ROLLS,) * assassins + (JOKER_ROLLS,) * jokers:
        more: Counter[int] = Counter()
        for sum_, before in ways.items():
            for roll in rolls:
                more[sum_ + roll] += before
        ways = more
    return ways
