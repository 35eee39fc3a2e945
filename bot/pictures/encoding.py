"""Pixels as a PNG of 256 colours. It is put together here, since Pillow's own encoder takes the
system's zlib, which needs several times as long as isal. Thread-safe."""

import struct
import zlib
from collections.abc import Callable, Iterator
from functools import cache, partial

from PIL import Image
from PIL.Image import Image as Bitmap

from bot.pictures.display import Picture
from bot.pictures.palettes import COLOURS, palette_of
from bot.pictures.raster import render

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BITS, INDEXED = 8, 3
UNFILTERED = b"\0"
"""What each row of pixels begins with."""
ISAL_LEVEL, ZLIB_LEVEL = 1, 3
"""Files are about as large with either."""


def png(picture: Picture) -> bytes:
    return encode(render(picture), palette_of(picture))


def encode(bitmap: Bitmap, palette: Bitmap | None = None) -> bytes:
    """A PNG in the colours of a palette, or in those that suit the bitmap best, which takes
    several times as long."""
    few = _in_few_colours(bitmap, palette)
    return SIGNATURE + b"".join(_chunks(few))


def _in_few_colours(bitmap: Bitmap, palette: Bitmap | None) -> Bitmap:
    if palette is None:
        method = Image.Quantize.FASTOCTREE
        return bitmap.quantize(COLOURS, method, dither=Image.Dither.NONE)
    return bitmap.quantize(palette=palette, dither=Image.Dither.NONE)


def _chunks(few: Bitmap) -> Iterator[bytes]:
    width, height = few.size
    yield _chunk(b"IHDR", struct.pack(">2I5B", width, height, BITS, INDEXED, 0, 0, 0))
    yield _chunk(b"PLTE", bytes(few.getpalette() or ()))
    yield _chunk(b"IDAT", deflate()(_rows(few)))
    yield _chunk(b"IEND", b"")


@cache
def deflate() -> Callable[[bytes], bytes]:
    """isal, or zlib on a machine that pyproject.toml has no isal for."""
    try:
        from isal import isal_zlib
    except ImportError:
        return partial(zlib.compress, level=ZLIB_LEVEL)
    return partial(isal_zlib.compress, level=ISAL_LEVEL)


def _rows(few: Bitmap) -> bytes:
    """The rows of pixels. Pillow can end each with a zero, which is how the next one begins."""
    ended = few.tobytes("raw", "P", few.width + 1, 1)
    return UNFILTERED + ended[:-1]


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(content, zlib.crc32(kind))
    return struct.pack(">I4s", len(content), kind) + content + struct.pack(">I", check)
