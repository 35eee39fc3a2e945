"""What the bot works with while this process is at work: the tables, what shows them, and who
answers people."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.chat.answer.context import Context
from bot.chat.answer.haste import Hastes
from bot.chat.answer.realtime import REALTIME, hear, take, tell_slow_mode_that_is_on
from bot.chat.answer.router import Router
from bot.chat.deliver.channels import Channels
from bot.chat.deliver.delivery import Delivery
from bot.chat.deliver.errors import RestError
from bot.chat.deliver.rest import Rest
from bot.chat.deliver.sweeps import sweep_daily
from bot.chat.listen.as_data import written
from bot.chat.listen.backfill import Backfill
from bot.chat.listen.emojis import OwnEmojis
from bot.chat.listen.tree import sync_or_warn
from bot.chat.people import People
from bot.chat.rights import Rights
from bot.chat.verifying.process import Verifier
from bot.host.clock import ChatClock
from bot.host.failures import NotSaved, until_store_works
from bot.host.model import Stamp, TableId
from bot.host.ports import Lost, StoreError
from bot.host.tables import Tables
from bot.languages import Language
from bot.words.words import Words

log = logging.getLogger(__name__)

APPLICATION = "application"
"""The note of whose messages show the tables."""
ANOTHER = (
    "The matches in this folder were begun with another application (%s, perhaps the playground's) "
    "than this token's (%d), which can't change their messages: to go on with them, start the bot "
    "with that one's token, or else give this one another folder with SPELVARDEN_VAR."
)


@dataclass(frozen=True)
class Tools:
    """What a desk needs besides tables."""

    words: Words
    rest: Rest
    clock: ChatClock
    verifier: Verifier
    language: Language
    """Of public texts where Discord tells none."""
    double_click_ms: int
    emojis: bool


NEVER = Stamp(1 << 62)


class Desk:
    """Made of tables that are open, for a client; `close` before they are closed. Presses from
    before `since` may have been answered by the process that was at work then."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        tables: Tables,
        people: People,
        tools: Tools,
        *,
        listens: bool,
    ) -> None:
        self.since = Stamp(0)
        self.is_prepared = asyncio.Event()
        """Whether all is known that answers are made with, or no answer is made any more."""
        self.is_closed = asyncio.Event()
        self._abandons = False
        self._client = client
        self._tools = tools
        rest, clock = tools.rest, tools.clock
        channels = Channels(client)
        self.delivery = Delivery(
            tables, people, tools.words, rest, channels, tables.game, clock, listens=listens
        )
        self.ctx = Context(
            tables,
            people,
            self.delivery,
            rest,
            channels,
            tools.words,
            clock,
            tools.language,
            tools.verifier,
            Rights(client),
        )
        self.router = Router(self.ctx, Hastes(tools.double_click_ms))
        turn, unread = self.delivery.queue.turn, self.delivery.troubles.unread
        self.backfill = Backfill(
            tables, REALTIME, clock, turn, client, self._take, channels.may_read, unread
        )
        self._emojis = OwnEmojis(client, rest, tables.store) if tools.emojis else None
        self._opening: asyncio.Task[None] | None = None
        self._keeping: list[asyncio.Task[None]] = []
        """What goes on by itself from then on."""
        self._hearing = ExitStack()
        self._hearing.enter_context(tables.subscribed(self.delivery.changed))

    async def open(self, tree: app_commands.CommandTree[Any]) -> None:
        """Once the client is logged in: tells Discord of the commands, and sends what was not sent
        before. A client goes on without a store that is lost until then."""
        self._opening = opening = asyncio.create_task(self._open(tree))
        try:
            await opening
        except Lost:
            return
        except asyncio.CancelledError:
            if not self._abandons:
                raise

    async def take_over(self, tree: app_commands.CommandTree[Any]) -> None:
        """The same, once the client is connected, from a process that has just ended: people come
        first."""
        self.since = NEVER
        self._opening = asyncio.create_task(self._take_over(tree))
        await self._opening

    async def _open(self, tree: app_commands.CommandTree[Any]) -> None:
        await self._tell_of_commands(tree)
        await self._prepare()
        await self._begin(takes_over=False)

    async def _take_over(self, tree: app_commands.CommandTree[Any]) -> None:
        await self._prepare()
        self.since = self._tools.clock.now()
        await self._begin(takes_over=True)
        for shard in self._client.shards:
            self.backfill.reconnected(shard)
        try:
            await self._tell_of_commands(tree)
            await self.look_round()
        except (RestError, StoreError, NotSaved) as error:
            log.warning(
                "what may have changed on Discord is looked for at the next start: %s", error
            )

    async def _tell_of_commands(self, tree: app_commands.CommandTree[Any]) -> None:
        store, tools = self.ctx.tables.store, self._tools
        await until_store_works(tools.clock, self._tell_if_another, "the application")
        await until_store_works(
            tools.clock, lambda: sync_or_warn(tree, tools.rest, store, tools.words), "the commands"
        )

    async def _prepare(self) -> None:
        if self._emojis is not None:
            await self._emojis.meet()
        self.is_prepared.set()

    async def _begin(self, *, takes_over: bool) -> None:
        await self.delivery.start(takes_over=takes_over)
        clock = self._tools.clock
        self._keeping += (
            asyncio.create_task(sweep_daily(self.ctx.tables, self.delivery.servers, clock)),
            asyncio.create_task(self.delivery.meetings.keep()),
        )

    async def close(self, *, abandons: bool = False) -> None:
        """Takes no more inputs, and finishes those under way, or `abandons` them to the next
        process; then nothing more is sent."""
        self._abandons = abandons
        self.is_prepared.set()
        if self._opening is not None:
            self._opening.cancel()
        for task in self._keeping:
            task.cancel()
        if self._emojis is not None:
            await self._emojis.close()
        await self.backfill.close()
        await self.router.close(abandons=abandons)
        await self.delivery.stop(abandons=abandons)
        self._hearing.close()
        self.is_closed.set()

    async def look_round(self, matters: Callable[[int], bool] | None = None) -> None:
        """What may have changed on the servers while nobody listened: on all, or on those that
        matter."""
        await tell_slow_mode_that_is_on(self.ctx)
        channels = self.ctx.channels
        await self.delivery.troubles.look_for_places(
            channels.knows, channels.has_arrived if matters is None else matters
        )

    async def hear(self, message: discord.Message) -> None:
        for table in await hear(self.ctx, written(message)):
            self.backfill.missed(table)

    async def _take(self, table: TableId, message: discord.Message) -> None:
        await take(self.ctx, table, written(message))

    async def _tell_if_another(self) -> None:
        """Messages can be changed only by the application that has sent them."""
        application, tables = self._client.application_id or 0, self.ctx.tables
        before = await tables.store.note(APPLICATION)
        if before == str(application):
            return
        if before is not None and tables.directory.spots():
            log.warning(ANOTHER, before, application)
        await tables.store.keep_note(APPLICATION, str(application))
