"""Servers."""

from bot.playground import wire
from bot.playground.limits.channels import NEW_CHANNEL
from bot.playground.operations import channels
from bot.playground.permissions import Permission
from bot.playground.records import JSON, ChannelType
from bot.playground.rest.call import Call
from bot.playground.rest.channels import apply_channel
from bot.playground.rest.routes import route


@route("GET", "/guilds/{guild}")
async def guild(call: Call) -> JSON:
    call.known_query("with_counts")
    found = call.guild()
    data = wire.guild(found)
    if call.is_true("with_counts"):
        data["approximate_member_count"] = len(found.members)
        data["approximate_presence_count"] = len(found.members)
    return data


@route("GET", "/guilds/{guild}/channels")
async def guild_channels(call: Call) -> list[JSON]:
    channels = call.world.guild_channels(call.guild().id)
    return [wire.channel(call.world, c, call.bot_id) for c in channels if not c.is_thread]


@route("POST", "/guilds/{guild}/channels", status=201)
async def create_channel(call: Call) -> JSON:
    found = call.guild()
    call.need_in_guild(found, Permission.MANAGE_CHANNELS)
    body = call.fill(NEW_CHANNEL)
    kind = body.get("type") or ChannelType.TEXT
    channel = channels.create_channel(call.core, found, body["name"], kind)
    apply_channel(channel, body)
    call.world.save(channel)
    channels.announce_channel(call.core, channel)
    return wire.channel(call.world, channel, call.bot_id)


@route("GET", "/guilds/{guild}/roles")
async def roles(call: Call) -> list[JSON]:
    return [wire.role(role) for role in call.guild().roles.values()]
