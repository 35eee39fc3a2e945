"""Light hits, and heals any one card of its own side."""

from games.riftforce.abilities import (
    Guild,
    Use,
    allies_anywhere,
    choose_card,
    damaged,
    first_enemy,
    hit,
)
from games.riftforce.cards import Card


def heal_one(use: Use, ally: Card) -> None:
    use.heal(ally, 1)


GUILD = Guild(
    activated=(hit(2, first_enemy), choose_card("heal", damaged(allies_anywhere), heal_one))
)
