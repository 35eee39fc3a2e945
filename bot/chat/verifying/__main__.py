"""A record is checked in a process of its own: `python -m bot.chat.verifying SECONDS [CARDS]` reads
it, behind its length, and writes the report. Its standard input stays open as long as somebody
waits for that; it ends with it, and after so many seconds of a processor."""

import os
import resource
import sys
from pathlib import Path

import msgspec

from bot.chat.verifying.process import LENGTH_BYTES, MOST_MEMORY
from bot.chat.verifying.report import checked
from bot.lifeline import end_when_closed
from games.kit.match import Record

IN, OUT = 0, 1


def main(seconds: int, added_cards: Path | None) -> None:
    _limit(resource.RLIMIT_CPU, seconds)
    _limit(resource.RLIMIT_AS, MOST_MEMORY)
    content = _read(int.from_bytes(_read(LENGTH_BYTES)))
    end_when_closed(IN)
    report = msgspec.json.encode(checked(msgspec.json.decode(content, type=Record), added_cards))
    try:
        with os.fdopen(OUT, "wb") as out:
            out.write(report)
    except BrokenPipeError:
        sys.exit(1)


def _limit(what: int, most: int) -> None:
    """Where the system has such a limit, and none that is lower."""
    _, hard = resource.getrlimit(what)
    if hard == resource.RLIM_INFINITY or most < hard:
        try:
            resource.setrlimit(what, (most, most))
        except (OSError, ValueError):
            return


def _read(length: int) -> bytes:
    """Reads all of it. If the writer is gone, nobody waits for an answer."""
    content = b""
    while len(content) < length:
        more = os.read(IN, length - len(content))
        if not more:
            sys.exit(1)
        content += more
    return content


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
