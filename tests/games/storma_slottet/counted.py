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

TEXTS = "jack king outcome queen source"

NOUNS = {
    "en": ("royals trophies", "royal trophy", "", "plus"),
    "sv": ("troféer", "trofé", "", "i plus"),
    "nb": ("trofeer", "trofé", "", "i pluss"),
    "de": ("figuren trophäen", "figur trophäe", "", "plus reicht"),
}
