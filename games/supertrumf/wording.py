"""How cards and attributes are called."""

from collections.abc import Iterable

from games.kit.say import Named, Say, say
from games.supertrumf.cards import Attribute, Card, Deck


def attribute_name(deck: Deck, attribute: Attribute) -> Say:
    return say("supertrumf-attribute", attribute=deck.attributes[attribute])


def card_name(deck: Deck, card: Card) -> Say:
    return say("supertrumf-card", card=deck.name(card))


def names_of(deck: Deck, cards: Iterable[Card]) -> tuple[Named, ...]:
    return tuple(deck.name(card) for card in cards)


def worth(deck: Deck, card: Card, attribute: Attribute) -> Say:
    """A card with what it adds in one attribute: "Knight (18)", "Holy Sword (+8)"."""
    points = deck.points[attribute][card]
    adds = str(points) if card in deck.figure_keys else f"+{points}"
    return say("supertrumf-card-worth", card=deck.name(card), worth=adds)


def points_of(deck: Deck, card: Card) -> Say:
    """All that is printed on a card: a figure's values, an item's bonuses."""
    return deck.printed_points[card]
