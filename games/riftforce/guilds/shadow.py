"""Shadow appears anywhere, and gains more from a kill."""

from games.riftforce.abilities import Guild, Use, elsewhere, first_enemy, move


def assassinate(use: Use) -> None:
    for enemy in first_enemy(use):
        if use.strike(enemy.card, 1):
            use.gain(1)


GUILD = Guild(activated=(move(elsewhere), assassinate))
