"""Golden pictures: what has been looked at and found good stays as it is, to a small tolerance.
`pytest tests/pictures --write-pictures` writes them; look at them before you keep them."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures.display import Picture
from bot.pictures.encoding import png
from tests.pictures.looking import Comparison

GOLDEN = Path(__file__).with_name("golden")
TOLERANCE = 0.6
"""Mean difference, of 255."""


@pytest.fixture
def looks_as_it_did(request: pytest.FixtureRequest) -> Comparison:
    rewrites = bool(request.config.getoption("--write-pictures"))

    def compare(name: str, picture: Picture) -> None:
        sent, file = png(picture), GOLDEN / f"{name}.png"
        if rewrites:
            file.write_bytes(sent)
        before, now = (Image.open(each).convert("RGB") for each in (file, BytesIO(sent)))
        assert before.size == now.size, name
        differing = ImageChops.difference(before, now).convert("L")
        assert ImageStat.Stat(differing).mean[0] < TOLERANCE, name

    return compare
