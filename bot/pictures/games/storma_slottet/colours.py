"""The felt that this game is played on."""

FELT, BAR, PLATE, SLOT = "#123D33", "#0B2B24", "#1C5446", "#0E332B"
MINT = "#BFE3D5"
"""For what is read second."""
HEALED = "#7CE0A3"
LIFE, WOUNDED = "#DDEFE6", "#FF9B7A"
