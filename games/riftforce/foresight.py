"""Chance for looking ahead: nothing is shuffled. Whoever looks ahead with it may use nothing of
what a pile shows."""

from collections.abc import Sequence

from games.kit.chance import Chance, T
from games.kit.say import Seat


class Unshuffled(Chance):
    def __init__(self) -> None:
        super().__init__(b"", ())

    def shuffle(self, name: str, items: Sequence[T], whom: Seat | None = None) -> tuple[T, ...]:
        return tuple(items)


UNSHUFFLED = Unshuffled()
