"""The project's fonts, and how much room text takes in them. System fonts are never used, and
Layout.BASIC gives the same pixels on every machine."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from threading import Lock
from typing import NamedTuple

import msgspec
from cachetools import LRUCache, cached
from PIL.ImageFont import FreeTypeFont, Layout, truetype

from bot.pictures.display import Font
from bot.places import DATA

FONTS: dict[Font, str] = {
    "number": "barlow-condensed-700",
    "label": "barlow-semi-condensed-600",
    "category": "barlow-semi-condensed-700",
    "text": "inter-500",
    "name": "inter-700",
    "heading": "inter-800",
    "title": "grenze-700",
}
FALLBACK = "dejavu-sans-bold"
FALLBACK_SIZE = 0.88
"""The fallback font's letters are larger at the same size."""

ZOOM = 2
"""Pixels per unit in the pictures that are sent. Text is measured at this scale."""

MOST_FONTS, MOST_MEASURED = 200, 8_000

FOLDER = DATA / "fonts"

_fonts_lock, _letters_lock, _measured_lock = Lock(), Lock(), Lock()


class Ink(NamedTuple):
    """Where a text has ink, relative to its start on the baseline, and its advance."""

    left: float
    top: float
    right: float
    bottom: float
    advance: float


class LetterInk(NamedTuple):
    """The same of one letter, in whole pixels."""

    left: int
    top: int
    right: int
    bottom: int
    advance: int


class Stretch(NamedTuple):
    """A part of a text in one font, without kerning inside. The next part is shifted by `shift`
    pixels."""

    text: str
    file: str
    pixels: float
    kerning: int = 0


@cache
def letters() -> dict[str, frozenset[str]]:
    """The letters of each font."""
    rows = msgspec.json.decode((FOLDER / "letters.json").read_bytes(), type=dict[str, list[str]])
    return {
        font: frozenset(chr(code) for row in each for code in range(ord(row[0]), ord(row[-1]) + 1))
        for font, each in rows.items()
    }


@cache
def kerned() -> dict[str, dict[str, int]]:
    """Kerning by font and pair of letters, in thousandths of the size. Layout.BASIC doesn't
    kern."""
    file = FOLDER / "kerning.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, int]])


def is_drawable(letter: str) -> bool:
    """Whether every text font, or the fallback, has this letter."""
    return letter in letters()[FALLBACK]


@cached(LRUCache(MOST_FONTS), lock=_fonts_lock)
def opened(file: str, pixels: float) -> FreeTypeFont:
    return truetype(FOLDER / f"{file}.ttf", pixels, layout_engine=Layout.BASIC)


def stretches(text: str, font: Font, pixels: float) -> list[Stretch]:
    """Splits a text by the fonts that have its letters; letters that no font has are dropped."""
    own, other = letters()[FONTS[font]], letters()[FALLBACK]
    known = (letter for letter in text if letter in own or letter in other)
    return [
        stretch
        for is_own, part in groupby(known, own.__contains__)
        for stretch in (
            _kerned("".join(part), FONTS[font], pixels)
            if is_own
            else _kerned("".join(part), FALLBACK, _in_fallback(pixels))
        )
    ]


def _in_fallback(pixels: float) -> float:
    return round(pixels * FALLBACK_SIZE, 2)


def _kerned(text: str, file: str, pixels: float) -> Iterator[Stretch]:
    """Splits at kerned pairs."""
    face, begin = measured(file, pixels), 0
    for end in range(1, len(text)):
        if moved := face.kerning(text[end - 1 : end + 1]):
            yield Stretch(text[begin:end], file, pixels, moved)
            begin = end
    yield Stretch(text[begin:], file, pixels)


class Measured:
    """A font in one size, with the letters that have been measured: they follow each other in whole
    pixels, so that a text is as wide as its letters."""

    def __init__(self, file: str, pixels: float) -> None:
        self._face = opened(file, pixels)
        self._pixels = pixels
        self._inks: dict[str, LetterInk] = {}
        self._distances = kerned()[file]
        self.letters = letters()[file]

    def ink(self, letter: str) -> LetterInk:
        drawn = self._inks.get(letter)
        if drawn is None:
            advance = round(self._face.getlength(letter))
            left, top, right, bottom = map(round, self._face.getbbox(letter, anchor="ls"))
            drawn = self._inks[letter] = LetterInk(left, top, right, bottom, advance)
        return drawn

    def kerning(self, pair: str) -> int:
        """By how many pixels the second letter is shifted: letters are sharp in whole ones only."""
        distance = self._distances.get(pair)
        return round(distance * self._pixels / 1_000) if distance else 0


@cached(LRUCache(MOST_FONTS), lock=_letters_lock)
def measured(file: str, pixels: float) -> Measured:
    return Measured(file, pixels)


@cached(LRUCache(MOST_MEASURED), lock=_measured_lock)
def ink(text: str, font: Font, size: float) -> Ink:
    """The room that a text takes when drawn, in units."""
    own = measured(FONTS[font], size * ZOOM)
    other = measured(FALLBACK, _in_fallback(size * ZOOM))
    left = top = right = bottom = advance = 0
    before, face = "", own
    for letter in text:
        known = own if letter in own.letters else other
        if letter not in known.letters:
            continue
        if known is face:
            advance += face.kerning(before + letter)
        face, before, drawn = known, letter, known.ink(letter)
        left, right = min(left, advance + drawn.left), max(right, advance + drawn.right)
        top, bottom = min(top, drawn.top), max(bottom, drawn.bottom)
        advance += drawn.advance
    return Ink(left / ZOOM, top / ZOOM, right / ZOOM, bottom / ZOOM, advance / ZOOM)


def width(text: str, font: Font, size: float) -> float:
    return ink(text, font, size).advance


def cap_height(font: Font, size: float) -> float:
    """The height of a capital letter."""
    return -ink("H", font, size).top
