"""Reads from a channel's history what was written while the bot was not connected. Until then the
clocks of games in real time stand still.

A message keeps its own stamp: read later, it counts as if it had arrived in time.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

import aiohttp
import discord

from bot.chat.press import first_id_at, stamp_of
from bot.host.clock import ChatClock, sleep_until
from bot.host.failures import Backoff, NotSaved
from bot.host.model import Stamp, TableId
from bot.host.ports import StoreError
from bot.host.tables import UNHEARD, Tables
from games.kit.say import Refusal

log = logging.getLogger(__name__)

PAGE = 100
"""Messages in one request."""
UNNOTICED_MS = 60_000
"""How long a connection may be dead before that is noticed."""
FIRST_PAUSE_MS = 500
LONGEST_PAUSE_MS = 30_000
PAUSED_MS = 2_000

PASSING = (discord.DiscordException, aiohttp.ClientError, OSError, NotSaved, StoreError)
"""What is expected to get better by itself."""

Take = Callable[[TableId, discord.Message], Awaitable[None]]
Turn = Callable[[], AbstractAsyncContextManager[None]]
"""Waits until a request may be made."""


class NotRead(Exception):
    """What was written somewhere can't be read now."""


class Paused(Exception):
    """What was written counts for nothing before the match goes on."""


class Gap(NamedTuple):
    """Since when something may have been missed at a table, and the shard that it goes by."""

    since: Stamp
    shard: int | None
    was_down: bool = False
    """Whether the bot itself was not there."""
    until: Stamp | None = None
    """When the match was paused: what was said after that does not count."""


class Backfill:
    """Reads what each gap has left out, once messages arrive again."""

    def __init__(
        self,
        tables: Tables,
        games: tuple[str, ...],
        clock: ChatClock,
        turn: Turn,
        client: discord.Client,
        take: Take,
        may_read: Callable[[int], bool],
        unread: Callable[[TableId], Awaitable[None]],
    ) -> None:
        """`unread` tells a table that the bot is not allowed to read what it has missed."""
        self._tables = tables
        self._games = games
        self._clock = clock
        self._turn = turn
        self._client = client
        self._take = take
        self._may_read = may_read
        self._unread = unread
        self._closed = False
        self._gaps: dict[TableId, Gap] = {}
        """The tables at which something may have been missed."""
        self._reading: dict[TableId, asyncio.Task[None]] = {}
        self.lost_connection(None, was_down=True)

    def lost_connection(self, shard: int | None, *, was_down: bool = False) -> None:
        """Of one shard, or of all."""
        since = self._clock.now()
        for spot, table in self._tables.directory.playing(self._games):
            own = self._shard_of(spot)
            if None in (shard, own) or own == shard:
                self._hold(table, Gap(Stamp(since - UNNOTICED_MS), own, was_down))

    async def close(self) -> None:
        """The bot stops: what has not been read by now is read after the next start, and until then
        its clocks stand still."""
        self._closed = True
        reading = [*self._reading.values()]
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    def missed(self, table: TableId) -> None:
        """A message of one table could not be taken."""
        self._hold(table, Gap(self._clock.now(), None))
        self._read_soon(table)

    def reconnected(self, shard: int) -> None:
        """Messages arrive again: what was missed is read."""
        for table, gap in list(self._gaps.items()):
            if gap.shard in (None, shard):
                self._read_soon(table)

    def _shard_of(self, spot: int) -> int | None:
        channel = self._client.get_channel(spot)
        if channel is None or isinstance(channel, discord.abc.PrivateChannel):
            return None
        return channel.guild.shard_id

    def _hold(self, table: TableId, gap: Gap) -> None:
        before = self._gaps.get(table, gap)
        self._gaps[table] = before if before.since <= gap.since else gap
        self._tables.realtime.hold(table, UNHEARD)
        self._give_up_reading(table)

    def _give_up_reading(self, table: TableId) -> None:
        before = self._reading.pop(table, None)
        if before is not None:
            before.cancel()

    def _read_soon(self, table: TableId) -> None:
        self._give_up_reading(table)
        if self._closed:
            return
        task = asyncio.create_task(self._close_gap(table), name=f"history {table}")
        self._reading[table] = task
        task.add_done_callback(lambda done: self._has_read(table, done))

    def _has_read(self, table: TableId, done: "asyncio.Task[None]") -> None:
        if self._reading.get(table) is done:
            del self._reading[table]

    async def _close_gap(self, table: TableId) -> None:
        """Reads until all of it has been read, and only then lets the clock go on."""
        backoff, told = Backoff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS), ""
        while True:
            pause = None
            try:
                await self._read(table, self._gaps[table].since)
                break
            except Paused:
                pause = PAUSED_MS
            except Refusal as unreadable:
                log.warning("table=%s: its clock stands still: %s", table, unreadable)
                return
            except Exception as error:
                how = f"{type(error).__name__}: {error}"
                if how != told:
                    told = how
                    await self._tell(table, error)
            pause = backoff.next_ms() if pause is None else pause
            await sleep_until(self._clock, Stamp(self._clock.now() + pause))
        self._gaps.pop(table, None)
        self._tables.realtime.release(table, UNHEARD)

    async def _tell(self, table: TableId, error: Exception) -> None:
        """What keeps the bot from reading: whether or not it was foreseen, nothing is let go on."""
        foreseen = isinstance(error, (*PASSING, NotRead))
        log.log(
            logging.WARNING if foreseen else logging.ERROR,
            "table=%s: what was missed is read again later, and its clock stands still: %s",
            table,
            error,
            exc_info=None if foreseen else error,
        )
        if isinstance(error, (discord.Forbidden, NotRead)):
            await self._unread(table)

    async def _read(self, table: TableId, since: Stamp) -> None:
        view = await self._tables.look(table)
        if (until := await self._tables.paused_since(table)) is not None and until > since:
            self._gaps[table] = self._gaps[table]._replace(until=until)
            raise Paused
        if view.phase != "playing":
            return
        if not self._may_read(view.place.spot):
            raise NotRead("Read Message History is missing")
        if self._gaps[table].was_down:
            await self._tables.realtime.stood_still(table)
        matter = await self._tables.realtime.hears_since(table)
        since = Stamp(since if matter is None else min(since, matter - UNNOTICED_MS))
        until = self._gaps[table].until
        async for message in self._written(view.place.spot, since):
            self._clock.arrived(stamp_of(message.id))
            if until is None or stamp_of(message.id) <= until:
                await self._take(table, message)

    async def _written(self, channel: int, since: Stamp) -> AsyncIterator[discord.Message]:
        """What was written in a channel since then, the oldest first."""
        place = self._client.get_partial_messageable(channel)
        after: discord.abc.Snowflake = discord.Object(first_id_at(since))
        while True:
            async with self._turn():
                pages = place.history(limit=PAGE, after=after, oldest_first=True)
                page = [message async for message in pages]
            for message in page:
                yield message
            if len(page) < PAGE:
                return
            after = page[-1]
