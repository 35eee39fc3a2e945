"""One writer and its group commit: what queued during the last commit is the next one, and takes
along what can wait."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from enum import IntEnum
from typing import NamedTuple

from bot.host.ports import Broken, Busy, Conflict, Exchanged, StoreError
from bot.store.sqlite.connection import BUSY_SECONDS, Connection, SqlRow
from bot.store.sqlite.guard import Guard
from bot.store.sqlite.identity import COUNT


class Stage(IntEnum):
    """When in a transaction a statement runs. Each piece of work keeps to this order by itself,
    so that statements of several can be run together, stage by stage."""

    SWAP = 0  # must change its row, or the whole work is a Conflict
    REPLACE = 1
    ADD = 2


class StoreStep(NamedTuple):
    """One statement of a piece of work."""

    stage: Stage
    sql: str
    row: SqlRow


class Statement(NamedTuple):
    """A statement and the rows of all pieces of work that run it."""

    stage: Stage
    sql: str
    rows: list[SqlRow]


UnitOfWork = Sequence[StoreStep]

PATIENCE_SECONDS = 0.01
"""So long what can wait waits for a commit that it could share."""

BUSY_PAUSE_SECONDS = 0.02
"""Between two tries to get a file that another process holds."""

COUNTED: UnitOfWork = (StoreStep(Stage.ADD, COUNT, ()),)

CommitHook = Callable[[], AbstractAsyncContextManager[object]]
"""Entered around each commit. Whoever tries out slow disks and sudden ends begins here."""


class Writer:
    """Takes work from anybody and commits it, as much as has gathered at a time."""

    def __init__(self, connection: Connection, guard: Guard, around_commit: CommitHook) -> None:
        self.exchanged: asyncio.Future[Exchanged] = asyncio.get_running_loop().create_future()
        self._connection = connection
        self._guard = guard
        self._around_commit = around_commit
        self._queue: list[tuple[UnitOfWork, asyncio.Future[None]]] = []
        self._patient: list[tuple[UnitOfWork, asyncio.Future[None]]] = []
        self._patience: asyncio.TimerHandle | None = None
        self._committing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, work: UnitOfWork, *, can_wait: bool = False) -> None:
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
        while self._queue:
            batch, self._queue = self._queue, []
            await self._commit([work for work, _ in batch], [done for _, done in batch])
        self._committing = None

    def _let_go(self, committing: "asyncio.Task[None]") -> None:
        """Nobody waits on if the writing is cancelled or dies."""
        if self._committing is not committing:
            return
        self._committing = None
        batch, self._queue = self._queue, []
        for _, done in batch:
            done.cancel()

    async def _commit(self, works: list[UnitOfWork], waiting: list["asyncio.Future[None]"]) -> None:
        try:
            results = await self._apply(works)
        except BaseException:
            for done in waiting:
                done.cancel()
            raise
        for done, failure in zip(waiting, results, strict=True):
            if isinstance(failure, Exchanged) and not self.exchanged.done():
                self.exchanged.set_result(failure)
            if done.done():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    async def _apply(self, works: list[UnitOfWork]) -> list[StoreError | None]:
        """All in one transaction, or else each in its own. A file that another process holds is
        waited for only once."""
        failure = await self._transact(works)
        if failure is None or isinstance(failure, Busy | Exchanged):
            return [failure] * len(works)
        if len(works) == 1:
            return [failure]
        return [await self._transact([work]) for work in works]

    async def _transact(self, works: list[UnitOfWork]) -> StoreError | None:
        """Waits for another process here and not in SQLite's thread, where each of the statements
        would wait anew."""
        loop = asyncio.get_running_loop()
        give_up = loop.time() + BUSY_SECONDS
        failure = await self._try(works)
        while isinstance(failure, Busy) and loop.time() < give_up:
            await asyncio.sleep(BUSY_PAUSE_SECONDS)
            failure = await self._try(works)
        return failure

    async def _try(self, works: list[UnitOfWork]) -> StoreError | None:
        try:
            self._guard.check()
            try:
                await self._run([*works, COUNTED])
                async with self._around_commit():
                    await self._connection.commit()
            except BaseException:
                await self._connection.rollback()
                raise
            self._guard.committed()
        except StoreError as error:
            return error
        return None

    async def _run(self, works: Sequence[UnitOfWork]) -> None:
        statements = _by_statement(works)
        counts = await self._connection.change(*((each.sql, each.rows) for each in statements))
        for (stage, _, rows), changed in zip(statements, counts, strict=True):
            if isinstance(changed, StoreError):
                raise changed
            if stage is Stage.SWAP and changed != len(rows):
                raise Conflict("the table is at another revision")


def _by_statement(works: Sequence[UnitOfWork]) -> list[Statement]:
    """The rows of each statement, for executemany, in the order of the stages. Pieces of work
    change places by this, which nobody can notice: those that share a commit were under way at
    the same time."""
    rows: dict[tuple[Stage, str], list[SqlRow]] = {}
    for work in works:
        for step in work:
            rows.setdefault((step.stage, step.sql), []).append(step.row)
    statements = (Statement(*key, of_all) for key, of_all in rows.items())
    return sorted(statements, key=lambda statement: statement.stage)
