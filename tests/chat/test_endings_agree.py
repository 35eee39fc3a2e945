"""What the end of a match says of the players' points: the same in words, beside the picture, in
the picture and in what describes it."""

import re
from collections.abc import Iterator

import pytest

from bot.chat.render.board import board
from bot.chat.render.content import Gallery
from bot.chat.render.speech import Speech
from bot.pictures.alt_text import ending_alt
from bot.pictures.drawing import drawing_of
from bot.pictures.reader import Reader
from bot.words.scenes import SceneWords
from tests.chat.limits import text_of
from tests.chat.positions import Position, walk, words
from tests.games.every_game import GAMES_AND_OPTIONS, plan
from tests.pictures.looking import writings

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eli", "Fay", "Gil", "Hal", "Ivo", "Joy", "Kay", "Leo")
COUNTED = re.compile(
    r"\b(" + "|".join(NAMES) + r")(?:: (\d+|no|one) (?:cards?|points?)\b| \*\*(-?\d+)\*\*)"
)
"""What a player is said to have; of a side the last one is named before it."""
IN_WORDS = {"no": 0, "one": 1}


def endings(game: str, options: dict[str, str]) -> Iterator[Position]:
    seat_counts = plan(game, options, 1).seat_counts
    for seats in {seat_counts[0], seat_counts[-1]}:
        *_, last = walk(game, seats, options, f"ends {seats}")
        yield last


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=str)
def test_everywhere_each_player_has_the_same_points(game: str, options: dict[str, str]) -> None:
    for ending in endings(game, options):
        view = ending.view(None)
        scene, outcome = view.scene, view.outcome
        assert scene is not None and outcome is not None
        names = dict(enumerate(NAMES[: ending.seats]))
        speech, told = Speech(words(), "en", names), SceneWords(words(), "en", names)
        picture = drawing_of(game).ending(scene, outcome, Reader(words(), "en", names))
        alt = ending_alt(scene, outcome, told)
        beside = text_of(board(view, speech, Gallery(picture, "board.png", alt)))
        points = {NAMES[seat]: score for seat, score in enumerate(outcome.scores)}
        in_words = text_of(board(view, speech))
        assert set(points.items()) <= counted(in_words)
        for text in (in_words, beside, alt):
            assert counted(text) <= set(points.items()), text
        drawn = {writing.text for writing in writings(picture)}
        assert {str(score) for score in points.values()} <= drawn
        assert not re.search("moves? for|move for", beside), "nothing that is long over"


def counted(text: str) -> set[tuple[str, int]]:
    found = ((name, few or many) for name, few, many in COUNTED.findall(text))
    return {(name, IN_WORDS[n] if n in IN_WORDS else int(n)) for name, n in found}
