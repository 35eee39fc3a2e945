"""What tests/words/test_plurals.py has to be told of this game's words."""

FEWEST = {
    ("storma-slottet-retold-attacked", "count"): 1,
    ("storma-slottet-retold-exchanged", "count"): 1,
    ("storma-slottet-retold-healed", "count"): 1,
    ("storma-slottet-preview-exchange", "count"): 1,
    ("storma-slottet-story-paid", "trophies"): 1,
    ("storma-slottet-story-reshuffled", "count"): 1,
}

NUMBERS = "royals"

TEXTS = "outcome source"

NOUNS = {
    "en": ("royals trophies", "royal trophy", "", ""),
    "sv": ("troféer", "trofé", "", "i"),
    "nb": ("trofeer", "trofé", "", "i"),
    "de": ("figuren trophäen", "figur trophäe", "", ""),
}
