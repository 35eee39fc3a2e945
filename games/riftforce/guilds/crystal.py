"""Crystal hits hardest, and costs most to lose."""

from games.riftforce.abilities import Guild, first_enemy, hit

GUILD = Guild(activated=(hit(4, first_enemy),), worth=2)
