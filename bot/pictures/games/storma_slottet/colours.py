"""The felt that this game is played on, and what lies on it."""

FELT, BAR, PLATE, SLOT = "#123D33", "#0B2B24", "#1C5446", "#0E332B"
CAMP = "#164A3D"
"""Where one side lies."""
MINT = "#BFE3D5"
"""For what is read second."""
BACK = "#8E2B23"
LIFE, WOUNDED, HEALED = "#DDEFE6", "#FF9B7A", "#7CE0A3"
