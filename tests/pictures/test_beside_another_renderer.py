"""resvg, which shares nothing with our own, draws the same picture from the same display list."""

from io import BytesIO

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageFilter, ImageStat

import games
from bot.lab.gallery import Exhibit
from bot.pictures.fonts import FOLDER, ZOOM
from bot.pictures.raster import render
from bot.pictures.svg import as_svg
from tests.pictures.positions import pictures_of
from tests.repeating import times

MEAN_OF_255 = 5
"""Edges of letters and shapes are a little softer or harder: nothing is anywhere else."""
FURTHEST = 120
"""Of any spot of a few pixels; a letter that is missing makes 180."""


@pytest.mark.parametrize("key", games.names())
def test_another_renderer_draws_the_same(key: str) -> None:
    for each in pictures_of(key)[:: times(8, long=1)]:
        differing = difference(each)
        assert ImageStat.Stat(differing).mean[0] < MEAN_OF_255, each.name
        blurred = differing.filter(ImageFilter.BoxBlur(3))
        assert blurred.getextrema()[1] < FURTHEST, each.name


def difference(each: Exhibit) -> Image.Image:
    fonts = [str(file) for file in sorted(FOLDER.glob("*.ttf"))]
    png = resvg_py.svg_to_bytes(
        svg_string=as_svg(each.picture), zoom=ZOOM, font_files=fonts, skip_system_fonts=True
    )
    other = Image.open(BytesIO(bytes(png))).convert("RGB")
    return ImageChops.difference(render(each.picture), other).convert("L")
