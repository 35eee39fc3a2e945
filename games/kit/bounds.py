"""How large the parts of a record may be, far beyond what any match needs. A record may come from
anybody, and reading it must come to an end."""

MOST_SEATS = 99
MOST_VERSIONS = 1_000_000
MOST_MOVES = 20_000
MOST_THINGS = 10_000
"""How many things one use of chance can be about: the cards of a shuffle, the sides of a die."""
MOST_USES_OF_A_MOVE = 1_000
MOST_USES = 10_000_000
MOST_SALTS = 100
MOST_CHARACTERS = 100
"""The length of a name, a level or a version: of any text that is not written by people in a
match."""
MOST_SALT_CHARACTERS = 4_000
