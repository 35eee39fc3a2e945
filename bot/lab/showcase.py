"""What each game looks like, for people who have not opened it yet: the fullest board from the
second half of a match that the bot plays, during a race if the game has any."""

from threading import Lock
from typing import Any

import msgspec

from bot.lab.gallery import Remembered
from bot.languages import Language
from bot.library import open_game, proposed_options
from bot.pictures.display import Artwork, Drawn, Picture, Turned
from bot.pictures.drawing import drawing_of
from bot.pictures.encoding import png
from bot.pictures.reader import Reader
from bot.words.words import Words
from games.kit.scenes import Scene

NAMES = dict(enumerate(("Anna", "Bo", "Cia")))
LOOKED_AT = 12
"""The number of consecutive positions to choose from: a round of any game."""
ILLUSTRATED = 100
"""The weight of an illustrated card."""


class Showcase:
    """Draws on demand, in any thread, and each picture once."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._shown: dict[str, _Shown] = {}
        self._drawing = Lock()

    def picture(self, key: str, language: str) -> bytes:
        with self._drawing:
            shown = self._shown.setdefault(key, _Shown(key, self._words))
            return shown.drawn(language)


class _Shown:
    def __init__(self, key: str, words: Words) -> None:
        self._key = key
        self._words = words
        self._bytes: dict[Language, bytes] = {}

    def drawn(self, language: Language) -> bytes:
        if language not in self._bytes:
            self._bytes[language] = png(self._board(self._scene(language), language))
        return self._bytes[language]

    def _scene(self, language: Language) -> Scene:
        """The scene, with the cards of a table in this language."""
        game = open_game(self._key)
        seats = max(count for count in game.seat_counts if count <= len(NAMES))
        options = msgspec.convert(proposed_options(game, language), game.options_type, strict=False)
        match = Remembered(game, seats, options, "showcase", "hard")
        match.play()
        positions: list[Any] = match.positions[len(match.positions) // 2 :]
        scenes = [match.game.look(state, None) for state in positions]
        best = [scene for scene in scenes if scene.is_race] or scenes
        return max(best[:LOOKED_AT], key=lambda scene: pieces(self._board(scene, language).items))

    def _board(self, scene: Scene, language: Language) -> Picture:
        return drawing_of(self._key).board(scene, Reader(self._words, language, NAMES))


def pieces(items: tuple[Drawn, ...]) -> int:
    """How much a picture shows."""
    return sum(_count(each) for each in items)


def _count(item: Drawn) -> int:
    match item:
        case Turned(items):
            return pieces(items)
        case Artwork():
            return ILLUSTRATED
    return 1
