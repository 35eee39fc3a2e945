"""Emblems: the small pictures in text and beside choices, such as suits and dice. Each is a sign on
a block that works on dark and light."""

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from io import BytesIO

import msgspec
from PIL import Image

import games
from bot.pictures.artwork import symbol
from bot.pictures.colours import PAPER, SUITS, Tint
from bot.pictures.dice import die
from bot.pictures.display import Drawn, Frame, Panel
from bot.pictures.drawing import drawing_of
from bot.pictures.masks import split
from bot.pictures.pieces import sign
from bot.pictures.raster import drawn_on
from games.kit.scenes import die_art
from games.kit.suits import SUIT_NAMES

SIDE = 64
"""In units of two pixels."""
DICE = {6: range(1, 7), 10: range(10)}
DIGEST_SIZE = 3


class Emblem(msgspec.Struct, frozen=True):
    """An emblem: its word, its drawing and its ground."""

    word: str
    """Read out by screen readers; unique."""
    ground: str
    items: tuple[Drawn, ...]

    @property
    def digest(self) -> str:
        """Changes with the drawing."""
        encoded = msgspec.msgpack.encode(self)
        return hashlib.blake2b(encoded, digest_size=DIGEST_SIZE).hexdigest()

    @property
    def long_name(self) -> str:
        """The name where another emoji already has the word."""
        return f"{self.word}_{self.digest}"

    def png(self) -> bytes:
        """The emblem as a PNG with a transparent background."""
        red, green, blue = split(self.ground)[0]
        canvas = Image.new("RGBA", (2 * SIDE, 2 * SIDE), (red, green, blue, 0))
        file = BytesIO()
        drawn_on(canvas, self.items).save(file, "PNG", optimize=True)
        return file.getvalue()


@cache
def emblems() -> Mapping[str, Emblem]:
    """All emblems, by the `art` of faces and choices."""
    return dict(_emblems())


def _emblems() -> Iterator[tuple[str, Emblem]]:
    for letter, colour in SUITS.items():
        yield f"french/{letter}", _block(f"french/{letter}", Tint(PAPER, colour), _suit(letter))
    taken = {_suit(letter) for letter in SUITS}
    for key in games.names():
        for art, tint in drawing_of(key).emblems().items():
            word = art.partition("/")[2]
            yield art, _block(art, tint, art.replace("/", "_") if word in taken else word)
            taken.add(word)
    for sides, faces in DICE.items():
        for shown in faces:
            items = tuple(die(sides, shown, Frame(2, 2, SIDE - 4, SIDE - 4)))
            yield die_art(sides, shown), Emblem(f"d{sides}_{shown}", PAPER, items)


def _suit(letter: str) -> str:
    return SUIT_NAMES.get(letter, "joker")


def _block(art: str, tint: Tint, word: str) -> Emblem:
    assert symbol(art) is not None, f"there is no sign for {art}"
    frame = Frame(0, 0, SIDE, SIDE)
    items = (Panel(frame, tint.block, SIDE / 5), *sign(art, frame.inset(SIDE / 8), tint.sign))
    return Emblem(word, tint.block, items)
