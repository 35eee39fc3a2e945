"""The bot on Discord: what it hears goes to its desk. Without one, before this process is at work
and after, it does nothing, but presses and commands wait a moment on a process that stands by."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import aiohttp
import discord

from bot.chat import press as presses
from bot.chat.answer.context import Context
from bot.chat.answer.modals import opens_modal
from bot.chat.answer.realtime import tell_slow_mode
from bot.chat.answer.respond import WAITING_MS, Unfinished, claim
from bot.chat.answer.router import Private, Router, Work
from bot.chat.deliver.delivery import Delivery
from bot.chat.listen.as_data import pressed
from bot.chat.listen.away import say_that_store_is_away
from bot.chat.listen.connection import LONGEST_WAIT_SECONDS, Identifies, SupervisedBot
from bot.chat.listen.desk import Desk, Tools
from bot.chat.listen.shift import Shift
from bot.chat.listen.tree import Tree
from bot.chat.people import People
from bot.chat.permissions import invitation
from bot.host.tables import Tables

log = logging.getLogger(__name__)

GUILDS_READY_SECONDS = 0.5
TOO_LATE_MS = 3_000
"""Discord takes no first answer after so long."""


class Spelvarden(SupervisedBot):
    """Keeps nothing of what it hears."""

    def __init__(
        self,
        tools: Tools,
        identifies: Identifies,
        turn: Shift | None = None,
        *,
        intents: discord.Intents,
        extensions: Sequence[str],
        trace: aiohttp.TraceConfig,
    ) -> None:
        """A process that may stand by has a `turn`."""
        super().__init__(
            identifies=identifies,
            tree_cls=Tree,
            intents=intents,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT_SECONDS,
            guild_ready_timeout=GUILDS_READY_SECONDS,
            enable_debug_events=False,
            http_trace=trace,
        )
        self.tools = tools
        self._listens = intents.message_content
        self._extensions = extensions
        self._turn = turn
        self._desk: Desk | None = None
        self._has_desk = asyncio.Event()
        self._is_set_up = False
        self._cut_off: set[int] = set()
        """The shards that are not connected, or have not resumed yet."""

    @property
    def desk(self) -> Desk:
        assert self._desk is not None, "this process is at work"
        return self._desk

    @property
    def ctx(self) -> Context:
        return self.desk.ctx

    @property
    def delivery(self) -> Delivery:
        return self.desk.delivery

    @property
    def router(self) -> Router:
        return self.desk.router

    @property
    def is_connected(self) -> bool:
        """Whether it hears of everything."""
        return self.is_ready() and not self._cut_off

    async def take_up(self, tables: Tables, people: People) -> None:
        """Gives the bot what it works with. One that is set up already has stood by."""
        self._desk = desk = Desk(self, tables, people, self.tools, listens=self._listens)
        self._has_desk.set()
        if self._is_set_up:
            await desk.take_over(self.tree)

    async def lay_down(self, *, abandons: bool = False) -> None:
        """Takes no more inputs, finishes what is under way or `abandons` it to the process that is
        at work next, and takes all that away again."""
        desk, self._desk = self._desk, None
        self._has_desk.clear()
        if desk is not None:
            await desk.close(abandons=abandons)

    async def answer(
        self, interaction: discord.Interaction[Any], work: Work, *, private: Private
    ) -> None:
        """Does a command's work, and answers with what it returns; `private` says who sees that it
        takes a while."""
        press = pressed(interaction)
        assert press is not None, "commands are no autocompletions"
        name = interaction.command.qualified_name if interaction.command else "?"
        is_claimed = False
        if (desk := self._desk) is not None and press.at > desk.since:
            try:
                await desk.router.command(press, name, work, private=private)
                return
            except Unfinished as unfinished:
                is_claimed = unfinished.is_claimed
                await desk.is_closed.wait()

        async def late(router: Router) -> None:
            await router.command(press, name, work, private=private, is_claimed=True)

        await self._answer_late(press, late, private, is_claimed=is_claimed)

    async def setup_hook(self) -> None:
        for extension in self._extensions:
            await self.load_extension(extension)
        self._is_set_up = True
        if self._desk is not None:
            await self._desk.open(self.tree)

    async def on_ready(self) -> None:
        log.info("%s is on Discord, %s", self.user, self._where())
        if (desk := self._desk) is not None:
            for guild in self.guilds:
                desk.delivery.changed_server(guild.id)
            await desk.look_round()

    def _where(self) -> str:
        """On how many servers; on none, how it comes to one."""
        if not self.guilds:
            return f"in no servers yet. Invite it: {invitation(self.application_id or 0)}"
        return f"in {len(self.guilds)} server{'s' if len(self.guilds) > 1 else ''}"

    async def on_shard_disconnect(self, shard: int) -> None:
        self._cut_off.add(shard)
        if self._desk is not None:
            self._desk.backfill.lost_connection(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self._cut_off.discard(shard)
        if self._desk is not None:
            self._desk.backfill.reconnected(shard)

    async def on_shard_connect(self, shard: int) -> None:
        """It is called ready some time later, when it may have been cut off."""
        self._cut_off.discard(shard)

    async def on_shard_ready(self, shard: int) -> None:
        if self._desk is not None:
            self._desk.backfill.reconnected(shard)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.tools.clock.arrived(presses.stamp_of(interaction.id))
        press = pressed(interaction)
        if press is None or press.kind == "command":
            return
        is_claimed = False
        if (desk := self._desk) is not None and press.at > desk.since:
            try:
                await desk.router.press(press)
                return
            except Unfinished as unfinished:
                is_claimed = unfinished.is_claimed
                await desk.is_closed.wait()

        async def late(router: Router) -> None:
            await router.press(press, is_claimed=True)

        await self._answer_late(press, late, private=True, is_claimed=is_claimed)

    async def _answer_late(
        self,
        press: presses.Press,
        answer: Callable[[Router], Awaitable[None]],
        private: Private,
        *,
        is_claimed: bool,
    ) -> None:
        """Has a press answered that came while this process was not at work, or that it could not
        finish, if its turn comes in time. One that `is_claimed` has been acknowledged by it."""
        if self._turn is None:
            return
        while await self._is_turn_of(press, self._turn):
            if not is_claimed and opens_modal(press) and await self._is_prepared_for(press):
                desk = self.desk
                try:
                    await desk.router.press(press, patience=self._left(press))
                    return
                except Unfinished as unfinished:
                    is_claimed = unfinished.is_claimed
                    await desk.is_closed.wait()
                    continue
            if not is_claimed:
                if not isinstance(private, bool):
                    await self._has_desk.wait()
                    private = private(self.ctx, press)
                if not await claim(self.tools.rest, press, private=private):
                    return
                is_claimed = True
            desk = await self._prepared_desk()
            try:
                await answer(desk.router)
                return
            except Unfinished:
                await desk.is_closed.wait()
        is_too_late = self.tools.clock.now() > press.at + TOO_LATE_MS
        if is_claimed or not (self._turn.is_anybodys or is_too_late):
            await say_that_store_is_away(self.tools, press, is_claimed=is_claimed)

    async def _is_turn_of(self, press: presses.Press, turn: Shift) -> bool:
        """Whether it comes before the press is too old."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._left(press)):
                await turn.wait()
        return turn.is_set()

    async def _is_prepared_for(self, press: presses.Press) -> bool:
        """Whether there is a desk before that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._left(press)):
                await self._prepared_desk()
                return True
        return False

    def _left(self, press: presses.Press) -> float:
        """How many seconds a press may still wait for its first answer."""
        return max(0.0, (press.at + WAITING_MS - self.tools.clock.now()) / 1000)

    async def _prepared_desk(self) -> Desk:
        while True:
            await self._has_desk.wait()
            desk = self.desk
            await desk.is_prepared.wait()
            if desk is self._desk:
                return desk

    async def on_message(self, message: discord.Message, /) -> None:
        self.tools.clock.arrived(presses.stamp_of(message.id))
        try:
            if self._desk is not None:
                await self._desk.hear(message)
        except Exception:
            log.exception("message=%d channel=%d", message.id, message.channel.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        if self._desk is not None:
            answered = self._desk.delivery.answered
            await answered.deleted(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        if self._desk is not None:
            answered = self._desk.delivery.answered
            await answered.deleted(payload.channel_id, payload.message_ids)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self._changed_place(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        if (desk := self._desk) is not None:
            await desk.delivery.troubles.gone_with_threads(channel.id, desk.ctx.channels.knows)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        if self._desk is not None:
            await self._desk.delivery.troubles.gone(payload.thread_id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        self._changed_place(after.id)
        self._changed_server(after.guild)
        await self._changed_slow_mode(before, after)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Perhaps once more: nobody has told what went there since."""
        log.info("%s is on one more server, %s", self.user, self._where())
        self._changed_server(guild)
        if self._desk is not None:
            channels, troubles = self._desk.ctx.channels, self._desk.delivery.troubles
            await troubles.look_for_places(channels.knows, guild.id.__eq__)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """What is looked for once all servers are there is looked for now on one that comes later:
        Discord sends those of a large bot one after another."""
        self._changed_server(guild)
        if self._desk is not None and self.is_ready():
            await self._desk.look_round(guild.id.__eq__)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        self._changed_server(after.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self._changed_server(role.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Of the bot itself, for it hears of nobody else."""
        self._changed_server(after.guild)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        self._changed_place(thread.id)

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """discord.py goes on as if the bot were in it."""
        thread.me = None

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        await self._changed_slow_mode(before, after)

    def _changed_place(self, spot: int) -> None:
        if self._desk is not None:
            self._desk.delivery.changed_place(spot)

    def _changed_server(self, guild: discord.Guild) -> None:
        if self._desk is not None:
            self._desk.delivery.changed_server(guild.id)

    async def _changed_slow_mode(
        self,
        before: discord.abc.GuildChannel | discord.Thread,
        after: discord.abc.GuildChannel | discord.Thread,
    ) -> None:
        if self._desk is not None:
            ctx = self._desk.ctx
            await tell_slow_mode(ctx, after.id, _slow_mode(before), _slow_mode(after))

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """The arguments are left out: they hold tokens and what people wrote."""
        log.exception("%s failed", event_method)


def _slow_mode(place: object) -> int:
    return int(getattr(place, "slowmode_delay", 0))
