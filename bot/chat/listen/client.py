"""The bot's connection to Discord: what arrives goes to the dispatcher."""

import logging
from collections.abc import Callable
from typing import Any

import aiohttp
import discord

from bot.chat.answer.desk import Desk
from bot.chat.answer.dispatcher import Dispatcher
from bot.chat.answer.slow_mode import tell_slow_mode, tell_slow_mode_that_is_on
from bot.chat.answer.tree import Tree
from bot.chat.deliver.patience import until_store_works
from bot.chat.listen.backoff import Identifies
from bot.chat.listen.ears import Ears
from bot.chat.listen.hearing import Hearing
from bot.chat.listen.supervised import SupervisedClient
from bot.chat.listen.tidying import Tidying
from bot.chat.stamps import stamp_of

log = logging.getLogger(__name__)

LONGEST_WAIT_SECONDS = 30.0
"""A request that would have to wait longer for a rate limit fails, and is tried again later."""

GUILDS_READY_SECONDS = 0.5

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

AddCommands = Callable[[Tree], None]


class Client(SupervisedClient):
    """Keeps nothing of what it hears."""

    def __init__(
        self,
        desk: Desk,
        ears: Ears,
        tidying: Tidying,
        intents: discord.Intents,
        add_commands: AddCommands,
        trace: aiohttp.TraceConfig,
        identifies: Identifies,
    ) -> None:
        super().__init__(
            identifies=identifies,
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
        self._desk = desk
        self._ears = ears
        self._tidying = tidying
        self._dispatcher = Dispatcher(desk)
        self.tree = Tree(self, self._dispatcher, desk.words)
        add_commands(self.tree)

    def _get_state(self, **options: Any) -> Hearing:
        return Hearing(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            **options,
        )

    async def setup_hook(self) -> None:
        await until_store_works(
            self._desk.clock,
            lambda: self.tree.sync_if_changed(self._desk.tables.store),
            "the commands",
        )
        await self._desk.delivery.start()

    async def close(self) -> None:
        await self._dispatcher.close()
        await super().close()

    async def on_ready(self) -> None:
        log.info("%s is on Discord, in %d servers", self.user, len(self.guilds))
        for guild in self.guilds:
            self._desk.delivery.changed_server(guild.id)
        await tell_slow_mode_that_is_on(self._desk, self)
        await self._desk.delivery.look_for_places(lambda spot: self.get_channel(spot) is not None)

    async def on_shard_disconnect(self, shard: int) -> None:
        self._ears.lost(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self._ears.found(self, self._dispatcher.past_message, shard)

    async def on_shard_ready(self, shard: int) -> None:
        self._ears.found(self, self._dispatcher.past_message, shard)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self._desk.clock.arrived(stamp_of(interaction.id))
        await self._dispatcher.interaction(interaction)
        self._tidying.one_more()

    async def on_message(self, message: discord.Message) -> None:
        self._desk.clock.arrived(stamp_of(message.id))
        await self._dispatcher.message(message)
        self._tidying.one_more()

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self._desk.delivery.changed_place(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._desk.delivery.gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._desk.delivery.gone(payload.thread_id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        self._desk.delivery.changed_place(after.id)
        self._desk.delivery.changed_server(after.guild.id)
        await tell_slow_mode(self._desk, before, after)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._desk.delivery.changed_server(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._desk.delivery.changed_server(guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        self._desk.delivery.changed_server(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self._desk.delivery.changed_server(role.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Of the bot itself, for it hears of nobody else."""
        self._desk.delivery.changed_server(after.guild.id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        self._desk.delivery.changed_place(thread.id)

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """discord.py goes on as if the bot were in it."""
        thread.me = None

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        await tell_slow_mode(self._desk, before, after)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """The arguments are left out: they hold tokens and what people wrote."""
        log.exception("%s failed", event_method)
