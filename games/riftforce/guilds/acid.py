"""Acid eats through two enemies and leaves no Riftforce."""

from games.riftforce.abilities import Guild, first_enemy, hit, second_enemy

GUILD = Guild(
    activated=(hit(3, first_enemy), hit(1, second_enemy)), victims_score=False, second_set=True
)
