"""Everything that was said on this Discord, with the tokens blanked."""

from collections import deque
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Literal

import msgspec

from bot.playground.clock import Clock
from bot.playground.incoming import Unreadable, decode, plain
from bot.playground.tokens import blank

Kind = Literal["request", "reply", "event", "gateway", "person", "control", "fault", "unknown"]
_LONGEST_SHOWN = 600
_LONGEST_KEPT = 256 * 1024
_MOST_UNWRITTEN = 50_000


class Entry(msgspec.Struct, frozen=True):
    at: float
    kind: Kind
    what: str
    body: bytes = b""

    def as_json(self) -> bytes:
        """One line of JSON; a body that is no JSON is written as text."""
        line = {
            "at": datetime.fromtimestamp(self.at, UTC).isoformat(timespec="milliseconds"),
            "kind": self.kind,
            "what": plain(self.what),
            "body": _as_json_or_text(self.body),
        }
        return blank(msgspec.json.encode(line))

    def as_text(self) -> str:
        at = datetime.fromtimestamp(self.at, UTC).strftime("%H:%M:%S.%f")[:-3]
        body = self.body.decode(errors="replace")
        if len(body) > _LONGEST_SHOWN:
            body = body[:_LONGEST_SHOWN] + "…"
        line = plain(f"{at} {self.kind:<8} {self.what} {body}".rstrip())
        return blank(line.encode()).decode()


def _as_json_or_text(body: bytes) -> object:
    if not body:
        return None
    try:
        decode(body)
    except Unreadable:
        return body.decode(errors="replace")
    return msgspec.Raw(body)


class Transcript:
    """The newest entries, in memory; `drain` hands on those that are not yet written down, of which
    the oldest are lost if nothing can be written for long.

    Bodies are kept as the bytes that went over the wire and only made readable when someone looks,
    because this lies on the path of every request.
    """

    def __init__(self, clock: Clock, newest: int, to_file: bool) -> None:
        self._clock = clock
        self._entries: deque[Entry] = deque(maxlen=newest)
        self._unwritten: deque[Entry] | None = deque(maxlen=_MOST_UNWRITTEN) if to_file else None

    def add(self, kind: Kind, what: str, body: bytes = b"") -> None:
        entry = Entry(self._clock.now(), kind, what, body[:_LONGEST_KEPT])
        self._entries.append(entry)
        if self._unwritten is not None:
            self._unwritten.append(entry)

    def __iter__(self) -> Iterator[Entry]:
        return iter(tuple(self._entries))

    def of(self, kind: Kind) -> list[Entry]:
        return [entry for entry in self if entry.kind == kind]

    def as_text(self) -> str:
        return "".join(f"{entry.as_text()}\n" for entry in self)

    def as_json_lines(self) -> bytes:
        return b"".join(entry.as_json() + b"\n" for entry in self)

    def drain(self) -> list[Entry]:
        if not self._unwritten:
            return []
        entries = list(self._unwritten)
        self._unwritten.clear()
        return entries
