"""Times the stages of pictures in the order in which a match needs them: `python picture_stages.py`
reads a game and a number from each line, and writes what the boards and hands of that match took.
Run as a file, it measures whatever revision PYTHONPATH names, and so takes what all have in common.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import pairwise
from typing import Any

from bot.lab.gallery import NAMES, Remembered
from bot.languages import LANGUAGES
from bot.library import open_game
from bot.pictures import raster
from bot.pictures.display import Picture
from bot.pictures.drawing import drawing_of
from bot.pictures.reader import Reader
from bot.words.words import Words
from games.kit.scenes import own_zones

POSITIONS = 20
MOST_SEATS = 4

Encode = Callable[[Any, Picture], bytes]
Took = list[float]
"""Milliseconds of layout, drawing and encoding, and bytes."""


def main() -> None:
    words, encode = Words(), _encoder()
    for line in sys.stdin:
        key, number = line.split()
        took = [*_timed(key, int(number), words, encode)]
        print(json.dumps(took), flush=True)


def _encoder() -> Encode:
    try:
        encoding = import_module("bot.pictures.encoding")
    except ImportError:  # before data/palettes
        old: Callable[[Any], bytes] = vars(raster)["encode"]
        return lambda bitmap, _: old(bitmap)
    palettes = import_module("bot.pictures.palettes")
    return lambda bitmap, picture: encoding.encode(bitmap, palettes.palette_of(picture))


def _timed(key: str, number: int, words: Words, encode: Encode) -> Iterator[Took]:
    game, drawing = open_game(key), drawing_of(key)
    seats = min(MOST_SEATS, game.seat_counts[-1])
    match = Remembered(game, seats, game.options_type(), f"stages {number}", "hard")
    match.play()
    language = LANGUAGES[number % len(LANGUAGES)]
    reader = Reader(words, language, dict(enumerate(NAMES[:seats])))
    for state in match.positions[:: max(1, len(match.positions) // POSITIONS)]:
        began = time.thread_time()
        public = game.look(state, None)
        yield _picture(began, drawing.board(public, reader), encode)
        began = time.thread_time()
        scene = game.look(state, 0)
        hand = drawing.hand(scene, own_zones(scene, public), reader)
        if hand is not None:
            yield _picture(began, hand, encode)


def _picture(began: float, picture: Picture, encode: Encode) -> Took:
    laid_out = time.thread_time()
    bitmap = raster.render(picture)
    drawn = time.thread_time()
    file = encode(bitmap, picture)
    times = (began, laid_out, drawn, time.thread_time())
    return [*((b - a) * 1_000 for a, b in pairwise(times)), len(file)]


if __name__ == "__main__":
    main()
