"""Chance for looking ahead: it shuffles nothing. A caller may not use what a pile then shows."""

from collections.abc import Sequence

from games.kit.chance import Chance, T
from games.kit.say import Seat


class Unshuffled(Chance):
    def __init__(self) -> None:
        super().__init__(b"", ())

    def shuffle(self, name: str, items: Sequence[T], seat: Seat | None = None) -> tuple[T, ...]:
        return tuple(items)


UNSHUFFLED = Unshuffled()
