"""What happened since the last round began can be read again, by each viewer as it was told to
them; and the few sentences that say what came of it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import games
from bot.lab.rehearsal import Rehearsal
from bot.library import open_game
from games.kit.game import Game
from games.kit.realtime import RealtimeGame
from games.kit.say import Say, Seat
from games.kit.scenes import MOST_IN_ALL, LastRound, Scene
from tests.games.every_game import plan
from tests.repeating import times

MATCHES = times(2, long=6)

Told = tuple[tuple[Say, ...], tuple[Say, ...]]
"""Of the last finished round, and of the present one."""


class Reread(Rehearsal):
    """A rehearsal that writes down what everybody is told, and compares what can be read of it
    after each move. What was taken back is struck out again."""

    def __init__(self, *arguments: Any) -> None:
        self.written: dict[tuple[Seat | None, int], Told] = {}
        self.read_of_last_rounds = 0
        super().__init__(*arguments)

    def _check_state(self) -> None:
        super()._check_state()
        for viewer in (None, *range(self.match.seats)):
            self._check_scene(viewer)

    def _check_scene(self, viewer: Seat | None) -> None:
        state = self.match.state
        is_realtime = isinstance(self.game, RealtimeGame)
        moves = len(self.match.entries) if is_realtime else self.match.course.trail.stands
        scene = self.game.scene(self.game.knowledge(state, viewer))
        if state.taken_back is None:
            told = self.written.get((viewer, moves - 1), ((), ()))
        else:
            told = self.written.get((viewer, moves), ((), ()))
        assert (scene.before, scene.earlier) == told, f"{viewer} after {moves} moves"
        last, present = told
        present = (*present, *scene.story)
        if state.taken_back is None:
            is_over = self.game.is_round_over(state)
            if is_over is not None:
                self.written[viewer, moves] = (present, ()) if is_over else (last, present)
        self._check_headlines(self.game.look(state, viewer), is_told=bool(last or present))

    def _check_headlines(self, scene: Scene, *, is_told: bool) -> None:
        headlines = scene.headlines
        assert len(headlines) <= MOST_IN_ALL
        assert headlines or not is_told
        if scene.last_round is not None:
            self.read_of_last_rounds += 1
            says = scene.last_round.says
            assert says == headlines[: len(says)]
            assert all(line not in says for line in headlines[len(says) :]), "said twice"
            assert all(zone.faces for zone in scene.last_round.zones)
            again = msgspec.json.decode(msgspec.json.encode(scene.last_round), type=LastRound)
            assert again == scene.last_round


def rehearsals(game: str) -> Iterator[Reread]:
    rules = open_game(game)
    seat_counts = plan(game, {}, 1).seat_counts
    for number in range(MATCHES):
        seats = seat_counts[number % len(seat_counts)]
        yield Reread(rules, seats, rules.options_type(), f"again {number}")


@pytest.mark.parametrize("game", games.names())
def test_what_has_happened_since_the_last_round_began_can_be_read_again(game: str) -> None:
    read_of_last_rounds = 0
    for match in rehearsals(game):
        match.play()
        read_of_last_rounds += match.read_of_last_rounds
    has_rounds = type(open_game(game)).is_round_over is not Game.is_round_over
    assert (read_of_last_rounds > MATCHES) == has_rounds
