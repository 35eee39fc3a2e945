"""What the 54 cards are worth in this game, and which royal house they belong to."""

from games.kit.cards import FRENCH_DECK, JACK, JOKERS, KING, QUEEN, Card, is_court, is_joker, suit
from games.kit.suits import SUITS, Suit

DECK: tuple[Card, ...] = (*FRENCH_DECK, *JOKERS)
COURT_RANKS = (JACK, QUEEN, KING)
_ROYALS = {house: tuple(f"{house}{rank}" for rank in COURT_RANKS) for house in SUITS}

TOUGHNESS = {"11": 25, "12": 35, "13": 30}
"""Jack, queen and king (SS17)."""

ASSASSIN_BONUS = 5
DOCTOR_BONUS = 7
JOKER_HEALS_AT = 10
"""A joker heals a card that has this much life left, or less (SS21)."""

HANDFUL = 10
"""A hand is filled up to this many cards (SS26)."""
REWARD = 3
"""The cards that a trophy brings."""
FIRST_HAND = 17
"""How many cards each player is dealt beside the three royals."""


def royals(house: Suit) -> tuple[Card, ...]:
    """The three court cards of a royal house ("Kungahus"); none before one is chosen."""
    return _ROYALS.get(house, ())


def is_hero(card: Card, house: Suit) -> bool:
    """Whether a court card is a mercenary for this house ("Hjälte")."""
    return is_court(card) and suit(card) != house


def toughness(card: Card) -> int:
    return TOUGHNESS[card[1:]]


def dice_in_attack(card: Card) -> int:
    """How many T10 are rolled for a card of an attack."""
    if is_joker(card):
        return 2
    return 1 if is_court(card) else 0
