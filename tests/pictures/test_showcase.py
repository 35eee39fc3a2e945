"""What the playground's first page shows of each game."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

import games
from bot.lab.showcase import Showcase
from bot.languages import LANGUAGES
from bot.pictures.colours import GOLD
from bot.words.words import Words

WIDTH = 1080
A_TINT = 16
"""Colours of a picture with few of them are not quite what was drawn."""


@pytest.mark.parametrize("key", games.names())
def test_every_game_is_shown_in_the_readers_language(key: str) -> None:
    showcase = Showcase(Words())
    with ThreadPoolExecutor(3) as threads:
        asked = [threads.submit(showcase.picture, key, language) for language in ("sv", "de", "sv")]
        swedish, german, again = [each.result() for each in asked]
    assert swedish != german and again is swedish
    with Image.open(BytesIO(swedish)) as picture:
        assert (picture.format, picture.width) == ("PNG", WIDTH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_ordet_fanger_a_golden_duel_is_shown(language: str) -> None:
    """Its banner is, and not a state in which nothing happens."""
    with Image.open(BytesIO(Showcase(Words()).picture("ordet_fanger", language))) as picture:
        banner = picture.convert("RGB").getpixel((WIDTH // 20, WIDTH // 20))
    gold = bytes.fromhex(GOLD.removeprefix("#"))
    assert isinstance(banner, tuple)
    assert all(abs(one - other) < A_TINT for one, other in zip(banner, gold, strict=True))
