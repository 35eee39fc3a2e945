"""Carries out the orders."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from bot.playground.control import orders
from bot.playground.control.processes import disturb
from bot.playground.incoming import id_of, in_time
from bot.playground.operations import channels, members, messages, threads
from bot.playground.people.actions import Cannot
from bot.playground.records import JSON, Channel, ChannelType, Guild, Overwrite, Role
from bot.playground.replies import Malformed

if TYPE_CHECKING:
    from bot.playground.core import Core

T = TypeVar("T")


def execute(core: Core, order: orders.Order) -> JSON:
    """Do what is ordered; the answer names the ids of what is new."""
    done: JSON | None = _ORDERS[type(order)](core, order)
    return done or {}


def _number(text: str) -> int:
    number = id_of(text)
    if number is None:
        raise Malformed(f"{text!r} is no id.")
    return number


def _one(found: T | None, what: str, number: str) -> T:
    if found is None:
        raise Cannot(f"There is no {what} {number}.")
    return found


def _guild(core: Core, number: str) -> Guild:
    return _one(core.world.guilds.get(_number(number)), "server", number)


def _channel(core: Core, number: str) -> Channel:
    return _one(core.world.channels.get(_number(number)), "channel", number)


def _user(core: Core, number: str) -> int:
    if _number(number) not in core.world.users:
        raise Cannot(f"There is no user {number}.", "person-gone")
    return int(number)


def _create_server(core: Core, order: orders.CreateServer) -> JSON:
    guild = channels.create_guild(core, order.name, _user(core, order.owner), order.locale)
    made = [channels.create_channel(core, guild, name) for name in order.channels]
    core.people.server_changed(guild)
    return {"server": str(guild.id), "channels": {c.name: str(c.id) for c in made}}


def _create_channel(core: Core, order: orders.CreateChannel) -> JSON:
    kind = ChannelType[order.kind.upper()]
    channel = channels.create_channel(core, _guild(core, order.server), order.name, kind)
    channels.announce_channel(core, channel)
    return {"channel": str(channel.id)}


def _create_bot(core: Core, order: orders.CreateBot) -> JSON:
    owner = _user(core, order.owner)
    guilds = [_guild(core, server) for server in order.servers]
    application = core.add_application(order.name, owner, order.intents)
    for guild in guilds:
        members.join(core, guild, application.id)
    return {"bot": str(application.id), "token": application.token}


def _add_member(core: Core, order: orders.AddMember) -> None:
    members.join(core, _guild(core, order.server), _user(core, order.user))


def _remove_member(core: Core, order: orders.RemoveMember) -> None:
    members.leave(core, _guild(core, order.server), _user(core, order.user))


def _create_role(core: Core, order: orders.CreateRole) -> JSON:
    guild = _guild(core, order.server)
    role = Role(id=core.ids.next(), name=order.name, permissions=order.permissions, position=1)
    members.role_changed(core, guild, role, new=True)
    return {"role": str(role.id)}


def _set_role(core: Core, order: orders.SetRole) -> None:
    guild = _guild(core, order.server)
    role = _one(guild.roles.get(_number(order.role)), "role", order.role)
    role.permissions = order.permissions
    members.role_changed(core, guild, role, new=False)


def _give_role(core: Core, order: orders.GiveRole) -> None:
    guild = _guild(core, order.server)
    member = guild.members.get(_user(core, order.user))
    if member is None or _number(order.role) not in guild.roles:
        raise Cannot("There is no such member or role.")
    kept = [role for role in member.roles if role != _number(order.role)]
    member.roles = kept if order.taken else [*kept, _number(order.role)]
    members.member_changed(core, guild, member)


def _set_overwrite(core: Core, order: orders.SetOverwrite) -> None:
    channel = _channel(core, order.channel)
    guild = core.world.guilds.get(channel.guild_id or 0)
    if guild is None:
        raise Cannot("Only a server's channels have overwrites.")
    target = _number(order.target)
    kind = 0 if target in guild.roles else 1
    overwrite = Overwrite(id=target, type=kind, allow=order.allow, deny=order.deny)
    channels.set_overwrite(core, channel, overwrite)


def _delete_channel(core: Core, order: orders.DeleteChannel) -> None:
    channels.delete_channel(core, _channel(core, order.channel))


def _delete_message(core: Core, order: orders.DeleteMessage) -> None:
    channel = _channel(core, order.channel)
    found = core.world.message(channel.id, _number(order.message))
    messages.delete(core, _one(found, "message", order.message))


def _archive_thread(core: Core, order: orders.ArchiveThread) -> None:
    thread = _channel(core, order.thread)
    if not thread.is_thread:
        raise Cannot(f"{order.thread} is no thread.")
    thread.locked = order.locked
    threads.archive(core, thread, order.archived)
    channels.channel_changed(core, thread)


def _set_dms(core: Core, order: orders.SetDMs) -> None:
    person = core.world.users[_user(core, order.person)]
    if order.bot is None:
        person.dms_open = order.open
    elif order.open:
        person.blocked.discard(_number(order.bot))
    else:
        person.blocked.add(_user(core, order.bot))
    core.world.save(person)


def _set_intents(core: Core, order: orders.SetIntents) -> None:
    application = _one(core.world.applications.get(_user(core, order.bot)), "bot", order.bot)
    application.privileged_intents = order.intents
    core.world.save(application)


def _set_endpoint(core: Core, order: orders.SetEndpoint) -> None:
    application = _one(core.world.applications.get(_user(core, order.bot)), "bot", order.bot)
    application.endpoint = order.url
    core.world.save(application)


def _set_blocked_words(core: Core, order: orders.SetBlockedWords) -> None:
    guild = _guild(core, order.server)
    guild.blocked_words = order.words
    core.world.save(guild)


def _set_clock(core: Core, order: orders.SetClock) -> JSON:
    moment = core.clock.now() if order.at is None else order.at
    moment += order.advance or 0.0
    if not in_time(moment * 1000):
        raise Malformed("The clock goes from 2015, when Discord began, to 2084.")
    if order.running is False:
        core.clock.stop()
    if order.at is not None or order.advance is not None:
        core.clock.set(moment)
    if order.running:
        core.clock.start()
    core.people.clock_changed()
    return {"now": core.clock.now(), "running": core.clock.running}


def _plan_fault(core: Core, order: orders.PlanFault) -> None:
    core.faults.plan(order.fault)


def _clear_faults(core: Core, order: orders.ClearFaults) -> None:
    core.faults.clear()


def _close_gateway(core: Core, order: orders.CloseGateway) -> None:
    bot = _number(order.bot) if order.bot else None
    core.gateway.close_connections(order.code, order.reason, bot)
    if order.forget:
        core.gateway.forget_sessions(bot)


def _cut_off(core: Core, order: orders.CutOff) -> None:
    for number, session in enumerate([*core.gateway.sessions_of(_number(order.bot))]):
        if order.session in (None, number):
            session.cut_off(order.seconds)


def _restart(core: Core, order: orders.Restart) -> None:
    core.restart(order.seconds)


_ORDERS: dict[type[Any], Callable[[Core, Any], JSON | None]] = {
    orders.CreateServer: _create_server,
    orders.CreateChannel: _create_channel,
    orders.CreateBot: _create_bot,
    orders.AddMember: _add_member,
    orders.RemoveMember: _remove_member,
    orders.CreateRole: _create_role,
    orders.SetRole: _set_role,
    orders.GiveRole: _give_role,
    orders.SetOverwrite: _set_overwrite,
    orders.DeleteChannel: _delete_channel,
    orders.DeleteMessage: _delete_message,
    orders.ArchiveThread: _archive_thread,
    orders.SetDMs: _set_dms,
    orders.SetIntents: _set_intents,
    orders.SetEndpoint: _set_endpoint,
    orders.SetBlockedWords: _set_blocked_words,
    orders.SetClock: _set_clock,
    orders.PlanFault: _plan_fault,
    orders.ClearFaults: _clear_faults,
    orders.CloseGateway: _close_gateway,
    orders.CutOff: _cut_off,
    orders.Disturb: disturb,
    orders.Restart: _restart,
}
