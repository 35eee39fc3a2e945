"""Reactions."""

from bot.playground import wire
from bot.playground.limits.forms import between_query
from bot.playground.limits.messages import HISTORY
from bot.playground.limits.refusals import THREAD_ARCHIVED
from bot.playground.limits.rule import Rejected
from bot.playground.operations import reactions
from bot.playground.permissions import Permission
from bot.playground.records import JSON, Message
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route

_BASE = "/channels/{channel}/messages/{message}/reactions"


@route("PUT", f"{_BASE}/{{emoji}}/@me")
async def add(call: Call) -> None:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    message = call.message(channel)
    if channel.archived:
        raise Rejected(THREAD_ARCHIVED)
    emoji = reactions.emoji_key(call.world, call.text("emoji"))
    if not any(reaction.emoji == emoji for reaction in message.reactions):
        call.need(channel, Permission.ADD_REACTIONS)
    reactions.react(call.core, message, call.bot_id, emoji)


@route("DELETE", f"{_BASE}/{{emoji}}/@me")
async def take_back(call: Call) -> None:
    message = call.message(call.channel())
    emoji = reactions.emoji_key(call.world, call.text("emoji"))
    reactions.unreact(call.core, message, call.bot_id, emoji)


@route("DELETE", f"{_BASE}/{{emoji}}/{{user}}")
async def remove(call: Call) -> None:
    message = _managed(call)
    emoji = reactions.emoji_key(call.world, call.text("emoji"))
    reactions.unreact(call.core, message, call.snowflake("user"), emoji)


@route("DELETE", f"{_BASE}/{{emoji}}")
async def clear_one(call: Call) -> None:
    message = _managed(call)
    reactions.clear(call.core, message, reactions.emoji_key(call.world, call.text("emoji")))


@route("DELETE", _BASE)
async def clear(call: Call) -> None:
    reactions.clear(call.core, _managed(call))


def _managed(call: Call) -> Message:
    return call.message(call.channel(Permission.MANAGE_MESSAGES))


@route("GET", f"{_BASE}/{{emoji}}")
async def who(call: Call) -> list[JSON]:
    call.known_query("after", "limit", "type")
    message = call.message(call.channel())
    emoji = reactions.emoji_key(call.world, call.text("emoji"))
    limit = between_query(call.query, "limit", HISTORY, 25)
    after = call.query_snowflake("after") or 0
    found = next((r.users for r in message.reactions if r.emoji == emoji), [])
    return [wire.user_by_id(call.world, user) for user in sorted(found) if user > after][:limit]
