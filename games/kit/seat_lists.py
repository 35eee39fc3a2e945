"""A value for each seat as one line of text: commas between them, and quotes around a value that
has a comma in it. Phones make typographic quotes of those that are typed; they are taken too."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

MARKS = '"“”„«»'
QUOTED = re.compile(
    r'\s*(?:"(?P<plain>(?:[^"]|"")*)"|[“”„«»](?P<typographic>[^“”„«»]*)[“”„«»])\s*(?=,|\Z)'
)
UNQUOTED = re.compile(r"[^,]*")


def split(text: str) -> tuple[str, ...]:
    """The values, without the spaces that people put behind commas; none for an empty line."""
    if not text.strip():
        return ()
    values = []
    at = 0
    while at <= len(text):
        value, end = _value(text, at)
        values.append(value)
        at = end + len(",")
    return tuple(values)


def joined(values: Sequence[object], between: str = ",", nothing: str = "") -> str:
    """The line that `split` makes these values of. To be read by people, it may have more between
    them, and something to see where there is nothing."""
    return between.join(quoted(str(value)) or nothing for value in values)


def settled(values: Iterable[Any]) -> tuple[Any, ...]:
    """The values once people have come and gone: a number that two shared is nobody's while one of
    them is left, and where there is nothing for any seat there is no list."""
    kept = tuple(values)
    shared = Counter(kept)
    kept = tuple(0 if isinstance(v, int) and shared[v] == 1 else v for v in kept)
    return kept if any(kept) else ()


def quoted(value: str) -> str:
    if "," in value or value[:1] in tuple(MARKS) or value != value.strip():
        doubled = value.replace('"', '""')
        return f'"{doubled}"'
    return value


def _value(text: str, at: int) -> tuple[str, int]:
    """The value that begins there, and where it ends."""
    if match := QUOTED.match(text, at):
        plain, typographic = match["plain"], match["typographic"]
        return (typographic if plain is None else plain.replace('""', '"')), match.end()
    match = UNQUOTED.match(text, at)
    assert match is not None
    return match[0].strip(), match.end()
