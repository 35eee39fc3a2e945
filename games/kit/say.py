"""Sentences as data: a message's id and arguments, and the seats that it names. The words are in
data/locales.

A refusal carries the sentence for the player. It is raised before anything is rolled or changed,
and reads like this: `raise illegal("SS14", say(…))`."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
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


Seat = int


def left_of(seat: Seat, seats: int) -> Seat:
    return (seat + 1) % seats


def clockwise_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats, beginning with this one."""
    return tuple((seat + step) % seats for step in range(seats))


class Why(StrEnum):
    MALFORMED = "malformed"  # cannot be read: nothing like it was offered
    ILLEGAL = "illegal"  # a rule forbids it
    NOT_YOURS = "not yours"  # it is not this seat's to do, now or ever
    NOT_NOW = "not now"  # no rule forbids it, but it can't be done as things stand
    STALE = "stale"  # it was on offer once, and is no longer


class Refusal(Exception):
    """A move or choice that is refused, with the sentence for the player."""

    def __init__(self, why: Why, message: Say, ruling: str = "") -> None:
        super().__init__(f"{why}: {message.id}{f' ({ruling})' if ruling else ''}")
        self.why = why
        self.message = message
        self.ruling = ruling


def illegal(ruling: str, message: Say) -> Refusal:
    """A refusal by a rule; `ruling` is its name, such as SS10, which its tests carry."""
    return Refusal(Why.ILLEGAL, message, ruling)


def malformed(message: Say, ruling: str = "") -> Refusal:
    return Refusal(Why.MALFORMED, message, ruling)


def not_yours(message: Say) -> Refusal:
    return Refusal(Why.NOT_YOURS, message)


def not_now(message: Say) -> Refusal:
    """A host's refusal: no rule forbids the move."""
    return Refusal(Why.NOT_NOW, message)


def stale(message: Say) -> Refusal:
    return Refusal(Why.STALE, message)
