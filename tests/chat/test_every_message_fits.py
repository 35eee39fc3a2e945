"""Whatever stands on a table, its messages keep to Discord's limits, in all languages."""

from random import Random

import pytest

from bot.chat.custom_ids import parse
from bot.chat.render.board import board, hand
from bot.languages import LANGUAGES
from tests.chat.limits import assert_accepted, assert_fits, controls
from tests.chat.positions import long_winded, speech, walk
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
            seat = rng.randrange(seats)
            for reader in speeches:
                for content in (
                    board(public, reader),
                    hand(position.view(seat), public.scene, reader),
                ):
                    assert_fits(content)
                    if rng.random() < SENT_SHARE:
                        assert_accepted(content)
                    assert all(parse(control.id) for control in controls(content))
