"""The README's pictures of each game: a board, a hand (or another board), the lobby and the ending
on one sheet, from a match that the bot plays in English: `python -m bot.lab.sheets data/screenshots
[GAME]`."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image
from PIL.Image import Image as Bitmap

import games
from bot.lab.gallery import Remembered
from bot.lab.showcase import pieces
from bot.languages import Language
from bot.library import Library, proposed_options
from bot.pictures.display import Picture
from bot.pictures.drawing import Gathering, drawing_of
from bot.pictures.encoding import encode
from bot.pictures.raster import render
from bot.pictures.reader import Reader
from bot.words.words import Words
from games.kit.game import Game
from games.kit.realtime import ListsAnswers
from games.kit.scenes import own_zones

LANGUAGE: Language = "en"
GUESTS = ("Astrid", "Bo", "Cleo", "Dag")
SEED = "showcase"
GAP = 18
BEHIND = "#1E1F22"
TRIED = 80
"""How many positions are drawn to find the fullest."""


def sheet(key: str) -> Bitmap:
    """Two columns of two pictures each, with the tallest in different columns."""
    board, beside, lobby, ending = map(render, four_of(key))
    low, high = sorted((lobby, ending), key=lambda picture: picture.height)
    columns = ((board, low), (beside, high))
    if beside.height > board.height:
        columns = ((board, high), (beside, low))
    wide = board.width
    tall = max(sum(picture.height for picture in column) for column in columns)
    whole = Image.new("RGB", (2 * wide + 3 * GAP, tall + 3 * GAP), BEHIND)
    for number, column in enumerate(columns):
        y = GAP
        for picture in column:
            whole.paste(picture, (GAP + number * (wide + GAP), y))
            y += picture.height + GAP
    return whole


def four_of(key: str) -> tuple[Picture, Picture, Picture, Picture]:
    library, drawing = Library(), drawing_of(key)
    game = library.open_game(key)
    answers = library.answers(key) if isinstance(game, ListsAnswers) else None
    seats = min(game.seat_counts[-1], len(GUESTS))
    reader = Reader(Words(), LANGUAGE, dict(enumerate(GUESTS)))
    options = msgspec.convert(proposed_options(game, LANGUAGE), game.options_type, strict=False)
    match = Remembered(game, seats, options, SEED, "hard", answers)
    match.play()
    last = match.positions[-1]
    outcome = match.game.outcome(last)
    assert outcome is not None
    board, beside = _two_moments(match.game, match.positions[:-1], reader)
    gathering = Gathering(key, seats - (seats > game.seat_counts[0]), game.seat_counts[-1])
    over = drawing.ending(match.game.look(last, None), outcome, reader)
    return board, beside, drawing.lobby(gathering, reader), over


def _two_moments(
    game: Game[Any, Any, Any], positions: Sequence[Any], reader: Reader
) -> tuple[Picture, Picture]:
    """The fullest board, and the hand of a player who is awaited in that position; in a game
    without hands, the fullest board in which something else is awaited."""
    drawing = drawing_of(game.key)
    tried = positions[:: max(1, len(positions) // TRIED)]
    scenes = sorted(
        (game.look(state, None) for state in tried),
        key=lambda scene: pieces(drawing.board(scene, reader).items),
        reverse=True,
    )
    first = scenes[0]
    state = next(state for state in tried if game.look(state, None) == first)
    own = game.look(state, first.awaited[0])
    hand = drawing.hand(own, own_zones(own, first), reader)
    asked = [line.id for line in first.status]
    other = next(scene for scene in scenes if [line.id for line in scene.status] != asked)
    return drawing.board(first, reader), hand or drawing.board(other, reader)


def main(arguments: Sequence[str]) -> None:
    folder, *keys = arguments
    for key in keys or games.names():
        Path(folder, f"{key}.png").write_bytes(encode(sheet(key)))


if __name__ == "__main__":
    main(sys.argv[1:])
