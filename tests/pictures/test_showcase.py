"""What the playground's first page shows of each game."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

import games
from bot.lab.showcase import Showcase
from bot.words.words import Words


@pytest.mark.parametrize("key", games.names())
def test_every_game_is_shown_in_the_readers_language(key: str) -> None:
    showcase = Showcase(Words())
    with ThreadPoolExecutor(3) as threads:
        asked = [threads.submit(showcase.picture, key, language) for language in ("sv", "de", "sv")]
        swedish, german, again = [each.result() for each in asked]
    assert swedish != german and again is swedish
    with Image.open(BytesIO(swedish)) as picture:
        assert (picture.format, picture.width) == ("PNG", 1080)
