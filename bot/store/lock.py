"""The lock that keeps a second process from working with a store."""

from types import TracebackType
from typing import Protocol, Self

from bot.host.ports import CannotOpen, Fence, Store


class InUse(CannotOpen):
    """Another process holds the lock, which is known by that. The sentence is for a process that
    does not wait."""

    def __init__(self, sentence: str, holder: str) -> None:
        super().__init__(sentence)
        self.holder = holder


class NotReached(CannotOpen):
    """What keeps the store may be reached later: nothing has to be mended here."""


class Held(Protocol):
    """A lock, held until this context ends or the process does, however it ends, or until the store
    is lost."""

    @property
    def fence(self) -> Fence | None:
        """None where the lock can't be lost."""

    async def is_awaited(self) -> bool:
        """Whether another process waits for the lock that could work at once."""

    async def open_store(self) -> Store:
        """The store, which is to be closed in here. Raises CannotOpen with a sentence."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class Lock(Protocol):
    """A lock on a store, which one process may hold."""

    @property
    def where(self) -> str:
        """What is locked, for the log."""

    async def take(self) -> Held:
        """Takes it at once. Raises InUse, NotReached, or another CannotOpen. A process that tries
        again and again waits for the lock, as long as it does not `rest`."""

    async def rest(self) -> None:
        """Waits for the lock no more until the next try."""
