"""Servers, channels, threads and DMs come, change and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.playground import wire
from bot.playground.gateway.identify import send_guild
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
    """A channel goes with its threads and all that was said in it."""
    threads = [c for c in core.world.channels.values() if c.parent_id == channel.id and c.is_thread]
    for thread in threads:
        delete_channel(core, thread)
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
    core.people.channel_gone(channel)
    for message in core.world.history(channel.id):
        messages.forget_files(core, message.attachments)
    core.world.forget(channel)


def dm(core: Core, one: int, other: int) -> Channel:
    """The DM of two users, opened if need be."""
    found = core.world.dm_between(one, other)
    if found is None:
        found = Channel(id=core.ids.next(), type=ChannelType.DM, recipients=[one, other])
        core.world.save(found)
    return found


# Threads


def create_thread(
    core: Core, parent: Channel, owner_id: int, name: str, body: JSON, from_message: int | None
) -> Channel:
    now = core.clock.now_ms()
    private = body.get("type") == ChannelType.PRIVATE_THREAD and from_message is None
    announces = parent.type == ChannelType.ANNOUNCEMENT
    public = ChannelType.ANNOUNCEMENT_THREAD if announces else ChannelType.PUBLIC_THREAD
    slowmode = body.get("rate_limit_per_user")
    thread = Channel(
        id=from_message or core.ids.next(),
        type=ChannelType.PRIVATE_THREAD if private else public,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        name=name,
        auto_archive_minutes=body.get("auto_archive_duration") or parent.auto_archive_minutes,
        slowmode=parent.thread_slowmode if slowmode is None else slowmode,
        invitable=body.get("invitable", True) is not False,
        archive_ms=now,
        thread_members={owner_id: now},
    )
    core.world.save(thread)
    watch_thread(core, thread)
    core.gateway.tell_channel_each("THREAD_CREATE", thread, Intent.GUILDS, {"newly_created": True})
    core.people.channel_changed(thread)
    if not private and from_message is None:
        notice = messages.Draft(body={"content": name}, type=messages.THREAD_NOTICE)
        messages.post(core, owner_id, parent, notice)
    return thread


def archive(core: Core, thread: Channel, archived: bool) -> None:
    if thread.archived == archived:
        return
    thread.archived = archived
    thread.archive_ms = core.clock.now_ms()
    if not archived:
        watch_thread(core, thread)
    channel_changed(core, thread)


def watch_thread(core: Core, thread: Channel) -> None:
    """Archive the thread once nobody has written in it for long enough."""
    core.clock.at(_archive_due(core, thread), lambda: _look_at_thread(core, thread))


def _look_at_thread(core: Core, thread: Channel) -> None:
    if thread.archived or core.world.channels.get(thread.id) is not thread:
        return
    if core.clock.now() >= _archive_due(core, thread):
        archive(core, thread, True)
    else:
        watch_thread(core, thread)


def _archive_due(core: Core, thread: Channel) -> float:
    newest = next(core.world.history(thread.id).newest(), None)
    active_ms = max(newest.created_ms if newest else 0, thread.archive_ms)
    return active_ms / 1000 + thread.auto_archive_minutes * 60


def enter_thread(core: Core, thread: Channel, user_id: int) -> None:
    if user_id in thread.thread_members:
        return
    thread.thread_members[user_id] = core.clock.now_ms()
    core.world.save(thread)
    if user_id in core.world.applications:
        data = wire.thread(core.world, thread, user_id) | {"newly_created": False}
        core.gateway.tell_application(user_id, "THREAD_CREATE", data, thread.guild_id)
    added = [_thread_member(core, thread, user_id)]
    _tell_thread_members(core, thread, _members_update(thread) | {"added_members": added})


def leave_thread(core: Core, thread: Channel, user_id: int) -> None:
    if thread.thread_members.pop(user_id, None) is None:
        return
    core.world.save(thread)
    removed = _members_update(thread) | {"removed_member_ids": [str(user_id)]}
    if user_id in core.world.applications and thread.type == ChannelType.PRIVATE_THREAD:
        core.gateway.tell_application(user_id, "THREAD_MEMBERS_UPDATE", removed, thread.guild_id)
    _tell_thread_members(core, thread, removed)


def _thread_member(core: Core, thread: Channel, user_id: int) -> JSON:
    guild = core.world.guilds[thread.guild_id or 0]
    data = wire.thread_member(thread, user_id)
    data["member"] = wire.member(core.world, guild.members[user_id])
    data["presence"] = None
    return data


def _members_update(thread: Channel) -> JSON:
    return {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": len(thread.thread_members),
    }


def _tell_thread_members(core: Core, thread: Channel, change: JSON) -> None:
    core.gateway.tell_channel("THREAD_MEMBERS_UPDATE", change, thread, Intent.GUILDS)
    core.people.channel_changed(thread)


# Members and roles


def join(core: Core, guild: Guild, user_id: int) -> None:
    if user_id in guild.members:
        return
    member = Member(user_id=user_id, joined_ms=core.clock.now_ms())
    guild.members[user_id] = member
    if user_id in core.world.applications:
        _install(core, guild, member)
        return
    core.world.save(guild)
    data = wire.member(core.world, member) | {"guild_id": str(guild.id)}
    core.gateway.tell_guild("GUILD_MEMBER_ADD", data, guild, Intent.MEMBERS)
    core.people.server_changed(guild)


def _install(core: Core, guild: Guild, member: Member) -> None:
    """A bot arrives with a role of its own, as from an invitation."""
    bot = core.world.users[member.user_id]
    role = Role(id=core.ids.next(), name=bot.name, position=1, managed_by=bot.id)
    role.permissions = OF_EVERYONE
    guild.roles[role.id] = role
    member.roles.append(role.id)
    core.world.save(guild)
    for session in core.gateway.sessions_of(bot.id):
        if session.is_responsible_for(guild.id) and session.wants(Intent.GUILDS):
            send_guild(core, session, guild)
    core.people.server_changed(guild)


def leave(core: Core, guild: Guild, user_id: int) -> None:
    """A member leaves or is thrown out; a bot then hears no more of the server."""
    if guild.members.pop(user_id, None) is None:
        return
    for role in [r for r in guild.roles.values() if r.managed_by == user_id]:
        del guild.roles[role.id]
    core.world.save(guild)
    if user_id in core.world.applications:
        core.gateway.tell_application(user_id, "GUILD_DELETE", {"id": str(guild.id)}, guild.id)
    data: JSON = {
        "guild_id": str(guild.id),
        "user": wire.user_by_id(core.world, user_id),
    }
    core.gateway.tell_guild("GUILD_MEMBER_REMOVE", data, guild, Intent.MEMBERS)
    core.people.server_changed(guild)
    core.people.left(guild, user_id)


def member_changed(core: Core, guild: Guild, member: Member) -> None:
    core.world.save(guild)
    data = wire.member(core.world, member) | {"guild_id": str(guild.id)}
    encoded = msgspec.json.encode(data)
    for session in list(core.gateway.sessions.values()):
        own = session.application.id == member.user_id
        there = session.application.id in guild.members and session.is_responsible_for(guild.id)
        if there and (own or session.wants(Intent.MEMBERS)):
            session.dispatch("GUILD_MEMBER_UPDATE", encoded)
    core.people.server_changed(guild)


def role_changed(core: Core, guild: Guild, role: Role, *, new: bool) -> None:
    guild.roles[role.id] = role
    core.world.save(guild)
    name = "GUILD_ROLE_CREATE" if new else "GUILD_ROLE_UPDATE"
    data: JSON = {"guild_id": str(guild.id), "role": wire.role(role)}
    core.gateway.tell_guild(name, data, guild, Intent.GUILDS)
    core.people.server_changed(guild)
