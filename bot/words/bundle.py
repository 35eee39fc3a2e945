"""One language's messages: all are found at once, and each is read when it is first said, for
reading them all takes longer than everything else at a start."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins; what belongs to it is indented, or closes a brace."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Bundle:
    """Of what stands in two files the first is taken."""

    def __init__(self, files: Iterable[Path], language: str) -> None:
        self._fluent = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for file in files:
            self._unread = entries(file.read_text(encoding="utf-8")) | self._unread
        self._names = frozenset(self._unread)

    def __contains__(self, message: str) -> bool:
        return message in self._names

    def formed(self, message: str, values: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """The sentence, and what could not be put into it."""
        self._read(message)
        pattern = self._fluent.get_message(message).value
        assert pattern is not None, f"{message} has attributes only"
        text, errors = self._fluent.format_pattern(pattern, dict(values))
        return str(text), list(errors)

    def _read(self, name: str) -> None:
        """Unread it is until all that it needs has been read: several threads may ask for it."""
        entry = self._unread.get(name)
        if entry is not None:
            self._fluent.add_resource(FluentResource(entry))
            for other in REFERENCE.findall(entry):
                self._read(other)
            self._unread.pop(name, None)


def entries(text: str) -> dict[str, str]:
    """The source of each message and term of a file."""
    begins = list(ENTRY.finditer(text))
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    found: dict[str, str] = {}
    for begin, end in zip(begins, ends, strict=True):
        found.setdefault(begin[1], text[begin.start() : end])
    return found
