"""Lava floods next door, and burns its own on the way."""

from games.riftforce.abilities import (
    Guild,
    first_enemies_next_door,
    hit,
    hit_own,
    itself_and_allies_in_front,
)

GUILD = Guild(
    activated=(hit(2, first_enemies_next_door), hit_own(1, itself_and_allies_in_front)),
    second_set=True,
)
