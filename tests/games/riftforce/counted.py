"""What tests/words/test_plurals.py has to be told of this game's words."""

TEXTS = "opposite own"

FEWEST = {
    ("riftforce-told-guilds", "count"): 7,
    ("riftforce-told-all-shown", "count"): 10,
    ("riftforce-told-drew", "count"): 1,
}
