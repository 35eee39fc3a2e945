"""Water hits, flows next door and hits again."""

from games.riftforce.abilities import Guild, first_enemy, hit, move, neighbours

GUILD = Guild(activated=(hit(2, first_enemy), move(neighbours), hit(1, first_enemy)))
