"""Taking back, as every game has it: replayed without judgement, with chance going on."""

from collections import Counter
from typing import Any

import msgspec
import pytest

import games
from bot.cli.choosing import possible_seats
from bot.lab.rehearsal import Rehearsal
from bot.library import open_game
from games.kit.chance import Chance
from games.kit.match import Match
from games.kit.realtime import as_realtime
from games.kit.say import Refusal
from games.kit.taking_back import MOST_BACK, TakeBack, Trail, TrailMove
from tests.host.tiny import Lay, open_tiny

ENOUGH_MOVES = 1_500


class Watched(Rehearsal):
    """A rehearsal that counts what each seat could take back."""

    answers: Counter[str]

    def play(self) -> Any:
        self.answers = Counter()
        return super().play()

    def _check_state(self) -> None:
        super()._check_state()
        for seat in range(self.match.seats):
            try:
                back = self.match.course.way_back(seat)
                self.answers["others" if back.needs_consent else "free"] += 1
            except Refusal as refusal:
                self.answers[refusal.message.id] += 1


def rehearsed(key: str) -> tuple[Counter[str], list[Match[Any, Any]]]:
    game = open_game(key)
    options = game.options_type()
    seats = possible_seats(game, options)
    answers: Counter[str] = Counter()
    matches: list[Match[Any, Any]] = []
    while sum(len(match.entries) for match in matches) < ENOUGH_MOVES:
        number = len(matches)
        rehearsal = Watched(game, seats[number % len(seats)], options, f"back {number}")
        rehearsal.play()
        answers += rehearsal.answers
        matches.append(rehearsal.match)
    return answers, matches


@pytest.mark.parametrize("key", games.names())
def test_random_matches_meet_every_answer_and_verify(key: str) -> None:
    answers, matches = rehearsed(key)
    if as_realtime(open_game(key)):
        assert set(answers) == {"kit-back-aloud", "kit-over"}
        return
    assert {"free", "others", "kit-over"} <= set(answers)
    moves = [entry.move for match in matches for entry in match.entries]
    assert any(b'"take back"' in bytes(move) for move in moves)
    for record in (match.record() for match in matches):
        chance = Chance(bytes.fromhex(record.secret), record.salts)
        calls = (*record.setup, *(call for entry in record.moves for call in entry.chance))
        assert all(chance.again(call) == call for call in calls)


def test_a_die_rolled_again_after_taking_back_is_the_next_of_its_kind() -> None:
    game = open_tiny("tiny")
    match = Match[Any, Any](game, 2, game.options_type(), b"\1" * 32)
    match.play(0, Lay(1))
    match.play(1, Lay(2))
    used = match.chance.used
    match.play(1, TakeBack(match.course.way_back(1).to))
    assert match.chance.used == used
    match.play(1, Lay(2))
    first, again = (entry.chance[0] for entry in match.entries if entry.chance)
    whole = Chance(b"\1" * 32, ())
    assert [whole.again(call) for call in (*match.setup_calls, first, again)][1:] == [first, again]
    assert (first.nth, again.nth) == (1, 2)


def test_what_a_log_says_is_taken_back_is_not_judged_again() -> None:
    _, matches = rehearsed("riftforce")
    for match in matches:
        again = Match[Any, Any].replay(match.game, match.record())
        assert msgspec.json.encode(again.state) == msgspec.json.encode(match.state)
        assert again.course.trail.stands == match.course.trail.stands


def test_a_log_that_goes_back_to_nowhere_is_refused() -> None:
    game = open_game("riftforce")
    match = Match[Any, Any](game, 2, game.options_type(), b"\1" * 32)
    for to in (-1, 0, 1):
        with pytest.raises(Refusal):
            match.play(0, TakeBack(to))


def test_only_the_last_moves_are_remembered() -> None:
    trail = Trail()
    for _ in range(MOST_BACK + 5):
        trail = trail.then(TrailMove(0))
    assert (trail.stands, len(trail.steps)) == (MOST_BACK + 5, MOST_BACK)
    with pytest.raises(Refusal):
        trail.back_to(4)
    assert trail.back_to(5) == Trail(5)


def test_who_has_acted_and_what_was_shown_since_stays_with_the_move_before() -> None:
    trail = Trail().then(TrailMove(0)).then(TrailMove(1, "chance")).then(TrailMove(2))
    assert trail.back_to(1) == Trail(1, (TrailMove(0, "chance", acted=(1, 2)),))
