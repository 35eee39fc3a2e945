"""Learning by playing: a match against the bot with a deal that is always the same. Its script says
who makes which move, and what the learner is told before each of theirs. When the script is over,
the match goes on from there.

Which step comes next follows from the moves so far (`steps_done`), so that a match can be left,
stored and checked in the middle of its lesson.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from games.kit.bot_player import BotMove
from games.kit.say import Say, Seat, say
from games.kit.taking_back import TakeBack

if TYPE_CHECKING:
    from games.kit.game import Game

LEARNER: Seat = 0
SEATS = 2

LONGEST_TOLD = 300
"""The most characters that the learner is told at a time, in any language."""

WAIT_MS = 1_200
"""How long after the learner's move the bot makes its own."""

OVER = say("lesson-over")
WAIT = say("lesson-wait")


@dataclass(frozen=True)
class LessonStep:
    """One move of a lesson, which the bot makes for a seat of its own after a wait. The learner has
    been `told` one thing before. What they are to press stands between asterisks there, in the
    order of the presses."""

    seat: Seat
    move: Any = None
    told: Say | None = None
    wait: int = WAIT_MS

    def is_done_by(self, game: Any, state: Any, seat: Seat, move: Any) -> bool:
        """Whether a move in this state is the one of the script."""
        return seat == self.seat and game.is_made(BotMove(self.move), move)

    def allows(self, game: Any, state: Any, seat: Seat, move: Any) -> bool:
        """Whether a move in this state may be made beside the script."""
        return False

    def tells(self, game: Any, state: Any) -> Say | None:
        """What the learner is told in this state."""
        return self.told

    def move_in(self, game: Any, state: Any, answers: Any = None) -> Any:
        """The move of the script in this state, if it can be made yet; by the known answers where
        there are lists."""
        return self.move


@dataclass(frozen=True)
class Lesson:
    """A game's lesson: what is chosen and dealt, and the script. It is played without words for the
    shuffle, so that the secret alone decides the deal."""

    secret: bytes
    steps: Sequence[LessonStep]
    options: Mapping[str, str] = field(default_factory=dict)
    """As text, in place of the options that a new table proposes."""
    over: Say = OVER
    """What the learner is told after the last step."""

    def step(self, done: int) -> LessonStep | None:
        """The step that follows after so many; None after the last."""
        return self.steps[done] if done < len(self.steps) else None

    def options_in(self, language: str) -> Mapping[str, str]:
        """The options for a learner who reads this language."""
        return self.options

    def is_deal(self, secret: bytes, salts: Sequence[str]) -> bool:
        """Whether a match with this secret and these words is dealt like the lesson."""
        return secret == self.secret and not salts


def lesson_secret(game: str, number: int) -> bytes:
    """The secret of a lesson, found by trying numbers until the deal suits its script."""
    return hashlib.sha256(f"Spelvärden, lesson of {game}, {number}".encode()).digest()


def steps_done(
    game: "Game[Any, Any, Any]", lesson: Lesson, done: int, state: Any, seat: Seat | None, move: Any
) -> int:
    """How many steps are done after a move in this state. A move that is no step changes nothing,
    and one that is taken back is to be made again."""
    if isinstance(move, TakeBack):
        return min(done, move.to)
    step = lesson.step(done)
    if step is not None and seat is not None and step.is_done_by(game, state, seat, move):
        return done + 1
    return done
