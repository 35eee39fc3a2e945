"""The rounds of a match as somebody saw them. They are found by its log and kept nowhere: to play
hundreds of moves again takes some milliseconds."""

import asyncio
from collections.abc import Sequence

from bot.host.flow import Flow
from bot.host.model import TableId, User
from bot.host.ports import Store
from bot.host.records import record
from bot.host.table import HostedMatch
from games.kit.match import Record
from games.kit.rounds import Round, rounds
from games.kit.say import not_now, say


class LookingBack:
    def __init__(self, store: Store, flow: Flow) -> None:
        self._store = store
        self._flow = flow
        self._one_at_a_time = asyncio.Lock()

    async def record(self, table: TableId) -> Record:
        """A match that has ended, for anybody to verify and replay."""
        loaded = await self._flow.loaded(table)
        if loaded.header.phase != "ended" or not isinstance(loaded, HostedMatch):
            raise not_now(say("tables-not-over"))
        return record(loaded, await self._store.log(table))

    async def rounds(self, table: TableId, user: User) -> Sequence[Round]:
        """Those that are over, from where somebody sits, or as everybody saw them; the first one
        first. They are found in a thread, for one person at a time."""
        loaded = await self._flow.loaded(table)
        if not isinstance(loaded, HostedMatch):
            raise not_now(say("tables-not-started"))
        viewer = loaded.seat_of(user)
        async with self._one_at_a_time:
            log = await self._store.log(table)
            return await asyncio.to_thread(rounds, loaded.game, record(loaded, log), viewer)
