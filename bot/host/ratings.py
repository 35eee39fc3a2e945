"""Keeps the ratings current: each follows from the results of its ladder alone, in the order in
which the matches ended.

The store says up to which result a ladder is counted, and changes that in one transaction with the
ratings: a kill counts no match twice and loses none. Where a counted result has changed or gone,
the ladder is counted from the first result on.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from bot.host.flow import Flow
from bot.host.ladders import NOTHING_COUNTED, Counted, Ladder, Rung, Rungs
from bot.host.model import TableId
from bot.host.ports import Conflict, Store, StoreError
from bot.host.rating import after
from bot.host.results import MatchResult

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 0.2


class Ratings:
    def __init__(self, store: Store, flow: Flow) -> None:
        self._store = store
        self._flow = flow
        self._one_at_a_time = asyncio.Lock()
        self._is_to_begin = False
        self._counting: set[asyncio.Task[None]] = set()
        flow.ended.append(lambda table: self._begun(self._count(table.id)))

    def begin(self) -> None:
        """Counts in the background whatever is not counted yet."""
        if not self._is_to_begin:
            self._is_to_begin = True
            self._begun(self._catch_up())

    def _begun(self, counting: Coroutine[Any, Any, None]) -> None:
        task = self._flow.track(counting)
        self._counting.add(task)
        task.add_done_callback(self._counting.discard)

    async def soon(self) -> None:
        """Returns when all is counted, or after a moment."""
        if self._counting:
            await asyncio.wait(self._counting, timeout=PATIENCE_SECONDS)

    async def _count(self, table: TableId) -> None:
        try:
            if (ladder := await self._store.ladder_of(table)) is not None:
                await self.bring_up_to_date(ladder)
        except StoreError as error:
            log.warning("table=%s is counted into the ratings later: %s", table, error)

    async def _catch_up(self) -> None:
        async with self._one_at_a_time:
            self._is_to_begin = False
            try:
                for ladder in await self._store.uncounted():
                    await bring_up_to_date(self._store, ladder, self._is_stopping)
            except StoreError as error:
                log.warning("ratings are brought up to date later: %s", error)

    async def bring_up_to_date(self, ladder: Ladder) -> None:
        """Raises StoreError."""
        async with self._one_at_a_time:
            await bring_up_to_date(self._store, ladder, self._is_stopping)

    def _is_stopping(self) -> bool:
        return self._flow.is_stopping


async def bring_up_to_date(
    store: Store, ladder: Ladder, is_stopping: Callable[[], bool] = lambda: False
) -> None:
    """Counts a ladder's results until none is left. Raises StoreError."""
    while not is_stopping():
        since = await store.counted_up_to(ladder)
        rungs = {} if since == NOTHING_COUNTED else await store.rungs(ladder)
        count = partial(counted, rungs=rungs, is_stopping=is_stopping)
        with suppress(Conflict, _Stopping):
            await store.keep_counted(ladder, since, await store.fold_results(ladder, since, count))
            return


class _Stopping(Exception):
    """The rest is counted at the next start."""


def counted(
    results: Iterable[MatchResult],
    rungs: Rungs,
    is_stopping: Callable[[], bool] = lambda: False,
) -> Counted:
    """What results do to these ratings."""
    changed: Rungs = {}
    number, last = 0, NOTHING_COUNTED
    for result in results:
        if is_stopping():
            raise _Stopping
        number, last = number + 1, result.stands
        before = {
            each.user: found
            for each in result.seats
            if (rung := Rung(result.mode, each.user)) in rungs
            for found in (rungs[rung],)
        }
        for user, rating in after(result, before).items():
            rungs[Rung(result.mode, user)] = changed[Rung(result.mode, user)] = rating
    return Counted(changed, number, last)
