"""Card sets: 72 cards of 8 symbols, each with a category, and 6 jokers with two symbols each.

A card is a string such as "sv/star-3", a joker "sv/joker-1"; the set's name comes first.
"""

from collections.abc import Mapping

import msgspec

from games.kit.game import ContentError

Card = str
Symbol = str

SYMBOLS: tuple[Symbol, ...] = (
    "circle",
    "triangle",
    "cross",
    "star",
    "wave",
    "diamond",
    "hash",
    "flower",
)
EMBLEMS = {
    "symbol/circle": "🔴",
    "symbol/triangle": "🔺",
    "symbol/cross": "✖️",
    "symbol/star": "⭐",
    "symbol/wave": "🌊",
    "symbol/diamond": "🔷",
    "symbol/hash": "#️⃣",
    "symbol/flower": "🌸",
}
"""A small picture for each symbol, by what its cards are drawn as."""

CARDS_PER_SYMBOL = 9
JOKERS = 6
LONGEST_CATEGORY = 60


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card set as written in TOML."""

    language: str
    title: str
    cards: dict[str, tuple[str, ...]]
    jokers: tuple[tuple[str, ...], ...]


class CardSet(msgspec.Struct, frozen=True):
    """A set that can be played with."""

    name: str
    title: str
    language: str
    categories: dict[Card, str]
    jokers: dict[Card, tuple[Symbol, Symbol]]

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.categories, *self.jokers)

    def without(self, symbols: tuple[Symbol, ...]) -> tuple[Card, ...]:
        """The cards that show none of these symbols, neither as cards nor as jokers."""
        kept = tuple(card for card in self.categories if symbol_of(card) not in symbols)
        jokers = tuple(card for card, pair in self.jokers.items() if not {*pair} & {*symbols})
        return (*kept, *jokers)


class CardSets:
    """All opened sets by name, and what stands on each of their cards."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        read = (read_set(file, content) for file, content in files.items())
        self.by_name = {cards.name: cards for cards in read}
        self.category: dict[Card, str] = {}
        self.joker: dict[Card, tuple[Symbol, Symbol]] = {}
        for cards in self.by_name.values():
            self.category |= cards.categories
            self.joker |= cards.jokers
        self.symbol = {card: symbol_of(card) for card in self.category}
        self._outside = {
            name: tuple(card for card in self.all_cards() if set_of(card) != name)
            for name in self.by_name
        }

    def all_cards(self) -> tuple[Card, ...]:
        return (*self.category, *self.joker)

    def outside(self, name: str) -> tuple[Card, ...]:
        """The cards of all other sets, which lie in the box."""
        return self._outside[name]


def symbol_of(card: Card) -> Symbol:
    return card.rpartition("/")[2].rpartition("-")[0]


def set_of(card: Card) -> str:
    """The name of the set that a card belongs to."""
    return card.rpartition("/")[0]


def read_set(file: str, content: bytes) -> CardSet:
    try:
        read = msgspec.toml.decode(content, type=CardFile)
    except (msgspec.MsgspecError, ValueError) as error:
        raise ContentError(
            file, f"this is not a card set: {error}. It takes language, title, jokers and [cards]."
        ) from error
    _check_cards(file, read)
    _check_jokers(file, read)
    name = file.removesuffix(".toml")
    categories = {
        f"{name}/{symbol}-{number}": category
        for symbol in SYMBOLS
        for number, category in enumerate(read.cards[symbol], 1)
    }
    jokers = {
        f"{name}/joker-{number}": (pair[0], pair[1]) for number, pair in enumerate(read.jokers, 1)
    }
    return CardSet(name, read.title, read.language, categories, jokers)


def _check_cards(file: str, read: CardFile) -> None:
    if {*read.cards} != {*SYMBOLS}:
        raise ContentError(file, f"[cards] takes exactly these symbols: {', '.join(SYMBOLS)}.")
    for symbol in SYMBOLS:
        count = len(read.cards[symbol])
        if count != CARDS_PER_SYMBOL:
            raise ContentError(
                file, f"{symbol} has {count} categories; each symbol takes {CARDS_PER_SYMBOL}."
            )
    seen: dict[str, str] = {}
    for symbol in SYMBOLS:
        for category in read.cards[symbol]:
            if not 1 <= len(category.strip()) <= LONGEST_CATEGORY:
                raise ContentError(
                    file,
                    f"{symbol} has “{category}” with {len(category)} characters; "
                    f"a category takes 1 to {LONGEST_CATEGORY}.",
                )
            if first := seen.get(category.casefold()):
                raise ContentError(
                    file,
                    f"“{category}” stands twice, at {first} and at {symbol}; "
                    "write another category for one of them.",
                )
            seen[category.casefold()] = symbol


def _check_jokers(file: str, read: CardFile) -> None:
    if len(read.jokers) != JOKERS:
        raise ContentError(file, f"there are {len(read.jokers)} jokers; a set takes {JOKERS}.")
    for pair in read.jokers:
        if len({*pair}) != 2 or len(pair) != 2 or not {*pair} <= {*SYMBOLS}:
            raise ContentError(
                file,
                f"the joker {list(pair)} should show two different symbols of "
                f"{', '.join(SYMBOLS)}.",
            )
