"""What tables do about channels and threads that are gone, locked or slow, or where the bot may not
read or write. A match goes on without its board; one in real time is paused, and the table's opener
is told why."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial

import msgspec

from bot.chat.deliver.outbox import Outbox
from bot.chat.render import notices
from bot.chat.render.content import Content
from bot.host.acts import By
from bot.host.failures import NotSaved, until_store_works
from bot.host.messages import TROUBLE, MessageKey, Priority, SlowKey, WantedMessage
from bot.host.model import NOBODY, Place, TableId
from bot.host.ports import StoreError
from bot.host.views import View
from games.kit.say import Refusal

log = logging.getLogger(__name__)


class ChannelTroubles:
    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._tables = outbox.tables
        self._clock = outbox.clock
        self._views = outbox.views
        self._renderer = outbox.views.renderer

    async def no_access(self, table: TableId) -> None:
        view = await self._views.view(table)
        barred = self._outbox.channels.barred(view.place)
        speech = self._renderer.speech_of(view, view.opener)
        await self._tell_opener(view, notices.no_access(view, speech, barred))

    async def locked(self, table: TableId) -> None:
        """The match's thread is shut until somebody opens it."""
        view = await self._views.view(table)
        speech = self._renderer.speech_of(view, view.opener)
        await self._tell_opener(view, notices.locked(view, speech))

    async def unread(self, table: TableId) -> None:
        """The bot may not read what it has missed at a table that plays in real time."""
        with suppress(Refusal, StoreError, NotSaved):  # it is tried again, and its clock waits
            view = await self._views.view(table)
            if not view.stranded:
                speech = self._renderer.speech_of(view, view.opener)
                await self._tell_opener(view, notices.unread(view, speech))

    async def slowed(self, table: TableId, seconds: int, *, unless_told: bool = False) -> None:
        """Slow mode is on where a table plays in real time."""
        with suppress(Refusal):  # a table that can't be read is not played
            await until_store_works(
                self._clock,
                partial(self._tell_slow, table, seconds, unless_told=unless_told),
                f"table={table}: that slow mode is on",
            )

    async def _tell_slow(self, table: TableId, seconds: int, *, unless_told: bool) -> None:
        view = await self._views.view(table)
        sheet = await self._outbox.messages.of(table)
        if unless_told and any(isinstance(key, SlowKey) for key in sheet):
            return
        if view.phase == "playing":
            told = notices.slowed(self._renderer.speech(view), seconds)
            await self._tell(view, SlowKey(view.revision), view.place.spot, told)

    async def _tell_opener(self, view: View, content: Content) -> None:
        """Pauses what plays in real time; if it is taken up again too early, the next message finds
        the same trouble."""
        if view.phase == "playing" and view.is_realtime:
            why = f"not shown {view.place.spot} {view.revision}"
            try:
                await self._tables.pause(view.table, By(NOBODY, why, self._clock.now()))
                log.info("table=%s is paused by the bot: %s", view.table, why)
            except Refusal as refusal:
                log.info("table=%s is not paused: %s", view.table, refusal)
        told = await self._outbox.messages.entry(view.table, TROUBLE)
        if told is None or told.content != msgspec.json.encode(content):
            await self._tell(view, TROUBLE, None, content)

    async def _tell(
        self, view: View, key: MessageKey, channel: int | None, content: Content
    ) -> None:
        encoded = msgspec.json.encode(content)
        await self._outbox.want(view, WantedMessage(key, Priority.NOTICE, channel, encoded))

    async def lost(self, table: TableId, channel: int) -> None:
        """The table waits until somebody settles it elsewhere, unless it has been settled."""
        try:
            await self._tables.strand(table, channel, self._clock.now())
            log.info("table=%s has lost its channel %d", table, channel)
        except Refusal as refusal:
            log.info("table=%s has not lost its channel: %s", table, refusal)

    async def gone(self, channel: int) -> None:
        """A channel or thread is gone, or the bot can't see it any more."""
        for table in self._tables.directory.at(channel):
            await until_store_works(
                self._clock,
                partial(self.lost, table, channel),
                f"table={table}: that its channel is gone",
            )

    async def gone_with_threads(self, channel: int, is_known: Callable[[int], bool]) -> None:
        """A channel is gone, and its threads with it. Discord tells nothing of archived threads,
        which the bot does not know."""
        await self.gone(channel)
        async for place in self._unknown_places(is_known):
            if place.channel == channel:
                await self.gone(place.spot)

    async def look_for_places(
        self, is_known: Callable[[int], bool], matters: Callable[[int], bool]
    ) -> None:
        """Asks for each unknown place, on the servers that matter, whether it still exists: it may
        have gone while the bot was not connected."""
        async for place in self._unknown_places(is_known):
            if place.guild is None or not matters(place.guild):
                continue
            async with self._outbox.queue.turn():
                is_gone = await self._outbox.rest.is_gone(place.spot)
            if is_gone:
                await self.gone(place.spot)

    async def _unknown_places(self, is_known: Callable[[int], bool]) -> AsyncIterator[Place]:
        """Where tables stand, unless that is known to exist, or to be gone."""
        for channel in self._tables.directory.spots():
            if not is_known(channel) and (place := await self._place_of(channel)) is not None:
                yield place

    async def _place_of(self, channel: int) -> Place | None:
        """As any table there says; None if all tables that can be read have lost it."""
        for table in self._tables.directory.at(channel):
            with suppress(Refusal):
                view = await until_store_works(
                    self._clock,
                    partial(self._tables.look, table),
                    f"table={table}: whether its channel is gone",
                )
                if not view.stranded:
                    return view.place
        return None
