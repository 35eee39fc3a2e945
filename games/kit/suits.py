"""The suits of French cards, by their letters."""

from games.kit.say import Say, say

Suit = str

SUITS: tuple[Suit, ...] = ("S", "H", "D", "C")
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def suit_name(letter: Suit) -> Say:
    return say("kit-suit", suit=SUIT_NAMES[letter])
