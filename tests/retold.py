"""What a player reads first, in words."""

from functools import cache
from typing import Any

from bot.languages import Language
from bot.words.scenes import SceneWords
from bot.words.words import Words
from games.kit.say import Seat
from games.kit.scenes import LastRound
from tests.playing import Table

NAMES = dict(enumerate(("Kim", "Lee", "Noa", "Sam", "Mio", "Eva")))


@cache
def words() -> Words:
    return Words()


def read(table: Table[Any, Any], viewer: Seat | None, language: Language = "en") -> str:
    """The headlines of a viewer."""
    told = SceneWords(words(), language, NAMES)
    return " ".join(told.texts(table.sees(viewer).headlines))


def looked_back_on(table: Table[Any, Any], viewer: Seat | None) -> LastRound:
    last_round = table.sees(viewer).last_round
    assert last_round is not None
    return last_round


def zones(table: Table[Any, Any], viewer: Seat | None = None) -> dict[str, list[str]]:
    """Of the last round, by their keys, each card as it stands in words."""
    told = SceneWords(words(), "en", NAMES)
    return {zone.key: told.contents(zone) for zone in looked_back_on(table, viewer).zones}
