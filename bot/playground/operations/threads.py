"""Threads begin, are entered and left, and are archived once nobody writes in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground import wire
from bot.playground.gateway.intents import Intent
from bot.playground.operations import channels, messages
from bot.playground.records import JSON, Channel, ChannelType, Message

if TYPE_CHECKING:
    from bot.playground.core import Core


def create(
    core: Core, parent: Channel, owner_id: int, name: str, body: JSON, begun_at: Message | None
) -> Channel:
    now = core.clock.now_ms()
    private = body.get("type") == ChannelType.PRIVATE_THREAD and begun_at is None
    announces = parent.type == ChannelType.ANNOUNCEMENT
    public = ChannelType.ANNOUNCEMENT_THREAD if announces else ChannelType.PUBLIC_THREAD
    slowmode = body.get("rate_limit_per_user")
    thread = Channel(
        id=begun_at.id if begun_at else core.ids.next(),
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
    watch(core, thread)
    core.gateway.tell_channel_each("THREAD_CREATE", thread, Intent.GUILDS, {"newly_created": True})
    core.people.channel_changed(thread)
    if begun_at is not None:
        begun_at.begin_thread(thread.id)
        messages.show_change(core, begun_at)
    elif not private:
        notice = messages.Draft(body={"content": name}, type=messages.THREAD_NOTICE)
        messages.post(core, owner_id, parent, notice)
    return thread


def archive(core: Core, thread: Channel, archived: bool) -> None:
    if thread.archived == archived:
        return
    thread.archived = archived
    thread.archive_ms = core.clock.now_ms()
    if not archived:
        watch(core, thread)
    channels.channel_changed(core, thread)


def watch(core: Core, thread: Channel) -> None:
    """Archive the thread once nobody has written in it for long enough."""
    core.clock.at(_archive_due(core, thread), lambda: _look_at(core, thread))


def _look_at(core: Core, thread: Channel) -> None:
    if thread.archived or core.world.channels.get(thread.id) is not thread:
        return
    if core.clock.now() >= _archive_due(core, thread):
        archive(core, thread, True)
    else:
        watch(core, thread)


def _archive_due(core: Core, thread: Channel) -> float:
    newest = next(core.world.history(thread.id).newest(), None)
    active_ms = max(newest.created_ms if newest else 0, thread.archive_ms)
    return active_ms / 1000 + thread.auto_archive_minutes * 60


def enter(core: Core, thread: Channel, user_id: int) -> None:
    if user_id in thread.thread_members:
        return
    thread.thread_members[user_id] = core.clock.now_ms()
    core.world.save(thread)
    if user_id in core.world.applications:
        data = wire.thread(core.world, thread, user_id) | {"newly_created": False}
        core.gateway.tell_application(user_id, "THREAD_CREATE", data, thread.guild_id)
    added = [_member(core, thread, user_id)]
    _tell_members(core, thread, _members_update(thread) | {"added_members": added})


def leave(core: Core, thread: Channel, user_id: int) -> None:
    if thread.thread_members.pop(user_id, None) is None:
        return
    core.world.save(thread)
    removed = _members_update(thread) | {"removed_member_ids": [str(user_id)]}
    if user_id in core.world.applications and thread.type == ChannelType.PRIVATE_THREAD:
        core.gateway.tell_application(user_id, "THREAD_MEMBERS_UPDATE", removed, thread.guild_id)
    _tell_members(core, thread, removed)


def _member(core: Core, thread: Channel, user_id: int) -> JSON:
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


def _tell_members(core: Core, thread: Channel, change: JSON) -> None:
    core.gateway.tell_channel("THREAD_MEMBERS_UPDATE", change, thread, Intent.GUILDS)
    core.people.channel_changed(thread)
