"""Earth shakes every enemy as it arrives."""

from games.riftforce.abilities import Guild, every_enemy, first_enemy, hit

GUILD = Guild(activated=(hit(2, first_enemy),), played=(hit(1, every_enemy),))
