"""Star hits and brings a card."""

from games.riftforce.abilities import Guild, draw_one, first_enemy, hit

GUILD = Guild(activated=(hit(2, first_enemy), draw_one), second_set=True)
