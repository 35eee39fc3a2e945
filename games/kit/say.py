"""Sentences as data: a message's id and arguments. The words are in data/locales."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import msgspec


class Who(msgspec.Struct, frozen=True, gc=False, tag="who"):
    """The player at a seat; the host knows the name."""

    seat: int


class Named(msgspec.Struct, frozen=True, gc=False, tag="named"):
    """A name that comes with a game's cards, by language."""

    texts: dict[str, str]


class Say(msgspec.Struct, frozen=True, gc=False, tag="say"):
    """A message: its id and what goes into it."""

    id: str
    args: dict[str, Value] = {}


OneValue = int | str | Who | Named | Say
Value = OneValue | tuple[OneValue, ...]
"""What a message can take; a tuple is read out as a list ("a, b and c")."""


def say(message: str, /, **args: Value) -> Say:
    """A message with its arguments. A test reads these calls: write the id as a literal."""
    return Say(message, args)


def together(lines: Sequence[Say]) -> Say | None:
    """Sentences one after the other, as one."""
    if not lines:
        return None
    return reduce(lambda said, line: say("kit-then", first=said, then=line), lines)
