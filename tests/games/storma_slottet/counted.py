"""What tests/words/test_plurals.py has to be told of this game's words."""

FEWEST = {
    ("storma-slottet-preview-exchange", "count"): 1,
    ("storma-slottet-story-paid", "trophies"): 1,
    ("storma-slottet-story-reshuffled", "count"): 1,
}
