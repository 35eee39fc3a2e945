"""A store behind a door that sticks: the real one, but for calls that fail for a while."""

import inspect
from collections.abc import Callable
from typing import Any

from bot.host.ports import Busy, DiskFull, Store, StoreError

CALLS = tuple(
    name
    for name, method in vars(Store).items()
    if inspect.iscoroutinefunction(method) and name not in ("close", "lost")
)
"""Every call that a bot makes of a store while it runs."""

Fails = Callable[[str], bool]


class FailingStore:
    """Raises where `fails` says so of a call's name, and nothing is kept or read then."""

    def __init__(
        self, store: Store, fails: Fails, error: Callable[[str], StoreError] | None = None
    ) -> None:
        self.store = store
        self.fails = fails
        self.error = error
        self.failed = 0

    def __getattr__(self, name: str) -> Any:
        method = getattr(self.store, name)
        if name not in CALLS:
            return method

        async def call(*values: Any) -> Any:
            if self.fails(name):
                self.failed += 1
                raise self._error()
            return await method(*values)

        return call

    def _error(self) -> StoreError:
        if self.error is not None:
            return self.error("as the test wants it")
        return Busy("database is locked") if self.failed % 2 else DiskFull("database is full")


class Spells:
    """Of the calls of these names every few go well, and then every few fail."""

    def __init__(self, *names: str, well: int, failing: int, first: int = 0) -> None:
        self._names = names
        self._well, self._failing = well, failing
        self._calls = first
        self.is_over = True

    def __call__(self, name: str) -> bool:
        if self.is_over or name not in self._names:
            return False
        self._calls += 1
        return self._calls % (self._well + self._failing) >= self._well
