"""Deletes what is kept of a person. Matches stay whole for the others who sat there: in each of
them another id stands for the person, which is nobody's and leads to no other match."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

from bot.host import absence
from bot.host.acts import By
from bot.host.failures import NotSaved
from bot.host.flow import Flow
from bot.host.meetings import Meetings
from bot.host.model import Stamp, TableId, User
from bot.host.ports import Store, StoreError
from games.kit.say import Refusal

MOST_IDS = 1 << 52


class Forgetting:
    def __init__(
        self, store: Store, flow: Flow, meetings: Meetings, rate: Callable[[], None]
    ) -> None:
        self._store = store
        self._meetings = meetings
        self._flow = flow
        self._rate = rate
        self._one_at_a_time = asyncio.Lock()
        """To look for somebody takes all of the store to be read."""

    async def take_up(self) -> None:
        """Those who were forgotten, and stand in a backup that was restored since; or whose
        deletion was cut short. Raises StoreError."""
        for user in await self._store.to_forget():
            try:
                await self.forget(user)
            except NotSaved as error:
                raise StoreError(f"somebody who was forgotten stands in it: {error}") from error
        await self._store.none_to_forget()

    async def forget(self, user: User) -> None:
        """Takes a person out of everything, and before that away from the tables where they still
        sit, as leaving does. Raises NotSaved; then it is taken up at the next start."""
        await asyncio.shield(self._flow.track(self._forget(user)))

    async def _forget(self, user: User) -> None:
        async with self._one_at_a_time:
            await self._forget_alone(user)

    async def _forget_alone(self, user: User) -> None:
        at = self._flow.stamp()
        try:
            await self._store.begin_to_forget(user, at)
            live = {table.id for table in await self._store.live()}
            for table in await self._store.tables_of(user):
                if table in live:
                    await self._leave(table, user, at)
                async with self._flow.slots.hold(table) as slot:
                    await self._store.forget_at(table, user, _nobodys_id())
                    slot.table = None
            await self._meetings.forget(user)
            await self._store.forget(user, at)
            self._rate()
        except StoreError as error:
            raise self._flow.failed(error) from error

    async def _leave(self, table: TableId, user: User, at: Stamp) -> None:
        """Who does not sit there, or has left before, need not leave."""
        with suppress(Refusal):
            await self._flow.act(table, By(user, f"forget {at}", at), absence.got_up)


def _nobodys_id() -> User:
    """Discord gives out no ids below zero."""
    return User(-1 - secrets.randbelow(MOST_IDS))
