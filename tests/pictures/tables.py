"""What is drawn of a table that a test has set up, for any reader."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.lab.gallery import Exhibit, exhibits
from bot.languages import LANGUAGES, Language
from bot.pictures.display import Picture
from bot.pictures.drawing import drawing_of
from bot.pictures.reader import Reader
from bot.words.scenes import SceneWords
from bot.words.words import Names, Words
from games.kit.game import Game
from games.kit.say import Seat
from games.kit.scenes import own_zones
from tests.playing import Table

WORDS = Words()
LONG = "Maximilian-Alexander von Hohenzo"
NAMES: Names = {0: "Åsa", 1: LONG}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def reader(language: Language = "sv", names: Names = NAMES) -> Reader:
    return Reader(WORDS, language, names)


def words_for(language: Language = "sv", names: Names = NAMES) -> SceneWords:
    return SceneWords(WORDS, language, names)


def board(table: Table[Any, Any], who: Reader) -> Picture:
    return drawing_of(table.game.key).board(table.sees(None), who)


def hand(table: Table[Any, Any], seat: Seat, who: Reader) -> Picture:
    scene = table.sees(seat)
    own = own_zones(scene, table.sees(None))
    picture = drawing_of(table.game.key).hand(scene, own, who)
    assert picture is not None
    return picture


def everything_drawn(
    game: Game[Any, Any, Any],
    state: Any,
    language: Language = "sv",
    names: Names = NAMES,
) -> Iterator[Exhibit]:
    """The board, everybody's hand, and the end if it has come."""
    who, words = reader(language, names), words_for(language, names)
    return exhibits("", game, state, who, words, tuple(names))
