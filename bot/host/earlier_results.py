"""The results of matches that ended before results were kept, made from their records: once, at the
first start, a few at a time beside everything else."""

import logging
from collections.abc import Callable, Sequence

import msgspec

from bot.host.ended import result_of
from bot.host.flow import Flow
from bot.host.model import Input, Seated, TableId
from bot.host.ports import Store, StoreError
from bot.host.results import MatchResult
from bot.host.table import Table
from games.kit.say import Refusal

log = logging.getLogger(__name__)

AT_A_TIME = 50
NOTE = "results"
"""The name of the note that says how far it has come: to a table's id, or to the end."""
TO_THE_END = "~"
"""Comes after every id of a table."""


class EarlierResults:
    def __init__(self, store: Store, flow: Flow, rate: Callable[[], None]) -> None:
        self._store = store
        self._flow = flow
        self._rate = rate

    def begin(self) -> None:
        """Goes on in the background where it was when the bot last stopped."""
        self._flow.track(self._take_up())

    async def _take_up(self) -> None:
        try:
            await self._catch_up(TableId(await self._store.note(NOTE) or ""))
        except StoreError as error:
            log.warning("results of earlier matches are made at the next start: %s", error)
        self._rate()

    async def _catch_up(self, after: TableId) -> None:
        while after != TO_THE_END and not self._flow.is_stopping:
            tables = await self._store.without_result(after, AT_A_TIME)
            for table in tables:
                if self._flow.is_stopping:
                    return
                await self._make(table)
            after = TableId(tables[-1] if tables else TO_THE_END)
            await self._store.keep_note(NOTE, after)

    async def _make(self, table: TableId) -> None:
        """Nothing is done to a table while its result is made, so that it is not deleted, and
        nobody in it. Of one that can't be read there is none."""
        async with self._flow.slots.hold(table) as slot:
            was_loaded = slot.table is not None
            try:
                loaded = await self._flow.load(table, slot)
                result = made(loaded, await self._store.log(table))
            except Refusal:
                return
            finally:
                if not was_loaded:
                    slot.table = None
            if result is not None:
                await self._store.keep_result(result)


def made(table: Table, log: Sequence[Input]) -> MatchResult | None:
    """How long people thought is not known of such a match; when it began and who made how many
    moves stands in its log."""
    result = result_of(table, log[-1].at)
    if result is None:
        return None
    start = next(line for line in log if line.kind == "start")
    first = {seated.user for seated in msgspec.json.decode(start.body, type=tuple[Seated, ...])}
    users = [line.user for line in log if line.kind == "move" and line.bot_player is None]
    seats = (
        msgspec.structs.replace(
            each,
            moves=users.count(each.user),
            timed=0,
            thought=0,
            came_late=each.user not in first,
        )
        for each in result.seats
    )
    return msgspec.structs.replace(result, began=start.at, seats=tuple(seats))
