"""How the cards of a play lie to each other (RF1): where the first lies, and which way the others
go from there."""

from games.kit.asks import Choice
from games.kit.say import say
from games.riftforce.state import LOCATIONS, MOST_PLAYED, Location

Arrangement = str

TOGETHER: Arrangement = "together"

STEPS: dict[Arrangement, tuple[int, ...]] = {
    "right": (0, 1, 2),
    "left": (0, -1, -2),
    "left-right": (0, -1, 1),
    "right-left": (0, 1, -1),
    "right-between": (0, 2, 1),
    "left-between": (0, -2, -1),
}
"""How far from the first card's location each card lies, where they don't lie together."""


def locations_of(arrangement: Arrangement, first: Location, count: int) -> tuple[Location, ...]:
    """One location for all, or one for each; some may lie beyond the Rift's ends."""
    if arrangement == TOGETHER or count == 1:
        return (first,)
    return tuple(first + step for step in STEPS[arrangement][:count])


def arrangement_choices(most: int) -> tuple[Choice, ...]:
    """The arrangements that differ for up to this many cards."""
    among_two = (TOGETHER, "right", "left")
    keys = (TOGETHER, *STEPS) if most == MOST_PLAYED else among_two
    return tuple(Choice(key, say(f"riftforce-arrangement-{key}")) for key in keys)


def possible(count: int) -> list[tuple[Location, Arrangement]]:
    """All ways to lay this many cards."""
    found = [
        (first, choice.key) for first in LOCATIONS for choice in arrangement_choices(max(count, 2))
    ]
    return [
        (first, arrangement)
        for first, arrangement in found
        if all(each in LOCATIONS for each in locations_of(arrangement, first, count))
    ]
