"""The colours that a picture is sent in, 256 at most. data/palettes has those of each game and of
each illustration: `python -m bot.lab.palettes` chooses them from what the game paints with.
Thread-safe."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, zip_longest
from threading import Lock

import msgspec
from cachetools import LRUCache, cached
from PIL import Image
from PIL.Image import Image as Bitmap

from bot.library import content
from bot.pictures.display import Artwork, Colour, Drawn, Picture, Turned

FOLDER = "palettes"
COLOURS = 256
MOST_KEPT = 12
"""Pillow keeps with a palette what it has found to be nearest to what: half a megabyte."""
ALIKE = 8
"""Colours in the same cube of this side stand for each other."""

_lock = Lock()


class Palette(msgspec.Struct, frozen=True):
    """A file of data/palettes."""

    grounds: tuple[Colour, ...]
    """The backgrounds of the pictures that it is for."""
    colours: str
    """Those of everything but illustrations: what whole areas are filled with, then what lies
    between."""
    scenes: dict[str, str]
    """The colours of each illustration, the most frequent first."""

    def with_scenes(self, arts: Iterable[str]) -> list[Colour]:
        """As many colours of these illustrations as there is room for, of each the same number."""
        chosen = self.colours.split()
        taken = {_cube(colour) for colour in chosen}
        ranks = zip_longest(*(self.scenes[art].split() for art in sorted(arts)))
        for colour in filter(None, chain.from_iterable(ranks)):
            if len(chosen) == COLOURS:
                break
            if _cube(colour) not in taken:
                taken.add(_cube(colour))
                chosen.append(colour)
        return chosen


def palette_of(picture: Picture) -> Bitmap | None:
    """A bitmap with the colours for this picture; None if there are none for its background or its
    illustrations."""
    palette = _palettes().get(picture.background)
    arts = frozenset(_illustrated(picture.items))
    if palette is None or not arts <= palette.scenes.keys():
        return None
    return _bitmap(picture.background, arts)


@cache
def _palettes() -> dict[Colour, Palette]:
    files = (file for data in content() for file in sorted((data / FOLDER).glob("*.json")))
    read = (msgspec.json.decode(file.read_bytes(), type=Palette) for file in files)
    return {ground: palette for palette in read for ground in palette.grounds}


def _illustrated(items: Iterable[Drawn]) -> Iterator[str]:
    for item in items:
        match item:
            case Artwork():
                yield item.art
            case Turned():
                yield from _illustrated(item.items)


@cached(LRUCache(MOST_KEPT), lock=_lock)
def _bitmap(ground: Colour, arts: frozenset[str]) -> Bitmap:
    colours = _palettes()[ground].with_scenes(arts)
    bitmap = Image.new("P", (1, 1))
    bitmap.putpalette(b"".join(map(_bytes, colours)))
    return bitmap


def _bytes(colour: Colour) -> bytes:
    return bytes.fromhex(colour[1:])


def _cube(colour: Colour) -> tuple[int, ...]:
    return tuple(part // ALIKE for part in _bytes(colour))
