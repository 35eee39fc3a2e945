"""What tests/words/test_plurals.py has to be told of this game's words."""

NUMBERS = "drawn"

TEXTS = "bots enemy gainer opposite own"

FEWEST = {
    ("riftforce-told-guilds", "count"): 7,
    ("riftforce-told-all-shown", "count"): 10,
    ("riftforce-told-drew", "count"): 1,
}

NOUNS = {
    "en": ("locations", "", "", ""),
    "sv": ("", "", "", ""),
    "nb": ("steder", "", "", ""),
    "de": ("orte", "", "", "geheilt"),
}
