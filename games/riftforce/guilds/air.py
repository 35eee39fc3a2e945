"""Air flies anywhere and hits three locations."""

from games.riftforce.abilities import (
    Guild,
    elsewhere,
    first_enemies_next_door,
    first_enemy,
    hit,
    move,
)

GUILD = Guild(activated=(move(elsewhere), hit(1, first_enemy), hit(1, first_enemies_next_door)))
