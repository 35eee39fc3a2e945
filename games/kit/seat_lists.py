"""A value for each seat as one line of text: commas between the values, and quotes around a value
that has a comma in it. The typographic quotes of phones are understood too."""

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
    """The values, without the spaces after commas; none for an empty line."""
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
    """The line from which `split` makes these values. For people, it may have something else
    between them, and something to show where there is nothing."""
    return between.join(quoted(str(value)) or nothing for value in values)


def settled(values: Iterable[Any]) -> tuple[Any, ...]:
    """The values after people came and went: a number that two seats shared is dropped if only one
    of them is left, and a list without any values becomes empty."""
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
    """The value that begins there, and its end."""
    if match := QUOTED.match(text, at):
        plain, typographic = match["plain"], match["typographic"]
        return (typographic if plain is None else plain.replace('""', '"')), match.end()
    match = UNQUOTED.match(text, at)
    assert match is not None
    return match[0].strip(), match.end()
