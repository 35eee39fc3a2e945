"""The colours of Storma slottet!: the felt, and what lies on it."""

FELT, BAR, PLATE, SLOT = "#123D33", "#0B2B24", "#1C5446", "#0E332B"
CAMP = "#164A3D"
"""The ground of one side."""
MINT = "#BFE3D5"
"""Secondary text."""
BACK = "#8E2B23"
LIFE, WOUNDED, HEALED = "#DDEFE6", "#FF9B7A", "#7CE0A3"
