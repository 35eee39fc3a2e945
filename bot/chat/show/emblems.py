"""The small pictures that stand before a card's name, and each game's colour."""

SUITS = {"S": "♠️", "H": "♥️", "D": "♦️", "C": "♣️", "X": "🃏"}

EMBLEMS = {
    "riftforce": {
        "acid": "🧪",
        "air": "💨",
        "beast": "🐾",
        "crystal": "💎",
        "earth": "⛰️",
        "fire": "🔥",
        "ice": "❄️",
        "lava": "🌋",
        "light": "✨",
        "love": "💗",
        "magnet": "🧲",
        "music": "🎵",
        "plant": "🌿",
        "sand": "⏳",
        "shadow": "🌑",
        "star": "⭐",
        "thunderbolt": "⚡",
        "water": "💧",
    },
    "symbol": {
        "circle": "⭕",
        "triangle": "🔺",
        "cross": "✖️",
        "star": "⭐",
        "wave": "🌊",
        "diamond": "🔷",
        "hash": "#️⃣",
        "flower": "🌸",
    },
}

COLOURS = {
    "ordet_fanger": 0xE8A317,
    "riftforce": 0x2A9D8F,
    "storma_slottet": 0xB3362B,
    "supertrumf": 0x7B4FB5,
}
COLOUR = 0x5B6C7D


def emblem(art: str) -> str | None:
    """The emblem of what a card is drawn as ("french/S7", "riftforce/fire5"), if it has one."""
    kind, _, drawn = art.partition("/")
    if kind == "french":
        return SUITS.get(drawn[:1])
    known = EMBLEMS.get(kind, {})
    return "".join(known.get(part.rstrip("0123456789"), "") for part in drawn.split("+")) or None


def colour(game: str) -> int:
    return COLOURS.get(game, COLOUR)
