"""What people have typed or are called, made harmless: it pings nobody, and looks like nothing
but text."""

import re
import unicodedata
from functools import lru_cache

LONGEST_NAME = 32
MOST_KEPT = 2_000
"""The size of the cache of texts made harmless: the same ones come up again and again."""
MARKS_IN_A_ROW = 3
"""More accents than this on one letter are there to spill over other lines."""

INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Cn")
"""Controls, formats (direction marks and zero-width signs), and what is no character."""
BREAKS = "\n\r\t\u2028\u2029"

BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"), " ")
"""Letters and signs by Unicode's reckoning that show nothing."""


def typed(text: str, longest: int) -> str:
    """One line of plain text: no direction marks, nothing invisible, no towers of accents. Empty
    if nothing is left to be seen."""
    line = " ".join(visible(unicodedata.normalize("NFKC", text)).split())
    return shortened(line, longest) if any(map(_shows, line)) else ""


def word(text: str) -> str:
    """A word for the shuffle, as it is shown between backquotes and as it is hashed: one line,
    composed characters (NFKC), and no backquotes. The same again for what it gives."""
    line = " ".join(visible(unicodedata.normalize("NFKC", text)).replace("`", "'").split())
    return unicodedata.normalize("NFKC", line) if any(map(_shows, line)) else ""


@lru_cache(MOST_KEPT)
def name(text: str) -> str:
    """A name to be shown as plain text; empty if it shows nothing."""
    return typed(text, LONGEST_NAME)


def visible(text: str) -> str:
    """The text without what can't be seen, line breaks aside."""
    kept = []
    marks = 0
    for character in text.translate(BLANK):
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        is_seen = category not in INVISIBLE or character in BREAKS
        if marks <= MARKS_IN_A_ROW and is_seen:
            kept.append(character)
    return "".join(kept)


@lru_cache(MOST_KEPT)
def one_line(text: str) -> str:
    """The text without what can't be seen, and without line breaks."""
    return re.sub(r"[\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]+", " ", visible(text))


def _shows(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS"


MARKUP = re.compile(r"[\\*_~`|<\[\]]")
LINE_START = re.compile(r"^(\s*)([#>+-])", re.MULTILINE)
NUMBERED = re.compile(r"^(\s*\d+)\.", re.MULTILINE)
COLON = re.compile(r":(?=\S)")
MENTION = "@"
ZERO_WIDTH = "\u200b"


@lru_cache(MOST_KEPT)
def markdown(text: str) -> str:
    """Markdown that shows this text just as it is. A zero-width space behind each @ sees to it
    that nobody is mentioned."""
    escaped = MARKUP.sub(r"\\\g<0>", text)
    escaped = LINE_START.sub(r"\1\\\2", escaped)
    escaped = NUMBERED.sub(r"\1\\.", escaped)
    escaped = COLON.sub(r"\\:", escaped)
    return escaped.replace(MENTION, MENTION + ZERO_WIDTH)


def shortened(text: str, longest: int) -> str:
    """At most so many characters, the last one … if something is missing."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
