"""Whose turn it is to work, among the processes of one bot."""

import asyncio
from collections.abc import Callable
from typing import Literal

ShiftState = Literal["at_work", "stands_by"]


class Shift(asyncio.Event):
    """Set while this process is at work. Every process has one that may stand by."""

    def __init__(self, told: Callable[[ShiftState], None] | None = None) -> None:
        super().__init__()
        self._told = told
        self.is_anybodys = True
        """Whether some process may be at work: what keeps the tables could be reached when it was
        tried last."""

    def set(self) -> None:
        super().set()
        self._tell("at_work")

    def clear(self) -> None:
        super().clear()
        self._tell("stands_by")

    def _tell(self, turn: ShiftState) -> None:
        if self._told is not None:
            self._told(turn)
