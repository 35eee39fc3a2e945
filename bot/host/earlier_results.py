"""The results of matches that ended before results were kept, made from their records: once, at the
first start, a few at a time beside everything else."""

import logging
from collections.abc import Callable, Sequence

import msgspec

from bot.host.decks import Decks
from bot.host.ended import is_kept, result_by_header, result_of
from bot.host.flow import Flow
from bot.host.memory import Slot
from bot.host.model import Input, TableId
from bot.host.ports import Store, StoreError
from bot.host.results import MatchResult
from games.kit.say import Refusal

log = logging.getLogger(__name__)

AT_A_TIME = 50
NOTE = "results"
"""The name of the note that says how far it has come: to a table's id, or to the end."""
TO_THE_END = "~"
"""Comes after every id of a table."""


class EarlierResults:
    def __init__(self, store: Store, flow: Flow, decks: Decks, rate: Callable[[], None]) -> None:
        self._store = store
        self._flow = flow
        self._decks = decks
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
        nobody in it."""
        async with self._flow.slots.hold(table) as slot:
            was_loaded = slot.table is not None
            try:
                log = await self._store.log(table)
                result = await self._made(table, slot, log)
            except (Refusal, msgspec.MsgspecError):  # of what nobody can read there is none
                return
            finally:
                if not was_loaded:
                    slot.table = None
            if result is not None:
                await self._store.keep_result(_by_log(result, log))

    async def _made(self, table: TableId, slot: Slot, log: Sequence[Input]) -> MatchResult | None:
        """By the rules, or else by what the table itself says."""
        try:
            return result_of(await self._flow.load(table, slot), log[-1].at)
        except Refusal:
            stored = await self._store.table(table)
            if stored is None or not is_kept(stored.header):
                return None
            game = self._decks.shipped(stored.header.game)
            return result_by_header(table, stored.header, game, log[-1].at)


def _by_log(result: MatchResult, log: Sequence[Input]) -> MatchResult:
    """How long people thought is not known of such a match; when it began and who made how many
    moves stands in its log."""
    began = next((line.at for line in log if line.kind == "start"), result.began)
    users = [line.user for line in log if line.kind == "move" and line.bot_player is None]
    seats = (
        msgspec.structs.replace(each, moves=users.count(each.user), timed=0, thought=0)
        for each in result.seats
    )
    return msgspec.structs.replace(result, began=began, seats=tuple(seats))
