"""Card sets: 72 cards of 8 symbols, each with a category, and 6 jokers with two symbols each.

A card is a string such as "sv/star-3", a joker "sv/joker-1"; the set's name comes first.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import permutations
from typing import Self

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

LONGEST_CATEGORY = 60
BETWEEN_LANGUAGES = " / "
"""What stands on a card of two languages between its two categories."""


class CardSet(msgspec.Struct, frozen=True, kw_only=True):
    """A set that can be played with. `file` is where it is written; a set of a linked file has the
    `ids` by which its cards are the same in each language. A set in two languages is made of the
    two sets in `made_of`. `fixed` are categories that a young player may have throughout.
    `variety` is the country's own form of the language, if the set is for that country. New tables
    propose the set to the locales and languages in `proposed_for`; of several such sets, the
    first."""

    name: str
    title: str
    language: str
    variety: str = ""
    proposed_for: tuple[str, ...] = ()
    file: str
    categories: dict[Card, str]
    jokers: dict[Card, tuple[Symbol, Symbol]]
    fixed: tuple[str, ...] = ()
    ids: dict[Card, str] = {}
    made_of: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.categories, *self.jokers)

    @property
    def is_linked(self) -> bool:
        return bool(self.ids)

    def without(self, symbols: tuple[Symbol, ...]) -> tuple[Card, ...]:
        """The cards that show none of these symbols, neither as cards nor as jokers."""
        kept = tuple(card for card in self.categories if symbol_of(card) not in symbols)
        jokers = tuple(card for card, pair in self.jokers.items() if not {*pair} & {*symbols})
        return (*kept, *jokers)


class CardSets:
    """All opened sets by name, and what is on each of their cards.

    A linked file gives a set in each of its languages, and one in each pair of them. The pairs are
    the same cards once more, and lie in no box.
    """

    def __init__(self, opened: Sequence[CardSet]) -> None:
        self.by_name: dict[str, CardSet] = {}
        for cards in (*opened, *_in_two_languages(opened)):
            if cards.name in self.by_name:
                raise ContentError(
                    cards.file, f"there is another set called {cards.name}: rename the file."
                )
            self.by_name[cards.name] = cards
        self._proposed = {each: cards.name for cards in opened[::-1] for each in cards.proposed_for}
        self.category: dict[Card, str] = {}
        self.joker: dict[Card, tuple[Symbol, Symbol]] = {}
        for cards in self.by_name.values():
            self.category |= cards.categories
            self.joker |= cards.jokers
        self.symbol = {card: symbol_of(card) for card in self.category}
        self.offered = tuple(cards for cards in self.by_name.values() if not cards.made_of)
        self._box = tuple(card for cards in self.offered for card in cards.cards)
        self._outside: dict[str, tuple[Card, ...]] = {}

    def of_files(self, files: Collection[str]) -> Self:
        """The sets of these files only."""
        return type(self)([cards for cards in self.offered if cards.file in files])

    def proposed_to(self, *readers: str) -> str:
        """The name of the set for the first of these locales and languages that has one; empty if
        none has."""
        return next((self._proposed[each] for each in readers if each in self._proposed), "")

    def stock(self, name: str) -> tuple[Card, ...]:
        """The cards of this set, and those in the box beside it."""
        cards = self.by_name[name]
        return cards.cards if cards.made_of else self._box

    def outside(self, name: str) -> tuple[Card, ...]:
        """The cards of all other sets, which lie in the box."""
        if name not in self._outside:
            others = (card for card in self.stock(name) if set_of(card) != name)
            self._outside[name] = tuple(others)
        return self._outside[name]

    def together(self, name: str) -> tuple[CardSet, ...]:
        """The sets that a match may go on with after this one (OF20), itself included."""
        mine = self.by_name[name]
        if mine.made_of:
            return (mine,)
        return tuple(cards for cards in self.offered if cards.language == mine.language)

    def files_for(self, name: str) -> tuple[str, ...]:
        """The files that a match beginning with this set may use: those of its language; a linked
        one only if it is chosen, and alone if it is chosen in two languages (OF20)."""
        names = self.names_for(name)
        return tuple(sorted({self.by_name[each].file for each in names}))

    def names_for(self, name: str) -> tuple[str, ...]:
        """The names of these sets; of a set in two languages, the two that it is made of."""
        mine = self.by_name[name]
        plain = (
            cards.name
            for cards in self.offered
            if cards.language == mine.language and not cards.is_linked
        )
        return mine.made_of or tuple(sorted({name, *plain}))

    def fixed_for(self, name: str) -> tuple[str, ...]:
        """What a young player might answer all through, in that set's language (OF13)."""
        mine = self.by_name.get(name)
        lists = (cards.fixed for cards in self.offered if mine and cards.language == mine.language)
        return tuple(dict.fromkeys(category for fixed in lists for category in fixed))


def symbol_of(card: Card) -> Symbol:
    return card.rpartition("/")[2].rpartition("-")[0]


def set_of(card: Card) -> str:
    """The name of the set that a card belongs to."""
    return card.rpartition("/")[0]


def in_set(name: str, card: Card) -> Card:
    """The card that stands at this one's place in another set."""
    return f"{name}/{card.rpartition('/')[2]}"


def name_of_pair(name: str, second_language: str) -> str:
    """What a linked set is called with its cards in a second language as well."""
    return f"{name}_{second_language}"


def _in_two_languages(opened: Sequence[CardSet]) -> Iterator[CardSet]:
    by_file: dict[str, list[CardSet]] = {}
    for cards in opened:
        if cards.is_linked:
            by_file.setdefault(cards.file, []).append(cards)
    for linked in by_file.values():
        for one, other in permutations(linked, 2):
            yield _paired(one, other)


def _paired(one: CardSet, other: CardSet) -> CardSet:
    name = name_of_pair(one.name, other.language)
    both = zip(one.categories.items(), other.categories.values(), strict=True)
    return CardSet(
        name=name,
        title=BETWEEN_LANGUAGES.join((one.title, other.title)),
        language=one.language,
        file=one.file,
        categories={
            in_set(name, card): BETWEEN_LANGUAGES.join((left, right))
            for (card, left), right in both
        },
        jokers={in_set(name, card): pair for card, pair in one.jokers.items()},
        ids={in_set(name, card): id_ for card, id_ in one.ids.items()},
        made_of=(one.name, other.name),
    )
