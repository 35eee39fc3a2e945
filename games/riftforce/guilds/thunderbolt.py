"""Thunderbolt picks its target, and once more if that falls."""

from collections.abc import Sequence

from games.riftforce.abilities import Guild, Use, choose_card, every_enemy
from games.riftforce.cards import Card
from games.riftforce.state import Piece


def enemies_after_a_kill(use: Use) -> Sequence[Piece]:
    return every_enemy(use) if use.felled else ()


def strike_one(use: Use, enemy: Card) -> None:
    use.strike(enemy, 2)


GUILD = Guild(
    activated=(
        choose_card("strike", every_enemy, strike_one),
        choose_card("strike", enemies_after_a_kill, strike_one),
    )
)
