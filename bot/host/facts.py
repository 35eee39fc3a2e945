"""What games count of players besides who won, such as the fastest answer: found by playing a
match's log again once it is over, beside everything else. What a kill prevents is found at the next
start."""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any

import games
from bot.host.flow import Flow
from bot.host.model import NOBODY, Input, TableId, User
from bot.host.ports import Store, StoreError
from bot.host.records import record
from bot.host.table import HostedMatch
from games.kit.match import Match
from games.kit.say import Refusal

log = logging.getLogger(__name__)

AT_A_TIME = 50
RESTS, LONGEST_REST = 4, 1.0
"""Of many matches, as after an update, each is followed by so many times as long a rest, in which
nothing else waits; in seconds at most."""

Facts = Mapping[str, int]


class Counting:
    def __init__(self, store: Store, flow: Flow) -> None:
        self._store = store
        self._flow = flow
        self._one_at_a_time = asyncio.Lock()
        self._is_to_begin = False
        flow.ended.append(lambda table: self.begin() if table.game.has_facts else None)

    def begin(self) -> None:
        """Counts in the background whatever is not counted yet."""
        if not self._is_to_begin:
            self._is_to_begin = True
            self._flow.track(self._count())

    async def _count(self) -> None:
        async with self._one_at_a_time:
            self._is_to_begin = False
            keys = [key for key in games.names() if games.find(key).has_facts]
            try:
                rest = 0.0
                while tables := await self._store.without_facts(keys, AT_A_TIME):
                    for table in tables:
                        await asyncio.sleep(rest)
                        if self._flow.is_stopping:
                            return
                        began = time.perf_counter()
                        await self._store.keep_facts(table, await self._facts(table))
                        rest = min(LONGEST_REST, RESTS * (time.perf_counter() - began))
            except StoreError as error:
                log.warning("what games count of players is counted later: %s", error)

    async def _facts(self, table: TableId) -> Mapping[User, Facts]:
        """None of a match that can't be read, or was broken off."""
        async with self._flow.slots.hold(table) as slot:
            was_loaded = slot.table is not None
            try:
                loaded = await self._flow.load(table, slot)
            except Refusal:
                return {}
            finally:
                if not was_loaded:
                    slot.table = None
        if not isinstance(loaded, HostedMatch) or loaded.header.ending != "outcome":
            return {}
        lines = await self._store.log(table)
        try:
            return await asyncio.to_thread(facts_of, loaded, lines)
        except Exception:
            log.exception("table=%s: nothing can be counted of its players", table)
            return {}


def facts_of(match: HostedMatch, lines: Sequence[Input]) -> Mapping[User, Facts]:
    """Of those who sat there in the end."""
    stages = Match[Any, Any].stages(match.game, record(match, lines))
    facts = match.game.facts(stage.state for stage in stages)
    users = ((seat, seated.user) for seat, seated in enumerate(match.header.seats))
    return {user: facts.get(seat, {}) for seat, user in users if user > NOBODY}
