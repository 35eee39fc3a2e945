"""Looking at a match move by move: each position is what everybody saw then, to the byte."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

import games
from bot.lab.rehearsal import Rehearsal
from bot.library import open_game
from games.kit.match import Record
from games.kit.replay import MOST_TURNING_POINTS, Replay
from games.kit.say import Seat
from games.kit.scenes import own_zones
from tests.games.every_game import main_options, plan
from tests.repeating import times

MATCHES = times(2, long=50)
"""Of each game."""


class Seen(Rehearsal):
    """A rehearsal that keeps the bytes of what everybody sees after each move."""

    def __init__(self, *arguments: Any) -> None:
        self.seen: list[dict[Seat | None, bytes]] = []
        super().__init__(*arguments)

    def _check_state(self) -> None:
        viewers = (None, *range(self.match.seats))
        look, state = self.game.look, self.match.state
        self.seen.append({each: msgspec.json.encode(look(state, each)) for each in viewers})


@pytest.mark.parametrize("key", games.names())
def test_a_replay_is_what_was_seen_to_the_byte(key: str) -> None:
    game = open_game(key)
    options = [*main_options(key)]
    for number in range(MATCHES):
        chosen = plan(key, options[number % len(options)], 1)
        seats = chosen.seat_counts[number % len(chosen.seat_counts)]
        match = Seen(game, seats, chosen.options, f"replays {number}")
        match.play()
        record = msgspec.json.decode(msgspec.json.encode(match.match.record()), type=Record)
        replay = Replay.of(match.game, record)
        assert replay.last == len(record.moves) == len(match.seen) - 1
        for move, seen in enumerate(match.seen):
            for viewer, scene in seen.items():
                assert msgspec.json.encode(replay.scene(move, viewer)) == scene
        assert_turns(replay)
        assert_opens(replay)


def assert_turns(replay: Replay) -> None:
    moves = [point.move for point in replay.turning_points]
    assert moves == sorted(set(moves)) and len(moves) <= MOST_TURNING_POINTS
    assert all(0 < move <= replay.last for move in moves)


def assert_opens(replay: Replay) -> None:
    """With all hands open nothing of the board is missing, and each hand lies there as its player
    saw it; a game without hands has nothing to open."""
    middle = replay.last // 2
    public, shown = replay.scene(middle, None), replay.open_scene(middle)
    assert [zone for zone in shown.board if zone.owner is None] == [
        zone for zone in public.board if zone.owner is None
    ]
    for seat in range(replay.states[middle].seats):
        own = own_zones(replay.scene(middle, seat), public)
        assert all(zone in shown.board for zone in own)
        assert replay.game.has_hands or not own


def test_a_long_match_has_its_turning_points_spread() -> None:
    game = open_game("storma_slottet")
    match = Rehearsal(game, 2, game.options_type(), "long")
    match.play()
    replay = Replay.of(match.game, match.match.record())
    moves = [point.move for point in replay.turning_points]
    assert len(moves) == MOST_TURNING_POINTS
    assert max(after - before for before, after in pairwise(moves)) < replay.last / 3
