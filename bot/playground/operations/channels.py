"""Servers, channels and direct messages come, change and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.gateway.intents import Intent
from bot.playground.operations import messages
from bot.playground.permissions import OF_EVERYONE
from bot.playground.records import JSON, Channel, ChannelType, Guild, Member, Overwrite, Role

if TYPE_CHECKING:
    from bot.playground.core import Core


def create_guild(core: Core, name: str, owner_id: int, locale: str = "en-US") -> Guild:
    guild_id = core.ids.next()
    everyone = Role(id=guild_id, name="@everyone", permissions=OF_EVERYONE)
    owner = Member(user_id=owner_id, joined_ms=core.clock.now_ms())
    guild = Guild(
        id=guild_id,
        name=name,
        owner_id=owner_id,
        locale=locale,
        roles={guild_id: everyone},
        members={owner_id: owner},
    )
    core.world.save(guild)
    core.people.server_changed(guild)
    return guild


def create_channel(core: Core, guild: Guild, name: str, kind: int = ChannelType.TEXT) -> Channel:
    position = sum(1 for c in core.world.guild_channels(guild.id) if not c.is_thread)
    channel = Channel(
        id=core.ids.next(), type=kind, guild_id=guild.id, name=name, position=position
    )
    core.world.save(channel)
    return channel


def announce_channel(core: Core, channel: Channel) -> None:
    core.gateway.tell_channel_each("CHANNEL_CREATE", channel, Intent.GUILDS)
    core.people.channel_changed(channel)


def channel_changed(core: Core, channel: Channel) -> None:
    core.world.save(channel)
    name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    core.gateway.tell_channel_each(name, channel, Intent.GUILDS)
    core.people.channel_changed(channel)


def set_overwrite(core: Core, channel: Channel, overwrite: Overwrite) -> None:
    channel.overwrites[overwrite.id] = overwrite
    channel_changed(core, channel)


def delete_channel(core: Core, channel: Channel) -> None:
    """A channel goes with its threads, of which the gateway tells nothing then, and all that was
    said in it."""
    threads = [c for c in core.world.channels.values() if c.parent_id == channel.id and c.is_thread]
    if channel.is_thread:
        data: JSON = {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "parent_id": str(channel.parent_id),
            "type": channel.type,
        }
        core.gateway.tell_channel("THREAD_DELETE", data, channel, Intent.GUILDS)
    else:
        core.gateway.tell_channel_each("CHANNEL_DELETE", channel, Intent.GUILDS)
    for gone in (*threads, channel):
        core.people.channel_gone(gone)
        for message in core.world.history(gone.id):
            messages.forget_files(core, message.attachments)
        core.world.forget(gone)


def dm(core: Core, one: int, other: int) -> Channel:
    """The DM of two users, opened if need be."""
    found = core.world.dm_between(one, other)
    if found is None:
        found = Channel(id=core.ids.next(), type=ChannelType.DM, recipients=[one, other])
        core.world.save(found)
    return found
