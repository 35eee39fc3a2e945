"""One writer and its group commit: what queued during the last commit is the next one, and takes
along what can wait."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from itertools import chain

from bot.host.ports import Broken, Busy, Exchanged, StoreError
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.guard import Guard
from bot.store.sqlite.identity import COUNT
from bot.store.steps import StoreStep, Transaction

PATIENCE_SECONDS = 0.01
"""How long a deferrable write waits for a commit to share."""

COUNTED = StoreStep(COUNT, ())

CommitHook = Callable[[], AbstractAsyncContextManager[object]]
"""Entered around each commit. Whoever tries out slow disks and sudden ends begins here."""


class Writer:
    """Takes work from anybody and commits it, as much as has gathered at a time."""

    def __init__(self, connection: Connection, guard: Guard, around_commit: CommitHook) -> None:
        self.exchanged: asyncio.Future[Exchanged] = asyncio.get_running_loop().create_future()
        self._connection = connection
        self._guard = guard
        self._around_commit = around_commit
        self._queue: list[tuple[Transaction, asyncio.Future[None]]] = []
        self._patient: list[tuple[Transaction, asyncio.Future[None]]] = []
        self._patience: asyncio.TimerHandle | None = None
        self._committing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, work: Transaction, *, can_wait: bool = False) -> None:
        """Returns when the work is on the disk."""
        if self._closed:
            raise Broken("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if can_wait:
            self._patient.append((work, done))
            if self._patience is None:
                self._patience = loop.call_later(PATIENCE_SECONDS, self._begin)
        else:
            self._queue.append((work, done))
            self._begin()
        await done

    async def look_for_exchange(self, *, is_damaged: bool = False) -> Exchanged | None:
        """Looks for what may have happened since the last commit, or during it if what has been
        read `is_damaged`."""
        if not self.exchanged.done():
            try:
                if self._guard.check() or is_damaged:
                    await asyncio.to_thread(self._guard.read_to_its_end)
            except Exchanged as error:
                self._note(error)
            except Busy:
                pass  # somebody else reads or writes the file, and it is there
        return self.exchanged.result() if self.exchanged.done() else None

    def _note(self, exchanged: Exchanged) -> None:
        if not self.exchanged.done():
            self.exchanged.set_result(exchanged)

    async def close(self) -> None:
        """Commits what is queued and takes no more."""
        self._closed = True
        self._begin()
        if self._committing is not None:
            await asyncio.wait({self._committing})

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
        """Each batch in one transaction, or else each work in its own. A file that another process
        holds is waited for only once."""
        while self._queue:
            batch, self._queue = self._queue, []
            try:
                failure = await self._transact([work for work, _ in batch])
                failures = [failure] * len(batch)
                if failure and len(batch) > 1 and not isinstance(failure, Busy | Exchanged):
                    failures = [await self._transact([work]) for work, _ in batch]
            except BaseException:
                for _, done in batch:
                    done.cancel()
                raise
            for (_, done), failure in zip(batch, failures, strict=True):
                if isinstance(failure, Exchanged):
                    self._note(failure)
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

    async def _transact(self, works: list[Transaction]) -> StoreError | None:
        try:
            if self._guard.check():
                await asyncio.to_thread(self._guard.read_to_its_end)
            async with self._around_commit():
                await self._connection.transact([*chain.from_iterable(works), COUNTED])
            self._guard.committed()
        except StoreError as error:
            return error
        return None
