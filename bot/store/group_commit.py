"""One writer and its group commit: what queued during the last commit is the next one, and takes
along what can wait."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import ClassVar, NamedTuple

from bot.host.model import TableId
from bot.host.ports import Broken, StoreError
from bot.store.steps import Transaction

PATIENCE_SECONDS = 0.01
"""How long a deferrable write waits for a commit to share."""

CommitHook = Callable[[], AbstractAsyncContextManager[object]]
"""Entered around each commit. Whoever tries out slow disks and sudden ends begins here."""


class StepsAbout(NamedTuple):
    about: TableId | None
    """None for what is about no table."""
    steps: Transaction


class GroupCommit(ABC):
    """Takes work from anybody and commits it, as much as has gathered at a time."""

    HOPELESS: ClassVar[tuple[type[StoreError], ...]]
    """After which no work of a batch is tried by itself."""

    def __init__(self) -> None:
        self._queue: list[tuple[StepsAbout, asyncio.Future[None]]] = []
        self._patient: list[tuple[StepsAbout, asyncio.Future[None]]] = []
        self._patience: asyncio.TimerHandle | None = None
        self._committing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(
        self, steps: Transaction, *, about: TableId | None = None, can_wait: bool = False
    ) -> None:
        """As one transaction, which may share a commit; steps about one table stay in order.
        Returns when they are on the disk."""
        if self._closed:
            raise Broken("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if can_wait:
            self._patient.append((StepsAbout(about, steps), done))
            if self._patience is None:
                self._patience = loop.call_later(PATIENCE_SECONDS, self._begin)
        else:
            self._queue.append((StepsAbout(about, steps), done))
            self._begin()
        await done

    async def close(self) -> None:
        """Commits what is queued and takes no more."""
        self._closed = True
        self._begin()
        if self._committing is not None:
            await asyncio.wait({self._committing})

    @abstractmethod
    async def _transact(self, works: list[StepsAbout]) -> StoreError | None:
        """On the disk when it returns, or the error for which nothing is."""

    def _begin(self) -> None:
        """Nothing waits any longer than for the commit that is under way."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        self._queue += self._patient
        self._patient.clear()
        if self._committing is None and self._queue:
            self._committing = asyncio.create_task(self._commit_all())
            self._committing.add_done_callback(self._let_go)

    async def _commit_all(self) -> None:
        """Each batch in one transaction, or else each work in its own."""
        while self._queue:
            batch, self._queue = self._queue, []
            try:
                failure = await self._transact([work for work, _ in batch])
                failures = [failure] * len(batch)
                if failure and len(batch) > 1 and not isinstance(failure, self.HOPELESS):
                    failures = [await self._transact([work]) for work, _ in batch]
            except BaseException:
                for _, done in batch:
                    done.cancel()
                raise
            for (_, done), failure in zip(batch, failures, strict=True):
                if done.done():
                    continue
                if failure is None:
                    done.set_result(None)
                else:
                    done.set_exception(failure)
        self._committing = None

    def _let_go(self, committing: "asyncio.Task[None]") -> None:
        """Nobody waits on if the writing is cancelled or dies."""
        if self._committing is not committing:
            return
        self._committing = None
        batch, self._queue = self._queue, []
        for _, done in batch:
            done.cancel()
