"""The lock that keeps a second process from working with a store."""

from types import TracebackType
from typing import Protocol, Self

from bot.host.ports import CannotOpen, Store


class InUse(CannotOpen):
    """Another process holds the lock, which is known by that. The sentence is for a process that
    does not wait."""

    def __init__(self, sentence: str, holder: str) -> None:
        super().__init__(sentence)
        self.holder = holder


class Held(Protocol):
    """A lock, held until this context ends or the process does, however it ends."""

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
        """Takes it at once. Raises InUse, or CannotOpen with another sentence."""
