"""French cards as short strings: suit and rank ("S1" the ace of spades, "H13" the king of
hearts), "X1" and "X2" the jokers."""

from msgspec.structs import replace

from games.kit.say import Say, say
from games.kit.scenes import Face, Mark
from games.kit.suits import SUIT_NAMES, SUITS, Suit

Card = str

RANKS = tuple(range(1, 14))
JACK, QUEEN, KING = 11, 12, 13
JOKERS: tuple[Card, ...] = ("X1", "X2")
FRENCH_DECK: tuple[Card, ...] = tuple(f"{suit}{rank}" for suit in SUITS for rank in RANKS)

EMBLEMS = {
    "french/S": "♠️",
    "french/H": "♥️",
    "french/D": "♦️",
    "french/C": "♣️",
    "french/X": "🃏",
}
"""As games declare theirs."""

_RANK = {card: int(card[1:]) for card in FRENCH_DECK} | dict.fromkeys(JOKERS, 0)
_ORDER = {card: place for place, card in enumerate((*FRENCH_DECK, *JOKERS))}
_NAME = {
    card: say("kit-card", suit=SUIT_NAMES[card[0]], rank=_RANK[card]) for card in FRENCH_DECK
} | dict.fromkeys(JOKERS, say("kit-joker"))
_FACE = {card: Face(f"french/{card}", name) for card, name in _NAME.items()}


def suit(card: Card) -> Suit:
    """The letter of a suit, or X for a joker."""
    return card[0]


def rank(card: Card) -> int:
    """1 (the ace) to 13 (the king); 0 for a joker."""
    return _RANK[card]


def is_joker(card: Card) -> bool:
    return card[0] == "X"


def is_court(card: Card) -> bool:
    return _RANK[card] >= JACK


def is_number(card: Card) -> bool:
    return 1 <= _RANK[card] < JACK


def in_order(card: Card) -> int:
    """A key to sort by: spades, hearts, diamonds, clubs, jokers; each from the ace up."""
    return _ORDER[card]


def card_face(card: Card, marks: tuple[Mark, ...] = (), on_it: tuple[Face, ...] = ()) -> Face:
    """A card lying open."""
    plain = _FACE[card]
    return replace(plain, marks=marks, on_it=on_it) if marks or on_it else plain


def card_art(card: Card) -> str:
    return f"french/{card}"


def card_name(card: Card) -> Say:
    return _NAME[card]
