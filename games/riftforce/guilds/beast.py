"""Beast prowls next door and bites harder when damaged."""

from games.riftforce.abilities import Guild, Use, first_enemy, move, neighbours


def bite(use: Use) -> None:
    for enemy in first_enemy(use):
        use.hit_enemy(enemy.card, 3 if use.piece.damage else 2)


GUILD = Guild(activated=(move(neighbours), bite), second_set=True)
