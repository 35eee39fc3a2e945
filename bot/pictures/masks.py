"""The bitmaps that pictures are composed of: shapes drawn four times as large and reduced, texts,
illustrations. They are cached, since the same ones come up again and again."""

import math
import zlib
from collections.abc import Sequence
from functools import lru_cache
from threading import Lock

from cachetools import LRUCache, cached
from PIL import Image, ImageChops, ImageColor, ImageDraw
from PIL.Image import Image as Bitmap

from bot.pictures.artwork import Part, illustration, illustration_file
from bot.pictures.display import Font
from bot.pictures.fonts import opened, stretches
from bot.pictures.outlines import Subpath, area, subpaths

FINER = 4
MOST_COLOURS = 500
MOST_BYTES = 12_000_000
"""The size of each cache."""
MOST_BYTES_OF_SCENES, MOST_BYTES_PACKED = 6_000_000, 8_000_000
"""Packed, all illustrations of a game have room in all their sizes."""


def bytes_of(kept: tuple[Bitmap, int, int] | Bitmap) -> int:
    bitmap = kept[0] if isinstance(kept, tuple) else kept
    return bitmap.width * bitmap.height * len(bitmap.getbands()) + 500


_corners_lock, _shapes_lock, _texts_lock = Lock(), Lock(), Lock()
_scenes_lock, _packed_lock = Lock(), Lock()

Mask = tuple[Bitmap, int, int]
"""A mask and the offset of its top left."""


@cached(LRUCache(MOST_BYTES / 12, getsizeof=bytes_of), lock=_corners_lock)
def corner(radius: int, across: int, down: int) -> Bitmap:
    """One corner of a rectangle, out of a circle that lies this many radii to the right and
    below."""
    fine = radius * FINER
    mask = Image.new("L", (fine, fine))
    left, top = (across - 1) * fine, (down - 1) * fine
    ImageDraw.Draw(mask).ellipse((left, top, left + 2 * fine - 1, top + 2 * fine - 1), fill=255)
    return mask.reduce(FINER)


@cached(LRUCache(MOST_BYTES, getsizeof=bytes_of), lock=_shapes_lock)
def shape(d: str, scale: float, stroke: float, opacity: float = 1) -> Mask:
    """A filled path or, for a stroke, its line."""
    if opacity < 1:
        mask, left, top = shape(d, scale, stroke)
        return fainter(mask, opacity), left, top
    rows = [_scaled(row, scale * FINER) for row in subpaths(d)]
    reach = math.ceil(stroke * FINER / 2) + FINER
    left = _down(min(x for row in rows for x, _ in row) - reach)
    top = _down(min(y for row in rows for _, y in row) - reach)
    width = _up(max(x for row in rows for x, _ in row) + reach) - left
    height = _up(max(y for row in rows for _, y in row) + reach) - top
    moved = [tuple((x - left, y - top) for x, y in row) for row in rows]
    size = (width, height)
    mask = _lines(moved, size, stroke * FINER, ends=True) if stroke else _filled(moved, size)
    return mask.reduce(FINER), left // FINER, top // FINER


@cached(LRUCache(MOST_BYTES, getsizeof=bytes_of), lock=_texts_lock)
def text(written: str, font: Font, pixels: float) -> Mask:
    """A line of text, relative to its start on the baseline."""
    parts = []
    advance = 0.0
    for stretch in stretches(written, font, pixels):
        face = opened(stretch.file, stretch.pixels)
        parts.append((face, stretch.text, advance, face.getbbox(stretch.text, anchor="ls")))
        advance += face.getlength(stretch.text) + stretch.kerning
    left = math.floor(min((start + box[0] for _, _, start, box in parts), default=0))
    right = math.ceil(max((start + box[2] for _, _, start, box in parts), default=0))
    top = math.floor(min((box[1] for _, _, _, box in parts), default=0))
    bottom = math.ceil(max((box[3] for _, _, _, box in parts), default=0))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    draw = ImageDraw.Draw(mask)
    for face, part, start, _ in parts:
        draw.text((start - left, -top), part, 255, face, anchor="ls")
    return mask, left, top


@cached(LRUCache(MOST_BYTES_OF_SCENES, getsizeof=bytes_of), lock=_scenes_lock)
def scene(art: str, width: int, height: int) -> Bitmap:
    """An illustration of this size in pixels."""
    pixels = zlib.decompress(_packed_scene(art, width, height))
    return Image.frombytes("RGB", (width, height), pixels)


@cached(LRUCache(MOST_BYTES_PACKED, getsizeof=len), lock=_packed_lock)
def _packed_scene(art: str, width: int, height: int) -> bytes:
    """Its pixels: drawing them takes a hundred times as long as unpacking."""
    return zlib.compress(_scene(art, width, height).tobytes())


def _scene(art: str, width: int, height: int) -> Bitmap:
    file = illustration_file(art)
    if file is None:
        return Image.new("RGB", (width, height), "#808080")
    drawn = illustration(file)
    scale = max(width / drawn.width, height / drawn.height) * FINER
    left = (drawn.width * scale - width * FINER) / 2
    top = (drawn.height * scale - height * FINER) / 2
    canvas = Image.new("RGB", (width * FINER, height * FINER), "white")
    for part in drawn.parts:
        rows = [tuple((x * scale - left, y * scale - top) for x, y in row) for row in part.rows]
        _draw_part(canvas, part, rows, scale)
    return canvas.reduce(FINER)


def _draw_part(canvas: Bitmap, part: Part, rows: list[Subpath], scale: float) -> None:
    """An opaque part without holes needs no mask."""
    line = part.stroke_width * scale
    if part.fill:
        if len(rows) == 1 and part.opacity == 1:
            ImageDraw.Draw(canvas).polygon(rows[0], fill=part.fill)
        else:
            _paint(canvas, part.fill, _filled(rows, canvas.size), part.opacity)
    if part.stroke and part.opacity == 1:
        _draw_lines(canvas, rows, line, part.stroke, ends=part.has_round_ends)
    elif part.stroke:
        mask = _lines(rows, canvas.size, line, ends=part.has_round_ends)
        _paint(canvas, part.stroke, mask, part.opacity)


def _paint(canvas: Bitmap, colour: str, mask: Bitmap, opacity: float) -> None:
    canvas.paste(colour, (0, 0), fainter(mask, opacity))


def fainter(mask: Bitmap, opacity: float) -> Bitmap:
    return mask if opacity == 1 else mask.point([round(value * opacity) for value in range(256)])


def _filled(rows: Sequence[Subpath], size: tuple[int, int]) -> Bitmap:
    """Fills by the nonzero rule: each row of points adds 1 if it turns clockwise and subtracts 1
    otherwise."""
    if len(rows) == 1:
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).polygon(rows[0], fill=255)
        return mask
    windings = Image.new("L", size)
    for row in rows:
        one = Image.new("L", size)
        ImageDraw.Draw(one).polygon(row, fill=1 if area(row) > 0 else 255)
        windings = ImageChops.add_modulo(windings, one)
    return windings.point([0] + [255] * 255)


def _lines(rows: Sequence[Subpath], size: tuple[int, int], line: float, *, ends: bool) -> Bitmap:
    mask = Image.new("L", size)
    _draw_lines(mask, rows, line, 255, ends=ends)
    return mask


def _draw_lines(
    bitmap: Bitmap, rows: Sequence[Subpath], line: float, filled: int | str, *, ends: bool
) -> None:
    draw = ImageDraw.Draw(bitmap)
    half = line / 2
    for row in rows:
        draw.line(row, fill=filled, width=max(1, round(line)), joint="curve")
        is_closed = row[0] == row[-1]
        for x, y in {row[0], row[-1]} if ends or is_closed else ():
            draw.ellipse((x - half, y - half, x + half, y + half), fill=filled)


def _scaled(row: Subpath, scale: float) -> Subpath:
    return tuple((x * scale, y * scale) for x, y in row)


def _down(number: float) -> int:
    return math.floor(number / FINER) * FINER


def _up(number: float) -> int:
    return math.ceil(number / FINER) * FINER


@lru_cache(MOST_COLOURS)
def split(colour: str) -> tuple[tuple[int, int, int], float]:
    """A colour as red, green and blue, and its opacity."""
    red, green, blue, *rest = ImageColor.getrgb(colour)
    return (red, green, blue), (rest[0] / 255 if rest else 1.0)
