"""The writer of a file, which looks before each commit whether the file is still the store."""

import asyncio
from itertools import chain

from bot.host.ports import Busy, Exchanged, StoreError
from bot.store.group_commit import CommitHook, GroupCommit, StepsAbout
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.guard import Guard
from bot.store.sqlite.identity import COUNT
from bot.store.steps import StoreStep

COUNTED = StoreStep(COUNT, ())


class Writer(GroupCommit):
    HOPELESS = (Busy, Exchanged)
    """A file that another process holds is waited for only once."""

    def __init__(self, connection: Connection, guard: Guard, around_commit: CommitHook) -> None:
        super().__init__()
        self.exchanged: asyncio.Future[Exchanged] = asyncio.get_running_loop().create_future()
        self._connection = connection
        self._guard = guard
        self._around_commit = around_commit

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

    async def _transact(self, works: list[StepsAbout]) -> StoreError | None:
        try:
            if self._guard.check():
                await asyncio.to_thread(self._guard.read_to_its_end)
            async with self._around_commit():
                steps = chain.from_iterable(work.steps for work in works)
                await self._connection.transact([*steps, COUNTED])
            self._guard.committed()
        except Exchanged as error:
            self._note(error)
            return error
        except StoreError as error:
            return error
        return None
