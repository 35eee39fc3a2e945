"""Whatever a message says in words is said beside its picture, by its alt text, or by *In words*:
people who are shown pictures lose nothing."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from msgspec.structs import replace

import games
from bot.chat.people import People
from bot.chat.render.board import hand
from bot.chat.render.content import Content, Gallery, Text, blocks
from bot.chat.render.renderer import Renderer
from bot.host.languages import TableLanguage
from bot.host.views import View
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from bot.pictures.drawing import drawing_of
from bot.pictures.reader import Reader
from tests.chat.positions import Position, walk, words
from tests.chat.test_lobby import waiting
from tests.chat.test_two_worlds_of_messages import acquaintances

MOST_SEATS = 4
LOOKED_AT = 8
"""Of a match: to lay out all positions would take minutes."""


@pytest.mark.parametrize("game", games.names())
async def test_beside_a_picture_nothing_is_lost_that_words_would_say(
    tmp_path: Path, game: str
) -> None:
    seats = min(games.find(game).seat_counts[-1], MOST_SEATS)
    teller = renderer(await acquaintances(tmp_path, seats))
    languages = cycle(LANGUAGES)
    for position in looked_at(game, seats):
        language = next(languages)
        view = replace(position.view(None), spoken=TableLanguage(language))
        await assert_nothing_lost(teller, view, language)
        await assert_no_card_lost(teller, position, position.moves % seats)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lobbys_picture_leaves_it_to_the_text_who_may_start(
    tmp_path: Path, language: Language
) -> None:
    people = await acquaintances(tmp_path, 2)
    teller = renderer(people)
    view = replace(waiting("riftforce", 2), spoken=TableLanguage(language))
    await assert_nothing_lost(teller, view, language)
    beside = told(await teller.drawn_board(view))
    opener = teller.board(view).in_words()
    (line,) = (each for each in told(opener) if each.startswith("1. "))
    assert f"-# {line.removeprefix('1. ')}" in beside


@pytest.mark.parametrize("person", [0, 1])
async def test_alone_with_bot_player_a_board_lies_as_the_person_sees_it(
    tmp_path: Path, person: int
) -> None:
    teller = renderer(await acquaintances(tmp_path, 2))
    *_, position = walk("riftforce", 2, {}, "near")
    view = replace(position.view(None), phase="playing", outcome=None)
    seats = [sitting._replace(bot_player=None) for sitting in view.seats]
    seats[1 - person] = seats[1 - person]._replace(bot_player="hard")
    view = replace(view, seats=tuple(seats))
    gallery = (await teller.drawn_board(view)).gallery()
    assert gallery is not None and view.scene is not None
    speech = teller.speech(view)
    reader = Reader(words(), speech.language, speech.names, near=person)
    assert gallery.picture == drawing_of("riftforce").board(view.scene, reader)


def looked_at(game: str, seats: int) -> Iterator[Position]:
    """Some positions of a whole match, and its last one."""
    positions = [*walk(game, seats, {}, "nothing lost")]
    step = len(positions) // LOOKED_AT + 1
    for place, position in enumerate(positions, 1):
        if place % step == 0 or position is positions[-1]:
            yield position


def renderer(people: People) -> Renderer:
    return Renderer(words(), people, open_game, listens=True, shows_pictures=lambda _: "shown")


async def assert_nothing_lost(teller: Renderer, view: View, language: Language) -> None:
    shown = await teller.drawn_board(view)
    gallery = shown.gallery()
    assert gallery is not None, "there is a picture of every board"
    compare(teller.board(view), shown, gallery, teller.in_words(view, None, language))


async def assert_no_card_lost(teller: Renderer, position: Position, seat: int) -> None:
    view, public = position.view(seat), position.view(None).scene
    shown = await teller.drawn_hand(view, public)
    gallery = shown.gallery()
    if gallery is None:
        return
    speech = teller.speech_of(view, view.seats[seat].user, seat)
    elsewhere = teller.in_words(view, public, speech.language)
    compare(hand(view, public, speech), shown, gallery, elsewhere)


def compare(in_words: Content, shown: Content, gallery: Gallery, elsewhere: Content) -> None:
    assert in_words.blocks == shown.in_words().blocks
    said = {*told(shown), *told(elsewhere), *gallery.alt.split("\n")}
    assert set(told(in_words)) <= said


def told(content: Content) -> list[str]:
    texts = (block.markdown for block in blocks(content) if isinstance(block, Text))
    return [line for text in texts for line in text.split("\n")]
