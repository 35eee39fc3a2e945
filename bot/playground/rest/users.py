"""Users, and the DMs opened with them."""

from bot.playground import permissions, wire
from bot.playground.limits import refusals
from bot.playground.limits.channels import OPEN_DM
from bot.playground.limits.forms import fill
from bot.playground.limits.rule import Rejected
from bot.playground.operations import channels, members
from bot.playground.records import JSON
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route


@route("GET", "/users/@me")
async def own_user(call: Call) -> JSON:
    return wire.own_user(call.world.users[call.bot_id])


@route("GET", "/users/{user}")
async def user(call: Call) -> JSON:
    found = call.world.users.get(call.snowflake("user"))
    if found is None:
        raise Rejected(refusals.UNKNOWN_USER)
    return wire.user(found)


@route("GET", "/users/@me/guilds")
async def own_guilds(call: Call) -> list[JSON]:
    call.known_query("before", "after", "limit", "with_counts")
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": guild.owner_id == call.bot_id,
            "permissions": str(permissions.in_guild(guild, call.bot_id)),
            "features": [],
        }
        for guild in call.world.guilds.values()
        if call.bot_id in guild.members
    ]


@route("DELETE", "/users/@me/guilds/{guild}")
async def leave_guild(call: Call) -> None:
    guild = call.world.guilds.get(call.snowflake("guild"))
    if guild is None or call.bot_id not in guild.members:
        raise Rejected(refusals.UNKNOWN_GUILD)
    members.leave(call.core, guild, call.bot_id)


@route("POST", "/users/@me/channels")
async def open_dm(call: Call) -> JSON:
    """Opening works also with people whose DMs are closed; only the message is refused."""
    body = fill(OPEN_DM, call.body)
    person = call.world.users.get(int(body["recipient_id"]))
    if person is None:
        raise Rejected(refusals.UNKNOWN_USER)
    if person.bot:
        raise Rejected(refusals.CANNOT_DM_A_BOT)
    if call.world.dm_between(call.bot_id, person.id) is None:
        _count_opening(call)
    channel = channels.dm(call.core, call.bot_id, person.id)
    return wire.channel(call.world, channel, call.bot_id)


def _count_opening(call: Call) -> None:
    settings = call.core.settings
    if settings.rate_limits and call.core.new_dms.take(call.bot_id, settings.new_dms_in_10_minutes):
        raise Rejected(refusals.OPENING_DMS_TOO_FAST)
