"""What an attack can do: for previews, and for the house."""

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
def chance_of(attack: Force, damage: int) -> float:
    """How likely the attack does at least this damage."""
    return sum(
        odds
        for sum_, odds in _rolled(attack.assassins, attack.jokers).items()
        if attack.numbers + sum_ >= damage
    )


@lru_cache(maxsize=4096)
def expected(attack: Force, most: int) -> float:
    """The damage to be expected, of which no more than `most` counts."""
    return sum(
        odds * min(attack.numbers + sum_, most)
        for sum_, odds in _rolled(attack.assassins, attack.jokers).items()
    )


@lru_cache(maxsize=64)
def _rolled(assassins: int, jokers: int) -> dict[int, float]:
    """How likely each sum of the dice is."""
    odds = {0: 1.0}
    for rolls in (ASSASSIN_ROLLS,) * assassins + (JOKER_ROLLS,) * jokers:
        more: dict[int, float] = {}
        for sum_, before in odds.items():
            for roll in rolls:
                more[sum_ + roll] = more.get(sum_ + roll, 0.0) + before / len(rolls)
        odds = more
    return odds
