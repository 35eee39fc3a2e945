"""A page of what was before: in every language, within Discord's limits, and the same to the byte
in two worlds that look alike to its reader."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import games
from bot.chat.custom_ids import parse
from bot.chat.looking_controls import OfRound
from bot.chat.render.content import Content, Gallery
from bot.chat.render.earlier import Page, earlier
from bot.chat.render.renderer import Illustrator
from bot.lab.rehearsal import Rehearsal
from bot.languages import LANGUAGES
from bot.library import open_game
from bot.pictures.alt_text import LONGEST
from bot.pictures.display import WIDTH
from games.kit.game import Game
from games.kit.rounds import Round, round_of, rounds
from games.kit.say import Seat
from tests.chat.limits import assert_accepted, assert_fits, controls
from tests.chat.positions import Position, speech
from tests.games.every_game import other_world
from tests.pictures.grounds import in_the_corner
from tests.pictures.looking import overflows
from tests.repeating import times

MATCHES = times(1, long=4)
LOOKED_AT = 6
"""Of a match, in each language."""

WITH_ROUNDS = [
    key for key in games.names() if type(open_game(key)).is_round_over is not Game.is_round_over
]


class Watched(Rehearsal):
    """A rehearsal that keeps the positions in which a round is over."""

    def __init__(self, *arguments: Any) -> None:
        self.over: list[Any] = []
        super().__init__(*arguments)

    def _check_state(self) -> None:
        if self.game.is_round_over(self.match.state):
            self.over.append(self.match.state)


def matches(key: str) -> Iterator[Watched]:
    game = open_game(key)
    for number in range(MATCHES):
        counts = game.seat_counts
        seats = min((counts[0], counts[-1])[number % 2], 6)
        match = Watched(game, seats, game.options_type(), f"pages {number}", "hard")
        match.play()
        yield match


def pages(match: Watched, viewer: Seat | None) -> Iterator[Page]:
    view = Position(match.match).view(None)
    told = rounds(match.game, match.match.record(), viewer)
    step = max(1, len(told) // LOOKED_AT)
    for number in {1, *range(1, len(told) + 1, step), len(told)}:
        yield Page(view, told, number)


@pytest.mark.parametrize("key", WITH_ROUNDS)
def test_a_page_fits_and_its_picture_says_all_of_it(key: str) -> None:
    for match in matches(key):
        for page in pages(match, 0):
            for language in LANGUAGES:
                reader = speech(language, match.match.seats)
                drawn = Illustrator(reader).round(page)
                shown = earlier(page, reader, drawn)
                for content in (shown, shown.in_words(), earlier(page, reader)):
                    assert_fits(content)
                    assert_accepted(content)
                _assert_drawn(drawn)
                assert _ways(shown) == {page.number - 1, page.number + 1}


def _assert_drawn(drawn: Gallery) -> None:
    assert overflows(drawn.picture) == []
    assert in_the_corner(drawn.picture) == []
    assert drawn.picture.height < WIDTH
    assert 0 < len(drawn.alt) <= LONGEST


def _ways(content: Content) -> set[int]:
    found = (parse(control.id) for control in controls(content))
    return {press.round for press in found if isinstance(press, OfRound)}


@pytest.mark.parametrize("key", WITH_ROUNDS)
def test_what_is_hidden_makes_no_difference_to_a_round(key: str) -> None:
    differing = 0
    for match in matches(key):
        for state in match.over:
            for viewer in (None, *range(match.match.seats)):
                other = other_world(key)(state, viewer, Random(1))
                differing += other != state
                assert _told(match, other, viewer) == _told(match, state, viewer)
    assert differing


def _told(match: Watched, state: Any, viewer: Seat | None) -> tuple[Round | None, bytes]:
    """And the page that it makes."""
    found = round_of(match.game, state, viewer)
    if found is None:
        return None, b""
    page = Page(Position(match.match).view(None), (found,), 1)
    return found, earlier(page, speech("en", match.match.seats)).digest()
