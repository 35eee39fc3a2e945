"""The contract between a game's rules and whoever hosts them."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from games.kit.asks import Ask
from games.kit.chance import Chance
from games.kit.options import Options
from games.kit.say import Say
from games.kit.scenes import Scene
from games.kit.seats import Seat

StateT = TypeVar("StateT", bound=msgspec.Struct)
MoveT = TypeVar("MoveT")


class Due(msgspec.Struct, frozen=True):
    """What the clock does if nobody else does: the move that a seat (or, for None, the table)
    makes `wait` milliseconds after the stamp `since`, or after that seat's asks last changed.

    Whoever keeps the clock plays `game.stamped(move, at)`, at the moment that it does so.
    """

    seat: Seat | None
    move: Any
    wait: int
    since: int | None = None


class Heard(msgspec.Struct, frozen=True):
    """A message in the table's channel, by the id and the stamp that the chat gave it. Not
    verified: it was seen only after an edit, so the text may not be the one first sent."""

    text: str
    id: str
    at: int
    verified: bool = True


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. Several winners share; none means that it ended for nobody."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    how: str
    message: Say


class Game(ABC, Generic[StateT, MoveT]):
    """The rules of one game, together with the cards that it is played with.

    States, moves and events are frozen msgspec structs that round-trip to JSON. Playing the same
    moves with the same chance gives the same states to the byte. A state carries in `news` the
    events of the move that led to it; a viewer learns of them by the scene.
    """

    key: ClassVar[str]
    version: ClassVar[int]
    seat_counts: ClassVar[range]
    rules_sections: ClassVar[tuple[str, ...]]
    options_type: ClassVar[type[Options]]
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    proposed: ClassVar[Mapping[str, str]] = {}
    """Options, as text, that a newly opened table proposes instead of the defaults. Those stay as
    they are, for kept matches that leave an option out mean what was its default then."""
    one_per_channel: ClassVar[bool] = False  # its players answer by plain messages there

    def __init__(self, files: Mapping[str, bytes] | None = None) -> None:
        """Opens the game with its card files (by name, TOML); raises ContentError if they are
        not what it takes."""
        self.files = dict(sorted((files or {}).items()))

    @classmethod
    def prefix(cls) -> str:
        """What the ids of this game's messages begin with."""
        return cls.key.replace("_", "-")

    @property
    def cards_hash(self) -> str:
        """Names the cards that a match is played with."""
        digest = hashlib.sha256()
        for name, content in self.files.items():
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
        return digest.hexdigest()

    def check_options(self, seats: int, options: Any) -> None:
        """Raises an illegal Refusal for options that don't go together, or with so many."""

    def rematch_options(self, options: Any, seats: int) -> Any:
        """The options of the next match between the same seats: where a deal moves on, moved."""
        return options

    @abstractmethod
    def setup(self, seats: int, options: Any, chance: Chance) -> StateT: ...

    @abstractmethod
    def asks(self, state: StateT, seat: Seat) -> Sequence[Ask[Any]]:
        """What this seat may do now."""

    @abstractmethod
    def play(self, state: StateT, seat: Seat | None, move: MoveT, chance: Chance) -> StateT:
        """The state after a move (seat None: the clock's); raises a Refusal before anything is
        rolled or changed."""

    @abstractmethod
    def scene(self, state: StateT, viewer: Seat | None) -> Scene:
        """All that a viewer may know; None is the public."""

    @abstractmethod
    def due(self, state: StateT) -> Sequence[Due]:
        """What the clock does, one for each seat (or the table) that is waited for."""

    def stamped(self, move: MoveT, at: int) -> MoveT:
        """A clock's move as made at that moment, for games that have stamps in their moves."""
        return move

    def hears(self, state: StateT, seat: Seat, message: Heard) -> MoveT | None:
        """What a message of this seat means, for games that are played by plain messages; None
        for what means nothing now."""
        return None

    def hears_since(self, state: StateT) -> int | None:
        """The stamp from which on messages may matter that have not been heard, if any do."""
        return None

    def said(self, state: StateT) -> int:
        """The number of the table's latest own message whose stamp matters, 0 before there is
        one."""
        return 0

    def posted(self, state: StateT, number: int, at: int) -> MoveT | None:
        """The clock's move for the table's own message having got this stamp from the chat."""
        return None

    def stood_still(self, state: StateT, at: int) -> MoveT | None:
        """The clock's move for its having stood still until this stamp while people's own time
        went on, for games whose limits go by stamps."""
        return None

    def belated(self, state: StateT, seat: Seat, key: str) -> Ask[Any] | None:
        """An ask that is offered no longer, but whose answer may have been given in time."""
        return None

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None: ...

    @abstractmethod
    def house(self, state: StateT, seat: Seat, rng: Random, at: int) -> MoveT:
        """A sensible move for one of this seat's asks, by what this seat knows alone; `at` is
        its stamp, for games that need one."""

    @abstractmethod
    def inventory(self, state: StateT) -> Sequence[str]:
        """Every card, wherever it lies, in any order."""

    @abstractmethod
    def stock(self, state: StateT) -> Sequence[str]:
        """The cards that there must be, in any order: the same ones all through a match."""


class ContentError(ValueError):
    """A card file that a game can't be played with; says which and what would be right."""

    def __init__(self, file: str, sentence: str) -> None:
        super().__init__(f"{file}: {sentence}")
