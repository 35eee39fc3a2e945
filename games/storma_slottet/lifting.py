"""Which damage cards a healing card can lift (SS20)."""

from collections import Counter
from functools import lru_cache

from games.kit.cards import Card, is_number
from games.storma_slottet.moves import Lift
from games.storma_slottet.state import Court, DamageCard

Damages = tuple[int, ...]


def lifts(court: Court, card: Card, value: int) -> tuple[Damages, ...]:
    """The sets of damages that a healing card of this value can lift, best first: the highest
    sum, then the most cards. Only a number card must lift something (SS20)."""
    damages = tuple(hurt.damage for hurt in court.hurt_by)
    sets = _sets_within(tuple(sorted(damages, reverse=True)), value)
    return sets[:-1] if is_number(card) else sets


@lru_cache(maxsize=4096)
def _sets_within(damages: Damages, most: int) -> tuple[Damages, ...]:
    found: list[Damages] = [()]
    for damage in damages:
        more = [(*chosen, damage) for chosen in found if sum(chosen) + damage <= most]
        found = list(dict.fromkeys((*found, *more)))
    return tuple(sorted(found, key=lambda chosen: (sum(chosen), len(chosen), chosen), reverse=True))


def lifts_any(court: Court, value: int) -> bool:
    return any(hurt.damage <= value for hurt in court.hurt_by)


def worth(court: Court, damages: Damages) -> tuple[Card, ...]:
    """The damage cards worth this much; of equal ones, those that were laid first."""
    wanted = list(damages)
    cards = []
    for hurt in court.hurt_by:
        if hurt.damage in wanted:
            wanted.remove(hurt.damage)
            cards.append(hurt.card)
    return tuple(cards)


def stands_for_others(court: Court, damages: Damages) -> bool:
    """Whether other cards of the same worth could be lifted instead."""
    lying = Counter(hurt.damage for hurt in court.hurt_by)
    return any(lying[damage] > count for damage, count in Counter(damages).items())


def named_by(court: Court, move: Lift) -> tuple[DamageCard, ...] | None:
    """The damage cards that a move lifts; None if some of them don't lie there."""
    named = tuple(hurt for hurt in court.hurt_by if hurt.card in move.cards)
    return named if len(named) == len(move.cards) else None
