"""Loads what the first picture of a game would have to wait for: fonts, letters, symbols."""

from bot.languages import FALLBACK
from bot.library import content
from bot.pictures.artwork import symbol
from bot.pictures.drawing import Gathering, drawing_of
from bot.pictures.encoding import png
from bot.pictures.fonts import FONTS, width
from bot.pictures.reader import Reader
from bot.words.words import Words

SIZES = range(13, 48)
"""The sizes in which texts are fitted."""


def warm(game: str, words: Words) -> None:
    """Thread-safe."""
    for font in FONTS:
        for size in SIZES:
            width("Aa0", font, size)
    for folder in (data / "symbols" for data in content()):
        for file in folder.glob("*/*.svg"):
            symbol(f"{file.parent.name}/{file.stem}")
    reader = Reader(words, FALLBACK, {0: "Anna"})
    png(drawing_of(game).lobby(Gathering(game, 1, 2), reader))
