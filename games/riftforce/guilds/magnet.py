"""Magnet hits the last enemy and drags it along next door."""

from games.riftforce.abilities import (
    Guild,
    Use,
    choose_location,
    hit,
    last_enemy,
    neighbours,
)
from games.riftforce.state import Location


def drag(use: Use, location: Location) -> None:
    for enemy in last_enemy(use):
        use.move_enemy(enemy.card, location)
    use.move(location)


GUILD = Guild(
    activated=(hit(2, last_enemy), choose_location("drag", neighbours, drag)), second_set=True
)
