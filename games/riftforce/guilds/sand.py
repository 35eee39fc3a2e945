"""Sand drifts anywhere, scours every enemy there and mends itself."""

from games.riftforce.abilities import Guild, elsewhere, every_enemy, heal_itself, hit, move

GUILD = Guild(activated=(move(elsewhere), hit(1, every_enemy), heal_itself), second_set=True)
