"""A picture is sent as a PNG that anybody can read, small and soon."""

import time
import zlib
from functools import partial
from io import BytesIO
from statistics import median

import pytest
from PIL import Image

import games
from bot.pictures import encoding
from bot.pictures.display import Frame, Panel, Picture
from bot.pictures.encoding import encode, png
from bot.pictures.palettes import palette_of
from bot.pictures.raster import render
from tests.pictures.positions import pictures_of

BESIDE, BYTES = 1 / 3, 1.4
"""How long encoding may take, and how much it may make, beside what Pillow does by itself."""


def read(file: bytes) -> Image.Image:
    Image.open(BytesIO(file)).verify()
    return Image.open(BytesIO(file))


def test_a_file_has_the_pixels_of_the_picture() -> None:
    picture = Picture(60, "#123456", (Panel(Frame(10, 10, 31, 40), "#FEDCBA"),))
    seen = read(png(picture))
    assert seen.size == (1080, 120)
    assert seen.convert("RGB").tobytes() == render(picture).tobytes()


@pytest.mark.parametrize("key", games.names())
def test_without_isal_the_pixels_are_the_same(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = pictures_of(key)[-1].picture
    usual = read(png(picture))
    monkeypatch.setattr(encoding, "deflate", lambda: zlib.compress)
    assert read(png(picture)).convert("RGB").tobytes() == usual.convert("RGB").tobytes()


def by_pillow(bitmap: Image.Image) -> bytes:
    """In the colours that suit it best, packed as usual."""
    few = bitmap.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    few.save(file, "PNG", compress_level=6)
    return file.getvalue()


@pytest.mark.alone
def test_encoding_takes_a_third_of_what_pillow_needs_and_little_more_room() -> None:
    """In turns, by the processor's time, after each palette has been used once."""
    took: tuple[list[float], list[float]] = ([], [])
    room = [0, 0]
    for picture in (each.picture for key in games.names() for each in pictures_of(key)[::5]):
        bitmap = render(picture)
        if (palette := palette_of(picture)) is None:
            continue
        encode(bitmap, palette)
        for number, encoded in enumerate((partial(encode, palette=palette), by_pillow)):
            began = time.thread_time()
            room[number] += len(encoded(bitmap))
            took[number].append(time.thread_time() - began)
    assert median(took[0]) < BESIDE * median(took[1])
    assert room[0] < BYTES * room[1]
