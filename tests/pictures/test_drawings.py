"""Every game's pictures, of positions from its beginning to its end."""

import re
from random import Random

import msgspec
import pytest

import games
from bot.lab.gallery import Remembered, shown
from bot.pictures.alt_text import LONGEST
from bot.pictures.drawing import drawing_of
from bot.pictures.encoding import png
from bot.pictures.reader import Reader
from bot.words.words import Words
from games.kit.scenes import own_zones
from tests.games.every_game import opened, other_world
from tests.pictures.looking import overflows
from tests.pictures.positions import pictures_of

MOST_BYTES = 150_000
ENDED_TWICE = re.compile(r"[.!?…][”“»’]\.")
games_and_pictures = pytest.mark.parametrize("key", games.names())


@games_and_pictures
def test_no_text_is_cut_off_by_its_frame(key: str) -> None:
    wrong = {each.name: overflows(each.picture) for each in pictures_of(key)}
    assert {name: over for name, over in wrong.items() if over} == {}


@games_and_pictures
def test_every_kind_of_picture_is_drawn(key: str) -> None:
    kinds = {kind for each in pictures_of(key) for kind in each.name.split("-")}
    assert {"board", "lobby", "ending"} <= kinds


@games_and_pictures
def test_what_lies_behind_a_picture_makes_no_difference(key: str) -> None:
    assert all(len(each.picture.background) == len("#RRGGBB") for each in pictures_of(key))


@games_and_pictures
def test_equal_scenes_make_equal_pictures(key: str) -> None:
    again = tuple(shown(key, 1))
    assert again == pictures_of(key)
    assert [hash(each.picture) for each in again] == [
        hash(each.picture) for each in pictures_of(key)
    ]


@games_and_pictures
def test_a_picture_is_the_same_pixels_each_time_and_small(key: str) -> None:
    for each in pictures_of(key)[::7]:
        first = png(each.picture)
        assert first == png(each.picture)
        assert len(first) < MOST_BYTES, each.name


@games_and_pictures
def test_what_describes_a_picture_is_no_longer_than_discord_takes(key: str) -> None:
    assert all(0 < len(each.alt) <= LONGEST for each in pictures_of(key))


@games_and_pictures
def test_a_quoted_exclamation_ends_its_sentence(key: str) -> None:
    assert not [each.name for each in pictures_of(key) if ENDED_TWICE.search(each.alt)]


@games_and_pictures
def test_two_worlds_that_a_viewer_cannot_tell_apart_look_alike(key: str) -> None:
    game = opened(key)
    match = Remembered(game, game.seat_counts[0], game.options_type(), "worlds", "random")
    match.play()
    hide, rng = other_world(key), Random(1)
    reader = Reader(Words(), "sv", dict(enumerate(("Astrid", "Bo", "Cleo", "Dag", "Eva", "Finn"))))
    for state in match.positions[:: max(1, len(match.positions) // 8)]:
        for viewer in (None, 0):
            other = hide(state, viewer, rng)
            assert drawn(key, match, state, viewer, reader) == drawn(
                key, match, other, viewer, reader
            )


def drawn(key: str, match: Remembered, state: object, viewer: int | None, reader: Reader) -> bytes:
    drawing, scene = drawing_of(key), match.game.look(state, viewer)
    own = own_zones(scene, match.game.look(state, None))
    pictures = [drawing.board(scene, reader), drawing.hand(scene, own, reader)]
    return msgspec.json.encode(pictures)
