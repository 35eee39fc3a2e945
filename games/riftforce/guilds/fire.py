"""Fire burns the first enemy, and the ally behind it a little."""

from games.riftforce.abilities import Guild, ally_behind, first_enemy, hit, hit_own

GUILD = Guild(activated=(hit(3, first_enemy), hit_own(1, ally_behind)))
