"""The asks that games are made of: each of one seat, in one state, by one game's rules."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from games.kit.asks import Ask, MoveT, Picks, Preview
from games.kit.say import Say
from games.kit.seats import Seat

if TYPE_CHECKING:
    from games.kit.game import Game

GameT = TypeVar("GameT", bound="Game[Any, Any, Any]")
StateT = TypeVar("StateT")


class SeatAsk(Ask[MoveT], Generic[GameT, StateT, MoveT]):
    """An ask of a seat. Its preview refuses what playing would refuse (`Game.check`), and tells
    `lines` of what it takes."""

    def __init__(self, game: GameT, state: StateT, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    def preview(self, move: MoveT) -> Preview:
        self.game.check(self.state, self.seat, move)
        return Preview(self.lines(move))

    def lines(self, move: MoveT) -> tuple[Say, ...]:
        """What a legal move would do, where there is something to tell."""
        return ()


class ButtonAsk(SeatAsk[GameT, StateT, MoveT]):
    """An ask without anything to choose: a plain button, such as Roll."""

    label: ClassVar[Say]

    def prompt(self) -> Say:
        return self.label

    def move(self, picks: Picks, at: int) -> MoveT:
        return self.pressed(at)

    @abstractmethod
    def pressed(self, at: int) -> MoveT:
        """The move that pressing it is."""
