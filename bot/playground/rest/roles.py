"""Roles of a server."""

from __future__ import annotations

from bot.playground import wire
from bot.playground.limits.channels import ROLE
from bot.playground.limits.refusals import UNKNOWN_ROLE
from bot.playground.limits.rule import Rejected
from bot.playground.operations import channels
from bot.playground.permissions import Permission
from bot.playground.records import JSON, Guild, Role
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route


@route("GET", "/guilds/{guild}/roles")
async def roles(call: Call) -> list[JSON]:
    return [wire.role(role) for role in call.guild().roles.values()]


@route("GET", "/guilds/{guild}/roles/{role}")
async def role(call: Call) -> JSON:
    return wire.role(_role(call, call.guild()))


@route("POST", "/guilds/{guild}/roles")
async def create_role(call: Call) -> JSON:
    guild = call.guild()
    call.need_in_guild(guild, Permission.MANAGE_ROLES)
    body = call.fill(ROLE)
    new = Role(id=call.core.ids.next(), name="new role", permissions=0, position=1)
    _apply(new, body)
    channels.role_changed(call.core, guild, new, new=True)
    return wire.role(new)


@route("PATCH", "/guilds/{guild}/roles/{role}")
async def edit_role(call: Call) -> JSON:
    guild = call.guild()
    call.need_in_guild(guild, Permission.MANAGE_ROLES)
    found = _role(call, guild)
    _apply(found, call.fill(ROLE))
    channels.role_changed(call.core, guild, found, new=False)
    return wire.role(found)


@route("DELETE", "/guilds/{guild}/roles/{role}")
async def delete_role(call: Call) -> None:
    guild = call.guild()
    call.need_in_guild(guild, Permission.MANAGE_ROLES)
    channels.delete_role(call.core, guild, _role(call, guild).id)


def _role(call: Call, guild: Guild) -> Role:
    found = guild.roles.get(call.snowflake("role"))
    if found is None:
        raise Rejected(UNKNOWN_ROLE)
    return found


def _apply(role: Role, body: JSON) -> None:
    role.name = body.get("name") or role.name
    role.permissions = int(body.get("permissions") or role.permissions)
    colors = body.get("colors") or {}
    role.color = body.get("color") or colors.get("primary_color") or role.color
    role.hoist = bool(body.get("hoist", role.hoist))
    role.mentionable = bool(body.get("mentionable", role.mentionable))
