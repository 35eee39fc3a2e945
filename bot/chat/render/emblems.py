"""The small pictures that stand before a card's name, and each game's colour."""

SUITS = {"S": "♠️", "H": "♥️", "D": "♦️", "C": "♣️", "X": "🃏"}

GUILDS = {
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
}

SYMBOLS = {
    "circle": "🔴",
    "triangle": "🔺",
    "cross": "✖️",
    "star": "⭐",
    "wave": "🌊",
    "diamond": "🔷",
    "hash": "#️⃣",
    "flower": "🌸",
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
    match kind:
        case "french":
            return SUITS.get(drawn[:1])
        case "riftforce":
            return GUILDS.get(drawn.rstrip("0123456789"))
        case "symbol":
            return "".join(SYMBOLS[symbol] for symbol in drawn.split("+"))
    return None


def colour(game: str) -> int:
    return COLOURS.get(game, COLOUR)
