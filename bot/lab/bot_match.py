"""A match that the bot plays at every seat, each with its level and pace, on its own clock."""

import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from games.kit.bot_player import LEVELS, STEADY, BotMove, ByBot, Think, at_random
from games.kit.game import Outcome, Timeout
from games.kit.match import Match
from games.kit.say import Seat

RANDOM = "random"
"""A level for tests only: any legal answer, at an easy pace."""

START_MS = 1_800_000_000_000
LONGEST_MATCH = 20_000


class Sitter(NamedTuple):
    """The level and pace of a seat."""

    level: str
    think: Think
    pace: str


def sitter(level: str) -> Sitter:
    if level == RANDOM:
        return Sitter(level, at_random, "slow")
    return Sitter(level, LEVELS[level], STEADY)


class Foreseen(NamedTuple):
    """What will happen at some moment unless something else comes first: a decision of a seat, or a
    move of the clock."""

    at: int
    seat: Seat | None
    move: Any
    by: ByBot | None = None


class BotMatch:
    """Plays a match to its end. `thoughts` are the processor seconds of the decisions that were
    played."""

    def __init__(
        self, match: Match[Any, Any], sitters: Sequence[Sitter], answers: Any = None
    ) -> None:
        self.match = match
        self._sitters = sitters
        self._answers = answers
        self._now = START_MS
        self.thoughts: list[float] = []
        for seat, each in enumerate(sitters):
            match.bot_sits(seat, each.level, each.pace)

    def play(self) -> Outcome:
        while (outcome := self.match.game.outcome(self.match.state)) is None:
            assert len(self.match.entries) < LONGEST_MATCH, "the match does not end"
            self._step()
        return outcome

    def _step(self) -> None:
        foreseen = min((*self._thoughts(), *self._dues()), key=lambda each: each.at)
        self._now = foreseen.at
        move = self.match.game.stamped(foreseen.move, foreseen.at)
        self.match.play(foreseen.seat, move, by_clock=foreseen.by is None, by=foreseen.by)

    def _thoughts(self) -> Iterator[Foreseen]:
        for seat, sitter in enumerate(self._sitters):
            started = time.thread_time()
            thought = self.match.thought(seat, sitter.think, sitter.pace, 0, self._answers)
            if thought is not None:
                self.thoughts.append(time.thread_time() - started)
                by = ByBot(sitter.level, sitter.pace)
                yield Foreseen(self._when(thought), seat, thought.move, by)

    def _dues(self) -> Iterator[Foreseen]:
        for due in self.match.game.timeouts(self.match.state):
            yield Foreseen(self._when(due), due.seat, due.move)

    def _when(self, foreseen: BotMove[Any] | Timeout) -> int:
        since = self._now if foreseen.since is None else foreseen.since
        return max(self._now, since + (foreseen.wait or 0))
