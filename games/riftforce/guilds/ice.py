"""Ice shatters the last enemy if it is damaged already."""

from games.riftforce.abilities import Guild, Use, last_enemy


def freeze(use: Use) -> None:
    for enemy in last_enemy(use):
        use.hit_enemy(enemy.card, 4 if enemy.damage else 1)


GUILD = Guild(activated=(freeze,))
