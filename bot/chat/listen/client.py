"""The bot on Discord: what it hears becomes data of our own, by discord.py's public attributes, and
goes to the router."""

import logging
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Literal, cast

import aiohttp
import discord

from bot.chat import press as presses
from bot.chat.answer.context import Context
from bot.chat.answer.haste import Hastes
from bot.chat.answer.realtime import REALTIME, hear, take, tell_slow_mode, tell_slow_mode_that_is_on
from bot.chat.answer.router import Private, Router, Work
from bot.chat.deliver.channels import Channels
from bot.chat.deliver.delivery import Delivery
from bot.chat.deliver.rest import Rest
from bot.chat.listen.backfill import Backfill
from bot.chat.listen.connection import LONGEST_WAIT_SECONDS, Identifies, SupervisedBot
from bot.chat.listen.emojis import OwnEmojis
from bot.chat.listen.tree import Tree, sync_or_warn
from bot.chat.people import People
from bot.chat.permissions import invitation, is_in
from bot.chat.rights import Rights
from bot.chat.verifying.process import Verifier
from bot.host.clock import ChatClock
from bot.host.failures import until_store_works
from bot.host.model import TableId, User
from bot.host.tables import Tables
from bot.languages import Language
from bot.words.words import Words
from games.kit.realtime import PointedAt

log = logging.getLogger(__name__)

GUILDS_READY_SECONDS = 0.5


KINDS: Mapping[discord.InteractionType, presses.PressKind] = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "component",
    discord.InteractionType.modal_submit: "modal",
}

SPEECH = (discord.MessageType.default, discord.MessageType.reply)


class Spelvarden(SupervisedBot):
    """Keeps nothing of what it hears."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        words: Words,
        rest: Rest,
        clock: ChatClock,
        identifies: Identifies,
        verifier: Verifier,
        *,
        double_click_ms: int,
        emojis: bool,
        language: Language,
        intents: discord.Intents,
        extensions: Sequence[str],
        trace: aiohttp.TraceConfig,
    ) -> None:
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
        channels = Channels(self)
        self.delivery = Delivery(
            tables,
            people,
            words,
            rest,
            channels,
            tables.game,
            clock,
            listens=intents.message_content,
        )
        rights = Rights(self)
        self.ctx = Context(
            tables,
            people,
            self.delivery,
            rest,
            channels,
            words,
            clock,
            language,
            verifier,
            rights,
        )
        self.router = Router(self.ctx, Hastes(double_click_ms))
        turn, unread = self.delivery.queue.turn, self.delivery.troubles.unread
        self._backfill = Backfill(
            tables, REALTIME, clock, turn, self, self._take, channels.may_read, unread
        )
        self._extensions = extensions
        self._emojis = OwnEmojis(self, rest, tables.store) if emojis else None

    async def answer(
        self, interaction: discord.Interaction[Any], work: Work, *, private: Private
    ) -> None:
        """Does a command's work, and answers with what it returns; `private` says who sees that it
        takes a while."""
        press = pressed(interaction)
        assert press is not None, "commands are no autocompletions"
        name = interaction.command.qualified_name if interaction.command else "?"
        await self.router.command(press, name, work, private=private)

    async def setup_hook(self) -> None:
        for extension in self._extensions:
            await self.load_extension(extension)
        store = self.ctx.tables.store
        await until_store_works(
            self.ctx.clock,
            lambda: sync_or_warn(self.tree, self.ctx.rest, store, self.ctx.words),
            "the commands",
        )
        if self._emojis is not None:
            await self._emojis.meet()
        await self.delivery.start()

    async def close(self) -> None:
        if self._emojis is not None:
            await self._emojis.close()
        await self._backfill.close()
        await self.router.close()
        await super().close()

    async def on_ready(self) -> None:
        log.info("%s is on Discord, %s", self.user, self._where())
        for guild in self.guilds:
            self.delivery.changed_server(guild.id)
        await tell_slow_mode_that_is_on(self.ctx)
        await self.delivery.troubles.look_for_places(self._knows, self._has_arrived)

    def _where(self) -> str:
        """On how many servers; on none, how it comes to one."""
        if not self.guilds:
            return f"in no servers yet. Invite it: {invitation(self.application_id or 0)}"
        return f"in {len(self.guilds)} server{'s' if len(self.guilds) > 1 else ''}"

    async def on_shard_disconnect(self, shard: int) -> None:
        self._backfill.lost_connection(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self._backfill.reconnected(shard)

    async def on_shard_ready(self, shard: int) -> None:
        self._backfill.reconnected(shard)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.ctx.clock.arrived(presses.stamp_of(interaction.id))
        press = pressed(interaction)
        if press is not None and press.kind != "command":
            await self.router.press(press)

    async def on_message(self, message: discord.Message, /) -> None:
        self.ctx.clock.arrived(presses.stamp_of(message.id))
        try:
            for table in await hear(self.ctx, written(message)):
                self._backfill.missed(table)
        except Exception:
            log.exception("message=%d channel=%d", message.id, message.channel.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        await self.delivery.answered.deleted(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        await self.delivery.answered.deleted(payload.channel_id, payload.message_ids)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.delivery.changed_place(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.delivery.troubles.gone_with_threads(channel.id, self._knows)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.delivery.troubles.gone(payload.thread_id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        self.delivery.changed_place(after.id)
        self.delivery.changed_server(after.guild.id)
        await tell_slow_mode(self.ctx, after.id, _slow_mode(before), _slow_mode(after))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Perhaps once more: nobody has told what went there since."""
        log.info("%s is on one more server, %s", self.user, self._where())
        self.delivery.changed_server(guild.id)
        await self.delivery.troubles.look_for_places(self._knows, guild.id.__eq__)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """What is looked for once all servers are there is looked for now on one that comes later:
        Discord sends those of a large bot one after another."""
        self.delivery.changed_server(guild.id)
        if self.is_ready():
            await tell_slow_mode_that_is_on(self.ctx)
            await self.delivery.troubles.look_for_places(self._knows, guild.id.__eq__)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        self.delivery.changed_server(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self.delivery.changed_server(role.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Of the bot itself, for it hears of nobody else."""
        self.delivery.changed_server(after.guild.id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        self.delivery.changed_place(thread.id)

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """discord.py goes on as if the bot were in it."""
        thread.me = None

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        await tell_slow_mode(self.ctx, after.id, _slow_mode(before), _slow_mode(after))

    async def _take(self, table: TableId, message: discord.Message) -> None:
        await take(self.ctx, table, written(message))

    def _knows(self, spot: int) -> bool:
        """Whether there is such a channel, or a thread that is not archived."""
        return self.get_channel(spot) is not None

    def _has_arrived(self, server: int) -> bool:
        """Whether it is known what there is on a server; of one that the bot is not on, nothing is
        going to be known."""
        guild = self.get_guild(server)
        return guild is None or not guild.unavailable

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """The arguments are left out: they hold tokens and what people wrote."""
        log.exception("%s failed", event_method)


def _slow_mode(place: object) -> int:
    return int(getattr(place, "slowmode_delay", 0))


def pressed(interaction: discord.Interaction[Any]) -> presses.Press | None:
    """Nothing for what isn't answered here: a ping, or an autocompletion."""
    kind = KINDS.get(interaction.type)
    if kind is None:
        return None
    data = cast(Mapping[str, Any], interaction.data or {})
    user = interaction.user
    filled = _filled(data) if kind == "modal" else {}
    shown, clicked = interaction.message, None
    if shown is not None:
        controls = tuple(_custom_ids(shown.components)) if kind == "component" else ()
        flags = shown.flags
        clicked = presses.Clicked(shown.id, flags.ephemeral, flags.has_thread, controls)
    return presses.Press(
        id=interaction.id,
        token=presses.InteractionToken(interaction.token),
        application=interaction.application_id,
        kind=kind,
        user=User(user.id),
        name=user.display_name,
        locale=str(interaction.locale),
        spot=_spot(interaction),
        allowed=interaction.app_permissions.value,
        permitted=interaction.permissions.value,
        roles=tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else (),
        clicked=clicked,
        control=str(data.get("custom_id", "")),
        values=tuple(map(str, data.get("values") or ()))
        or tuple(chain.from_iterable(filled.values())),
        filled=filled,
    )


def _custom_ids(components: Iterable[object]) -> Iterator[str]:
    """Of all buttons and menus, in whatever they stand."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield str(custom_id)
        if (beside := getattr(component, "accessory", None)) is not None:
            yield from _custom_ids((beside,))
        yield from _custom_ids(getattr(component, "children", ()))


def _spot(interaction: discord.Interaction[Any]) -> presses.Spot:
    channel = interaction.channel
    thread = channel if isinstance(channel, discord.Thread) else None
    return presses.Spot(
        channel=interaction.channel_id or 0,
        guild=interaction.guild_id,
        parent=None if thread is None else thread.parent_id,
        has_threads=isinstance(channel, discord.TextChannel),
        is_voice=isinstance(channel, discord.VoiceChannel | discord.StageChannel),
        slow_mode=int(getattr(channel, "slowmode_delay", 0)),
        shut="" if thread is None else _shut(thread, interaction.app_permissions),
    )


def _shut(
    thread: discord.Thread, allowed: discord.Permissions
) -> Literal["", "not in it", "locked"]:
    if allowed.manage_threads:
        return ""
    if thread.is_private() and not _is_in(thread):
        return "not in it"
    return "locked" if thread.locked else ""


def _is_in(thread: discord.Thread) -> bool:
    """A thread that the bot has been put out of is known all the same."""
    known = thread.guild.get_thread(thread.id)
    return thread.me is not None or (known is not None and is_in(known))


def _filled(modal: Mapping[str, Any]) -> presses.Filled:
    """What was chosen and typed, in the order in which it stands there; nothing where nothing was
    chosen."""
    labels = modal.get("components") or ()
    inner = [label["component"] for label in labels if "component" in label]
    return {str(each.get("custom_id", "")): _chosen(each) for each in inner}


def _chosen(component: Mapping[str, Any]) -> tuple[str, ...]:
    if "values" in component:
        return tuple(map(str, component["values"] or ()))
    value = component.get("value")
    return () if value is None else (str(value),)


def pointed_at(message: discord.Message) -> PointedAt:
    """What was said by a command is known by that."""
    said_by = message.interaction_metadata
    if said_by is None:
        return PointedAt(str(message.id), presses.stamp_of(message.id))
    return PointedAt(f"{presses.OF_INTERACTION}{said_by.id}", presses.stamp_of(said_by.id))


def written(message: discord.Message) -> presses.Written:
    me = message.guild.me if message.guild is not None else None
    mention = rf"<@!?{me.id}>" if me is not None else r"(?!)"
    return presses.Written(
        id=message.id,
        channel=message.channel.id,
        user=User(message.author.id),
        text=re.sub(mention, "", message.content).strip(),
        is_edited=message.edited_at is not None,
        is_speech=not message.author.bot and message.type in SPEECH,
    )
