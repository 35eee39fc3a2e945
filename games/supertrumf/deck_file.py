"""Reads a deck from its file. Every mistake gets one sentence that names the card and the cure."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from games.kit.card_files import read_toml
from games.kit.game import ContentError
from games.kit.say import Named
from games.supertrumf.cards import Attribute, Card, Deck, Figure, Item, Supertrump

FALLBACK = "en"
"""The language whose name is read where a card has none in the reader's."""

FEWEST_CARDS = 60
SUPERTRUMPS = 2
FEWEST_ATTRIBUTES, MOST_ATTRIBUTES = 2, 8
MOST_RAISED = 3
"""How many attributes one item may raise, and how many there may be in all: more has no room on a
small card."""

Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Points = Annotated[int, Meta(ge=0, le=99)]
Bonus = Annotated[int, Meta(ge=1, le=99)]


class _Attribute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    name: dict[str, Name]


class _Supertrump(_Attribute, frozen=True):
    look: Key


class _Figure(_Supertrump, frozen=True):
    values: dict[Attribute, Points]


class _Item(_Supertrump, frozen=True):
    bonus: Annotated[dict[Attribute, Bonus], Meta(min_length=1)]


EntryT = TypeVar("EntryT", bound=_Attribute)

SECTIONS = {
    "attributes": "key and name",
    "figures": "key, look, name and values",
    "items": "key, look, name and bonus",
    "supertrumps": "key, look and name",
}


def read_deck(files: Mapping[str, bytes]) -> Deck:
    """The deck of a game's only file."""
    if len(files) != 1:
        given = ", ".join(files) or "none"
        raise ContentError("supertrumf", f"takes exactly one deck file, but was given {given}.")
    ((file, content),) = files.items()
    return _Reader(file).deck(content)


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, sentence: str) -> ContentError:
        return ContentError(self.file, sentence)

    def deck(self, content: bytes) -> Deck:
        document = self.document(content)
        attributes = self.entries(document, "attributes", _Attribute)
        figures = self.entries(document, "figures", _Figure)
        items = self.entries(document, "items", _Item)
        supertrumps = self.entries(document, "supertrumps", _Supertrump)
        known = tuple(attribute.key for attribute in attributes)
        if len(attributes) < FEWEST_ATTRIBUTES:
            raise self.fail("has one attribute; write at least two, so that there is a choice.")
        if len(attributes) > MOST_ATTRIBUTES:
            count = len(attributes)
            raise self.fail(f"has {count} attributes; cards have room for {MOST_ATTRIBUTES}.")
        self.need_enough_cards(len(figures) + len(items) + len(supertrumps), len(supertrumps))
        self.need_unique_keys((*attributes, *figures, *items, *supertrumps))
        for figure in figures:
            self.need_known(figure.key, figure.values, known)
            self.need_every_value(figure, known)
        for item in items:
            self.need_known(item.key, item.bonus, known)
            self.need_room(item)
        return Deck(
            {entry.key: Named(entry.name) for entry in attributes},
            tuple(Figure(e.key, e.look, Named(e.name), e.values) for e in figures),
            tuple(Item(e.key, e.look, Named(e.name), e.bonus) for e in items),
            tuple(Supertrump(e.key, e.look, Named(e.name)) for e in supertrumps),
        )

    def document(self, content: bytes) -> dict[str, Any]:
        try:
            document: dict[str, Any] = read_toml(content)
        except (msgspec.DecodeError, ValueError) as error:
            raise self.fail(f"is not TOML ({error}); mend that line.") from error
        for section in document:
            if section not in SECTIONS:
                right = ", ".join(SECTIONS)
                raise self.fail(f"the section {section} is unknown; a deck has {right}.")
        return document

    def entries(
        self, document: Mapping[str, Any], section: str, entry_type: type[EntryT]
    ) -> tuple[EntryT, ...]:
        raw = document.get(section)
        if not isinstance(raw, list) or not raw:
            raise self.fail(f"has no {section}; write each as [[{section}]].")
        return tuple(
            self.entry(section, number, fields, entry_type)
            for number, fields in enumerate(raw, start=1)
        )

    def entry(self, section: str, number: int, fields: Any, entry_type: type[EntryT]) -> EntryT:
        key = fields.get("key") if isinstance(fields, dict) else None
        called = f"{key!r} (number {number} of {section})" if key else f"number {number}"
        try:
            entry = msgspec.convert(fields, entry_type)
        except msgspec.ValidationError as error:
            raise self.fail(
                f"in {section}, {called} can't be read: {error}; it takes {SECTIONS[section]}."
            ) from error
        if FALLBACK not in entry.name:
            given = ", ".join(entry.name) or "none"
            raise self.fail(f"in {section}, {called} needs a name in {FALLBACK}, and has {given}.")
        return entry

    def need_enough_cards(self, cards: int, supertrumps: int) -> None:
        if supertrumps != SUPERTRUMPS:
            raise self.fail(
                f"a deck has exactly {SUPERTRUMPS} supertrumps, and this {supertrumps}."
            )
        if cards < FEWEST_CARDS:
            raise self.fail(f"has {cards} cards; add {FEWEST_CARDS - cards} more.")

    def need_unique_keys(self, entries: tuple[_Attribute, ...]) -> None:
        seen: dict[Card, _Attribute] = {}
        for entry in entries:
            if entry.key in seen:
                raise self.fail(f"uses the key {entry.key!r} twice; rename one of the two.")
            seen[entry.key] = entry

    def need_every_value(self, figure: _Figure, known: tuple[Attribute, ...]) -> None:
        for attribute in known:
            if attribute not in figure.values:
                raise self.fail(f"the figure {figure.key!r} has no {attribute}; give it a value.")

    def need_room(self, item: _Item) -> None:
        if len(item.bonus) > MOST_RAISED:
            raise self.fail(
                f"the item {item.key!r} raises {len(item.bonus)} attributes; "
                f"it has room for {MOST_RAISED}."
            )

    def need_known(
        self, card: Card, points: Mapping[Attribute, int], known: tuple[Attribute, ...]
    ) -> None:
        for attribute in points:
            if attribute not in known:
                right = ", ".join(known)
                raise self.fail(f"the card {card!r} has a {attribute}; the attributes are {right}.")
