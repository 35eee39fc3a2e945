"""What a game needs that is played in real time: by plain messages in its channel, whose stamps
count.

The host asks `isinstance(game, RealtimeGame)`. Such a game has a channel to itself.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, NamedTuple

import msgspec

from games.kit.asks import Ask
from games.kit.card_files import TakesCardFiles
from games.kit.game import Game, KnowledgeT, MoveT, StateT
from games.kit.say import Say, Seat, say, stale


class Heard(msgspec.Struct, frozen=True):
    """A message in the table's channel, with the id and the stamp that the chat gave it. It is not
    verified if it was seen only after an edit, so that the text may not be the one first sent."""

    text: str
    id: str
    at: int
    verified: bool = True


class PointedAt(msgspec.Struct, frozen=True):
    """A message in the table's channel that somebody does something about, by its id and stamp."""

    id: str
    at: int


class AnswerVerdict(NamedTuple):
    """What became of an answer: whether it counts, and the sentence that says so."""

    counts: bool
    says: Say


class RealtimeGame(ABC, Generic[StateT, MoveT]):
    message_commands: ClassVar[tuple[str, ...]] = ()
    """Commands that are used on a message in the channel."""

    @abstractmethod
    def hears(self, state: StateT, seat: Seat, message: Heard) -> MoveT | None:
        """The move that a message of this seat makes; None if it makes none now."""

    def said_by(self, move: MoveT) -> str:
        """What the bot player writes in the channel to make this move; empty if no message makes
        it. The message is then heard like anybody's."""
        return ""

    def verdict(self, state: StateT, message: str) -> AnswerVerdict | None:
        """The verdict on the answer in this message; None if what follows tells it."""
        return None

    @abstractmethod
    def hears_since(self, state: StateT) -> int | None:
        """The stamp since when a message may matter that was not heard; None if none can."""

    @abstractmethod
    def said(self, state: StateT) -> int:
        """The number of the table's own latest message whose stamp matters; 0 before the first."""

    @abstractmethod
    def posted(self, state: StateT, number: int, at: int, message: str = "") -> MoveT | None:
        """The clock's move once the chat gave the table's own message this id and stamp."""

    def message_of(self, move: MoveT) -> PointedAt | None:
        """The message that made a move: its id, empty where it has none, and the stamp that the
        move claims for it. None if no message made it."""
        return None

    @abstractmethod
    def stood_still(self, state: StateT, at: int) -> MoveT | None:
        """The clock's move after it stood still until this stamp while the players' time ran on."""

    def about_message(
        self, state: StateT, seat: Seat, command: str, message: PointedAt, at: int
    ) -> MoveT:
        """The move of a seat that uses a command on a message; raises a Refusal if there is
        none."""
        raise stale(say("kit-not-now"))

    @abstractmethod
    def belated(self, state: StateT, seat: Seat, key: str) -> Ask[Any] | None:
        """An ask that is no longer offered, but may have been answered in time. A Refusal may say
        why it can't have been."""


def as_realtime(game: Game[Any, Any, Any]) -> RealtimeGame[Any, Any] | None:
    """The game, if it is played in real time."""
    return game if isinstance(game, RealtimeGame) else None


class Listed(msgspec.Struct, frozen=True):
    """An answer that is being voted on, its category, both as they were written, and whether it is
    among the `known` answers, the best known first. Without a list there are none."""

    text: str
    category: str
    stands: bool
    known: tuple[str, ...]


class ListsAnswers(TakesCardFiles, Generic[KnowledgeT]):
    @abstractmethod
    def listed(self, knowledge: KnowledgeT, answers: Any) -> Listed | None:
        """The known answers for the answer that is being voted on; None if there is no vote. It may
        read files, so call it in a thread."""

    @abstractmethod
    def answers_hash(self, answers: Any, options: Any) -> str:
        """A hash of the known answers that the bot player uses in a match with these options. The
        record keeps it, so that each of its moves can be decided again."""
