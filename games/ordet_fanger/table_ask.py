"""What all asks of this game have in common."""

from games.kit.asks import Ask
from games.kit.seats import Seat
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.moves import Move
from games.ordet_fanger.state import State


class TableAsk(Ask[Move]):
    """An ask of a seat at this table. An input without a stamp counts as the next one."""

    def __init__(self, sets: CardSets, state: State, seat: Seat) -> None:
        self.sets = sets
        self.state = state
        self.seat = seat

    def stamp(self, at: int) -> int:
        return at or self.state.now + 1
