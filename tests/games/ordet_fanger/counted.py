"""What tests/words/test_plurals.py has to be told of this game's words."""

NUMBERS = "had needed voters"
TEXTS = "losers partner sign source tops"

FEWEST = {
    ("ordet-fanger-lost", "had"): 1,
    ("ordet-fanger-lost", "needed"): 2,
    ("ordet-fanger-picture-ahead", "count"): 1,
    ("ordet-fanger-picture-led", "count"): 1,
    ("ordet-fanger-picture-others-answer", "count"): 1,
    ("ordet-fanger-status-closing", "seconds"): 1,
    ("ordet-fanger-status-had", "needed"): 2,
    ("ordet-fanger-status-needed", "count"): 1,
    ("ordet-fanger-still-count", "had"): 1,
    ("ordet-fanger-still-count", "needed"): 2,
    ("ordet-fanger-verdict", "needed"): 1,
    ("ordet-fanger-status-shut", "seconds"): 1,
    ("ordet-fanger-teams-length", "seats"): 2,
    ("ordet-fanger-young-length", "seats"): 2,
    ("ordet-fanger-piles", "given"): 1,
    ("ordet-fanger-tie-cards-back", "count"): 1,
    ("ordet-fanger-tie-cards-lent", "count"): 1,
    ("ordet-fanger-tie-cards-out", "count"): 1,
    ("ordet-fanger-won-match", "points"): 1,
    ("ordet-fanger-zone-joker", "count"): 1,
}
