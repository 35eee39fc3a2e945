"""What tests/words/test_plurals.py has to be told of this game's words."""

TEXTS = "values dagger figure item"

NOUNS = {
    "en": ("", "", "", "beats the together"),
    "sv": ("", "", "", "slår"),
    "nb": ("", "", "", "slår"),
    "de": ("", "", "", "schlagen"),
}

FEWEST = {
    ("supertrumf-drew", "count"): 1,
    ("supertrumf-kept-the-rest", "count"): 1,
    ("supertrumf-laid", "count"): 1,
    ("supertrumf-over-cards", "cards"): 1,
    ("supertrumf-pot-lost", "count"): 1,
    ("supertrumf-reshuffled", "count"): 1,
    ("supertrumf-round-tied", "pot"): 2,
    ("supertrumf-round-won", "count"): 2,
    ("supertrumf-threw", "count"): 1,
    ("supertrumf-throw", "count"): 1,
    ("supertrumf-tied-supertrumps", "pot"): 2,
    ("supertrumf-tied-values", "pot"): 2,
    ("supertrumf-took-the-pot", "count"): 1,
    ("supertrumf-won-by-supertrump", "count"): 2,
    ("supertrumf-won-by-value", "count"): 2,
}
