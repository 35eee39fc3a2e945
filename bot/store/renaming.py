"""Somebody's id in what the store keeps, and what stands there instead."""

import re
from functools import lru_cache
from typing import Any

import msgspec

SOMEBODY = "👤".encode()


def header_without(header: bytes, user: str, other: str) -> bytes:
    """A table's header, where somebody has no quiet hours either, which tell where they live."""
    try:
        read = msgspec.json.decode(header, type=dict[str, Any])
    except msgspec.MsgspecError:  # of a table that nobody can read
        return _without(header, user, other)
    if "quiet" in read:
        read["quiet"] = [each for each in read["quiet"] if str(each[0]) != user]
    return _without(msgspec.json.encode(read), user, other)


def renamed(value: str | bytes | None, user: str, other: str) -> str | bytes | None:
    if isinstance(value, str):
        return _without(value.encode(), user, other).decode()
    return None if value is None else _without(value, user, other)


def _without(value: bytes, user: str, other: str) -> bytes:
    return _pattern(user).sub(lambda found: _instead(found, other), value)


@lru_cache(4)
def _pattern(user: str) -> "re.Pattern[bytes]":
    return re.compile(rf"<@!?{user}>|(?<!\d){user}(?!\d)".encode())


def _instead(found: "re.Match[bytes]", other: str) -> bytes:
    return SOMEBODY if found[0].startswith(b"<") else other.encode()
