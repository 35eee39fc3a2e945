"""What only a game needs that is played aloud: by plain messages in its channel, whose stamps
count.

The host asks `isinstance(game, PlayedAloud)`; such a game has a channel to itself.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, NamedTuple

import msgspec

from games.kit.asks import Ask
from games.kit.game import Game, MoveT, StateT
from games.kit.refusals import stale
from games.kit.say import Say, say
from games.kit.seats import Seat


class Heard(msgspec.Struct, frozen=True):
    """A message in the table's channel, by the id and the stamp that the chat gave it. Not
    verified: it was seen only after an edit, so the text may not be the one first sent."""

    text: str
    id: str
    at: int
    verified: bool = True


class PointedAt(msgspec.Struct, frozen=True):
    """A message in the table's channel that somebody does something about, by its id and stamp."""

    id: str
    at: int


class AnswerVerdict(NamedTuple):
    """What has come of an answer, where that is told of each: whether it counts, and a sentence."""

    counts: bool
    says: Say


class PlayedAloud(ABC, Generic[StateT, MoveT]):
    message_commands: ClassVar[tuple[str, ...]] = ()
    """What can be done about a message in the channel."""

    @abstractmethod
    def hears(self, state: StateT, seat: Seat, message: Heard) -> MoveT | None:
        """What a message of this seat means; None for what means nothing now."""

    def said_by(self, move: MoveT) -> str:
        """What the house writes in the channel to make this move; nothing where no message does.
        What it writes is then heard like anybody's."""
        return ""

    def verdict(self, state: StateT, message: str) -> AnswerVerdict | None:
        """On what has just been said by this message; nothing where what follows tells it."""
        return None

    @abstractmethod
    def hears_since(self, state: StateT) -> int | None:
        """The stamp from which on messages may matter that have not been heard, if any do."""

    @abstractmethod
    def said(self, state: StateT) -> int:
        """The number of the table's latest own message whose stamp matters, 0 before there is
        one."""

    @abstractmethod
    def posted(self, state: StateT, number: int, at: int, message: str = "") -> MoveT | None:
        """The clock's move for the table's own message having got this id and stamp from the
        chat."""

    def message_of(self, move: MoveT) -> PointedAt | None:
        """The message in the channel by which a move was made, if one was: its id, empty where it
        has none, and the stamp that the move claims for it."""
        return None

    @abstractmethod
    def stood_still(self, state: StateT, at: int) -> MoveT | None:
        """The clock's move for its having stood still until this stamp while people's own time
        went on."""

    def about_message(
        self, state: StateT, seat: Seat, command: str, message: PointedAt, at: int
    ) -> MoveT:
        """The move of a seat that uses one of the commands about a message; a Refusal says why
        there is none."""
        raise stale(say("kit-not-now"))

    @abstractmethod
    def belated(self, state: StateT, seat: Seat, key: str) -> Ask[Any] | None:
        """An ask that is offered no longer, but whose answer may have been given in time. Where it
        can't have been, a Refusal may say why."""


def played_aloud(game: Game[Any, Any, Any]) -> PlayedAloud[Any, Any] | None:
    """The game, if it is played aloud."""
    return game if isinstance(game, PlayedAloud) else None
