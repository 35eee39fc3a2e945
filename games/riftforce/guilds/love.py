"""Love heals an ally wholly as it arrives."""

from games.riftforce.abilities import (
    Guild,
    Use,
    allies_here,
    choose_card,
    damaged,
    first_enemy,
    hit,
)
from games.riftforce.cards import Card


def heal_wholly(use: Use, ally: Card) -> None:
    use.heal(ally, use.battle.forces[use.seat].piece(ally).damage)


GUILD = Guild(
    activated=(hit(2, first_enemy),),
    played=(choose_card("soothe", damaged(allies_here), heal_wholly),),
    second_set=True,
)
