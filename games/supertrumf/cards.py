"""The cards of a deck, and what a lay of them is worth.

The deck is content (data/supertrumf/fantasy.toml); `deck_file` reads it.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property

import msgspec

from games.kit.say import Named, Say, say
from games.kit.scenes import Face

Card = str
"""A card's key, such as "knight". No two cards are alike."""

Cards = tuple[Card, ...]

UNSEEN: Card = ""
"""A card that the viewer has not seen."""

Attribute = str
"""An attribute's key, such as "strength" (Styrka)."""


class Figure(msgspec.Struct, frozen=True):
    """A figure card (Figurkort) has a value for every attribute."""

    key: Card
    look: str
    name: Named
    values: dict[Attribute, int]


class Item(msgspec.Struct, frozen=True):
    """An object card (Objektkort) adds to one attribute, or to a few."""

    key: Card
    look: str
    name: Named
    bonus: dict[Attribute, int]


class Supertrump(msgspec.Struct, frozen=True):
    """A supertrump (Supertrumfkort) has no number: it beats every value."""

    key: Card
    look: str
    name: Named


Printed = Figure | Item | Supertrump


class Deck(msgspec.Struct, frozen=True, dict=True):
    """All the cards, each once, and the attributes that they compare."""

    attributes: dict[Attribute, Named]
    figures: tuple[Figure, ...]
    items: tuple[Item, ...]
    supertrumps: tuple[Supertrump, ...]

    @cached_property
    def by_key(self) -> dict[Card, Printed]:
        printed: tuple[Printed, ...] = (*self.figures, *self.items, *self.supertrumps)
        return {card.key: card for card in printed}

    @cached_property
    def cards(self) -> Cards:
        return tuple(self.by_key)

    @cached_property
    def figure_keys(self) -> frozenset[Card]:
        return frozenset(figure.key for figure in self.figures)

    @cached_property
    def supertrump_keys(self) -> frozenset[Card]:
        return frozenset(supertrump.key for supertrump in self.supertrumps)

    @cached_property
    def points(self) -> dict[Attribute, dict[Card, int]]:
        """What each card adds to each attribute."""
        numbers = {card: _points(printed) for card, printed in self.by_key.items()}
        return {
            attribute: {card: numbers[card].get(attribute, 0) for card in self.cards}
            for attribute in self.attributes
        }

    @cached_property
    def printed_points(self) -> dict[Card, Say]:
        """All that is printed on each card. Scenes need some of it."""
        return {card: self._printed_points(printed) for card, printed in self.by_key.items()}

    @cached_property
    def faces(self) -> dict[Card, Face]:
        """Each card lying open."""
        return {card: self._face(printed) for card, printed in self.by_key.items()}

    @cached_property
    def places(self) -> dict[Card, int]:
        return {card: place for place, card in enumerate(self.cards)}

    @cached_property
    def ranked(self) -> dict[Attribute, list[int]]:
        """The figures' values in each attribute, lowest first."""
        return {each: sorted(f.values[each] for f in self.figures) for each in self.attributes}

    def _printed_points(self, printed: Printed) -> Say:
        match printed:
            case Figure(values=values):
                named = tuple(
                    self._points_in(attribute, values[attribute]) for attribute in self.attributes
                )
                return say("supertrumf-figure-points", points=named)
            case Item(bonus=bonus):
                named = tuple(
                    self._points_in(attribute, f"+{value}") for attribute, value in bonus.items()
                )
                return say("supertrumf-item-points", points=named)
        return say("supertrumf-supertrump-points")

    def _points_in(self, attribute: Attribute, value: int | str) -> Say:
        return say("supertrumf-points", attribute=self.attributes[attribute], value=value)

    def _face(self, printed: Printed) -> Face:
        points = self.printed_points[printed.key]
        name = say("supertrumf-face", card=printed.name, points=points)
        signs = tuple(map(self.sign, _points(printed)))
        return Face(f"supertrumf/{printed.look}", name, signs=signs)

    def sign(self, attribute: Attribute) -> str:
        """The sign of an attribute in pictures."""
        return f"supertrumf/{attribute}"

    def in_order(self, cards: Iterable[Card]) -> Cards:
        """Figures first, then items, then supertrumps."""
        return tuple(sorted(cards, key=self.places.__getitem__))

    def name(self, card: Card) -> Named:
        return self.by_key[card].name

    def value(self, cards: Sequence[Card], attribute: Attribute) -> int | None:
        """What a lay is worth; None for one with a supertrump, which has no number (ST3, ST6)."""
        if not self.supertrump_keys.isdisjoint(cards):
            return None
        points = self.points[attribute]
        return sum(points[card] for card in cards)

    def lays(self, hand: Sequence[Card]) -> tuple[Cards, ...]:
        """Every legal lay from a hand: one card, or a figure with a card that is no figure."""
        cards = self.in_order(hand)
        figures = tuple(card for card in cards if card in self.figure_keys)
        others = cards[len(figures) :]
        pairs = tuple((figure, other) for figure in figures for other in others)
        return (*((card,) for card in cards), *pairs)

    def reach(self, hand: Sequence[Card], attribute: Attribute) -> int:
        """The highest value that a hand can lay in an attribute."""
        points = self.points[attribute]
        figures = [points[card] for card in hand if card in self.figure_keys]
        others = [points[card] for card in hand if card not in self.figure_keys]
        return max(figures, default=0) + max(others, default=0)


def _points(printed: Printed) -> dict[Attribute, int]:
    match printed:
        case Figure(values=values):
            return values
        case Item(bonus=bonus):
            return bonus
    return {}
