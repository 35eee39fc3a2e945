"""The small pictures that stand in lines of text, and beside what can be chosen: suits, dice, and
what games have of their own. Each is a sign on a block, for dark and light alike."""

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
"""In units, of which each is two pixels."""
DICE = {6: range(1, 7), 10: range(10)}
DIGEST_SIZE = 3


class Emblem(msgspec.Struct, frozen=True):
    """One of them: what it shows in a word, and what is drawn where on which ground."""

    word: str
    """Screen readers read it out: no two are called the same."""
    ground: str
    items: tuple[Drawn, ...]

    @property
    def digest(self) -> str:
        """Another drawing has another one."""
        encoded = msgspec.msgpack.encode(self)
        return hashlib.blake2b(encoded, digest_size=DIGEST_SIZE).hexdigest()

    @property
    def long_name(self) -> str:
        """For where another emoji is called by the word."""
        return f"{self.word}_{self.digest}"

    def png(self) -> bytes:
        """What is around it can be seen through."""
        red, green, blue = split(self.ground)[0]
        canvas = Image.new("RGBA", (2 * SIDE, 2 * SIDE), (red, green, blue, 0))
        file = BytesIO()
        drawn_on(canvas, self.items).save(file, "PNG", optimize=True)
        return file.getvalue()


@cache
def emblems() -> Mapping[str, Emblem]:
    """All that there are, by what faces and choices are drawn as."""
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
