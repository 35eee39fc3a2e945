"""Music wins the enemies that it destroys over to its own side."""

from collections.abc import Sequence

from games.riftforce.abilities import (
    Guild,
    Use,
    choose_location,
    first_enemy,
    neighbours,
    strike,
)
from games.riftforce.state import Location


def neighbours_after_a_kill(use: Use) -> Sequence[Location]:
    return neighbours(use) if use.felled else ()


def win_over(use: Use, location: Location) -> None:
    assert use.felled
    use.steal(use.felled, location)


GUILD = Guild(
    activated=(
        strike(2, first_enemy),
        choose_location("steal", neighbours_after_a_kill, win_over),
    ),
    second_set=True,
)
