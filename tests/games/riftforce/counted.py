"""What tests/words/test_plurals.py has to be told of this game's words."""

FEWEST = {
    ("riftforce-told-guilds", "count"): 7,
    ("riftforce-told-drew", "count"): 1,
}
