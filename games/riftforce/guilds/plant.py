"""Plant pulls an enemy over from next door."""

from collections.abc import Sequence

from games.riftforce.abilities import Guild, Use, choose_location, neighbours
from games.riftforce.state import Location


def neighbours_with_enemies(use: Use) -> Sequence[Location]:
    return [location for location in neighbours(use) if use.enemies(location)]


def pull(use: Use, location: Location) -> None:
    enemy = use.enemies(location)[0].card
    use.hit_enemy(enemy, 2)
    use.move_enemy(enemy, use.here)


GUILD = Guild(activated=(choose_location("pull", neighbours_with_enemies, pull),))
