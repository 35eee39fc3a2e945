"""Looking back: what is found of a round in the log is what was told when it was over, and nothing
that was taken back."""

from typing import Any

import msgspec
import pytest

import games
from bot.lab.rehearsal import Rehearsal
from bot.library import open_game
from games.kit.game import Game
from games.kit.realtime import RealtimeGame
from games.kit.rounds import Round, rounds
from games.kit.say import Seat
from games.kit.scenes import LastRound
from tests.games.every_game import plan
from tests.repeating import times

MATCHES = times(3, long=8)


class WrittenDown(Rehearsal):
    """A rehearsal that writes down, after each move that stands, what everybody then saw end."""

    def __init__(self, *arguments: Any) -> None:
        self.written: dict[int, dict[Seat | None, LastRound | None]] = {}
        self.taken_back = 0
        super().__init__(*arguments)

    def _check_state(self) -> None:
        super()._check_state()
        state = self.match.state
        if state.taken_back is not None:
            self.taken_back += 1
            return
        is_over = bool(self.game.is_round_over(state))
        viewers = (None, *range(self.match.seats))
        self.written[self._stands()] = {
            viewer: self.game.look(state, viewer).last_round if is_over else None
            for viewer in viewers
        }

    def _stands(self) -> int:
        is_realtime = isinstance(self.game, RealtimeGame)
        return len(self.match.entries) if is_realtime else self.match.course.trail.stands

    def ended(self, viewer: Seat | None) -> list[LastRound]:
        """What the moves that still stand have ended."""
        told = (self.written[stands][viewer] for stands in range(self._stands() + 1))
        return [each for each in told if each is not None]


@pytest.mark.parametrize("key", games.names())
def test_what_is_told_of_rounds_is_what_everybody_saw_then(key: str) -> None:
    game = open_game(key)
    seat_counts = plan(key, {}, 1).seat_counts
    found = 0
    for number in range(MATCHES):
        seats = seat_counts[number % len(seat_counts)]
        match = WrittenDown(game, seats, game.options_type(), f"rounds {number}")
        match.play()
        record = match.match.record()
        for viewer in (None, *range(seats)):
            told = rounds(match.game, record, viewer)
            assert [each.ended for each in told] == match.ended(viewer)
            assert all(each.story for each in told)
            again = msgspec.json.decode(msgspec.json.encode(told), type=tuple[Round, ...])
            assert again == told
            found += len(told)
    has_rounds = type(game).is_round_over is not Game.is_round_over
    assert (found > 0) == has_rounds


def test_rounds_that_were_taken_back_are_none() -> None:
    """A match of those above has gone back over the end of a round."""
    game = open_game("storma_slottet")
    fewer = 0
    for number in range(10):
        match = WrittenDown(game, 2, game.options_type(), f"back {number}")
        match.play()
        told = rounds(match.game, match.match.record(), None)
        assert [each.ended for each in told] == match.ended(None)
        fewer += match.taken_back
    assert fewer
