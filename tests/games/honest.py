"""Whole matches of every game, with all that a record can hold: people, the bot player at seats
of its own and at one that somebody leaves and comes back to, the clock, moves taken back, giving
up."""

import hashlib
from random import Random
from typing import Any

from bot.lab.bot_match import START_MS
from bot.lab.rehearsal import Rehearsal
from bot.library import Library
from games.kit.bot_player import EASY, HARD, LEVELS, STEADY, ByBot
from games.kit.conceding import Concede
from games.kit.match import Match, Record
from games.kit.realtime import ListsAnswers
from games.kit.say import Refusal, Seat
from games.kit.taking_back import TakeBack
from tests.games.every_game import opened, plan

LIBRARY = Library()
LEAVES, COMES_BACK = 6, 14
"""After so many moves the last seat is the bot player's, and somebody's again."""
LONGEST = 60


def by_people(key: str, seed: int) -> Record:
    """At random, with moves taken back, people who give up, and the clock."""
    table = plan(key, {}, 1)
    seats = table.seat_counts[seed % len(table.seat_counts)]
    rehearsal = Rehearsal(opened(key), seats, table.options, f"honest {seed}")
    rehearsal.play()
    return rehearsal.match.record()


class Evening:
    """A match of people and the bot player."""

    def __init__(self, key: str, seed: int) -> None:
        table = plan(key, {}, 1)
        game = opened(key).bound(table.options)
        secret = hashlib.sha256(f"{key} {seed}".encode()).digest()
        seats = table.seat_counts[min(1, len(table.seat_counts) - 1)]
        self.answers: Any = None
        hashed = ""
        if isinstance(game, ListsAnswers):
            self.answers = LIBRARY.answers(key)
            hashed = game.answers_hash(self.answers, table.options)
        self.match: Match[Any, Any] = Match(
            game, seats, table.options, secret, ("77", "kiwi"), answers_hash=hashed
        )
        self.rng = Random(seed)
        self.now = START_MS
        self.levels: dict[Seat, str] = {0: HARD}
        self.match.bot_sits(0, HARD)

    def play(self) -> Record:
        last = self.match.seats - 1
        while self._goes_on():
            count = len(self.match.entries)
            if count == LEAVES:
                self.levels[last] = EASY
                self.match.bot_sits(last, EASY)
            if count == COMES_BACK:
                self.levels.pop(last, None)
                self.match.bot_sits(last, None)
            if last not in self.levels and count % 9 == 5 and self._takes_back(last):
                continue
            self._step()
        if self.match.game.outcome(self.match.state) is None:
            self._gives_up()
        return self.match.record(["Åsa", "Bo", "Kim"][: self.match.seats])

    def _goes_on(self) -> bool:
        over = self.match.game.outcome(self.match.state) is not None
        return not over and len(self.match.entries) < LONGEST

    def _step(self) -> None:
        match = self.match
        seats = [seat for seat in range(match.seats) if self._is_asked(seat)]
        self.rng.shuffle(seats)
        for seat in seats:
            if seat in self.levels and self._bot_player_moves(seat):
                return
            if seat not in self.levels and self.rng.random() < 0.9:
                self._person_moves(seat)
                return
        self._clock_moves()

    def _is_asked(self, seat: Seat) -> bool:
        return any(not ask.optional for ask in self.match.game.asks(self.match.state, seat))

    def _bot_player_moves(self, seat: Seat) -> bool:
        level = self.levels[seat]
        thought = self.match.thought(seat, LEVELS[level], STEADY, 0, self.answers)
        if thought is None:
            return False
        since = self.now if thought.since is None else thought.since
        self.now = max(self.now + 1, since + (thought.wait or 0))
        move = self.match.game.stamped(thought.move, self.now)
        self.match.play(seat, move, by=ByBot(level, STEADY))
        return True

    def _person_moves(self, seat: Seat) -> None:
        asks = [ask for ask in self.match.game.asks(self.match.state, seat) if not ask.optional]
        ask = self.rng.choice(asks)
        self.now += self.rng.randrange(500, 3_000)
        self.match.play(seat, ask.read(ask.sample(self.rng), self.now))

    def _clock_moves(self) -> None:
        due = self.match.game.timeouts(self.match.state)[0]
        self.now = max(self.now, (self.now if due.since is None else due.since) + due.wait)
        self.match.play(due.seat, self.match.game.stamped(due.move, self.now), by_clock=True)

    def _takes_back(self, seat: Seat) -> bool:
        try:
            back = self.match.course.way_back(seat)
        except Refusal:
            return False
        self.match.play(seat, TakeBack(back.to))
        return True

    def _gives_up(self) -> None:
        """All but one, so that it is over."""
        while self.match.game.outcome(self.match.state) is None:
            self.match.play(self.match.state.still_in[-1], Concede(self.now))
