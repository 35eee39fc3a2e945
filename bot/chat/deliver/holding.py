"""Messages that the answer to an interaction is about to redraw: nothing else edits them."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.chat.deliver.outbox import Name


class Holding:
    def __init__(self) -> None:
        self._held: Counter[Name] = Counter()
        self._parked: dict[Name, Callable[[], None]] = {}

    @contextmanager
    def held(self, name: Name) -> Iterator[None]:
        self.hold(name)
        try:
            yield
        finally:
            self.release(name)

    def hold(self, name: Name) -> None:
        self._held[name] += 1

    def release(self, name: Name) -> None:
        self._held[name] -= 1
        if self._held[name] > 0:
            return
        del self._held[name]
        put = self._parked.pop(name, None)
        if put is not None:
            put()

    def parks(self, name: Name, put: Callable[[], None]) -> bool:
        """Whether a message is held; if so, it is put into the outbox again once it is not."""
        if not self._held[name]:
            return False
        self._parked[name] = put
        return True
