"""Somebody's id in what the store keeps, and what stands there instead."""

import re
import sqlite3
from functools import lru_cache
from typing import Any

import msgspec

RENAMED, IN_HEADER = "renamed", "header_without"
"""The SQL functions: a value in which somebody's id is another, and their mention a sign."""
SOMEBODY = "👤"


def teach(connection: sqlite3.Connection) -> None:
    """The SQL functions."""
    connection.create_function(RENAMED, 3, renamed, deterministic=True)
    connection.create_function(IN_HEADER, 3, header_without, deterministic=True)


def header_without(header: bytes, user: str, other: str) -> bytes:
    """A table's header, where somebody has no quiet hours either, which tell where they live."""
    read: dict[str, Any] = msgspec.json.decode(header)
    if "quiet" in read:
        read["quiet"] = [each for each in read["quiet"] if str(each[0]) != user]
    after = renamed(msgspec.json.encode(read), user, other)
    assert isinstance(after, bytes)
    return after


def renamed(value: str | bytes | None, user: str, other: str) -> str | bytes | None:
    if value is None:
        return None
    if isinstance(value, str):
        return _pattern(user).sub(lambda found: _instead(found, other), value)
    return _pattern(user).sub(lambda found: _instead(found, other), value.decode()).encode()


@lru_cache(4)
def _pattern(user: str) -> "re.Pattern[str]":
    return re.compile(rf"<@!?{user}>|(?<!\d){user}(?!\d)")


def _instead(found: "re.Match[str]", other: str) -> str:
    return SOMEBODY if found[0].startswith("<") else other
