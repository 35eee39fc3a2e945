"""Fits text into a frame: shrink it, then wrap, then hyphenate, then cut it off with "…". The
result always stays inside the frame."""

import re
from collections.abc import Iterator, Sequence
from threading import Lock
from typing import Literal

from cachetools import LRUCache, cached

from bot.pictures.display import Colour, Font, Frame, Writing
from bot.pictures.fonts import cap_height, ink, is_drawable, width

MOST_KEPT, MOST_WRAPPED = 2_000, 2_000
LINE = 1.14
"""The line height, in sizes."""
RATHER_SMALLER = 0.84
"""How much a text may shrink before it wraps."""
STEP = 0.5
MOST_LINES = 9
"""The default maximum of lines."""
SHORTEST_PART = 3
"""The fewest letters of a word on either side of a hyphen."""

Anchor = Literal["start", "middle", "end"]
Upright = Literal["top", "middle", "bottom"]

VOWELS = "aeiouyåäöæøüéAEIOUYÅÄÖÆØÜ"

_lock, _wrapped_lock = Lock(), Lock()


@cached(LRUCache(MOST_KEPT), lock=_lock)
def fit(
    text: str,
    frame: Frame,
    font: Font,
    largest: float,
    smallest: float,
    colour: Colour,
    anchor: Anchor = "start",
    upright: Upright = "middle",
    lines: int = 1,
) -> tuple[Writing, ...]:
    """The text in its frame, on at most `lines` lines, as large as possible."""
    text = drawable(text)
    if not text:
        return ()
    size, rows = _layout(text, frame, font, largest, smallest, lines)
    return tuple(_placed(rows, frame, font, size, colour, anchor, upright))


def fit_whole(
    text: str,
    top: Frame,
    font: Font,
    largest: float,
    smallest: float,
    colour: Colour,
    anchor: Anchor = "start",
) -> tuple[tuple[Writing, ...], float]:
    """The text on as many lines as it needs, from the top of a frame that may grow, and its
    height."""
    rows: tuple[Writing, ...] = ()
    tall = top.height
    fewest = len(_wrapped(drawable(text), top.width, font, smallest, parted=True))
    for lines in range(min(max(1, fewest), MOST_LINES), MOST_LINES + 1):
        tall = max(top.height, lines * largest * LINE + 2)
        room = top.top_part(tall)
        rows = fit(text, room, font, largest, smallest, colour, anchor, lines=lines)
        if not rows or "…" not in rows[-1].text:
            break
    return rows, tall


def drawable(text: str) -> str:
    """The text on one line, without letters that no font has."""
    return " ".join("".join(filter(_is_shown, text)).split())


def _is_shown(letter: str) -> bool:
    return letter.isspace() or is_drawable(letter)


def _layout(
    text: str, frame: Frame, font: Font, largest: float, smallest: float, lines: int
) -> tuple[float, Sequence[str]]:
    """Chooses one line if that costs little size; otherwise the largest size at which whole words
    fit, then with hyphens, then cut off."""
    size = largest
    while size >= max(smallest, largest * RATHER_SMALLER):
        if _fits([text], frame, font, size):
            return size, [text]
        size -= STEP
    for parted in (False, True):
        size = largest
        while size >= smallest:
            rows = _wrapped(text, frame.width, font, size, parted=parted)
            if rows and len(rows) <= lines and _fits(rows, frame, font, size):
                return size, _balanced(rows, frame, font, size)
            size -= STEP
    return smallest, _cut(text, frame, font, smallest, lines)


def _fits(rows: Sequence[str], frame: Frame, font: Font, size: float) -> bool:
    if any(_breadth(row, font, size) > frame.width for row in rows):
        return False
    return _height(rows, font, size) <= frame.height


def _breadth(row: str, font: Font, size: float) -> float:
    """The width from the first ink, which may start left of the origin, to the last."""
    drawn = ink(row, font, size)
    return max(drawn.right, drawn.advance) - min(0.0, drawn.left)


def _height(rows: Sequence[str], font: Font, size: float) -> float:
    top, bottom = ink(rows[0], font, size).top, ink(rows[-1], font, size).bottom
    return (len(rows) - 1) * LINE * size + max(bottom, 0) - top


@cached(LRUCache(MOST_WRAPPED), lock=_wrapped_lock)
def _wrapped(text: str, room: float, font: Font, size: float, *, parted: bool) -> Sequence[str]:
    """Wraps words into lines. Empty if a word is too long."""
    rows: list[str] = []
    for word in text.split(" "):
        joined = f"{rows[-1]} {word}" if rows else word
        if rows and _breadth(joined, font, size) <= room:
            rows[-1] = joined
            continue
        if _breadth(word, font, size) <= room:
            rows.append(word)
        elif parted:
            rows += _parted(word, room, font, size)
        else:
            return ()
    return tuple(rows)


def _parted(word: str, room: float, font: Font, size: float) -> list[str]:
    rows: list[str] = []
    while _breadth(word, font, size) > room:
        place = next((p for p in _seams(word) if _fits_before(word, p, room, font, size)), 0)
        if not place:
            return [*rows, word]
        rows.append(_before(word, place))
        word = word[place:]
    return [*rows, word]


def _before(word: str, place: int) -> str:
    """The part before a break; an existing hyphen is not doubled."""
    return word[:place] if word[place - 1] in "-/" else f"{word[:place]}-"


def _fits_before(word: str, place: int, room: float, font: Font, size: float) -> bool:
    return _breadth(_before(word, place), font, size) <= room


def _seams(word: str) -> Iterator[int]:
    """Where a word may be broken, best first: after a hyphen; before a consonant followed by a
    vowel, which suits all four languages; anywhere."""
    places = range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1)
    yield from (place for place in places if word[place - 1] in "-/")
    yield from (
        place
        for place in places
        if word[place] not in VOWELS and word[place].isalpha() and word[place + 1] in VOWELS
    )
    yield from places


def _balanced(rows: Sequence[str], frame: Frame, font: Font, size: float) -> Sequence[str]:
    """Balances the lines: equal lengths read better."""
    if len(rows) != 2 or rows[0].endswith("-"):
        return rows
    text = " ".join(rows)
    breaks = [found.start() for found in re.finditer(" ", text)]
    halves = [[text[:place], text[place + 1 :]] for place in breaks]
    fitting = (two for two in halves if _fits(two, frame, font, size))
    return min(fitting, key=lambda two: max(_breadth(row, font, size) for row in two))


def _cut(text: str, frame: Frame, font: Font, size: float, lines: int) -> Sequence[str]:
    """As many lines as fit, the last one with "…"."""
    rows = _wrapped(text, frame.width, font, size, parted=True)
    while lines > 1 and _height(["Åg"] * lines, font, size) > frame.height:
        lines -= 1
    kept = rows[: lines - 1]
    rest = text[_length(kept, text) :].strip()
    while rest and _breadth(f"{rest}…", font, size) > frame.width:
        rest = rest[:-1]
    return [*kept, f"{rest.rstrip()}…"]


def _length(rows: Sequence[str], text: str) -> int:
    """How much of the text the lines contain, not counting inserted hyphens."""
    place = 0
    for row in rows:
        place += len(text[place:]) - len(text[place:].lstrip())
        place += len(row) if text[place:].startswith(row) else len(row) - 1
    return place


def _placed(
    rows: Sequence[str],
    frame: Frame,
    font: Font,
    size: float,
    colour: Colour,
    anchor: Anchor,
    upright: Upright,
) -> Iterator[Writing]:
    cap, line = cap_height(font, size), LINE * size
    taken = (len(rows) - 1) * line
    first = {
        "top": frame.y - ink(rows[0], font, size).top,
        "middle": frame.y + (frame.height - taken + cap) / 2,
        "bottom": frame.bottom - taken - max(0.0, ink(rows[-1], font, size).bottom),
    }[upright]
    lowest = frame.bottom - taken - max(0.0, ink(rows[-1], font, size).bottom)
    first = max(frame.y - ink(rows[0], font, size).top, min(first, lowest))
    for number, row in enumerate(rows):
        x = _start(row, frame, font, size, anchor)
        y = first + number * line
        yield Writing(row, font, size, x, y, colour, frame)


def _start(row: str, frame: Frame, font: Font, size: float, anchor: Anchor) -> float:
    drawn = ink(row, font, size)
    if anchor == "start":
        return frame.x - min(0.0, drawn.left)
    if anchor == "end":
        return frame.right - max(drawn.right, drawn.advance)
    x = frame.x + (frame.width - drawn.advance) / 2
    return max(
        frame.x - min(0.0, drawn.left), min(x, frame.right - max(drawn.right, drawn.advance))
    )


def line_width(text: str, font: Font, size: float) -> float:
    """The width of a text on one line."""
    return width(drawable(text), font, size)
