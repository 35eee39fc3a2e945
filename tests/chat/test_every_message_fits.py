"""Whatever stands on a table, its messages keep to Discord's limits, in all languages, nothing
that can be pressed or filled in is cut off, and no ruling is called by its number."""

from collections.abc import Iterator
from random import Random

import pytest

import games
from bot.chat.custom_ids import parse
from bot.chat.render.answering import Asked
from bot.chat.render.board import board, hand
from bot.chat.render.content import Modal
from bot.chat.render.rules import why_not
from bot.chat.render.speech import Speech
from bot.chat.render.turn import begun, has_room, turn_modal
from bot.host.views import View
from bot.languages import LANGUAGES
from games.kit.realtime import RealtimeGame
from tests.chat.limits import assert_accepted, assert_fits, controls, cut_off, rulings_named
from tests.chat.positions import NASTY_NAMES, long_winded, speech, walk
from tests.games.every_game import GAMES_AND_OPTIONS, named, plan
from tests.repeating import times

MOVES = 300
EACH_LOOKED_AT = times(8, long=1)
LONG_WINDED_SHARE = 0.1
SENT_SHARE = 0.1


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=named)
def test_boards_and_hands_fit(game: str, options: dict[str, str]) -> None:
    rng = Random(f"{game} {options}")
    seat_counts = plan(game, options, 1).seat_counts
    for seats in {seat_counts[0], seat_counts[-1]}:
        for place, position in enumerate(walk(game, seats, options, f"fits {seats}", MOVES)):
            public = position.view(None)
            assert public.scene is not None
            if place % EACH_LOOKED_AT:
                continue
            speeches = [speech(language, seats) for language in LANGUAGES]
            if rng.random() < LONG_WINDED_SHARE:
                speeches.append(speech("de", seats, long_winded()))
            own = position.view(rng.randrange(seats))
            for reader in speeches:
                shown = board(public, reader), hand(own, public.scene, reader)
                if reader.words is not long_winded():
                    refused = why_not(own, reader)
                    for each in (*shown, refused, *modals(own, reader)):
                        assert cut_off(each, BEGINNINGS) == rulings_named(each) == []
                for content in shown:
                    assert_fits(content)
                    if rng.random() < SENT_SHARE:
                        assert_accepted(content)
                    assert all(parse(control.id) for control in controls(content))


BEGINNINGS = [name[:5] for name in NASTY_NAMES]
"""A label in which somebody's name stands may be longer than there is room for."""
TABLE = Asked("k3x9qa2mzt7ve", 11, 999_999)


def modals(own: View, reader: Speech) -> Iterator[Modal]:
    """Where a game is played in real time an ask opens as a modal."""
    if issubclass(games.find(own.game), RealtimeGame) and own.scene is not None:
        for form in filter(has_room, own.scene.asks):
            yield turn_modal(form, begun(TABLE, form), reader)
