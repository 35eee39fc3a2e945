"""Renders a display list to pixels. Thread-safe."""

import math
from collections.abc import Iterable
from threading import Lock

from cachetools import LRUCache, cached
from PIL import Image, ImageDraw
from PIL.Image import Image as Bitmap

from bot.pictures import display, masks
from bot.pictures.fonts import ZOOM

MOST_BYTES_OF_SHEETS = 6_000_000

_sheets_lock = Lock()

Pixels = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def render(picture: display.Picture, zoom: float = ZOOM) -> Bitmap:
    size = (round(display.WIDTH * zoom), round(picture.height * zoom))
    return drawn_on(Image.new("RGB", size, picture.background), picture.items, zoom)


def drawn_on(canvas: Bitmap, items: Iterable[display.Drawn], zoom: float = ZOOM) -> Bitmap:
    """Draws on a bitmap; transparent pixels stay transparent where nothing is drawn."""
    _Brush(canvas, zoom, 0, 0).draw(items)
    return canvas


class _Brush:
    """Draws on a bitmap whose top left is at (left, top), in units. On a transparent bitmap,
    drawing replaces what was there."""

    def __init__(self, canvas: Bitmap, zoom: float, left: float, top: float) -> None:
        self._canvas = canvas
        self._zoom = zoom
        self._left = left
        self._top = top

    def draw(self, items: Iterable[display.Drawn]) -> None:
        for item in items:
            self._draw(item)

    def _draw(self, item: display.Drawn) -> None:
        match item:
            case display.Panel():
                self._panel(item)
            case display.Writing(written, font, size, x, y, colour):
                mask = masks.text(written, font, size * self._zoom)
                self._paint(mask, x, y, colour)
            case display.Outline():
                self._outline(item)
            case display.Artwork():
                self._artwork(item)
            case display.Turned():
                self._turned(item)

    def _pixels(self, panel: display.Panel | display.Artwork | display.Turned) -> Pixels:
        frame = panel.frame
        return (
            round((frame.x - self._left) * self._zoom),
            round((frame.y - self._top) * self._zoom),
            round((frame.right - self._left) * self._zoom),
            round((frame.bottom - self._top) * self._zoom),
        )

    def _paint(self, placed: masks.Mask, x: float, y: float, colour: str) -> None:
        mask, left, top = placed
        at = (
            round((x - self._left) * self._zoom) + left,
            round((y - self._top) * self._zoom) + top,
        )
        self._fill(colour, (*at, at[0] + mask.width, at[1] + mask.height), mask)

    def _fill(self, colour: str, place: Pixels, mask: Bitmap | None = None) -> None:
        rgb, opacity = masks.split(colour)
        if mask is None and opacity < 1:
            size = (max(0, place[2] - place[0]), max(0, place[3] - place[1]))
            mask = Image.new("L", size, 255)
        if mask is not None and opacity < 1:
            mask = masks.fainter(mask, opacity)
        filled = rgb if self._canvas.mode == "RGB" else (*rgb, 255)
        self._canvas.paste(filled, place, mask)

    def _panel(self, panel: display.Panel) -> None:
        place, line = self._pixels(panel), round(panel.stroke_width * self._zoom)
        radii = self._radii(panel.radius, place)
        if not panel.stroke:
            self._rounded(place, radii, panel.fill)
            return
        left, top, right, bottom = place
        inner = (left + line, top + line, right - line, bottom - line)
        inner_radii = tuple(max(0, radius - line) for radius in radii)
        if panel.fill and masks.split(panel.fill)[1] == 1:
            self._rounded(place, radii, panel.stroke)
            self._rounded(inner, inner_radii, panel.fill)
            return
        if panel.fill:
            self._rounded(inner, inner_radii, panel.fill)
        size = (right - left, bottom - top)
        ring = Image.new("L", size)
        _Stencil(ring).rounded((0, 0, *size), radii, 255)
        _Stencil(ring).rounded((line, line, size[0] - line, size[1] - line), inner_radii, 0)
        self._fill(panel.stroke, place, ring)

    def _radii(self, radius: float | display.Corners, place: Pixels) -> tuple[int, ...]:
        corners = radius if isinstance(radius, tuple) else (radius,) * 4
        most = min(place[2] - place[0], place[3] - place[1]) // 2
        return tuple(min(most, round(corner * self._zoom)) for corner in corners)

    def _rounded(self, place: Pixels, radii: tuple[int, ...], colour: str) -> None:
        """A rounded rectangle in pieces: its corners by masks, the rest as rectangles."""
        rgb, opacity = masks.split(colour)
        if opacity == 1:
            filled = rgb if self._canvas.mode == "RGB" else (*rgb, 255)
            _Stencil(self._canvas).rounded(place, radii, filled)
            return
        mask = Image.new("L", (max(1, place[2] - place[0]), max(1, place[3] - place[1])))
        _Stencil(mask).rounded((0, 0, *mask.size), radii, 255)
        self._fill(colour, (*place[:2], place[0] + mask.width, place[1] + mask.height), mask)

    def _outline(self, outline: display.Outline) -> None:
        scale = round(outline.scale * self._zoom, 4)
        if outline.fill:
            self._shape(outline, scale, 0, outline.fill)
        if outline.stroke:
            self._shape(outline, scale, round(outline.stroke_width * self._zoom, 2), outline.stroke)

    def _shape(self, outline: display.Outline, scale: float, line: float, colour: str) -> None:
        mask = masks.shape(outline.d, scale, line, masks.split(colour)[1])
        self._paint(mask, outline.x, outline.y, colour[:7])

    def _artwork(self, artwork: display.Artwork) -> None:
        left, top, right, bottom = place = self._pixels(artwork)
        size = (right - left, bottom - top)
        mask = Image.new("L", size)
        _Stencil(mask).rounded((0, 0, *size), self._radii(artwork.radius, place), 255)
        self._canvas.paste(self._scene(artwork, size), place, mask)

    def _scene(self, artwork: display.Artwork, size: tuple[int, int]) -> Bitmap:
        """The same for frames of the same size, of which some cover a pixel more than others."""
        wide, tall = artwork.frame.width * self._zoom, artwork.frame.height * self._zoom
        whole = masks.scene(artwork.art, math.ceil(wide), math.ceil(tall))
        return whole if whole.size == size else whole.crop((0, 0, *size))

    def _turned(self, turned: display.Turned) -> None:
        """Draws on a sheet of its own at twice the resolution, and pastes that."""
        left, top, right, bottom = self._pixels(turned)
        sheet = _sheet(turned, self._zoom, right - left, bottom - top)
        x = (left + right - sheet.width) // 2
        y = (top + bottom - sheet.height) // 2
        self._canvas.paste(sheet, (x, y), sheet)


@cached(LRUCache(MOST_BYTES_OF_SHEETS, getsizeof=masks.bytes_of), lock=_sheets_lock)
def _sheet(turned: display.Turned, zoom: float, width: int, height: int) -> Bitmap:
    """What is rotated, on a transparent sheet. Cached: a sheet costs as much as a whole picture and
    mostly lies in the same place."""
    sheet = Image.new("RGBA", (2 * width, 2 * height))
    _Brush(sheet, zoom * 2, turned.frame.x, turned.frame.y).draw(turned.items)
    return sheet.rotate(-turned.degrees, Image.Resampling.BICUBIC, expand=True).reduce(2)


class _Stencil:
    """Fills rounded rectangles of a sheet without clipping."""

    def __init__(self, bitmap: Bitmap) -> None:
        self._bitmap = bitmap
        self._draw = ImageDraw.Draw(bitmap)

    def rounded(self, place: Pixels, radii: tuple[int, ...], filled: int | tuple[int, ...]) -> None:
        left, top, right, bottom = place
        if right <= left or bottom <= top:
            return
        one, two, three, four = radii
        upper, lower = max(one, two), max(three, four)
        self._rectangle(left + one, top, right - two, top + upper, filled)
        self._rectangle(left, top + upper, right, bottom - lower, filled)
        self._rectangle(left + four, bottom - lower, right - three, bottom, filled)
        self._rectangle(left, top + one, left + one, top + upper, filled)
        self._rectangle(right - two, top + two, right, top + upper, filled)
        self._rectangle(left, bottom - lower, left + four, bottom - four, filled)
        self._rectangle(right - three, bottom - lower, right, bottom - three, filled)
        for radius, x, y, across, down in (
            (one, left, top, 1, 1),
            (two, right - two, top, 0, 1),
            (three, right - three, bottom - three, 0, 0),
            (four, left, bottom - four, 1, 0),
        ):
            if radius:
                self._bitmap.paste(filled, (x, y), masks.corner(radius, across, down))

    def _rectangle(
        self, left: int, top: int, right: int, bottom: int, filled: int | tuple[int, ...]
    ) -> None:
        if right > left and bottom > top:
            self._draw.rectangle((left, top, right - 1, bottom - 1), fill=filled)
