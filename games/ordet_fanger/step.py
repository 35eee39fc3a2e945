"""One move while it is being played: the state so far and what happened."""

from typing import Any

import msgspec

from games.kit.chance import Chance
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.events import Event
from games.ordet_fanger.state import Board, State


class Step:
    """Moves the state on. `now` is the latest stamp that the table has seen."""

    def __init__(self, state: State, sets: CardSets, chance: Chance, at: int) -> None:
        self.state = state
        self.sets = sets
        self.chance = chance
        self.now = max(state.now, at)
        self.news: list[Event] = []

    @property
    def board(self) -> Board:
        return self.state.board

    def change(self, **fields: Any) -> None:
        self.state = msgspec.structs.replace(self.state, **fields)

    def lay(self, **fields: Any) -> None:
        """Changes the board."""
        self.change(board=msgspec.structs.replace(self.state.board, **fields))

    def tell(self, event: Event) -> None:
        self.news.append(event)

    def done(self) -> State:
        self.change(now=self.now, news=tuple(self.news))
        return self.state
