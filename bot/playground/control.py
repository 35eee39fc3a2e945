"""What only the one who runs the playground can do: build servers, set the clock, break things."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import web

from bot.playground.deeds import messages, places
from bot.playground.faults import EventFault, RequestFault
from bot.playground.people import seen
from bot.playground.replies import Malformed, json_reply, read_json
from bot.playground.world import JSON, Channel, ChannelType, Guild, Message, Overwrite, Role

if TYPE_CHECKING:
    from bot.playground.core import Core

PREFIX = "/control"
Snowflake = str


class _Order(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class CreateServer(_Order, tag="create_server"):
    name: str
    owner: Snowflake
    channels: list[str] = msgspec.field(default_factory=list)
    locale: str = "en-US"


class CreateChannel(_Order, tag="create_channel"):
    server: Snowflake
    name: str


class CreateBot(_Order, tag="create_bot"):
    """Register an application. `intents` are the privileged ones it may ask for, as bits."""

    name: str
    owner: Snowflake
    intents: int = 0
    servers: list[Snowflake] = msgspec.field(default_factory=list)


class AddMember(_Order, tag="add_member"):
    """A person joins, or a bot is invited."""

    server: Snowflake
    user: Snowflake


class RemoveMember(_Order, tag="remove_member"):
    server: Snowflake
    user: Snowflake


class CreateRole(_Order, tag="create_role"):
    server: Snowflake
    name: str
    permissions: int = 0


class SetRole(_Order, tag="set_role"):
    """Change what a role may do; @everyone has the server's id."""

    server: Snowflake
    role: Snowflake
    permissions: int


class GiveRole(_Order, tag="give_role"):
    server: Snowflake
    user: Snowflake
    role: Snowflake
    taken: bool = False


class SetOverwrite(_Order, tag="set_overwrite"):
    """Give or take permissions in one channel, for a role or a member."""

    channel: Snowflake
    target: Snowflake
    allow: int = 0
    deny: int = 0


class DeleteChannel(_Order, tag="delete_channel"):
    """A channel or a thread."""

    channel: Snowflake


class DeleteMessage(_Order, tag="delete_message"):
    channel: Snowflake
    message: Snowflake


class ArchiveThread(_Order, tag="archive_thread"):
    thread: Snowflake
    archived: bool = True
    locked: bool = False


class SetDMs(_Order, tag="set_dms"):
    """Whether a person takes messages from a bot; without a bot, from anyone."""

    person: Snowflake
    open: bool
    bot: Snowflake | None = None


class SetIntents(_Order, tag="set_intents"):
    """Which privileged intents a bot may ask for."""

    bot: Snowflake
    intents: int


class SetBlockedWords(_Order, tag="set_blocked_words"):
    """What a server's automatic moderation keeps out."""

    server: Snowflake
    words: list[str]


class SetClock(_Order, tag="set_clock"):
    """`at` (seconds since 1970) and `advance` move the clock; `running` stops or starts it."""

    at: float | None = None
    advance: float | None = None
    running: bool | None = None


class PlanFault(_Order, tag="plan_fault"):
    fault: RequestFault | EventFault


class ClearFaults(_Order, tag="clear_faults"):
    pass


class CloseGateway(_Order, tag="close_gateway"):
    """Close the bots' connections; with `forget`, their sessions cannot be resumed."""

    code: int = 4000
    reason: str = ""
    bot: Snowflake | None = None
    forget: bool = False


class Restart(_Order, tag="restart"):
    """All of Discord goes down and answers nothing for so long."""

    seconds: float = 0.0


Order = (
    CreateServer
    | CreateChannel
    | CreateBot
    | AddMember
    | RemoveMember
    | CreateRole
    | SetRole
    | GiveRole
    | SetOverwrite
    | DeleteChannel
    | DeleteMessage
    | ArchiveThread
    | SetDMs
    | SetIntents
    | SetBlockedWords
    | SetClock
    | PlanFault
    | ClearFaults
    | CloseGateway
    | Restart
)


async def serve(core: Core, request: web.BaseRequest) -> web.StreamResponse:
    match request.method, request.path.removeprefix(PREFIX):
        case "POST", "/act":
            order = await read_json(request, Order)
            plain = msgspec.json.encode(order)
            core.transcript.add("control", type(order).__name__, plain)
            return json_reply(carry_out(core, order))
        case "GET", "/world":
            return json_reply(_overview(core))
        case "GET", "/clock":
            return json_reply({"now": core.clock.now(), "running": core.clock.running})
        case "GET", "/faults":
            return json_reply(core.faults.planned)
        case "GET", "/transcript":
            return web.Response(text=core.transcript.as_text())
        case "GET", "/transcript.jsonl":
            lines = core.transcript.as_json_lines()
            return web.Response(body=lines, content_type="application/jsonl")
    core.transcript.add("unknown", f"{request.method} {request.path}")
    return json_reply({"refused": f"There is no {request.method} {request.path}."}, 501)


def carry_out(core: Core, order: Order) -> JSON:
    """Do what is ordered; the answer names the ids of what is new."""
    done: JSON | None = _ORDERS[type(order)](core, order)
    return done or {}


def _overview(core: Core) -> JSON:
    world = core.world
    return {
        "people": [seen.person(u) for u in world.users.values() if not u.bot],
        "bots": [
            {"id": str(a.id), "name": a.name, "online": core.gateway.is_online(a.id)}
            for a in world.applications.values()
        ],
        "servers": [
            {
                "id": str(g.id),
                "name": g.name,
                "owner": str(g.owner_id),
                "members": [str(m) for m in g.members],
                "channels": [
                    {"id": str(c.id), "name": c.name, "type": c.type}
                    for c in world.guild_channels(g.id)
                ],
            }
            for g in world.guilds.values()
        ],
    }


def _guild(core: Core, number: str) -> Guild:
    guild = core.world.guilds.get(int(number)) if number.isdecimal() else None
    if guild is None:
        raise Malformed(f"There is no server {number}.")
    return guild


def _channel(core: Core, number: str) -> Channel:
    channel = core.world.channels.get(int(number)) if number.isdecimal() else None
    if channel is None:
        raise Malformed(f"There is no channel {number}.")
    return channel


def _message(core: Core, channel: str, number: str) -> Message:
    found = core.world.message(_channel(core, channel).id, int(number))
    if found is None:
        raise Malformed(f"There is no message {number}.")
    return found


def _user(core: Core, number: str) -> int:
    if not number.isdecimal() or int(number) not in core.world.users:
        raise Malformed(f"There is no user {number}.")
    return int(number)


def _create_server(core: Core, order: CreateServer) -> JSON:
    guild = places.create_guild(core, order.name, _user(core, order.owner), order.locale)
    made = [places.create_channel(core, guild, name) for name in order.channels]
    core.people.server_changed(guild)
    return {"server": str(guild.id), "channels": {c.name: str(c.id) for c in made}}


def _create_channel(core: Core, order: CreateChannel) -> JSON:
    channel = places.create_channel(core, _guild(core, order.server), order.name)
    places.announce_channel(core, channel)
    return {"channel": str(channel.id)}


def _create_bot(core: Core, order: CreateBot) -> JSON:
    owner = _user(core, order.owner)
    guilds = [_guild(core, server) for server in order.servers]
    application = core.add_application(order.name, owner, order.intents)
    for guild in guilds:
        places.join(core, guild, application.id)
    return {"bot": str(application.id), "token": application.token}


def _add_member(core: Core, order: AddMember) -> None:
    places.join(core, _guild(core, order.server), _user(core, order.user))


def _remove_member(core: Core, order: RemoveMember) -> None:
    places.leave(core, _guild(core, order.server), _user(core, order.user))


def _create_role(core: Core, order: CreateRole) -> JSON:
    guild = _guild(core, order.server)
    role = Role(id=core.ids.next(), name=order.name, permissions=order.permissions, position=1)
    places.role_changed(core, guild, role, new=True)
    return {"role": str(role.id)}


def _set_role(core: Core, order: SetRole) -> None:
    guild = _guild(core, order.server)
    role = guild.roles.get(int(order.role))
    if role is None:
        raise Malformed(f"There is no role {order.role}.")
    role.permissions = order.permissions
    places.role_changed(core, guild, role, new=False)


def _give_role(core: Core, order: GiveRole) -> None:
    guild = _guild(core, order.server)
    member = guild.members.get(_user(core, order.user))
    if member is None or int(order.role) not in guild.roles:
        raise Malformed("There is no such member or role.")
    kept = [role for role in member.roles if role != int(order.role)]
    member.roles = kept if order.taken else [*kept, int(order.role)]
    places.member_changed(core, guild, member)


def _set_overwrite(core: Core, order: SetOverwrite) -> None:
    channel = _channel(core, order.channel)
    guild = core.world.guilds[channel.guild_id or 0]
    target = int(order.target)
    kind = 0 if target in guild.roles else 1
    overwrite = Overwrite(id=target, type=kind, allow=order.allow, deny=order.deny)
    places.set_overwrite(core, channel, overwrite)


def _delete_channel(core: Core, order: DeleteChannel) -> None:
    places.delete_channel(core, _channel(core, order.channel))


def _delete_message(core: Core, order: DeleteMessage) -> None:
    messages.delete(core, _message(core, order.channel, order.message))


def _archive_thread(core: Core, order: ArchiveThread) -> None:
    thread = _channel(core, order.thread)
    if thread.type not in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD):
        raise Malformed(f"{order.thread} is no thread.")
    thread.archived, thread.locked = order.archived, order.locked
    thread.archive_ms = core.clock.now_ms()
    places.channel_changed(core, thread)


def _set_dms(core: Core, order: SetDMs) -> None:
    person = core.world.users[_user(core, order.person)]
    if order.bot is None:
        person.dms_open = order.open
    elif order.open:
        person.blocked.discard(int(order.bot))
    else:
        person.blocked.add(_user(core, order.bot))
    core.world.save(person)


def _set_intents(core: Core, order: SetIntents) -> None:
    application = core.world.applications.get(_user(core, order.bot))
    if application is None:
        raise Malformed(f"{order.bot} is no bot.")
    application.privileged_intents = order.intents
    core.world.save(application)


def _set_blocked_words(core: Core, order: SetBlockedWords) -> None:
    guild = _guild(core, order.server)
    guild.blocked_words = order.words
    core.world.save(guild)


def _set_clock(core: Core, order: SetClock) -> JSON:
    if order.running is False:
        core.clock.stop()
    if order.at is not None:
        core.clock.set(order.at)
    if order.advance is not None:
        core.clock.advance(order.advance)
    if order.running:
        core.clock.start()
    core.people.clock_changed()
    return {"now": core.clock.now(), "running": core.clock.running}


def _plan_fault(core: Core, order: PlanFault) -> None:
    core.faults.plan(order.fault)


def _clear_faults(core: Core, order: ClearFaults) -> None:
    core.faults.clear()


def _close_gateway(core: Core, order: CloseGateway) -> None:
    bot = int(order.bot) if order.bot else None
    core.gateway.close_lines(order.code, order.reason, bot)
    if order.forget:
        core.gateway.forget_sessions(bot)


def _restart(core: Core, order: Restart) -> None:
    core.restart(order.seconds)


_ORDERS: dict[type[Any], Callable[[Core, Any], JSON | None]] = {
    CreateServer: _create_server,
    CreateChannel: _create_channel,
    CreateBot: _create_bot,
    AddMember: _add_member,
    RemoveMember: _remove_member,
    CreateRole: _create_role,
    SetRole: _set_role,
    GiveRole: _give_role,
    SetOverwrite: _set_overwrite,
    DeleteChannel: _delete_channel,
    DeleteMessage: _delete_message,
    ArchiveThread: _archive_thread,
    SetDMs: _set_dms,
    SetIntents: _set_intents,
    SetBlockedWords: _set_blocked_words,
    SetClock: _set_clock,
    PlanFault: _plan_fault,
    ClearFaults: _clear_faults,
    CloseGateway: _close_gateway,
    Restart: _restart,
}
