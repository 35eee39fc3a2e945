"""Members of a server."""

from bot.playground import wire
from bot.playground.limits.channels import MEMBER
from bot.playground.limits.forms import between_query
from bot.playground.limits.refusals import UNKNOWN_ROLE
from bot.playground.limits.rule import Rejected, between
from bot.playground.operations import members
from bot.playground.permissions import Permission
from bot.playground.records import JSON, Guild, Member
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route

PAGE = between("members.limit", 1, 1000)


@route("GET", "/guilds/{guild}/members")
async def list_members(call: Call) -> list[JSON]:
    call.known_query("limit", "after")
    guild = call.guild()
    limit = between_query(call.query, "limit", PAGE, 1)
    after = call.query_snowflake("after") or 0
    found = sorted(m.user_id for m in guild.members.values() if m.user_id > after)
    return [wire.member(call.world, guild.members[user]) for user in found[:limit]]


@route("GET", "/guilds/{guild}/members/{user}")
async def member(call: Call) -> JSON:
    return wire.member(call.world, call.member(call.guild()))


@route("PATCH", "/guilds/{guild}/members/{user}")
async def edit_member(call: Call) -> JSON:
    guild = call.guild()
    found = call.member(guild)
    body = call.fill(MEMBER)
    if "nick" in body:
        call.need_in_guild(guild, Permission.MANAGE_NICKNAMES)
        found.nick = body["nick"] or None
    if body.get("roles") is not None:
        call.need_in_guild(guild, Permission.MANAGE_ROLES)
        found.roles = [_role(guild, int(role)) for role in body["roles"]]
    members.member_changed(call.core, guild, found)
    return wire.member(call.world, found)


@route("PUT", "/guilds/{guild}/members/{user}/roles/{role}")
async def give_role(call: Call) -> None:
    guild, found, role = _role_change(call)
    if role not in found.roles:
        found.roles.append(role)
        members.member_changed(call.core, guild, found)


@route("DELETE", "/guilds/{guild}/members/{user}/roles/{role}")
async def take_role(call: Call) -> None:
    guild, found, role = _role_change(call)
    if role in found.roles:
        found.roles.remove(role)
        members.member_changed(call.core, guild, found)


def _role_change(call: Call) -> tuple[Guild, Member, int]:
    guild = call.guild()
    call.need_in_guild(guild, Permission.MANAGE_ROLES)
    return guild, call.member(guild), _role(guild, call.snowflake("role"))


def _role(guild: Guild, role_id: int) -> int:
    if role_id not in guild.roles:
        raise Rejected(UNKNOWN_ROLE)
    return role_id
