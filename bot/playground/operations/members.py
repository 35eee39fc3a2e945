"""Members and bots join and leave servers, and roles come and change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.playground import wire
from bot.playground.gateway.identify import send_guild
from bot.playground.gateway.intents import Intent
from bot.playground.permissions import OF_EVERYONE
from bot.playground.records import JSON, Guild, Member, Role

if TYPE_CHECKING:
    from bot.playground.core import Core


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
            send_guild(core, session, guild, is_new=True)
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
