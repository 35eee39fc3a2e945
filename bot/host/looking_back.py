"""What is found by a match's log, by playing it again: its rounds as somebody saw them and, once it
has ended, all of its positions. Hundreds of moves take some milliseconds."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from cachetools import LRUCache

from bot.host.acts import By, Decided
from bot.host.flow import Flow
from bot.host.model import Input, PersonPart, Seated, TableId, User, is_forgotten
from bot.host.ports import Store
from bot.host.records import record
from bot.host.table import HostedMatch, Table
from bot.host.tenures import Tenure, tenures
from games.kit.match import Record
from games.kit.replay import Replay
from games.kit.rounds import Round, rounds
from games.kit.say import Seat, not_now, not_yours, say

MOST_POSITIONS = 12_000
"""The positions of finished matches that are kept: some 15 MB."""


class FinishedMatch(NamedTuple):
    """A match that has ended, who sat where, and who has agreed that all see their hands."""

    replay: Replay
    tenures: tuple[Tenure, ...]
    agreed: frozenset[User]

    @property
    def is_open(self) -> bool:
        """Whether all hands may be shown: all who sat there have agreed, but for those whose data
        were deleted. Alone against the bot player there is nobody to ask."""
        people = {each.user for each in self.tenures if not is_forgotten(each.user)}
        return len(people) == 1 or (bool(people) and people <= self.agreed)

    def seat_of(self, user: User, move: int) -> Seat | None:
        """Where somebody sat after a move."""
        covering = (each for each in self.tenures if each.user == user and each.covers(move))
        return next((each.seat for each in covering), None)

    def sat(self, user: User) -> bool:
        return any(each.user == user for each in self.tenures)


class Kept(NamedTuple):
    """A past, and what it was found for: the table's revision, and the people who change when
    somebody's data are deleted."""

    past: FinishedMatch
    of: "Of"


Of = tuple[int, tuple[Seated, ...], tuple[PersonPart, ...]]


class LookingBack:
    def __init__(self, store: Store, flow: Flow) -> None:
        self._store = store
        self._flow = flow
        self._one_at_a_time = asyncio.Lock()
        self._kept: LRUCache[TableId, Kept] = LRUCache(
            MOST_POSITIONS, getsizeof=lambda kept: len(kept.past.replay.states)
        )

    async def record(self, table: TableId) -> Record:
        """A match that has ended, for anybody to verify and replay."""
        ended = await self._ended(table)
        return record(ended, await self._store.log(table))

    async def past(self, table: TableId) -> FinishedMatch:
        """All positions of a match that has ended. They are found in a thread, one match at a
        time."""
        ended = await self._ended(table)
        if (known := self._known(ended)) is not None:
            return known
        async with self._one_at_a_time:
            if (known := self._known(ended)) is not None:
                return known
            log, kept = await self._store.log(table), self._kept.get(table)
            if kept is None:
                replay = await asyncio.to_thread(Replay.of, ended.game, record(ended, log))
            else:
                replay = kept.past.replay
            agreed = (line.user for line in log if line.kind == "open_hands")
            past = FinishedMatch(replay, tenures(log), frozenset(filter(None, agreed)))
            if len(replay.states) <= MOST_POSITIONS:
                self._kept[table] = Kept(past, _of(ended))
            return past

    def _known(self, ended: HostedMatch) -> FinishedMatch | None:
        kept = self._kept.get(ended.id)
        return None if kept is None or kept.of != _of(ended) else kept.past

    async def agree(self, table: TableId, by: By) -> FinishedMatch:
        """Somebody who sat there lets all see their hands, once all who did agree."""
        past = await self.past(table)
        if not past.sat(by.user):
            raise not_yours(say("replay-not-seated"))
        if by.user not in past.agreed:
            *_, end = await self._store.log(table)
            source = f"open hands {by.user}"
            await self._flow.act(table, by._replace(source=source, at=end.at), _agreed)
        return await self.past(table)

    async def _ended(self, table: TableId) -> HostedMatch:
        loaded = await self._flow.loaded(table)
        if loaded.header.phase != "ended" or not isinstance(loaded, HostedMatch):
            raise not_now(say("tables-not-over"))
        return loaded

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


def _agreed(table: Table, by: By) -> Decided:
    """The match's end keeps its stamp, so that nothing goes by when somebody looked back."""
    after = table.then()
    line = Input(
        revision=after.revision, kind="open_hands", source=by.source, at=by.at, user=by.user
    )
    return Decided(after, line)


def _of(ended: HostedMatch) -> Of:
    return ended.revision, ended.header.seats, ended.header.parts
