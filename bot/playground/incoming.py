"""What comes from outside, taken with bounds: ids, JSON, bodies and moments may be nonsense."""

from collections.abc import Iterable
from typing import Any

import msgspec
from aiohttp import StreamReader

from bot.playground.snowflakes import DISCORD_EPOCH_MS

LARGEST_ID = (1 << 63) - 1
"""What SQLite keeps; Discord's own ids come that far in 2084."""
LATEST_MS = DISCORD_EPOCH_MS + (1 << 41) - 1
"""The last millisecond that such an id can tell."""
DEEPEST = 100
"""How many lists and objects may stand inside one another."""
_DIGITS = len(str(LARGEST_ID))
_CHUNK = 1 << 16


class Unreadable(Exception):
    """Bytes that are not the JSON they ought to be; the text is one sentence."""


def id_of(text: str) -> int | None:
    """The id that a text is; None for what can't be one."""
    if not (text.isascii() and text.isdecimal()) or len(text) > _DIGITS:
        return None
    number = int(text)
    return number if number <= LARGEST_ID else None


def in_time(ms: float) -> bool:
    """Whether there is a Discord at this moment."""
    return DISCORD_EPOCH_MS <= ms <= LATEST_MS


def decode(raw: bytes | str, kind: Any = Any) -> Any:
    """The value that this JSON is."""
    try:
        if _brackets(raw) > DEEPEST and _is_too_deep(msgspec.json.decode(raw)):
            raise Unreadable(f"JSON stands at most {DEEPEST} levels deep here.")
        return msgspec.json.decode(raw, type=kind)
    except RecursionError as error:
        raise Unreadable(f"JSON stands at most {DEEPEST} levels deep here.") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Unreadable(f"{error}.") from error


def plain(text: str) -> str:
    """A text that can be written anywhere: bytes that were no UTF-8 become question marks."""
    return text.encode("utf-8", "replace").decode()


async def read_at_most(content: StreamReader, most: int) -> bytes | None:
    """A whole body; None if it is longer. It is read to its end also then: the sender hears the
    refusal rather than a broken connection."""
    parts: list[bytes] = []
    size = 0
    async for part in content.iter_chunked(_CHUNK):
        size += len(part)
        if size > most:
            parts.clear()
        else:
            parts.append(part)
    return None if size > most else b"".join(parts)


def _brackets(raw: bytes | str) -> int:
    if isinstance(raw, str):
        return raw.count("[") + raw.count("{")
    return raw.count(b"[") + raw.count(b"{")


def _is_too_deep(value: Any) -> bool:
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
    return any(isinstance(each, list | dict) for each in level)


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
