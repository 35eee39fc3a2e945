"""Who sits at a table that waits: people, the bot player, and those who have not come back yet."""

from collections.abc import Iterator

import pytest

import games
from bot.pictures.alt_text import lobby_alt
from bot.pictures.artwork import symbol
from bot.pictures.display import Drawn, Outline, Turned
from bot.pictures.drawing import Gathering, drawing_of
from bot.pictures.reader import Reader
from bot.words.scenes import SceneWords
from bot.words.words import Words

NAMES = {0: "Anna", 1: "Spelvärden", 2: "Bo"}


def outlines(items: tuple[Drawn, ...]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Outline):
            yield item.d
        elif isinstance(item, Turned):
            yield from outlines(item.items)


def drawn(gathering: Gathering, art: str) -> int:
    """How often a symbol is drawn."""
    found = symbol(art)
    assert found is not None
    picture = drawing_of(gathering.game).lobby(gathering, Reader(Words(), "en", NAMES))
    return sum(each == found.d for each in outlines(picture.items))


@pytest.mark.parametrize("game", games.names())
def test_bot_player_wears_no_face_of_a_person(game: str) -> None:
    most = games.find(game).seat_counts[-1]
    together = Gathering(game, 2, most, bot_player=(1,))
    assert (drawn(together, "table/user"), drawn(together, "table/robot")) == (1, 1)
    among_people = Gathering(game, 2, most)
    assert (drawn(among_people, "table/user"), drawn(among_people, "table/robot")) == (2, 0)


@pytest.mark.parametrize("game", games.names())
def test_who_has_not_come_back_looks_and_is_told_otherwise(game: str) -> None:
    most = games.find(game).seat_counts[-1]
    here, missing = Gathering(game, 2, most), Gathering(game, 2, most, kept=(1,))
    reader = Reader(Words(), "en", {0: "Anna", 1: "Bo"})
    assert drawing_of(game).lobby(here, reader) != drawing_of(game).lobby(missing, reader)
    words = SceneWords(Words(), "en", {0: "Anna", 1: "Bo"}, str)
    assert "At the table: Anna and Bo." in lobby_alt(here, words)
    told = lobby_alt(missing, words)
    assert "At the table: Anna." in told and "Not back yet: Bo." in told
