"""The cards of the guilds as short strings: guild, number and copy ("fire5a")."""

Card = str
GuildName = str

COPIES = {5: "abcd", 6: "abc", 7: "ab"}


def deck(guild: GuildName) -> tuple[Card, ...]:
    """A guild's nine cards: four 5s, three 6s, two 7s."""
    return tuple(f"{guild}{number}{copy}" for number, copies in COPIES.items() for copy in copies)


def guild_of(card: Card) -> GuildName:
    """The card's symbol."""
    return card[:-2]


def number(card: Card) -> int:
    """The card's life, which damage never changes."""
    return int(card[-2])


def kind(card: Card) -> str:
    """What is printed on the card, the same for all its copies: "fire5"."""
    return card[:-1]


EMBLEMS = {
    "riftforce/acid": "🧪",
    "riftforce/air": "💨",
    "riftforce/beast": "🐾",
    "riftforce/crystal": "💎",
    "riftforce/earth": "⛰️",
    "riftforce/fire": "🔥",
    "riftforce/ice": "❄️",
    "riftforce/lava": "🌋",
    "riftforce/light": "✨",
    "riftforce/love": "💗",
    "riftforce/magnet": "🧲",
    "riftforce/music": "🎵",
    "riftforce/plant": "🌿",
    "riftforce/sand": "⏳",
    "riftforce/shadow": "🌑",
    "riftforce/star": "⭐",
    "riftforce/thunderbolt": "⚡",
    "riftforce/water": "💧",
}
"""A small picture for each guild, by what its cards are drawn as."""
