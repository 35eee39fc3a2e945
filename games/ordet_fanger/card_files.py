"""Card sets as TOML: a file of one set, or a linked file, whose cards are in several languages.
Whatever is wrong is told in a sentence, with its line if it has one."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from games.kit.card_files import read_toml
from games.kit.game import ContentError
from games.ordet_fanger.cards import LONGEST_CATEGORY, SYMBOLS, Card, CardSet, CardSets, Symbol
from games.ordet_fanger.folding import squeezed, words_of

CARDS_PER_SYMBOL = 9
JOKERS = 6
LONGEST_TITLE = 80
MOST_TEXTS = 2_000
"""In a file with more texts no lines are searched."""
LANGUAGE = re.compile("[a-z]{2,3}")
LINE_OF_SYNTAX = re.compile(r"at line (\d+)")
OF_ITS_OWN = ("id", "symbol")
"""The fields of a linked card beside its languages."""


class Fault(NamedTuple):
    """What is wrong with a card file, and in which line, if a line is to blame."""

    line: int | None
    sentence: str


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card set as written in TOML."""

    language: str
    title: str
    cards: dict[Symbol, tuple[str, ...]]
    jokers: tuple[tuple[Symbol, ...], ...]
    fixed: tuple[str, ...] = ()
    variety: str = ""
    proposed_for: tuple[str, ...] = ()


class LinkedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same cards in several languages, as written in TOML: each has an id, a symbol and, by
    language, its category."""

    title: dict[str, str]
    jokers: tuple[tuple[Symbol, ...], ...]
    cards: tuple[dict[str, str], ...]

    def ids(self) -> dict[Symbol, tuple[str, ...]]:
        return self._by_symbol("id")

    def in_language(self, language: str) -> CardFile:
        cards = self._by_symbol(language)
        return CardFile(language, self.title[language], cards, self.jokers)

    def _by_symbol(self, key: str) -> dict[Symbol, tuple[str, ...]]:
        return {
            symbol: tuple(card.get(key, "") for card in self.cards if card.get("symbol") == symbol)
            for symbol in SYMBOLS
        }


class Source:
    """A file's text, to find the line in which something stands."""

    def __init__(self, content: bytes) -> None:
        self._lines = content.decode(errors="replace").splitlines()

    def line_in(self, error: Exception) -> int | None:
        """The line that the TOML reader complains of."""
        if (found := LINE_OF_SYNTAX.search(str(error))) is not None:
            return int(found[1])
        return len(self._lines) if "end of document" in str(error) else None

    def line_of(self, text: str, nth: int = 1) -> int | None:
        """Where this text stands in quotes for the nth time."""
        quoted = (f'"{text}"', f"'{text}'")
        for number, line in enumerate(self._lines, 1):
            nth -= sum(line.count(each) for each in quoted)
            if nth <= 0:
                return number
        return None

    def line_of_key(self, key: str) -> int | None:
        for number, line in enumerate(self._lines, 1):
            if re.match(rf'["\']?{re.escape(key)}["\']?\s*=', line.strip()):
                return number
        return None


class Written:
    """A file of cards that could be read, with all that is wrong with it."""

    def __init__(self, file: str, content: bytes) -> None:
        self.file = file
        self.source = Source(content)
        self._read = _decoded(file, content)

    @property
    def is_linked(self) -> bool:
        return isinstance(self._read, LinkedFile)

    @cached_property
    def sets(self) -> Mapping[str, CardFile]:
        """The sets by their names."""
        name = self.file.removesuffix(".toml")
        if isinstance(self._read, CardFile):
            return {name: self._read}
        languages = self._read.title
        return {f"{name}_{each}": self._read.in_language(each) for each in languages}

    def faults(self) -> Iterator[Fault]:
        if isinstance(self._read, LinkedFile):
            yield from _linked_faults(self._read, self.source)
        for read in self.sets.values():
            yield from _card_faults(read, self.source)
            yield from _name_faults(read, self.source)
        yield from _joker_faults(self._read.jokers, self.source)

    def answer_keys(self) -> tuple[str, ...]:
        """The keys of the answers to the cards: their categories, or the linked ids."""
        read = self._read
        texts = read.ids() if isinstance(read, LinkedFile) else read.cards
        return tuple(text for listed in texts.values() for text in listed)

    def card_sets(self) -> Iterator[CardSet]:
        ids = self._read.ids() if isinstance(self._read, LinkedFile) else {}
        for name, read in self.sets.items():
            yield CardSet(
                name=name,
                title=read.title,
                language=read.language,
                variety=read.variety,
                proposed_for=read.proposed_for,
                file=self.file,
                categories=_numbered(name, read.cards),
                jokers={
                    f"{name}/joker-{number}": (pair[0], pair[1])
                    for number, pair in enumerate(read.jokers, 1)
                },
                fixed=read.fixed,
                ids=_numbered(name, ids),
            )


def open_files(files: Mapping[str, bytes]) -> CardSets:
    """All sets of these files; raises ContentError for the first thing that is wrong."""
    return CardSets([cards for file, content in files.items() for cards in _sound(file, content)])


def _sound(file: str, content: bytes) -> Iterator[CardSet]:
    written = Written(file, content)
    for fault in written.faults():
        raise ContentError(file, fault.sentence, fault.line)
    return written.card_sets()


def _numbered(name: str, texts: Mapping[Symbol, tuple[str, ...]]) -> dict[Card, str]:
    return {
        f"{name}/{symbol}-{number}": text
        for symbol in SYMBOLS
        for number, text in enumerate(texts.get(symbol, ()), 1)
    }


def _decoded(file: str, content: bytes) -> CardFile | LinkedFile:
    try:
        raw: Any = read_toml(content)
        read: CardFile | LinkedFile
        if isinstance(raw.get("cards"), list):
            read = msgspec.convert(raw, LinkedFile)
        else:
            read = msgspec.convert(raw, CardFile)
    except (msgspec.MsgspecError, ValueError) as error:
        raise ContentError(
            file,
            f"this is not a card set: {error}. It takes language, title, jokers and [cards].",
            Source(content).line_in(error),
        ) from error
    texts = len(read.title) + len(read.cards) if isinstance(read, LinkedFile) else _texts(read)
    if texts > MOST_TEXTS:
        raise ContentError(file, f"it has {texts} cards; a set takes {CARDS_PER_SYMBOL} a symbol.")
    return read


def _texts(read: CardFile) -> int:
    return sum(map(len, read.cards.values())) + len(read.cards) + len(read.fixed)


def _linked_faults(read: LinkedFile, source: Source) -> Iterator[Fault]:
    if len(read.title) < 2:
        yield Fault(None, "[title] takes a title for each language; there are not two.")
    seen: set[str] = set()
    for card in read.cards:
        id_ = card.get("id", "")
        line = source.line_of(id_)
        if not id_:
            yield Fault(source.line_of(next(iter(card.values()), "")), "this card has no id.")
        elif id_ in seen:
            yield Fault(source.line_of(id_, 2), f"the id “{id_}” stands twice.")
        seen.add(id_)
        if card.get("symbol") not in SYMBOLS:
            yield Fault(line, f"“{id_}” takes one of these symbols: {', '.join(SYMBOLS)}.")
        if {*card} - {*OF_ITS_OWN} != {*read.title}:
            yield Fault(line, f"“{id_}” takes a category in each of {', '.join(read.title)}.")


def _name_faults(read: CardFile, source: Source) -> Iterator[Fault]:
    if not LANGUAGE.fullmatch(read.language):
        yield Fault(
            source.line_of(read.language),
            f"the language is “{read.language}”; write its code, as in sv.",
        )
    if not 1 <= len(read.title.strip()) <= LONGEST_TITLE:
        yield Fault(
            source.line_of(read.title),
            f"the title has {len(read.title)} characters; it takes 1 to {LONGEST_TITLE}.",
        )


def _card_faults(read: CardFile, source: Source) -> Iterator[Fault]:
    if {*read.cards} != {*SYMBOLS}:
        wrong = next((symbol for symbol in read.cards if symbol not in SYMBOLS), "")
        yield Fault(
            source.line_of_key(wrong) if wrong else None,
            f"[cards] takes exactly these symbols: {', '.join(SYMBOLS)}.",
        )
    for symbol, categories in read.cards.items():
        if len(categories) != CARDS_PER_SYMBOL:
            yield Fault(
                source.line_of_key(symbol),
                f"{symbol} has {len(categories)} categories; each symbol takes {CARDS_PER_SYMBOL}.",
            )
    yield from _category_faults(read.cards, source)
    yield from _category_faults({"fixed": read.fixed}, source)


def _category_faults(listed: Mapping[str, tuple[str, ...]], source: Source) -> Iterator[Fault]:
    seen: dict[str, tuple[Symbol, str]] = {}
    for symbol, category in ((each, text) for each in listed for text in listed[each]):
        if not 1 <= len(category.strip()) <= LONGEST_CATEGORY:
            yield Fault(
                source.line_of(category),
                f"{symbol} has “{category}” with {len(category)} characters; "
                f"a category takes 1 to {LONGEST_CATEGORY}.",
            )
        folded = squeezed(words_of(category)) or category
        if first := seen.get(folded):
            yield Fault(
                source.line_of(category, 1 + (category == first[1])),
                f"“{category}” stands twice, at {first[0]} and at {symbol}; "
                "write another category for one of them.",
            )
        seen.setdefault(folded, (symbol, category))


def _joker_faults(jokers: tuple[tuple[Symbol, ...], ...], source: Source) -> Iterator[Fault]:
    line = source.line_of_key("jokers")
    if len(jokers) != JOKERS:
        yield Fault(line, f"there are {len(jokers)} jokers; a set takes {JOKERS}.")
    for pair in jokers:
        if len({*pair}) != 2 or len(pair) != 2 or not {*pair} <= {*SYMBOLS}:
            yield Fault(
                line,
                f"the joker {list(pair)} should show two different symbols of "
                f"{', '.join(SYMBOLS)}.",
            )
