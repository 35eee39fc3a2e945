"""The colours that pictures are sent in: data/palettes has all that the games paint with.
`python -m bot.lab.palettes` makes it."""

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

import games
from bot.lab.palettes import CELL, painted
from bot.library import content
from bot.pictures.colours import ground
from bot.pictures.display import Artwork, Frame, Picture
from bot.pictures.drawing import OWN
from bot.pictures.palettes import palette_of
from bot.pictures.raster import render
from tests.pictures.positions import pictures_of

MEAN_ERROR, ERROR, WITHIN = 0.9, 40, 0.998
"""Differences in red, green or blue, of 255: on the whole, and of this share of the pixels. Letters
on thin edges and small illustrations are off by more than areas."""
DRAWN = [key for key in games.names() if (OWN / key).is_dir()]
every_drawing = pytest.mark.parametrize("key", DRAWN)


def sent(bitmap: Image.Image, picture: Picture) -> Image.Image:
    palette = palette_of(picture)
    assert palette is not None
    return bitmap.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")


@every_drawing
def test_what_an_area_is_filled_with_is_sent_as_it_is(key: str) -> None:
    for each in pictures_of(key):
        colours = [*{*painted(each.picture.items), each.picture.background}]
        row = Image.new("RGB", (len(colours), 1))
        row.putdata([ImageColor.getrgb(colour) for colour in colours])
        worst = map(max, ImageChops.difference(row, sent(row, each.picture)).get_flattened_data())
        wrong = [colour for colour, off in zip(colours, worst, strict=True) if off >= CELL]
        assert wrong == [], f"{each.name}: run python -m bot.lab.palettes {key}"


@every_drawing
def test_a_picture_is_sent_nearly_as_it_is_drawn(key: str) -> None:
    for each in pictures_of(key)[::6]:
        drawn = render(each.picture)
        off = ImageChops.difference(drawn, sent(drawn, each.picture))
        assert max(ImageStat.Stat(off).mean) < MEAN_ERROR, each.name
        for band in off.split():
            assert sum(band.histogram()[:ERROR]) > WITHIN * drawn.width * drawn.height, each.name


def test_every_illustration_has_its_colours() -> None:
    for file in (file for data in content() for file in data.glob("*/scenes/*.svg")):
        key = file.parts[-3]
        shown = Artwork(f"{key}/{file.stem}", Frame(0, 0, 80, 80))
        assert palette_of(Picture(80, ground(games.find(key).colour), (shown,))), file.stem


def test_what_no_palette_is_for_has_none() -> None:
    unknown = Artwork("table/unknown", Frame(0, 0, 80, 80))
    assert palette_of(Picture(80, "#123456", ())) is None
    assert palette_of(Picture(80, ground(games.find(DRAWN[0]).colour), (unknown,))) is None
