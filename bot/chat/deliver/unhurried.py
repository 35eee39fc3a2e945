"""What is put into the outbox in a while only: much of it is changed again by then."""

from collections.abc import Callable
from typing import NamedTuple

from bot.chat.deliver.outbox import Name
from bot.host.clock import Clock
from bot.host.model import Stamp


class Waiting(NamedTuple):
    """Something that is put into the outbox once it is due."""

    due: Stamp
    put: Callable[[], None]


class Unhurried:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[Name, Waiting] = {}

    def put(self, name: Name, put: Callable[[], None], wait: int) -> None:
        """Puts it in a while, or earlier if it is already to be."""
        due = self._clock.now() + wait
        waiting = self._waiting.get(name)
        if waiting is None or due < waiting.due:
            self._waiting[name] = Waiting(due, put)
            self._clock.call_at(due, lambda: self._put_now(name))

    def forget(self, name: Name) -> None:
        """It need not be put any more."""
        self._waiting.pop(name, None)

    def hurry(self) -> None:
        """Puts everything that waits at once."""
        for name in list(self._waiting):
            self._put_now(name)

    def _put_now(self, name: Name) -> None:
        waiting = self._waiting.pop(name, None)
        if waiting is not None:
            waiting.put()
